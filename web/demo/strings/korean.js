import { koreanProblem } from 'mazewright/ko';

/** All texts in Korean, loaded with the language. */
export { ko as rows } from 'mazewright/ko';
export { ko as texts } from './ko.js';

/** A sentence in Korean about a problem. @type {typeof import('./english-problems.js').problemSentence} */
export const problemSentence = (problem) => koreanProblem(problem);
