import { packed } from '../../looks/pixels.js';
import { MARKS } from '../../maze/operation-codes.js';
import { isPlainSquares } from '../../util/plain-squares.js';

/** @import { Film } from '../../maze/film.js' */
/** @import { NeighbourTable } from '../geometry/neighbour-table.js' */

/** @import { FilmColors } from './film.js' */

/** @typedef {ReturnType<typeof lookOf>} Look */

/**
 * Colours and walls of a film at its position.
 * @param {Film} film
 * @param {() => NeighbourTable} neighboursOf its maze
 * @param {FilmColors} colors
 * @param {boolean} hasHatching whether rock is hatched instead
 */
export function lookOf(
  film,
  neighboursOf,
  { palette, held, sets, finished, ...given },
  hasHatching,
) {
  const { isSearch } = given;
  const { maze, passages, marks } = film;
  /** Of a dungeon only: a maze is drawn by its passages. */
  const kinds = maze.dungeon ? film.kinds : null;
  const { ink, line, edge } = palette;
  const [rock, floor, hall, mark] = [palette.rock, palette.floor, palette.hall, palette.mark].map(
    packed,
  );
  const [visited, front] = [palette.visited, palette.front].map(packed);
  /** Most films of squares need no neighbours, whose table is large. */
  const neighbours = maze.dungeon || !isPlainSquares(maze) ? neighboursOf() : null;

  const isIn = (/** @type {number} */ cell) => maze.mask?.[cell] !== 0;
  const isFloor = (/** @type {number} */ cell) => (kinds ?? passages)[cell] !== 0;
  const plain = (/** @type {number} */ cell) => (kinds && kinds[cell] > 1 ? hall : floor);
  const hasFront = given.hasFront && kinds === null && !isSearch;
  const table = hasFront ? neighboursOf() : null;
  const has = (/** @type {number} */ cell, /** @type {keyof typeof MARKS} */ name) =>
    (marks[cell] & MARKS[name]) !== 0;
  /** Whether a cell without passages is adjacent to one with some. */
  const isFront = (/** @type {number} */ cell) => {
    if (!table) return false;
    for (let direction = 0; direction < table.directions; direction += 1) {
      const to = table.to(cell, direction);
      if (to >= 0 && passages[to] !== 0) return true;
    }
    return false;
  };
  const heldColor = (/** @type {number} */ cell) => held?.colorOf(cell) ?? 0;
  const floorOf = (/** @type {number} */ cell) => {
    if (isSearch && has(cell, 'path')) return mark;
    if (isSearch && has(cell, 'discard')) return rock;
    const known = heldColor(cell);
    if (known !== 0) return known;
    if (isSearch) return has(cell, 'visit') ? visited : plain(cell);
    if (has(cell, 'walk') && film.position < film.length) return mark;
    if (sets) return sets.colorOf(cell);
    return finished ? finished(cell) : plain(cell);
  };

  return {
    maze,
    neighbours,
    ink,
    line,
    edge,
    dungeon: maze.dungeon,
    hasFront,
    isIn,
    isFloor,
    passages,
    fillOf(/** @type {number} */ cell) {
      if (!isIn(cell)) return 0;
      if (isFloor(cell)) return floorOf(cell);
      const bare = kinds && hasHatching ? 0 : rock;
      if (film.position === film.length) return bare;
      if (has(cell, 'split') || has(cell, 'walk')) return mark;
      const known = heldColor(cell);
      if (known !== 0) return known;
      return isFront(cell) ? front : bare;
    },
    /** Whether a side has a wall: in a dungeon between floor and rock, in a maze without a passage. */
    isShut(/** @type {number} */ cell, /** @type {number} */ direction) {
      if (kinds === null || neighbours === null) return ((passages[cell] >> direction) & 1) === 0;
      const other = neighbours.to(cell, direction);
      return other < 0 || kinds[other] === 0;
    },
  };
}
