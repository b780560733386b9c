// A maze of square tiles as voxels: a floor, walls and bridges as `maze.blocks` has them, storeys one above the
// other, and doors and things on the floor. Every format of cubes draws these.

import { fail } from '../../util/error.js';
import { needsTiles } from '../options/maze.js';
import { KIND, numberOfLock } from './kinds.js';

/** @typedef {import('../options/maze.js').Maze} Maze */

/**
 * Voxels by place: `data[x + columns * (y + rows * z)]` with x to the east, y to the south and z upwards; z 0 is
 * the floor of the lowest storey. Each is the number of a kind, 0 for none.
 * @typedef {{ columns: number, rows: number, layers: number, data: Uint8Array }} Voxels
 */

/** What one array of an engine holds for certain. */
const MAX_VOXELS = 2 ** 30;

/** Doors are as high as a player. */
const DOOR_HEIGHT = 2;

/**
 * Columns and rows of tiles. Cost: O(1).
 * @param {Maze} maze of squares
 */
export function tilesOf({ dungeon, width, height }) {
  return dungeon
    ? { columns: width, rows: height }
    : { columns: 2 * width + 1, rows: 2 * height + 1 };
}

/**
 * A problem of formats that hold so many voxels per side.
 * @param {number} most
 * @returns {(maze: Maze) => import('../options/row.js').FormatProblem | null}
 */
export const needsSides = (most) => (maze) => {
  const problem = needsTiles(maze);
  if (problem) return problem;
  const { columns, rows } = tilesOf(maze);
  const side = Math.max(columns, rows, maze.levels);
  const message = `maze must have at most ${most} tiles per side for this format; it has ${side}`;
  return side > most ? { code: 'too-large', field: 'maze', message } : null;
};

/** Floor by the kind of its cell: 1 room, 2 door, 3 and 4 corridor, 5 stairs. */
const FLOORS = [KIND.ground, KIND.room, KIND.corridor, KIND.corridor, KIND.corridor, KIND.stairs];

/**
 * Throws a MazeError for more voxels than an array holds. Cost: O(voxels).
 * @param {Maze} maze
 * @param {{ height: number, floor: boolean, furnished?: boolean, locks?: boolean }} options voxels per wall; whether
 *   the lowest storey has a floor; whether doors, things, start and end are drawn; true; whether locked doors and
 *   keys have the numbers of their locks; false
 * @returns {Voxels}
 */
export function voxelsOf(maze, { height, floor, furnished = true, locks = false }) {
  const { columns, rows } = tilesOf(maze);
  const area = columns * rows;
  const isFlat = maze.levels === 1;
  const cubes = isFlat && maze.shape === 'square' ? maze.blocks({ height }) : null;
  let layers = maze.levels * (height + 1);
  // Walls beside bridges are higher.
  for (let at = 2; cubes && at < cubes.length; at += 4) layers = Math.max(layers, cubes[at] + 1);
  if (area * layers > MAX_VOXELS) {
    fail(
      'height',
      `height must leave at most ${MAX_VOXELS} voxels; got ${area * layers}`,
      'too-large',
    );
  }
  const data = new Uint8Array(area * layers);
  for (let level = 0; level < maze.levels; ++level) {
    const tiles = maze.tiles(isFlat ? {} : { level }).data;
    const base = level * (height + 1) * area;
    if (floor || level > 0) {
      const hasKinds = maze.kinds !== null && !maze.bridges;
      for (let i = 0; i < area; ++i) data[base + i] = (hasKinds && FLOORS[tiles[i]]) || KIND.ground;
    }
    if (!cubes) {
      for (let z = 1; z <= height; ++z) {
        const from = base + z * area;
        for (let i = 0; i < area; ++i) if (tiles[i] === 0) data[from + i] = KIND.wall;
      }
    }
    if (cubes) {
      for (let at = 0; at < cubes.length; at += 4) {
        const tile = cubes[at] * columns + cubes[at + 1];
        data[cubes[at + 2] * area + tile] = tiles[tile] === 0 ? KIND.wall : KIND.bridge;
      }
    }
  }

  const [scale, shift] = maze.dungeon ? [1, 0] : [2, 1];
  /** The place of the floor of a cell. @param {number} cell */
  const placeOf = (cell) => {
    const { x, y, level } = maze.positionOf(cell);
    return scale * x + shift + columns * (scale * y + shift) + level * (height + 1) * area;
  };
  if (!isFlat) addStairs(maze, data, placeOf, area, height);
  if (!furnished) return { columns, rows, layers, data };
  /** From the place of a cell to that of a passage, by direction: north, south, west, east. */
  const toPassage = [-columns, columns, -1, 1];
  const numberOf = (/** @type {keyof typeof KIND} */ id, lock = 0) =>
    locks && lock > 0 && (id === 'locked' || id === 'key') ? numberOfLock(id, lock) : KIND[id];
  for (const { cell, state, direction, lock } of maze.doors ?? []) {
    const place = placeOf(cell) + (direction === undefined ? 0 : toPassage[direction]);
    const number = numberOf(state, lock);
    for (let z = 1; z <= Math.min(DOOR_HEIGHT, height); ++z) data[place + z * area] = number;
  }
  for (const { cell, role, lock } of maze.things ?? []) {
    data[placeOf(cell) + area] = numberOf(role, lock);
  }
  for (const end of /** @type {const} */ (['start', 'end'])) {
    const cell = maze[end];
    if (cell === null) continue;
    const place = placeOf(cell);
    // Neither a floor that is left out is marked, nor a shaft closed.
    if (data[place] !== 0 && data[place] !== KIND.stairs) data[place] = KIND[end];
  }
  return { columns, rows, layers, data };
}

/**
 * A shaft for every passage up: through the storey and the floor above it.
 * @param {Maze} maze
 * @param {Uint8Array} data
 * @param {(cell: number) => number} placeOf
 * @param {number} area
 * @param {number} height
 */
function addStairs(maze, data, placeOf, area, height) {
  const up = /** @type {readonly string[]} */ (maze.directions).indexOf('up');
  for (let cell = 0; up >= 0 && cell < maze.cellCount; ++cell) {
    if (((maze.passages[cell] >> up) & 1) === 0) continue;
    const place = placeOf(cell);
    for (let z = 1; z <= height + 1; ++z) data[place + z * area] = KIND.stairs;
  }
}
