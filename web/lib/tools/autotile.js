import { neighbourAndBack, neighboursOf } from '../maze/neighbours.js';
import { checkTiles } from '../maze/tile-places.js';
import { checkBoolean, isIndex } from '../options/cells.js';
import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';

/** @typedef {import('../maze/maze.js').MazeValue} MazeValue */

/**
 * A mask of 4 sides from one of 8, which has a bit per place clockwise from north.
 * @param {number} mask
 */
const sidesOf = (mask) => (mask & 1) | ((mask >> 1) & 2) | ((mask >> 2) & 4) | ((mask >> 3) & 8);

/** The directions of squares. */
const [NORTHWARD, SOUTHWARD, WESTWARD, EASTWARD] = [0, 1, 2, 3];

/** Beyond the rim, and where the mask left a cell out. */
const NOWHERE = -1;

/** The two sides of every corner, north-east first, each with its bit. */
const CORNERS = [
  { bit: 2, upright: NORTHWARD, sideways: EASTWARD, sides: 1 | 4 },
  { bit: 8, upright: SOUTHWARD, sideways: EASTWARD, sides: 4 | 16 },
  { bit: 32, upright: SOUTHWARD, sideways: WESTWARD, sides: 16 | 64 },
  { bit: 128, upright: NORTHWARD, sideways: WESTWARD, sides: 64 | 1 },
];

/** The masks of 8 sides in which a corner is set only between two sides that are, ascending: 47. */
const MASKS = Array.from({ length: 256 }, (_, mask) => mask).filter((mask) =>
  CORNERS.every(({ bit, sides }) => (mask & bit) === 0 || (mask & sides) === sides),
);

/** The bit of each direction. */
const BITS = [1, 16, 64, 4];

/**
 * The masks of 8 sides of all cells. In a dungeon floor joins floor and rock joins rock; everything
 * outside the grid counts as rock. In a maze cells join if a passage links them, and a corner joins if
 * all four cells around it do.
 * @param {MazeValue} maze of squares
 */
function masksOf(maze) {
  const { cellCount, kinds, passages, dungeon } = maze;
  const grid = neighboursOf(maze);
  const near = (/** @type {number} */ cell, /** @type {number} */ direction) =>
    cell !== NOWHERE && (grid.exits[cell] >> direction) & 1
      ? neighbourAndBack(grid, cell, direction) >>> 3
      : NOWHERE;
  const isFloor = (/** @type {number} */ cell) => cell !== NOWHERE && kinds?.[cell] !== 0;
  const isLinked = (/** @type {number} */ cell, /** @type {number} */ direction) =>
    cell !== NOWHERE && ((passages[cell] >> direction) & 1) === 1;
  const masks = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; ++cell) {
    const sort = isFloor(cell);
    let mask = 0;
    for (const [direction, bit] of BITS.entries()) {
      const joins = dungeon ? isFloor(near(cell, direction)) === sort : isLinked(cell, direction);
      if (joins) mask |= bit;
    }
    for (const { bit, upright, sideways, sides } of CORNERS) {
      if ((mask & sides) !== sides) continue;
      const [above, aside] = [near(cell, upright), near(cell, sideways)];
      const corner = above === NOWHERE ? near(aside, upright) : near(above, sideways);
      const joins = dungeon
        ? isFloor(corner) === sort
        : isLinked(above, sideways) && isLinked(aside, upright);
      if (joins) mask |= bit;
    }
    masks[cell] = mask;
  }
  return masks;
}

/**
 * See `maze.autotile`.
 * @param {MazeValue} maze of squares
 * @param {unknown} options
 * @returns {Uint8Array}
 */
export function autotileOf(maze, options) {
  checkTiles(maze, 'levels');
  const entries = entriesOf(options ?? {}, 'options');
  checkKeys(entries, ['sides', 'index', 'level'], 'autotile');
  const { sides = 8, index = false, level } = Object.fromEntries(entries);
  if (sides !== 4 && sides !== 8) fail('sides', `sides must be 4 or 8; got ${describe(sides)}`);
  checkBoolean('index', index);
  if (level !== undefined && !isIndex(level, maze.levels)) {
    const wanted = `a whole number below ${maze.levels}, the number of levels`;
    fail('level', `level must be ${wanted}; got ${describe(level)}`);
  }
  const all = masksOf(maze);
  const area = maze.width * maze.height;
  const masks = isIndex(level, maze.levels) ? all.slice(level * area, (level + 1) * area) : all;
  if (sides === 4) return masks.map(sidesOf);
  if (!index) return masks;
  const places = new Uint8Array(256);
  for (const [place, mask] of MASKS.entries()) places[mask] = place;
  return masks.map((mask) => places[mask]);
}
