// The rooms of a map, read back into the data of a maze.
import { fail } from '../../util/error.js';
import { EAST, NORTH, SOUTH, WEST } from './level.js';

/** @typedef {import('../../options/types.js').Room} Room */
/** @typedef {import('./square-grid.js').SquareGrid} SquareGrid */
/** @typedef {import('./stored-maze.js').TiledMazeData} TiledMazeData */
/** @typedef {import('./tiled-reader.js').ReadMap} ReadMap */
/** @typedef {{ corridor: number, wall: number }} Widths */

const [ROOM, STAIRS] = [1, 5];

/**
 * The rooms that the rectangles of a map show: those of the data, as they are where their rectangle is the
 * same; then new ones.
 * @param {ReadMap} map
 * @param {TiledMazeData} data
 * @param {Widths} widths
 * @returns {readonly Room[] | null} the list of the data if no room changed
 */
export function roomsShown(map, data, { corridor, wall }) {
  const stored = data.rooms ?? [];
  const pitch = corridor + wall;
  /** @type {Map<number, Room>} */
  const known = new Map();
  /** @type {Room[]} */
  const added = [];
  for (const [level, { rooms }] of map.storeys.entries()) {
    for (const [i, object] of (rooms ?? []).entries()) {
      if (object.type !== 'room') continue;
      const cells = (/** @type {number} */ pixels, /** @type {number} */ tile) =>
        Math.round(pixels / (tile * pitch));
      const { tileWidth, tileHeight } = map;
      const rectangle = {
        x: cells(object.x - object.width / 2 - wall * tileWidth, tileWidth),
        y: cells(object.y - object.height / 2 - wall * tileHeight, tileHeight),
        width: cells(object.width + wall * tileWidth, tileWidth),
        height: cells(object.height + wall * tileHeight, tileHeight),
      };
      const { x, y, width, height } = rectangle;
      const fits = x >= 0 && y >= 0 && width > 0 && height > 0;
      if (!fits || x + width > data.width || y + height > data.height) {
        fail(`rooms[${i}]`, `rooms must lie within the cells; object ${object.id} does not`);
      }
      const number = object.properties.get('number');
      const isFirst = Number.isInteger(number) && !known.has(Number(number));
      const before = isFirst ? stored[Number(number)] : undefined;
      const room = roomAt(before, rectangle, level, data);
      if (before) known.set(Number(number), room);
      else added.push(room);
    }
  }
  const rooms = [...stored.flatMap((_, number) => known.get(number) ?? []), ...added];
  const isSame = rooms.length === stored.length && rooms.every((room, i) => room === stored[i]);
  return isSame ? data.rooms : rooms;
}

/**
 * @param {Room | undefined} before
 * @param {{ x: number, y: number, width: number, height: number }} rectangle
 * @param {number} level
 * @param {TiledMazeData} data
 * @returns {Room}
 */
function roomAt(before, rectangle, level, { levels, dungeon, width }) {
  const { x, y } = rectangle;
  const isSame =
    before &&
    before.x === x &&
    before.y === y &&
    before.width === rectangle.width &&
    before.height === rectangle.height &&
    (before.level ?? 0) === level;
  if (isSame) return before;
  const room = { ...rectangle, ...(levels > 1 && { level }), doors: before?.doors ?? [] };
  // A maze's room lists its cells; here it is its rectangle.
  if (dungeon) return room;
  const cells = Array.from({ length: rectangle.width * rectangle.height }, (_, i) => {
    const row = y + Math.floor(i / rectangle.width);
    return row * width + x + (i % rectangle.width);
  });
  return { ...room, cells };
}

/**
 * The rooms of a dungeon with their doors: the cells of other kinds to which their tiles are linked on the
 * level, in the order of the room's tiles.
 * @param {readonly Room[]} rooms
 * @param {{ passages: Uint8Array, kinds: Uint8Array, width: number, height: number }} data
 * @param {SquareGrid} grid
 * @returns {Room[]}
 */
export function withDoors(rooms, { passages, kinds, width, height }, grid) {
  return rooms.map((room) => {
    const first = (room.level ?? 0) * width * height;
    const isInside = (/** @type {number} */ cell) => {
      const at = cell - first;
      const [x, y] = [at % width, Math.floor(at / width)];
      return x >= room.x && x < room.x + room.width && y >= room.y && y < room.y + room.height;
    };
    const own =
      room.cells ??
      Array.from({ length: room.width * room.height }, (_, i) => {
        const y = room.y + Math.floor(i / room.width);
        return first + y * width + room.x + (i % room.width);
      });
    const doors = own.flatMap((cell) =>
      [NORTH, SOUTH, WEST, EAST].flatMap((direction) => {
        if (!((passages[cell] >> direction) & 1)) return [];
        const to = Number(grid.beside(cell, direction));
        const isRoom = kinds[to] === ROOM || (kinds[to] === STAIRS && isInside(to));
        return isRoom ? [] : [to];
      }),
    );
    return { ...room, doors: room.cells ? [...new Set(doors)].sort((a, b) => a - b) : doors };
  });
}
