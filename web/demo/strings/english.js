/** All texts in English, loaded with the language; the catalog's own are English. */
export { en as texts } from './en.js';
export { problemSentence } from './english-problems.js';
/** @type {null} */
export const rows = null;
