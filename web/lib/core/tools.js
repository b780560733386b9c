import { fail } from '../util/error.js';

/** @typedef {typeof import('../tools/all.js').tools} Tools */

/** @type {Tools | null} */
let tools = null;

/** Gives the mazes of this entry the tools of games on tiles. @param {Tools} own */
export function useTools(own) {
  tools = own;
}

/**
 * The tools of games on tiles, which are code of some entries only.
 * @param {string} field the method that needs them
 * @returns {Tools}
 */
export const toolsFor = (field) =>
  tools ?? fail(field, `${field} needs 'mazewright/dungeons'; this entry does not have it`);

/** Whether this entry has them. */
export const hasTools = () => tools !== null;
