import { HEX_COLOR, isGood, paletteOf } from '../draw/options.js';
import { distancesOf, solutionOf } from '../draw/shown.js';
import { DOORS } from '../looks/doors.js';
import { STONES } from '../looks/roles.js';
import { THINGS } from '../looks/things.js';
import { entriesOf } from '../options/values.js';
import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { isTypedArray } from '../util/realm.js';
import { checkKeys } from '../util/suggest.js';

/** @import { ColorName, Palette } from '../looks/palette.js' */
/** @import { Door, Maze, Thing } from '../library/public-types.js' */

/**
 * What of a maze is shown and may change later, by `update`.
 * @typedef {object} MazeObjectUpdate
 * @property {boolean | { path: Uint32Array }} [solution] what `maze.solve` returned; true: a shortest path;
 *   default: false
 * @property {boolean | number | Uint32Array} [distances] what `maze.distances` returned, the cell that they are
 *   measured from, or true: the start; they colour the floor; default: false
 * @property {number | null} [player] the cell where the player stands; null: nobody; default: the start
 * @property {readonly Door[] | null} [doors] of a dungeon, as they are now; null: those of the maze; default: null
 * @property {readonly Thing[] | null} [things] of a dungeon, as they are now; null: those of the maze; default: null
 */

/**
 * How a maze is built.
 * @typedef {object} BuildOptions
 * @property {'blocks' | 'thin'} [walls] blocks as wide as corridors, which only plain squares have, or thin walls
 *   between the cells; default: blocks where they can be
 * @property {number} [height] of the walls, from 0.1 to 10 cells or 0.1 to 64 blocks; default: 0.9 or 2
 * @property {'light' | 'dark'} [theme] of colours and light; default: light
 * @property {Partial<Record<ColorName, string>>} [colors] in place of those of the theme, as `#rrggbb`
 * @property {string} [wall] the colour of the walls, as `#rrggbb`; default: that of sandstone
 * @property {'stone' | 'plain'} [style] of the surfaces; default: stone
 * @property {'sun' | 'torch'} [light] the sun, with baked shadows, or a torch in the hand of who looks; default: sun
 * @property {boolean} [ceiling] over flat floors, for walks by torchlight; default: false
 * @property {boolean} [spread] levels lie so far apart that one sees between them; default: false
 * @property {boolean} [figures] start, player and end; default: true
 * @property {boolean} [furniture] doors, stairs and things; default: true
 * @property {'high' | 'low'} [quality] low leaves out the relief of stones, for computers without a graphics card;
 *   default: high
 */

/** @typedef {BuildOptions & MazeObjectUpdate} MazeObjectOptions */

/** @param {unknown} value */
const isBoolean = (value) => typeof value === 'boolean';

/** @param {readonly string[]} names @returns {[(value: any) => boolean, string]} */
const oneOf = (...names) => [
  (value) => names.includes(value),
  names.map((name) => `'${name}'`).join(' or '),
];

/** @param {(item: any) => boolean} isItem @returns {(value: any) => boolean} */
const listOf = (isItem) => (value) => value === null || (isArray(value) && value.every(isItem));

/** Checks of what may change, and the words of their messages. @type {Record<keyof MazeObjectUpdate, [(value: any) => boolean, string]>} */
const CHANGES = {
  solution: [
    (value) => isBoolean(value) || isTypedArray(value?.path, 'Uint32Array'),
    'true, false or what maze.solve returns',
  ],
  distances: [
    (value) => isBoolean(value) || Number.isInteger(value) || isTypedArray(value, 'Uint32Array'),
    'true, false, a cell or what maze.distances returns',
  ],
  player: [(value) => value === null || Number.isInteger(value), 'a cell or null'],
  doors: [
    listOf(({ cell, state }) => Number.isInteger(cell) && Object.hasOwn(DOORS, state)),
    'a list of doors with cell and state, or null',
  ],
  things: [
    listOf(({ cell, role }) => Number.isInteger(cell) && Object.hasOwn(THINGS, role)),
    'a list of things with cell and role, or null',
  ],
};

