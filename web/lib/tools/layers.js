import { deepFreeze } from '../util/freeze.js';

/** @import { DoorState, Layers, Role, Tiles } from '../options/types.js' */
/** @typedef {import('../maze/data.js').MazeData} MazeData */

/** What the layers have for doors and things; 0 where there is none. @type {readonly DoorState[]} */
const STATES = ['open', 'closed', 'secret', 'locked'];
/** @type {readonly Role[]} */
const ROLES = ['entrance', 'exit', 'key', 'boss', 'treasure', 'monster'];

/**
 * The tiles of a maze of squares as layers: see `maze.tiles`.
 * @param {MazeData} maze
 * @param {Tiles} tiles all of them
 * @param {{ corridor?: number, wall?: number }} options
 * @returns {Layers}
 */
export function layersOf(maze, { width, height, data }, { corridor = 1, wall = 1 }) {
  const pitch = corridor + (maze.dungeon ? 0 : wall);
  const margin = maze.dungeon ? 0 : wall;
  /** The upper left tile of a cell. @param {number} cell */
  const tileOf = (cell) =>
    (Math.floor(cell / maze.width) * pitch + margin) * width + (cell % maze.width) * pitch + margin;
  const [doors, things] = [new Uint8Array(data.length), new Uint8Array(data.length)];
  for (const { cell, state } of maze.doors ?? []) {
    for (let row = 0; row < corridor; ++row) {
      const first = tileOf(cell) + row * width;
      doors.fill(STATES.indexOf(state) + 1, first, first + corridor);
    }
  }
  const middle = ((corridor - 1) >> 1) * (width + 1);
  for (const { cell, role } of maze.things ?? []) {
    things[tileOf(cell) + middle] = ROLES.indexOf(role) + 1;
  }
  const layer = (/** @type {Uint8Array} */ plane) => ({ width, height, data: plane });
  return deepFreeze({
    floor: layer(data),
    walls: layer(data.map((kind) => Number(kind === 0))),
    doors: layer(doors),
    things: layer(things),
  });
}
