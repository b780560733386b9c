// Identifiers in the form of UUIDs that the same maze always has, so that a map which is written again keeps
// references to it. Source: RFC 9562, version 8 (made by a rule of the application); FNV-1a.
import { jsonOf } from '../../maze/json.js';

/** @typedef {import('../options/maze.js').Maze} Maze */

const PRIME = 0x01000193;
/** Where the four words of a hash begin: FNV's own, and three others. */
const BASES = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];

/** @param {string} text @param {number} basis */
function hash32(text, basis) {
  let hash = basis;
  for (let i = 0; i < text.length; ++i) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  // FNV leaves the last characters in the low bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** 128 bits as 32 hexadecimal digits. @param {string} text */
const hash128 = (text) =>
  BASES.map((basis) => hash32(text, basis).toString(16).padStart(8, '0')).join('');

/**
 * What gives the parts of a maze's map their identifiers, from the code of the maze, or from its data.
 * @param {Maze} maze
 * @returns {(part: string) => string}
 */
export function iidsOf(maze) {
  const key = hash128(maze.code ?? JSON.stringify(jsonOf(maze)));
  return (part) => {
    const digits = hash128(`${key} ${part}`);
    const variant = '89ab'[Number.parseInt(digits[16], 16) & 3];
    const groups = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`];
    return [...groups, variant + digits.slice(17, 20), digits.slice(20)].join('-');
  };
}
