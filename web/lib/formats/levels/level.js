// A maze as level editors see it, before it is written in the manner of one of them: per storey the tiles
// of two layers, objects, and rooms. Places are in tiles.
import { floorTile, lockTile, TILES, WALL_OF_MASK } from './tileset.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {{ corridor: number, wall: number }} Widths */
/** @typedef {Readonly<Record<string, string | number | boolean>>} Properties */

/**
 * @typedef {object} LevelObject
 * @property {string} type what it is: 'start', 'end', 'door', 'stairs', 'arrow', a role of things, or 'room'
 * @property {string} name for lists of objects
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number | null} tile null for a rectangle
 * @property {Properties} properties
 */

/**
 * @typedef {object} Storey
 * @property {number} level
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} floor a tile of the tileset per place
 * @property {Uint8Array} walls 1 where a wall stands
 * @property {Int16Array} wallTiles the tile of the wall, -1 where none stands
 * @property {LevelObject[]} objects
 * @property {LevelObject[]} rooms
 */

export const [NORTH, SOUTH, WEST, EAST, DOWN, UP] = [0, 1, 2, 3, 4, 5];

/** The 8 places around a tile, clockwise from north, as bits of a mask. */
const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/**
 * The tile of every wall by the walls around it. Beyond the rim is wall.
 * @param {Uint8Array} walls 1 where a wall stands
 * @param {number} width
 * @returns {Int16Array} -1 where none stands
 */
export function autotiled(walls, width) {
  const height = walls.length / width;
  return Int16Array.from(walls, (wall, at) => {
    if (wall === 0) return -1;
    const [x, y] = [at % width, Math.floor(at / width)];
    const joins = (/** @type {readonly number[]} */ [dx, dy]) => {
      const [column, row] = [x + dx, y + dy];
      const isBeyond = column < 0 || row < 0 || column >= width || row >= height;
      return isBeyond || walls[row * width + column] === 1;
    };
    return WALL_OF_MASK[AROUND.reduce((mask, step, bit) => mask | (Number(joins(step)) << bit), 0)];
  });
}

/** The widths in tiles that a maze has: a dungeon has no walls between its cells. @param {{ dungeon: boolean }} maze @param {Widths} widths @returns {Widths} */
export const widthsOf = ({ dungeon }, { corridor, wall }) => ({
  corridor,
  wall: dungeon ? 0 : wall,
});

/**
 * The storeys of a maze. Cost: O(tiles).
 * @param {Maze} maze of squares or storeys
 * @param {Widths} options
 * @returns {Storey[]}
 */
export function storeysOf(maze, options) {
  const widths = widthsOf(maze, options);
  const objects = objectsOf(maze, widths);
  return Array.from({ length: maze.levels }, (_, level) => {
    const { corridor, wall } = options;
    const where = maze.levels > 1 ? { level } : {};
    const { width, height, data } = maze.tiles({ corridor, wall, ...where });
    const walls = data.map((kind) => (kind === 0 ? 1 : 0));
    return {
      level,
      width,
      height,
      walls,
      wallTiles: autotiled(walls, width),
      floor: data.map((kind, at) =>
        floorTile(kind, maze.dungeon, at % width, Math.floor(at / width)),
      ),
      objects: objects.filter((each) => each.level === level).map(({ object }) => object),
      rooms: roomsOf(maze, widths, level),
    };
  });
}

/** @typedef {{ level: number, object: LevelObject }} Placed */

/**
 * Start, end, doors, things, stairs and arrows, in this order.
 * @param {Maze} maze
 * @param {Widths} widths
 * @returns {Placed[]}
 */
function objectsOf(maze, widths) {
  const middle = (widths.corridor - 1) >> 1;
  /** One tile in the middle of a cell. @param {number} cell @param {string} type @param {string} name @param {number} tile @param {Properties} [properties] */
  const inside = (cell, type, name, tile, properties = {}) => {
    const { x, y, level } = placeOf(maze, widths, cell);
    const place = { x: x + middle, y: y + middle, width: 1, height: 1 };
    return { level, object: { type, name, ...place, tile, properties } };
  };
  /** @type {Placed[]} */
  const placed = [];
  if (maze.start !== null) placed.push(inside(maze.start, 'start', 'start', TILES.start));
  if (maze.end !== null) placed.push(inside(maze.end, 'end', 'end', TILES.end));
  const mouths = mouthsOf(maze);
  for (const door of maze.doors ?? []) placed.push(doorOf(maze, widths, mouths, door));
  for (const { cell, role, level, room, lock } of maze.things ?? []) {
    const properties = { level, ...(room !== null && { room }), ...(lock && { lock }) };
    const tile = role === 'key' ? lockTile('key', lock ?? 1) : TILES[role];
    placed.push(inside(cell, role, lock ? `${role} ${lock}` : role, tile, properties));
  }
  for (const { cell, up, down } of stairsOf(maze)) {
    const tile = up && down ? TILES.stairsUpDown : up ? TILES.stairsUp : TILES.stairsDown;
    const name = up && down ? 'stairs' : up ? 'stairs up' : 'stairs down';
    placed.push(inside(cell, 'stairs', name, tile, { up, down }));
  }
  return [...placed, ...arrowsOf(maze, widths, mouths)];
}

/**
 * The upper left tile of a cell on its level.
 * @param {{ width: number, height: number }} maze
 * @param {Widths} widths
 * @param {number} cell
 */
export function placeOf({ width, height }, { corridor, wall }, cell) {
  const pitch = corridor + wall;
  const level = Math.floor(cell / (width * height));
  const y = Math.floor(cell / width) - level * height;
  return { x: (cell % width) * pitch + wall, y: y * pitch + wall, level };
}

