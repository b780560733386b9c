import { deepFreeze } from '../util/freeze.js';

/** @import { Area, AreaLink, Areas } from '../options/types.js' */
/** @typedef {import('../maze/maze.js').MazeValue} MazeValue */

/** The kinds of the tiles of rooms and doors. */
const [ROOM_FLOOR, DOOR] = [1, 2];

/** What `maze.distances()` has for a cell that no path leads to. */
const UNREACHABLE = 0xffffffff;

/** Of a cell: in no area. */
const NONE = -1;

/** How a cell joins others to an area. Cells of a sort join; a junction stands alone. */
const [ROCK, DOORWAY, ROOM, WIDE, RUN, JUNCTION] = [0, 1, 2, 3, 4, 5];

/**
 * The room of every cell, NONE outside of rooms; of two rooms that share a cell, the first.
 * @param {MazeValue} maze
 */
function roomsByCell(maze) {
  const { cellCount, rooms, kinds, mask, width, height } = maze;
  const numbers = new Int32Array(cellCount).fill(NONE);
  const put = (/** @type {number} */ cell, /** @type {number} */ number) => {
    const isFloor = kinds?.[cell] !== 0 && kinds?.[cell] !== DOOR && mask?.[cell] !== 0;
    if (isFloor && numbers[cell] === NONE) numbers[cell] = number;
  };
  for (const [number, room] of (rooms ?? []).entries()) {
    for (const cell of room.cells ?? []) put(cell, number);
    if (room.cells) continue;
    const level = room.doors.length > 0 ? Math.floor(room.doors[0] / (width * height)) : 0;
    for (let y = room.y; y < room.y + room.height; ++y) {
      for (let x = room.x; x < room.x + room.width; ++x) {
        put((level * height + y) * width + x, number);
      }
    }
  }
  return numbers;
}

/**
 * The cells that passages lead to, one-way ones included.
 * @param {MazeValue} maze
 * @returns {(cell: number) => number[]}
 */
function linkedCells(maze) {
  const links = maze.links();
  const ends = new Uint32Array(maze.cellCount + 1);
  for (const cell of links) ends[cell + 1] += 1;
  for (let cell = 0; cell < maze.cellCount; ++cell) ends[cell + 1] += ends[cell];
  const starts = ends.slice();
  const lists = new Uint32Array(links.length);
  for (let i = 0; i < links.length; i += 2) {
    lists[starts[links[i]]++] = links[i + 1];
    lists[starts[links[i + 1]]++] = links[i];
  }
  return (cell) => Array.from(lists.subarray(ends[cell], ends[cell + 1]));
}

/**
 * How each cell joins others.
 * @param {MazeValue} maze
 * @param {(cell: number) => number[]} linked
 * @param {Int32Array} rooms
 */
function sortsOf({ cellCount, kinds, mask, dungeon }, linked, rooms) {
  const sorts = new Uint8Array(cellCount);
  const isCorridor = (/** @type {number} */ cell) => rooms[cell] === NONE && kinds?.[cell] !== DOOR;
  /** Whether a loop of three or four cells of the corridor goes through a cell: it is wide there. @param {number} cell */
  const isWide = (cell) => {
    const near = linked(cell).filter(isCorridor);
    return near.some((a, i) =>
      near.some(
        (b, j) =>
          j > i &&
          linked(a).some((c) => c === b || (c !== cell && isCorridor(c) && linked(b).includes(c))),
      ),
    );
  };
  for (let cell = 0; cell < cellCount; ++cell) {
    if (kinds?.[cell] === 0 || mask?.[cell] === 0) sorts[cell] = ROCK;
    else if (kinds?.[cell] === DOOR) sorts[cell] = DOORWAY;
    else if (rooms[cell] !== NONE || (dungeon && kinds?.[cell] === ROOM_FLOOR)) sorts[cell] = ROOM;
    else if (dungeon && isWide(cell)) sorts[cell] = WIDE;
    else sorts[cell] = linked(cell).length > 2 ? JUNCTION : RUN;
  }
  return sorts;
}

/**
 * Numbers what belongs together, in the order of the first cells.
 * @param {Uint8Array} sorts
 * @param {(cell: number) => number[]} linked
 * @param {Int32Array} rooms
 * @param {(sort: number) => boolean} counts which cells have a number
 * @returns {{ of: Int32Array, groups: number[][] }}
 */
