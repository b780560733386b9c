import { geometryOf, middleOf } from 'mazewright/draw';
import { thingsOf } from './shown-maze.js';

/** @import { Door, DoorState, Maze, Thing } from 'mazewright/dungeons' */
/** @import { Geometry } from 'mazewright/draw' */

/** The kind of a tile with a door. */
const DOOR = 2;
/** Compass points clockwise from the east, as angles grow on the screen. */
const SIDES = /** @type {const} */ ([
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
]);

/** @typedef {(typeof SIDES)[number] | 'upstairs' | 'downstairs'} Side */

/**
 * A room that one comes to by an exit, by its number, and the door at its end if that is not the door
 * of the exit.
 * @typedef {{ number: number, door: Door | null }} Beyond
 */

/**
 * A way out of a room: the cell outside, the side on which it lies, its door, null for an opening, and
 * the rooms that one comes to without passing another room, the nearest first.
 * @typedef {{ cell: number, side: Side, door: Door | null, beyond: Beyond[] }} Exit
 */

/**
 * A room, or in a dungeon without rooms a thing: its number on the map, its cells, its sides in
 * cells, null for a thing, passages from the entrance, what is in it, and its exits.
 * @typedef {{ number: number, cells: readonly number[], size: { width: number, height: number } | null,
 *   distance: number | null, things: readonly Thing[], exits: readonly Exit[] }} Place
 */

/** What stands in a corridor, and the numbers of the rooms that it joins. @typedef {{ thing: Thing, rooms: readonly number[] }} InCorridor */

/**
 * The list of a dungeon: its places by number, and what is outside of them. `fromEntrance`: whether the
 * numbers follow the way from the entrance, else the order of reading.
 * @typedef {{ hasRooms: boolean, fromEntrance: boolean, places: Place[], corridors: InCorridor[] }} Rooms
 */

/** A place before its exits are known, and what is in it. @typedef {Omit<Place, 'exits' | 'things'>} Numbered */

/**
 * Numbers the rooms of a dungeon by their distance from the entrance, without an entrance in the order of
 * reading, and lists their exits and what is in them. Of a dungeon without rooms it numbers the things.
 * Cost: O(cells).
 * @param {Maze} maze a dungeon
 * @param {Maze} [shown] the dungeon as a map shows it, whose doors and things are listed; the numbers are
 *   those of the whole dungeon
 * @returns {Rooms}
 */
export function roomsOf(maze, shown = maze) {
  const fromEntrance = maze.start !== null;
  const rooms = numberedRooms(maze);
  const things = thingsOf(shown);
  const inside = (/** @type {Numbered} */ { cells }) =>
    things.filter(({ cell }) => cells.includes(cell));
  if (rooms.length === 0) {
    const places = numberedThings(maze).map((place) => ({
      ...place,
      things: inside(place),
      exits: [],
    }));
    const seen = places.filter((place) => place.things.length > 0);
    return { hasRooms: false, fromEntrance, places: seen, corridors: [] };
  }
  const network = networkOf(shown, rooms);
  const places = rooms.map((room) => ({
    ...room,
    things: inside(room),
    exits: network.exitsOf(room),
  }));
  const corridors = things
    .filter(({ cell }) => network.roomAt(cell) === null)
    .map((thing) => ({ thing, rooms: network.roomsAround(thing.cell) }));
  return { hasRooms: true, fromEntrance, places, corridors };
}

/** Numbers places: the nearest to the entrance first, then in the order of reading. @param {Omit<Numbered, 'number'>[]} places @returns {Numbered[]} */
function numbered(places) {
  const far = (/** @type {Omit<Numbered, 'number'>} */ { distance }) => distance ?? Infinity;
  places.sort((a, b) => (far(a) === far(b) ? a.cells[0] - b.cells[0] : far(a) - far(b)));
  return places.map((place, i) => ({ ...place, number: i + 1 }));
}

/** @param {Maze} maze @returns {Numbered[]} */
function numberedRooms(maze) {
  const known = new Map(maze.areas().areas.map((area) => [area.room, area]));
  return numbered(
    (maze.rooms ?? []).flatMap(({ width, height }, room) => {
      const area = known.get(room);
      if (!area) return [];
      return [{ cells: [...area.cells], size: { width, height }, distance: area.distance }];
    }),
  );
}

/** @param {Maze} maze @returns {Numbered[]} */
function numberedThings(maze) {
  const distances = maze.start === null ? null : maze.distances();
  const cells = [...new Set(thingsOf(maze).map(({ cell }) => cell))];
  return numbered(
    cells.map((cell) => ({ cells: [cell], size: null, distance: distances?.[cell] ?? null })),
  );
}

