// The rooms of a map, read back into the data of a maze.
import { fail } from '../../util/error.js';

/** @typedef {import('../../options/types.js').Room} Room */
/** @typedef {import('./stored-maze.js').TiledMazeData} TiledMazeData */
/** @typedef {import('./tiled-reader.js').ReadMap} ReadMap */
/** @typedef {{ corridor: number, wall: number }} Widths */

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
function roomAt(before, rectangle, level, { levels, dungeon, width, height }) {
  const { x, y } = rectangle;
  const isSame =
    before &&
    before.x === x &&
    before.y === y &&
    before.width === rectangle.width &&
    before.height === rectangle.height &&
    (before.level ?? 0) === level;
  if (isSame) return before;
  const room = { ...rectangle, ...(levels > 1 && { level }), doors: [] };
  // A maze's room lists its cells; here it is its rectangle.
  if (dungeon) return room;
  const cells = Array.from({ length: rectangle.width * rectangle.height }, (_, i) => {
    const row = y + Math.floor(i / rectangle.width);
    return (level * height + row) * width + x + (i % rectangle.width);
  });
  return { ...room, cells };
}
