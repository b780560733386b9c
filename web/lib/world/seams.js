import { coreValue } from '../options/values.js';
import { readKeys } from './places.js';

/** @typedef {import('./options.js').Query} Query */

/**
 * A seam of a node, or its part within an area: a line between cells, `length` cells long, that begins
 * at the corner (x, y) of a cell. It is closed except for its door.
 * @typedef {object} SeamLine
 * @property {number} level of its node
 * @property {number} x
 * @property {number} y
 * @property {number} length
 * @property {boolean} upright true if it runs downwards, false if to the right
 * @property {number | null} door cells from (x, y) to the door, which is one cell wide; null without a
 *   door
 */

/** @param {Record<string, number>[] | null} lines `SeamLine` of cpp/mazewright/worlds/seam_map.hpp */
const linesOf = (lines) =>
  (lines ?? []).map(({ upright, door, ...line }) =>
    Object.freeze(
      /** @type {SeamLine} */ ({ ...line, upright: upright === 1, door: door < 0 ? null : door }),
    ),
  );

/**
 * @param {Query} query
 * @param {number} level
 * @param {{ x: number, y: number }} cell
 * @returns {SeamLine[]} of one node
 */
export function seamsOfNode(query, level, { x, y }) {
  return linesOf(query('seams', x, y, 1, 1, level, true)).filter((line) => line.level === level);
}

/**
 * @param {Query} query
 * @param {unknown} area
 * @param {unknown} minLevel
 * @returns {SeamLine[]}
 */
export function seamsInArea(query, area, minLevel) {
  const { x, y, width, height } = readKeys('area', area, ['x', 'y', 'width', 'height']);
  const numbers = [x, y, width, height, minLevel].map(coreValue);
  return linesOf(query('seams', ...numbers, false));
}