function groupsOf(sorts, linked, rooms, counts) {
  const of = new Int32Array(sorts.length).fill(NONE);
  /** @type {number[][]} */
  const groups = [];
  /** The group of each room, whose cells need not be next to each other. @type {Map<number, number>} */
  const known = new Map();
  for (let first = 0; first < sorts.length; ++first) {
    if (of[first] !== NONE || !counts(sorts[first])) continue;
    const room = rooms[first];
    const number = known.get(room) ?? groups.length;
    if (room !== NONE) known.set(room, number);
    groups[number] ??= [];
    const group = groups[number];
    const begin = group.length;
    of[first] = number;
    group.push(first);
    for (let at = begin; at < group.length && sorts[first] !== JUNCTION; ++at) {
      for (const to of linked(group[at])) {
        if (of[to] !== NONE || sorts[to] !== sorts[first] || rooms[to] !== room) continue;
        of[to] = number;
        group.push(to);
      }
    }
  }
  for (const group of groups) group.sort((a, b) => a - b);
  return { of, groups };
}

/**
 * See `maze.areas`.
 * @param {MazeValue} maze
 * @returns {Areas}
 */
export function areasOf(maze) {
  const linked = linkedCells(maze);
  const rooms = roomsByCell(maze);
  const sorts = sortsOf(maze, linked, rooms);
  const { of, groups } = groupsOf(
    sorts,
    linked,
    rooms,
    (sort) => sort !== ROCK && sort !== DOORWAY,
  );
  const doorways = groupsOf(sorts, linked, rooms, (sort) => sort === DOORWAY);
  const locks = new Map(maze.doors?.map(({ cell, lock }) => [cell, lock]));

  /** @type {Map<string, AreaLink & { locks: readonly number[] }>} */
  const found = new Map();
  /** @param {number} a @param {number} b @param {number[]} doors */
  const link = (a, b, doors) => {
    const [from, to, door] = [Math.min(a, b), Math.max(a, b), doors[0] ?? null];
    const own = doors.flatMap((cell) => locks.get(cell) ?? []);
    found.set(`${from} ${to} ${door}`, { from, to, door, locks: own });
  };
  for (const [cell, area] of of.entries()) {
    if (area === NONE) continue;
    for (const to of linked(cell)) if (of[to] > area) link(area, of[to], []);
  }
  /** By doorway the areas around it. */
  const around = doorways.groups.map((doors) =>
    [...new Set(doors.flatMap(linked).map((to) => of[to]))].filter((area) => area !== NONE),
  );
  for (const [number, areas] of around.entries()) {
    for (const [i, a] of areas.entries()) {
      for (const b of areas.slice(i + 1)) link(a, b, doorways.groups[number]);
    }
  }
  const links = [...found.values()].sort(
    (a, b) => a.from - b.from || a.to - b.to || (a.door ?? NONE) - (b.door ?? NONE),
  );

  const { start } = maze;
  const first = start === null ? [] : of[start] === NONE ? around[doorways.of[start]] : [of[start]];
  const distances = start === null ? null : maze.distances();
  /** @type {number[][]} */
  const near = groups.map(() => []);
  for (const [i, { from, to }] of links.entries()) {
    near[from].push(i);
    near[to].push(i);
  }
  /** The areas that one can reach without a key. @param {number} lock 0 to have all keys */
  const reached = (lock) => {
    const areas = new Set(first);
    for (const area of areas) {
      for (const i of near[area]) {
        if (!links[i].locks.includes(lock)) areas.add(links[i].from + links[i].to - area);
      }
    }
    return areas;
  };
  const all = reached(0);
  const without = [...new Set(locks.values())]
    .filter((lock) => lock !== undefined)
    .sort((a, b) => a - b)
    .map((lock) => ({ lock, areas: reached(lock) }));

  /** @param {number[]} cells @param {number} degree @returns {Area['kind']} */
  const kindOf = ([cell, ...more], degree) => {
    if (sorts[cell] === ROOM) return 'room';
    if (sorts[cell] === JUNCTION) return 'junction';
    if (sorts[cell] === WIDE)
      return degree > 2 ? 'junction' : degree === 2 ? 'corridor' : 'deadEnd';
    return [cell, ...more].some((each) => linked(each).length < 2) ? 'deadEnd' : 'corridor';
  };
  const areas = groups.map((cells, area) => {
    const nearest = cells.reduce(
      (least, cell) => Math.min(least, distances?.[cell] ?? UNREACHABLE),
      UNREACHABLE,
    );
    return {
      kind: kindOf(cells, near[area].length),
      cells: Uint32Array.from(cells),
      room: rooms[cells[0]] === NONE ? null : rooms[cells[0]],
      degree: near[area].length,
      distance: nearest === UNREACHABLE ? null : nearest,
      behind: without
        .filter((one) => all.has(area) && !one.areas.has(area))
        .map(({ lock }) => lock),
    };
  });
  return deepFreeze({ areas, links: links.map(({ from, to, door }) => ({ from, to, door })) });
}