/** @type {Record<keyof BuildOptions, [(value: any) => boolean, string]>} */
const BUILDS = {
  walls: oneOf('blocks', 'thin'),
  height: [
    (value) => typeof value === 'number' && value >= 0.1 && value <= 64,
    'a number from 0.1 to 64',
  ],
  theme: oneOf('light', 'dark'),
  colors: [(value) => typeof value === 'object' && value !== null, 'an object of colours'],
  wall: [
    (value) => typeof value === 'string' && HEX_COLOR.test(value),
    `a colour such as '${STONES.wall}'`,
  ],
  style: oneOf('stone', 'plain'),
  light: oneOf('sun', 'torch'),
  ceiling: [isBoolean, 'true or false'],
  spread: [isBoolean, 'true or false'],
  figures: [isBoolean, 'true or false'],
  furniture: [isBoolean, 'true or false'],
  quality: oneOf('high', 'low'),
};

const DEFAULTS = /** @type {const} */ ({
  theme: 'light',
  colors: {},
  wall: STONES.wall,
  style: 'stone',
  light: 'sun',
  ceiling: false,
  spread: false,
  figures: true,
  furniture: true,
  quality: 'high',
});
const HEIGHTS = { blocks: 2, thin: 0.9 };
/** The highest thin walls, in cells. */
const MAX_THIN = 10;

/**
 * @param {unknown} options
 * @param {Record<string, [(value: any) => boolean, string]>} checks
 * @param {string} owner
 * @returns {[string, any][]}
 */
function checkedEntries(options, checks, owner) {
  const entries = options === undefined ? [] : entriesOf(options, 'options');
  checkKeys(entries, Object.keys(checks), owner);
  for (const [id, value] of entries) {
    const [check, words] = checks[id];
    if (!isGood(check, value)) fail(id, `${id} must be ${words}; got ${describe(value)}`);
  }
  return entries;
}

/**
 * The options of an object with their defaults. Throws a MazeError that names the option.
 * @param {Maze} maze
 * @param {unknown} options
 * @param {boolean} canHaveBlocks
 */
export function readMazeObjectOptions(maze, options, canHaveBlocks) {
  const entries = checkedEntries(options, { ...BUILDS, ...CHANGES }, 'mazeObject');
  const given = /** @type {MazeObjectOptions} */ (Object.fromEntries(entries));
  const { walls = canHaveBlocks ? 'blocks' : 'thin' } = given;
  if (walls === 'blocks' && !canHaveBlocks) {
    fail('walls', "walls: only mazes of plain squares stand in blocks; pass walls: 'thin'");
  }
  const { height = HEIGHTS[walls] } = given;
  if (walls === 'thin' && height > MAX_THIN) {
    fail('height', `height must be at most ${MAX_THIN} cells with walls: 'thin'; got ${height}`);
  }
  const read = { ...DEFAULTS, ...given };
  const { solution: _, distances: __, ...rest } = read;
  return {
    ...rest,
    walls,
    height,
    palette: paletteOf(read.theme, read.colors),
    ...shownOf(maze, given),
  };
}

/** What `update` changes. @param {Maze} maze @param {unknown} changes */
export function readUpdate(maze, changes) {
  const entries = checkedEntries(changes, CHANGES, 'update');
  return shownOf(maze, Object.fromEntries(entries));
}

/**
 * What is shown, by the options that are given: paths and distances instead of how to find them.
 * @param {Maze} maze
 * @param {MazeObjectUpdate} given
 */
function shownOf(maze, { solution, distances, player, doors, things }) {
  const inMaze = (/** @type {string} */ field, /** @type {number | null | undefined} */ cell) => {
    if (typeof cell !== 'number' || (cell >= 0 && cell < maze.cellCount)) return;
    fail(
      field,
      `${field} must be a cell of the maze, from 0 to ${maze.cellCount - 1}; got ${cell}`,
    );
  };
  inMaze('player', player);
  for (const { cell } of doors ?? []) inMaze('doors', cell);
  for (const { cell } of things ?? []) inMaze('things', cell);
  /** @type {{ path?: Uint32Array | null, distances?: Uint32Array | null, player?: number | null, doors?: readonly Door[] | null, things?: readonly Thing[] | null }} */
  const shown = {};
  if (solution !== undefined) {
    const path = /** @type {Uint32Array | null} */ (solutionOf(maze, solution)?.path ?? null);
    shown.path = path;
    for (const cell of shown.path ?? []) inMaze('solution', cell);
  }
  if (distances !== undefined) {
    if (typeof distances === 'number') inMaze('distances', distances);
    shown.distances =
      distances === false
        ? null
        : /** @type {Uint32Array} */ (distancesOf(maze, distances).distances);
  }
  if (player !== undefined) shown.player = player;
  if (doors !== undefined) shown.doors = doors;
  if (things !== undefined) shown.things = things;
  return shown;
}
