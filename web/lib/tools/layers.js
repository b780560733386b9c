import { deepFreeze } from '../util/freeze.js';

/** @import { DoorState, Layers, Role, Tiles } from '../options/types.js' */
/** @import { AnyMaze } from '../maze/maze.js' */

/**
 * What the layers have: floor its kind, which is at most 15, then walls, doors by their state and things by
 * their role; 0 where there is none. So no two layers have a number in common.
 */
const [WALL, FIRST_DOOR, FIRST_THING] = [16, 17, 21];

/** @type {readonly DoorState[]} */
const STATES = ['open', 'closed', 'secret', 'locked'];
/** @type {readonly Role[]} */
const ROLES = ['entrance', 'exit', 'key', 'boss', 'treasure', 'monster'];

/**
 * The tiles of a maze of squares as layers: see `maze.tiles`.
 * @param {AnyMaze} maze
 * @param {Tiles} tiles all of them
 * @param {{ corridor?: number, wall?: number, level?: number }} options
 * @returns {Layers}
 */
export function layersOf(maze, { width, height, data }, { corridor = 1, wall = 1, level = 0 }) {
  const pitch = corridor + (maze.dungeon ? 0 : wall);
  const margin = maze.dungeon ? 0 : wall;
  const first = level * maze.width * maze.height;
  const end = first + maze.width * maze.height;
  /** @template {{ cell: number }} Part @param {readonly Part[] | null} parts those of the level */
  const here = (parts) => (parts ?? []).filter(({ cell }) => cell >= first && cell < end);
  /** The upper left tile of a cell. @param {number} cell */
  const tileOf = (cell) =>
    (Math.floor((cell - first) / maze.width) * pitch + margin) * width +
    (cell % maze.width) * pitch +
    margin;
  const [doors, things] = [new Uint8Array(data.length), new Uint8Array(data.length)];
  /** The tiles of a passage from the upper left one of its cell, by direction: north, south, west, east. */
  const between = [-wall * width, corridor * width, -wall, corridor];
  for (const { cell, state, direction } of here(maze.doors)) {
    const isAcross = direction !== undefined && direction > 1;
    const isUpright = direction !== undefined && !isAcross;
    const upper = tileOf(cell) + (direction === undefined ? 0 : between[direction]);
    for (let row = 0; row < (isUpright ? wall : corridor); ++row) {
      const left = upper + row * width;
      doors.fill(FIRST_DOOR + STATES.indexOf(state), left, left + (isAcross ? wall : corridor));
    }
  }
  const middle = ((corridor - 1) >> 1) * (width + 1);
  for (const { cell, role } of here(maze.things)) {
    things[tileOf(cell) + middle] = FIRST_THING + ROLES.indexOf(role);
  }
  const layer = (/** @type {Uint8Array} */ plane) => ({ width, height, data: plane });
  return deepFreeze({
    floor: layer(data),
    walls: layer(data.map((kind) => (kind === 0 ? WALL : 0))),
    doors: layer(doors),
    things: layer(things),
  });
}