/**
 * A door, as wide as its corridor, on its tile or in the gap of its passage; seen from its side where one
 * walks through it from west to east.
 * @param {Maze} maze
 * @param {Widths} widths
 * @param {ReadonlyMap<number, number>} mouths see `mouthsOf`
 * @param {import('../../options/types.js').Door} door
 * @returns {Placed}
 */
function doorOf(maze, widths, mouths, { cell, state, lock, direction }) {
  const { corridor, wall } = widths;
  // The gap belongs to the cell west or north of it.
  const isAfter = direction === NORTH || direction === WEST;
  const owner = isAfter ? besideOf(maze, mouths, cell, direction) : cell;
  const { x, y, level } = placeOf(maze, widths, owner);
  const open = [NORTH, SOUTH, WEST, EAST].map((side) => Number(isWayThrough(side)));
  const isSideways = open[WEST] + open[EAST] > open[NORTH] + open[SOUTH];
  const sideways = isSideways ? 'Sideways' : '';
  const tile =
    state === 'locked'
      ? lockTile(/** @type {const} */ (`lockedDoor${sideways}`), lock ?? 1)
      : TILES[/** @type {'openDoor'} */ (`${state}Door${sideways}`)];
  const name = lock ? `${state} door ${lock}` : `${state} door`;
  const properties = { state, ...(lock && { lock }) };
  if (direction === undefined) {
    const place = { x, y, width: corridor, height: corridor };
    return { level, object: { type: 'door', name, ...place, tile, properties } };
  }
  const place = isSideways
    ? { x: x + corridor, y, width: wall, height: corridor }
    : { x, y: y + corridor, width: corridor, height: wall };
  const own = { ...properties, direction: DIRECTIONS[direction] };
  return { level, object: { type: 'door', name, ...place, tile, properties: own } };

  /** @param {number} side */
  function isWayThrough(side) {
    return direction === undefined ? (maze.passages[cell] >> side) & 1 : side === direction;
  }
}

/**
 * The cells with stairs, and whether one can walk up and down from there.
 * @param {Maze} maze
 */
function* stairsOf(maze) {
  if (maze.directions[UP] !== 'up') return;
  for (let cell = 0; cell < maze.cellCount; ++cell) {
    const [up, down] = [maze.isOpen(cell, UP), maze.isOpen(cell, DOWN)];
    if (up || down) yield { cell, up, down };
  }
}

/**
 * The bridges by the mouths of their tunnels: by a cell times 4 and the direction in which the tunnel leaves it.
 * @param {Maze} maze
 */
const mouthsOf = (maze) =>
  new Map(
    maze
      .tunnels()
      .flatMap(({ bridge, from, to }) =>
        [from, to].map(({ cell, direction }) => [cell * 4 + direction, bridge]),
      ),
  );

/**
 * The cell beside another one on the map: the bridge, where a tunnel leaves it.
 * @param {Maze} maze
 * @param {ReadonlyMap<number, number>} mouths
 * @param {number} cell
 * @param {number} direction of a passage
 */
const besideOf = (maze, mouths, cell, direction) =>
  mouths.get(cell * 4 + direction) ?? /** @type {number} */ (maze.neighbour(cell, direction));

const DIRECTIONS = ['north', 'south', 'west', 'east'];
const ARROWS = /** @type {const} */ (['arrowNorth', 'arrowSouth', 'arrowWest', 'arrowEast']);

/**
 * An arrow between the cells of every one-way passage on one level: at the first of the two mouths of a
 * tunnel.
 * @param {Maze} maze
 * @param {Widths} widths
 * @param {ReadonlyMap<number, number>} mouths see `mouthsOf`
 * @returns {Generator<Placed>}
 */
function* arrowsOf(maze, { corridor, wall }, mouths) {
  if (!maze.oneWays) return;
  for (let to = 0; to < maze.cellCount; ++to) {
    for (const [side] of DIRECTIONS.entries()) {
      if (!((maze.oneWays[to] >> side) & 1)) continue;
      const from = /** @type {number} */ (maze.neighbour(to, side));
      const direction = /** @type {number} */ (maze.back(to, side));
      // The gap belongs to the cell west or north of it.
      const isFirst = direction === EAST || direction === SOUTH;
      const owner = isFirst ? from : besideOf(maze, mouths, from, direction);
      const { x, y, level } = placeOf(maze, { corridor, wall }, owner);
      const isAcross = direction === EAST || direction === WEST;
      const [along, beside] = [corridor + ((wall - 1) >> 1), (corridor - 1) >> 1];
      const place = isAcross ? { x: x + along, y: y + beside } : { x: x + beside, y: y + along };
      const properties = { direction: DIRECTIONS[direction] };
      const shape = { ...place, width: 1, height: 1, tile: TILES[ARROWS[direction]], properties };
      yield { level, object: { type: 'arrow', name: 'one way', ...shape } };
    }
  }
}

/**
 * The rooms of a level as rectangles, each with its place in `maze.rooms`.
 * @param {Maze} maze
 * @param {Widths} widths
 * @param {number} level
 * @returns {LevelObject[]}
 */
function roomsOf(maze, { corridor, wall }, level) {
  const across = (/** @type {number} */ cells) => cells * (corridor + wall) - wall;
  return (maze.rooms ?? []).flatMap((room, number) => {
    if ((room.level ?? 0) !== level) return [];
    const first = { x: room.x * (corridor + wall) + wall, y: room.y * (corridor + wall) + wall };
    const size = { width: across(room.width), height: across(room.height) };
    const name = `room ${number}`;
    return [{ type: 'room', name, ...first, ...size, tile: null, properties: { number } }];
  });
}
