// A maze of square tiles as voxels: a floor, walls and bridges, as `maze.blocks` has them where a tunnel is one cube
// high, storeys one above the other, and doors and things on the floor. Every format of cubes draws these.

import { fail } from '../../util/error.js';
import { needsFlatWays } from '../options/maze.js';
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
  const problem = needsFlatWays(maze);
  if (problem) return problem;
  const { columns, rows } = tilesOf(maze);
  const side = Math.max(columns, rows, maze.levels);
  const message = `maze must have at most ${most} tiles per side for this format; it has ${side}`;
  return side > most ? { code: 'too-large', field: 'maze', message } : null;
};

/** Floor by the kind of its cell: 1 room, 2 door, 3 and 4 corridor, 5 the foot or the head of stairs. */
const FLOORS = [KIND.ground, KIND.room, KIND.corridor, KIND.corridor, KIND.corridor, KIND.corridor];

/** Of `maze.tiles`: bridges, and the floor of a tunnel where no bridge is above it. */
const [BRIDGES, TUNNEL] = [[5, 6], 7];

/**
 * What stands on a tile: voxels of one kind from `low` up to `high`, not included; the floor is at 0. `ground` is
 * the height of what one walks on, 0 for a wall.
 * @typedef {{ low: number, high: number, kind: number, ground: number }} Stack
 */

/**
 * The stacks of a level. A tunnel has `room` voxels of height, and the bridge is one above it. The tile between a
 * bridge and the next cell is a step of one voxel, and as high as the bridge if the cell is one too. Where one
 * step is not enough, it is as high as the bridge in any case, and stairs in the cell lead up to it. Walls beside
 * bridges and steps are as high above them as others above the floor; where there are stairs, all walls are.
 * @param {Uint8Array} tiles
 * @param {number} columns
 * @param {{ height: number, room: number, isWoven: boolean }} options
 * @returns {(tile: number) => Stack}
 */
function stacksOf(tiles, columns, { height, room, isWoven }) {
  const plain = [
    { low: 1, high: 1 + height, kind: KIND.wall, ground: 0 },
    { low: 1, high: 1, kind: 0, ground: 0 },
  ];
  if (!isWoven || !tiles.some((kind) => BRIDGES.includes(kind))) {
    return (tile) => plain[Math.min(1, tiles[tile])];
  }
  const top = room + 1;
  const areSteep = room > 1;
  const isBridge = (/** @type {number} */ tile) => BRIDGES.includes(tiles[tile]);
  const isWall = (/** @type {number} */ tile) => tiles[tile] === 0 || tiles[tile] === TUNNEL;
  const around = (/** @type {number} */ tile) => {
    const x = tile % columns;
    const [west, east] = [x > 0 ? tile - 1 : -1, x + 1 < columns ? tile + 1 : -1];
    return [tile - columns, tile + columns, west, east].filter((each) => tiles[each] !== undefined);
  };
  const groundOf = (/** @type {number} */ tile) => {
    if (isWall(tile)) return 0;
    if (isBridge(tile)) return top;
    const bridges = around(tile).filter(isBridge).length;
    return bridges === 1 && !areSteep ? 1 : bridges > 0 ? top : 0;
  };
  return (tile) => {
    const ground = groundOf(tile);
    if (isBridge(tile)) return { low: top, high: top + 1, kind: KIND.bridge, ground };
    if (ground > 0) return { low: 1, high: ground + 1, kind: KIND.bridge, ground };
    const beside = Math.max(0, ...around(tile).map(groundOf));
    if (!isWall(tile)) {
      return areSteep && beside > 0
        ? { low: 1, high: top + 1, kind: KIND.stairs, ground }
        : plain[1];
    }
    const high = 1 + height + (areSteep ? top : beside);
    if (tiles[tile] === 0) return { low: 1, high, kind: KIND.wall, ground };
    return { low: top, high: Math.max(high, top + 1), kind: KIND.bridge, ground };
  };
}

/**
 * Throws a MazeError for more voxels than an array holds. Cost: O(voxels).
 * @param {Maze} maze
 * @param {{ height: number, floor: boolean, room?: number, furnished?: boolean, locks?: boolean }} options voxels
 *   per wall; whether the lowest storey has a floor; the height of tunnels; 1; whether doors, things, start and end
 *   are drawn; true; whether locked doors and keys have the numbers of their locks; false
 * @returns {Voxels}
 */
export function voxelsOf(maze, { height, floor, room = 1, furnished = true, locks = false }) {
  const { columns, rows } = tilesOf(maze);
  const area = columns * rows;
  const isFlat = maze.levels === 1;
  const isWoven = maze.bridges !== null;
  const levels = Array.from({ length: maze.levels }, (_, level) => {
    const tiles = maze.tiles(isFlat ? {} : { level }).data;
    return { tiles, stackOf: stacksOf(tiles, columns, { height, room, isWoven }) };
  });
  let layers = maze.levels * (height + 1);
  if (isWoven) {
    // Walls beside bridges are higher.
    for (let tile = 0; tile < area; ++tile) {
      layers = Math.max(layers, levels[0].stackOf(tile).high);
    }
  }
  if (area * layers > MAX_VOXELS) {
    fail(
      'height',
      `height must leave at most ${MAX_VOXELS} voxels; got ${area * layers}`,
      'too-large',
    );
  }
  const data = new Uint8Array(area * layers);
  for (const [level, { tiles, stackOf }] of levels.entries()) {
    const base = level * (height + 1) * area;
    if (floor || level > 0) {
      const hasKinds = maze.kinds !== null && !isWoven;
      for (let i = 0; i < area; ++i) data[base + i] = (hasKinds && FLOORS[tiles[i]]) || KIND.ground;
    }
    for (let i = 0; i < area; ++i) {
      const { low, high, kind } = stackOf(i);
      for (let z = low; z < high; ++z) data[base + z * area + i] = kind;
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
  /** The place of what one walks on in a cell: the floor, or a bridge. @param {number} cell */
  const groundOf = (cell) => {
    const place = placeOf(cell);
    const { stackOf } = levels[maze.positionOf(cell).level];
    return place + stackOf(place % area).ground * area;
  };
  /** From the place of a cell to that of a passage, by direction: north, south, west, east. */
  const toPassage = [-columns, columns, -1, 1];
  const numberOf = (/** @type {keyof typeof KIND} */ id, lock = 0) =>
    locks && lock > 0 && (id === 'locked' || id === 'key') ? numberOfLock(id, lock) : KIND[id];
  for (const { cell, state, direction, lock } of maze.doors ?? []) {
    const place = placeOf(cell) + (direction === undefined ? 0 : toPassage[direction]);
    const number = numberOf(state, lock);
    const { tiles, stackOf } = levels[maze.positionOf(cell).level];
    const tile = place % area;
    // In the mouth of a tunnel there is a wall above it.
    const most = isWoven && tiles[tile] === TUNNEL ? room : height;
    const { ground } = stackOf(tile);
    for (let z = 1; z <= Math.min(DOOR_HEIGHT, most); ++z)
      data[place + (ground + z) * area] = number;
  }
  for (const { cell, role, lock } of maze.things ?? []) {
    data[groundOf(cell) + area] = numberOf(role, lock);
  }
  for (const end of /** @type {const} */ (['start', 'end'])) {
    const cell = maze[end];
    if (cell === null) continue;
    const place = groundOf(cell);
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
