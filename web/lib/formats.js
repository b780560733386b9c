/**
 * Files of mazes: one function per format, and a row per format for programs that offer them all. A
 * bundler keeps only the functions that are imported.
 * @module
 */

import { csv } from './formats/csv.js';

export { toCsv } from './formats/csv.js';
export { MazeError } from './util/error.js';

/** @typedef {import('./formats/options/row.js').FormatRow} FormatRow */
/** @typedef {import('./formats/options/row.js').FormatParam} FormatParam */
/** @typedef {import('./formats/options/row.js').FormatTexts} FormatTexts */
/** @typedef {import('./formats/options/row.js').FormatResult} FormatResult */
/** @typedef {import('./formats/options/row.js').FormatProblem} FormatProblem */
/** @typedef {import('./formats/csv.js').CsvOptions} CsvOptions */
/** @typedef {import('./util/error.js').ErrorCode} ErrorCode */
/** @typedef {import('./util/error.js').Problem} Problem */

/** Every format of this entry, in the order of menus. @type {readonly Readonly<FormatRow>[]} */
export const formats = [csv];
