import { onCells } from './cell-terrain.js';

/** @import { Maze } from '../../library/public-types.js' */
/** @import { Terrain, Walker } from './terrain.js' */

/** The degrees of the sides north, south, west, east, and the steps to them. */
const TURNS = [0, 180, 270, 90];
const STEPS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];
/** Sides in the order in which a walker looks for an open one. */
const LOOKS = [3, 1, 2, 0];

/** Whether no locked door stands between two adjacent cells. @typedef {(from: number, to: number) => boolean} CanPass */

/** A terrain of squares, a walker in the middle of a cell who looks through an open side, and a walker's place on the flat drawing. @typedef {Terrain & { walkerIn(cell: number): Walker,
 * planOf(walker: Walker): { x: number, y: number, turn: number } }} GridTerrain */

/**
 * A maze or dungeon of plain squares as a terrain of cells, with thin walls between them.
 * @param {Maze} maze
 * @param {CanPass} canPass
 * @returns {GridTerrain}
 */
export function gridTerrain(maze, canPass) {
  const { width, height, passages, oneWays } = maze;
  const isPassable = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ side,
  ) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const cell = y * width + x;
    if (((passages[cell] >> side) & 1) === 0) return false;
    if ((((oneWays?.[cell] ?? 0) >> side) & 1) === 1) return false;
    return canPass(cell, cell + [-width, width, -1, 1][side]);
  };
  const cellOf = (/** @type {Walker} */ { x, y }) => Math.floor(y) * width + Math.floor(x);
  return {
    ...onCells(isPassable),
    isAtGoal: (walker) => cellOf(walker) === maze.end,
    cellOf,
    planOf: ({ x, y, turn }) => ({ x, y, turn }),
    walkerIn: (cell) => ({
      x: (cell % width) + 0.5,
      y: Math.floor(cell / width) + 0.5,
      turn: turnIn(maze, cell),
    }),
  };
}

/** Height of the eyes among blocks, in tiles: their share of the walls, and the most. */
const EYE = 0.62;
const MAX_EYE = 1.1;

/**
 * A maze or dungeon of plain squares as a terrain of tiles, with walls as thick as corridors.
 * @param {Maze} maze
 * @param {number} wallHeight in tiles
 * @param {CanPass} canPass
 * @returns {GridTerrain}
 */
export function tileTerrain(maze, wallHeight, canPass) {
  const { width, height, oneWays, dungeon } = maze;
  const tiles = maze.tiles();
  const isFloor = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 &&
    y >= 0 &&
    x < tiles.width &&
    y < tiles.height &&
    tiles.data[y * tiles.width + x] !== 0;
  /** The cell that fills a tile; null: a passage between two. @param {number} x @param {number} y */
  const cellAt = (x, y) => {
    if (dungeon) return y * width + x;
    return x % 2 === 1 && y % 2 === 1 ? (y >> 1) * width + (x >> 1) : null;
  };
  const isPassable = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ side,
  ) => {
    const [toX, toY] = [x + STEPS[side][0], y + STEPS[side][1]];
    if (!isFloor(x, y) || !isFloor(toX, toY)) return false;
    const [from, to] = [cellAt(x, y), cellAt(toX, toY)];
    if (from !== null && (((oneWays?.[from] ?? 0) >> side) & 1) === 1) return false;
    // A door of a maze with walls stands on the tile between two cells.
    return from === null || canPass(from, to ?? from + [-width, width, -1, 1][side]);
  };
  const within = (/** @type {number} */ value, /** @type {number} */ size) =>
    Math.min(size - 1, Math.max(0, value));
  const cellOf = (/** @type {Walker} */ { x, y }) => {
    if (dungeon) return Math.floor(y) * width + Math.floor(x);
    const [column, row] = [x, y].map((each) => Math.round((each - 1.5) / 2));
    return within(row, height) * width + within(column, width);
  };
  const ground = onCells(isPassable, Math.min(MAX_EYE, EYE * wallHeight));
  const isBetween = (/** @type {Walker} */ { x, y }) =>
    cellAt(Math.floor(x), Math.floor(y)) === null;
  return {
    ...ground,
    /** A step leads over the passage to the next cell. @type {Terrain['tap']} */
    tap(walker, ahead, right, turn) {
      const next = ground.tap(walker, ahead, right, turn);
      return turn === 0 && isBetween(next) ? ground.tap(next, ahead, right, turn) : next;
    },
    isAtGoal: (walker) => cellOf(walker) === maze.end,
    cellOf,
    planOf: ({ x, y, turn }) =>
      dungeon ? { x, y, turn } : { x: (x - 0.5) / 2, y: (y - 0.5) / 2, turn },
    walkerIn(cell) {
      const { x, y } = maze.tileOf(cell);
      return { x: x + 0.5, y: y + 0.5, turn: turnIn(maze, cell) };
    },
  };
}

/** The degrees of an open side of a cell. @param {Maze} maze @param {number} cell */
const turnIn = (maze, cell) => TURNS[LOOKS.find((side) => maze.isOpen(cell, side)) ?? LOOKS[0]];