/**
 * How rooms are joined: by nodes, which are rooms, doors, and the corridors between them.
 * @param {Maze} maze
 * @param {Numbered[]} rooms
 */
function networkOf(maze, rooms) {
  const geometry = geometryOf(maze);
  const kinds = /** @type {Uint8Array} */ (maze.kinds);
  const doors = new Map((maze.doors ?? []).map((door) => [door.cell, door]));
  /** The node of each cell: that of a room is its number; -1 for rock. */
  const nodes = new Int32Array(maze.cellCount).fill(-1);
  for (const { cells, number } of rooms) for (const cell of cells) nodes[cell] = number;
  const first = rooms.length + 1;
  let count = first;
  /** The door of each node that is one. @type {Map<number, Door | null>} */
  const doorAt = new Map();
  for (let cell = 0; cell < nodes.length; cell += 1) {
    if (nodes[cell] >= 0 || kinds[cell] === 0) continue;
    if (kinds[cell] === DOOR) doorAt.set(count, doors.get(cell) ?? null);
    spread(cell, count);
    count += 1;
  }
  const isRoom = (/** @type {number} */ node) => node < first;

  /** Gives a cell, and all of its corridor, a node. @param {number} from @param {number} node */
  function spread(from, node) {
    nodes[from] = node;
    const cells = kinds[from] === DOOR ? [] : [from];
    for (const cell of cells) {
      for (const { to } of waysFrom(maze, cell)) {
        if (nodes[to] >= 0 || kinds[to] === DOOR) continue;
        nodes[to] = node;
        cells.push(to);
      }
    }
  }

  /** By node the nodes next to it. @type {Set<number>[]} */
  const near = Array.from({ length: count }, () => new Set());
  for (let cell = 0; cell < nodes.length; cell += 1) {
    for (const { to } of waysFrom(maze, cell)) {
      if (nodes[to] !== nodes[cell]) near[nodes[cell]].add(nodes[to]);
    }
  }

  /** The rooms that one comes to from a node without passing another one. @param {number} from @param {number | null} room that is left */
  const beyond = (from, room) => {
    /** @type {Map<number, number>} */
    const before = new Map([[from, from]]);
    /** @type {Beyond[]} */
    const found = [];
    for (const node of before.keys()) {
      if (isRoom(node)) {
        const last = /** @type {number} */ (before.get(node));
        found.push({ number: node, door: last === from ? null : (doorAt.get(last) ?? null) });
        continue;
      }
      for (const to of near[node]) if (to !== room && !before.has(to)) before.set(to, node);
    }
    return found;
  };

  return {
    /** The room in which a cell is. @param {number} cell */
    roomAt: (cell) => (isRoom(nodes[cell]) ? nodes[cell] : null),
    /** The rooms that a corridor leads to. @param {number} cell in the corridor */
    roomsAround: (cell) => beyond(nodes[cell], null).map(({ number }) => number),
    /** @param {Numbered} room @returns {Exit[]} */
    exitsOf(room) {
      /** One by node and side. @type {Map<string, Exit>} */
      const exits = new Map();
      for (const cell of room.cells) {
        for (const { to } of waysFrom(maze, cell)) {
          const node = nodes[to];
          if (node === room.number) continue;
          const side = sideOf(maze, geometry, cell, to);
          const key = `${node} ${side}`;
          if (exits.has(key)) continue;
          const door = doorAt.get(node) ?? null;
          exits.set(key, { cell: to, side, door, beyond: beyond(node, room.number) });
        }
      }
      return [...exits.values()];
    },
  };
}

/** The cells that passages lead to. @param {Maze} maze @param {number} cell */
function waysFrom(maze, cell) {
  const ways = [];
  for (let direction = 0; direction < maze.directions.length; direction += 1) {
    const to = maze.isOpen(cell, direction) ? maze.neighbour(cell, direction) : null;
    if (to !== null) ways.push({ to, direction });
  }
  return ways;
}

/** Where a cell lies beside another one. @param {Maze} maze @param {Geometry} geometry @param {number} from @param {number} to @returns {Side} */
function sideOf(maze, geometry, from, to) {
  const [a, b] = [from, to].map((cell) => maze.positionOf(cell).level);
  if (a !== b) return b > a ? 'upstairs' : 'downstairs';
  const [[x, y], [toX, toY]] = [from, to].map((cell) => middleOf(geometry, cell));
  const eighth = Math.round(Math.atan2(toY - y, toX - x) / (Math.PI / 4));
  return SIDES[(eighth + 8) % 8];
}
