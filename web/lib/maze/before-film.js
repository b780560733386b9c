import { OPERATIONS } from './operations.js';

/** @import { Maze } from './maze.js' */

/** The kind of an open cell of a maze: corridor. */
const CORRIDOR = 3;

/**
 * The kinds before the first step: a dungeon is rock, all kept cells of a maze are corridors.
 * @param {Maze} maze
 */
export function kindsBefore({ cellCount, dungeon, mask }) {
  const kinds = new Uint8Array(cellCount);
  return dungeon ? kinds : kinds.map((_, cell) => (mask?.[cell] === 0 ? 0 : CORRIDOR));
}

/**
 * Steps at the beginning of a log that open every passage; see `film.prologue`. Cost: O(cells).
 * @param {Uint32Array} steps
 * @param {Uint8Array} exits
 */
export function prologueOf(steps, exits) {
  // A loop: `findIndex` takes ten times as long.
  let first = 0;
  while (first < steps.length && (steps[first] & 63) < OPERATIONS.fill) first += 1;
  let next = first;
  while (next < steps.length && (steps[next] & 63) >= OPERATIONS.reject) next += 1;
  const isFill = first > 0 && (steps[next] & 63) < OPERATIONS.kind;
  if (next === steps.length || !isFill) return 0;
  let ends = 0;
  for (const bits of exits) for (let rest = bits; rest > 0; rest &= rest - 1) ends += 1;
  return 2 * first === ends ? first : 0;
}
