import { ROLES } from '../symbols.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('../../../options/types.js').Door} Door */
/** @typedef {import('../../../options/types.js').Thing} Thing */
/** @typedef {import('../words.js').Words} Words */

/**
 * A place with a number on the map: a room, or in a dungeon without rooms a cell with things. `size` in
 * cells, null for a cell; `at` is the middle of the cell where the number stands.
 * @typedef {{ number: number, level: number, size: { width: number, height: number } | null, at: { x: number, y: number },
 *   things: readonly Thing[], doors: readonly Door[] }} Place
 */

/**
 * The rooms of a dungeon by their distance from the entrance, without one in the order of reading, with
 * what is in them; and what is in corridors. A dungeon without rooms has a place per cell with things.
 * Cost: O(cells).
 * @param {Plan} plan
 * @returns {{ places: Place[], corridors: Thing[] }}
 */
export function placesOf({ maze, things, doors }) {
  const distances = maze.start === null ? null : maze.distances();
  const shown = new Map(doors.map((door) => [door.cell, door]));
  const rooms = (maze.rooms ?? []).map((room) => ({
    cells: (room.cells ?? cellsOf(maze, room)).filter((cell) => maze.kinds?.[cell] !== 0),
    size: { width: room.width, height: room.height },
    level: room.level ?? 0,
    doors: room.doors.flatMap((cell) => shown.get(cell) ?? []),
  }));
  const spots =
    rooms.length > 0
      ? rooms
      : [...new Set(things.map(({ cell }) => cell))].map((cell) => ({
          cells: [cell],
          size: null,
          level: maze.positionOf(cell).level,
          doors: [],
        }));
  const known = new Set(spots.flatMap(({ cells }) => cells));
  const sorted = spots
    .filter(({ cells }) => cells.length > 0)
    .map((spot) => ({
      ...spot,
      distance: spot.cells.reduce(
        (least, cell) => Math.min(least, distances?.[cell] ?? 0),
        Infinity,
      ),
    }))
    .sort((a, b) => a.distance - b.distance || a.cells[0] - b.cells[0]);
  const places = sorted.map(({ cells, size, level, doors: around }, i) => {
    const inside = things.filter(({ cell }) => cells.includes(cell));
    return {
      number: i + 1,
      level,
      size,
      at: maze.centre(numberCell(maze, cells, inside)),
      things: inside,
      doors: around,
    };
  });
  return { places, corridors: things.filter(({ cell }) => !known.has(cell)) };
}

/** The cells of a rectangle. @param {Plan['maze']} maze @param {import('../../../options/types.js').Room} room */
function cellsOf(maze, { x, y, width, height, level }) {
  return Array.from({ length: width * height }, (_, i) =>
    maze.cellAt(x + (i % width), y + Math.floor(i / width), level),
  ).filter((cell) => cell !== null);
}

/**
 * The cell of a number: in the middle, but not where something lies, if that can be.
 * @param {Plan['maze']} maze @param {readonly number[]} cells @param {readonly Thing[]} things
 */
function numberCell(maze, cells, things) {
  const middles = cells.map((cell) => maze.centre(cell));
  const mean = (/** @type {'x' | 'y'} */ axis) =>
    middles.reduce((sum, middle) => sum + middle[axis], 0) / cells.length;
  const [x, y] = [mean('x'), mean('y')];
  const taken = new Set(things.map(({ cell }) => cell));
  let best = 0;
  let least = Infinity;
  for (const [i, middle] of middles.entries()) {
    const far = Math.hypot(middle.x - x, middle.y - y) + (taken.has(cells[i]) ? 1000 : 0);
    if (far >= least) continue;
    least = far;
    best = i;
  }
  return cells[best];
}

/**
 * Things as a text: 'entrance, 2 monsters, key 1'.
 * @param {readonly Thing[]} things @param {Words} words
 */
export function thingsText(things, words) {
  /** @type {string[]} */
  const parts = [];
  for (const role of ROLES) {
    const same = things.filter((thing) => thing.role === role);
    if (role === 'key') for (const { lock } of same) parts.push(words.things.key(1, lock));
    else if (same.length > 0) parts.push(words.things[role](same.length));
  }
  return parts.join(', ');
}

/**
 * What the legend says about a place: its size, what is in it, and doors that do not simply open.
 * @param {Place} place @param {Words} words
 */
export function placeText({ size, things, doors }, words) {
  const secret = doors.filter(({ state }) => state === 'secret').length;
  const locked = doors.filter(({ state }) => state === 'locked');
  const parts = [
    size ? words.size(size.width, size.height) : '',
    thingsText(things, words),
    ...locked.map(({ lock }) => words.lockedDoor(lock)),
    secret > 0 ? words.secretDoors(secret) : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
