import { floorColors } from '../../draw2d/maze.js';
import { isPlainSquares } from '../../geometry/squares.js';
import { MARKS } from '../../state/library.js';
import { packed } from '../../ui/pixels.js';
import { color } from '../../ui/theme.js';
import { ROLE_COLORS } from './holdings.js';
import { showsSets } from './sets.js';

/** @import { PageState } from '../../state/store.js' */
/** @import { createHoldings } from './holdings.js' */
/** @import { createSets } from './sets.js' */

/** @typedef {ReturnType<typeof lookOf>} Look */

/**
 * Colours and walls of a film at its position.
 * @param {import('mazewright/dungeons').Film} film
 * @param {() => import('../../geometry/neighbour-table.js').NeighbourTable} neighboursOf its maze
 * @param {PageState} state
 * @param {{ sets: ReturnType<typeof createSets> | null,
 *   holdings: ReturnType<typeof createHoldings> | null, isSearch: boolean, hasHatching: boolean,
 *   hasFront: boolean }} given
 */
export function lookOf(film, neighboursOf, state, given) {
  const { sets, holdings, isSearch, hasHatching } = given;
  const { maze, passages, marks } = film;
  /** Of a dungeon only: a maze is drawn by its passages. */
  const kinds = maze.dungeon ? film.kinds : null;
  const [rock, floor, hall, mark] = ['rock', 'floor', 'hall', 'mark'].map((name) =>
    packed(color(name)),
  );
  const [visited, front] = ['visited', 'front'].map((name) => packed(color(name)));
  const held = Object.fromEntries(
    Object.values(ROLE_COLORS).map((name) => [name, packed(color(name))]),
  );
  const [ink, line] = ['ink', 'line'].map(color);
  const finished = floorColors({ ...state, maze });
  /** Most films of squares need no neighbours, whose table is large. */
  const neighbours = maze.dungeon || !isPlainSquares(maze) ? neighboursOf() : null;

  const isIn = (/** @type {number} */ cell) => maze.mask?.[cell] !== 0;
  const isFloor = (/** @type {number} */ cell) => (kinds ?? passages)[cell] !== 0;
  const plain = (/** @type {number} */ cell) => (kinds && kinds[cell] > 1 ? hall : floor);
  const hasFront = given.hasFront && kinds === null && !isSearch && showsSets(maze);
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
  /** The colour of a cell that the algorithm holds, or 0. */
  const heldColor = (/** @type {number} */ cell) => {
    const role = holdings?.roleOf(cell);
    return role && role !== 'sets' ? held[ROLE_COLORS[role]] : 0;
  };
  const floorOf = (/** @type {number} */ cell) => {
    if (isSearch && has(cell, 'path')) return mark;
    if (isSearch && has(cell, 'discard')) return rock;
    const known = heldColor(cell);
    if (known !== 0) return known;
    if (isSearch) return has(cell, 'visit') ? visited : plain(cell);
    if (has(cell, 'walk') && film.position < film.length) return mark;
    if (sets) return sets.colorOf(cell);
    return state.distances && (given.hasFront || !showsSets(maze)) ? finished(cell) : plain(cell);
  };

  return {
    maze,
    neighbours,
    ink,
    line,
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
