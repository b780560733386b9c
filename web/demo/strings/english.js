/** All texts in English, loaded with the language. */
export { en as rows } from 'mazewright/en';
export { en as texts } from './en.js';
export { problemSentence } from './english-problems.js';
