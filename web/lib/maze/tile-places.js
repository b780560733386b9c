import { checkNumber, isIndex, readCell } from '../options/cells.js';
import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';
import { insideOf } from './inside.js';
import { isTunnelOpen, tunnelEnd } from './tunnels.js';

/** @import { Place } from '../options/types.js' */
/** @import { OwnMaze } from './inside.js' */

/** East and south, the directions in which a cell has the tiles of its passages. */
const EAST = 3;
const SOUTH = 1;

/** The most tiles that a corridor or a wall is wide, as for `maze.tiles`. */
const MOST = 64;

/**
 * The row of a maze's shape.
 * @param {OwnMaze} maze
 */
const shapeRow = (maze) => insideOf(maze).core.rows.shape(maze.shape).row;

/** Whether the cells of a maze are squares that `tiles` draws. @param {OwnMaze} maze */
export const hasTiles = (maze) => shapeRow(maze).tiles;

/**
 * Throws a MazeError for a maze of a shape without tiles.
 * @param {OwnMaze} maze
 * @param {'levels'} [also] whether a maze in storeys, whose levels have tiles, is one too
 */
export function checkTiles(maze, also) {
  const fits = (/** @type {{ tiles: boolean, minLevels: number, maxLevels: number }} */ row) =>
    row.tiles || (also === 'levels' && row.minLevels < row.maxLevels);
  if (fits(shapeRow(maze))) return;
  const ids = insideOf(maze)
    .core.catalog.shapes.filter(fits)
    .map(({ id }) => `'${id}'`);
  fail(
    'shape',
    `shape must be one with tiles, ${ids.join(' ')}; this maze is of shape '${maze.shape}'`,
    'unsupported-shape',
  );
}

/**
 * The widths of corridors and walls in tiles. A dungeon has no tiles between its cells.
 * @param {OwnMaze} maze
 * @param {unknown} options
 */
function readWidths({ dungeon }, options) {
  const entries = entriesOf(options ?? {}, 'options');
  checkKeys(entries, ['corridor', 'wall'], 'tiles');
  for (const [key, value] of entries) {
    if (isIndex(value, MOST + 1) && value > 0) continue;
    fail(key, `${key} must be a whole number from 1 to ${MOST}; got ${describe(value)}`);
  }
  const { corridor = 1, wall = 1 } = Object.fromEntries(entries);
  return { corridor: Number(corridor), wall: dungeon ? 0 : Number(wall) };
}

/**
 * The upper left tile of a cell in `maze.tiles(options)`; see `maze.tileOf`.
 * @param {OwnMaze} maze
 * @param {Place} place
 * @param {unknown} options
 * @returns {{ x: number, y: number }}
 */
export function tileOf(maze, place, options) {
  checkTiles(maze);
  const cell = readCell(maze, 'cell', place);
  const { corridor, wall } = readWidths(maze, options);
  const pitch = corridor + wall;
  const { width } = maze;
  return { x: (cell % width) * pitch + wall, y: Math.floor(cell / width) * pitch + wall };
}

/**
 * The cell of a tile of `maze.tiles(options)`; see `maze.cellOfTile`. The tiles of a passage are those of
 * the cell west or north of it, those of the mouths of a tunnel too: of the second mouth that is the
 * bridge. A corner without walls is that of the cell north-west of it.
 * @param {OwnMaze} maze
 * @param {unknown} x
 * @param {unknown} y
 * @param {unknown} options
 * @returns {number | null} null on a wall, on rock and beyond the tiles
 */
export function cellOfTile(maze, x, y, options) {
  checkTiles(maze);
  checkNumber('x', x);
  checkNumber('y', y);
  const widths = readWidths(maze, options);
  const [column, row] = [placeOf(x, maze.width, widths), placeOf(y, maze.height, widths)];
  if (!column || !row) return null;
  const cell = row.cell * maze.width + column.cell;
  if (column.isBetween && row.isBetween) return isOpenJoint(maze, cell) ? cell : null;
  if (!column.isBetween && !row.isBetween) {
    return maze.mask?.[cell] === 0 || maze.kinds?.[cell] === 0 ? null : cell;
  }
  const direction = column.isBetween ? EAST : SOUTH;
  if ((maze.passages[cell] >> direction) & 1) return cell;
  // The second mouth of a tunnel is east or south of its bridge.
  const isMouth = maze.bridges && bridgeLine(maze.bridges, cell) === (direction & 2);
  return isMouth && isTunnelOpen(maze, tunnelEnd(maze, cell, direction)) ? cell : null;
}

/**
 * Whether no wall meets in the corner south-east of a cell: the four cells around it are linked in a ring,
 * on their level.
 * @param {OwnMaze} maze
 * @param {number} cell
 */
function isOpenJoint(maze, cell) {
  /** The next cell to which a passage leads, not below a bridge. */
  const next = (/** @type {number | null} */ from, /** @type {number} */ direction) => {
    if (from === null || ((maze.passages[from] >> direction) & 1) === 0) return null;
    const to = maze.neighbour(from, direction);
    return to === null || isBeyondBridge(maze, from, to, direction) ? null : to;
  };
  const corner = next(next(cell, EAST), SOUTH);
  return corner !== null && corner === next(next(cell, SOUTH), EAST);
}

/** Whether two neighbours are two cells apart: a tunnel joins them. @param {OwnMaze} maze @param {number} from @param {number} to @param {number} direction */
function isBeyondBridge({ width, height }, from, to, direction) {
  const step =
    direction === EAST ? (to - from) % width : Math.floor(to / width) - Math.floor(from / width);
  const around = direction === EAST ? width : height;
  return around > 2 && (step + around) % around === 2;
}

/**
 * The direction of the tunnel below a cell, NaN if it is no bridge. Cost: O(log bridges).
 * @param {Uint32Array} bridges
 * @param {number} cell
 */
function bridgeLine(bridges, cell) {
  let [low, high] = [0, bridges.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bridges[2 * middle] < cell) low = middle + 1;
    else high = middle;
  }
  return bridges[2 * low] === cell ? bridges[2 * low + 1] : Number.NaN;
}

/**
 * The place of a tile along a row or a column: a cell, and whether the tile is after its corridor.
 * @param {unknown} tile
 * @param {number} cells
 * @param {{ corridor: number, wall: number }} widths
 * @returns {{ cell: number, isBetween: boolean } | null} null in the first wall and beyond the tiles
 */
function placeOf(tile, cells, { corridor, wall }) {
  const pitch = corridor + wall;
  if (!isIndex(tile, cells * pitch + wall) || tile < wall) return null;
  const cell = Math.floor((tile - wall) / pitch);
  return { cell, isBetween: (tile - wall) % pitch >= corridor };
}
