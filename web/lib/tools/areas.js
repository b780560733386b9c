/** @import { Area, AreaLink, Areas } from '../options/types.js' */
/** Lists of numbers: list i has items[starts[i]] to items[starts[i + 1] - 1]. @typedef {{ starts: Uint32Array, items: Uint32Array }} Lists */
/** @typedef {import('../maze/maze.js').MazeValue} MazeValue */

/** The kinds of the tiles of rooms and doors. */
const [ROOM_FLOOR, DOOR] = [1, 2];

/** What `maze.distances()` has for a cell that no path leads to. */
const UNREACHABLE = 0xffffffff;

/** The area of a cell that is in none. */
const NONE = -1;

/** The sorts of cells. Linked cells of one sort are one area, but every junction is an area of its own. */
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
 * Sorts numbers into lists: number i goes to list of[i], unless that is NONE; each list ascends.
 * @param {ArrayLike<number>} of
 * @param {number} count of lists
 * @param {ArrayLike<number>} [values] what goes into the lists instead of i
 * @returns {Lists}
 */
function listsOf(of, count, values) {
  const starts = new Uint32Array(count + 1);
  let size = 0;
  for (let i = 0; i < of.length; ++i) {
    if (of[i] === NONE) continue;
    starts[of[i] + 1] += 1;
    size += 1;
  }
  for (let i = 0; i < count; ++i) starts[i + 1] += starts[i];
  const ends = starts.slice();
  const items = new Uint32Array(size);
  for (let i = 0; i < of.length; ++i) {
    if (of[i] !== NONE) items[ends[of[i]]++] = values ? values[i] : i;
  }
  return { starts, items };
}

/**
 * The cell of the door that stands in the passage between two cells, undefined without one.
 * @param {MazeValue} maze
 * @returns {(a: number, b: number) => number | undefined}
 */
function doorsBetween(maze) {
  /** By cell the other cells of passages with doors, with the cells of these. @type {Map<number, Map<number, number>>} */
  const sides = new Map();
  for (const { cell, direction } of maze.doors ?? []) {
    if (direction === undefined) continue;
    const to = /** @type {number} */ (maze.neighbour(cell, direction));
    for (const [from, other] of [
      [cell, to],
      [to, cell],
    ]) {
      sides.set(from, (sides.get(from) ?? new Map()).set(other, cell));
    }
  }
  return (a, b) => sides.get(a)?.get(b);
}

/**
 * By cell the cells that passages lead to, one-way ones included.
 * @param {MazeValue} maze
 */
function linkedCells(maze) {
  const links = maze.links();
  const others = new Uint32Array(links.length);
  for (let i = 0; i < links.length; ++i) others[i] = links[i ^ 1];
  return listsOf(links, maze.cellCount, others);
}

/** @param {Lists} lists @param {number} list */
const itemsOf = ({ starts, items }, list) => items.subarray(starts[list], starts[list + 1]);
/** @param {Lists} lists @param {number} list */
const sizeOf = ({ starts }, list) => starts[list + 1] - starts[list];

/**
 * How each cell joins others.
 * @param {MazeValue} maze
 * @param {Lists} linked
 * @param {Int32Array} rooms
 */
function sortsOf({ cellCount, kinds, mask, dungeon }, linked, rooms) {
  const sorts = new Uint8Array(cellCount);
  const isCorridor = (/** @type {number} */ cell) => rooms[cell] === NONE && kinds?.[cell] !== DOOR;
  /** Whether a loop of three or four cells of the corridor goes through a cell: it is wide there. @param {number} cell */
  const isWide = (cell) => {
    const near = itemsOf(linked, cell).filter(isCorridor);
    return near.some((a, i) =>
      near
        .subarray(i + 1)
        .some((b) =>
          itemsOf(linked, a).some(
            (c) => c === b || (c !== cell && isCorridor(c) && itemsOf(linked, b).includes(c)),
          ),
        ),
    );
  };
  for (let cell = 0; cell < cellCount; ++cell) {
    if (kinds?.[cell] === 0 || mask?.[cell] === 0) sorts[cell] = ROCK;
    else if (kinds?.[cell] === DOOR) sorts[cell] = DOORWAY;
    else if (rooms[cell] !== NONE || (dungeon && kinds?.[cell] === ROOM_FLOOR)) sorts[cell] = ROOM;
    else if (dungeon && isWide(cell)) sorts[cell] = WIDE;
    else sorts[cell] = sizeOf(linked, cell) > 2 ? JUNCTION : RUN;
  }
  return sorts;
}

/**
 * Numbers the groups of cells that belong together, in the order of their first cells.
 * @param {Uint8Array} sorts
 * @param {Lists} linked
 * @param {Int32Array} rooms
 * @param {(sort: number) => boolean} counts which cells have a number
 * @param {(a: number, b: number) => number | undefined} [doorBetween] a door in a passage ends a group
 * @returns {{ of: Int32Array, count: number, groups: Lists }}
 */
function groupsOf(sorts, { starts, items }, rooms, counts, doorBetween = () => undefined) {
  const of = new Int32Array(sorts.length).fill(NONE);
  /** The group of each room, whose cells need not be next to each other. @type {Map<number, number>} */
  const known = new Map();
  const queue = new Uint32Array(sorts.length);
  let count = 0;
  for (let first = 0; first < sorts.length; ++first) {
    if (of[first] !== NONE || !counts(sorts[first])) continue;
    const room = rooms[first];
    const number = (room === NONE ? undefined : known.get(room)) ?? count++;
    if (room !== NONE) known.set(room, number);
    of[first] = number;
    queue[0] = first;
    let end = 1;
    for (let at = 0; at < end && sorts[first] !== JUNCTION; ++at) {
      for (let i = starts[queue[at]]; i < starts[queue[at] + 1]; ++i) {
        const to = items[i];
        if (of[to] !== NONE || sorts[to] !== sorts[first] || rooms[to] !== room) continue;
        if (doorBetween(queue[at], to) !== undefined) continue;
        of[to] = number;
        queue[end++] = to;
      }
    }
  }
  return { of, count, groups: listsOf(of, count) };
}

/** Nothing is behind a lock where no lock is. @type {readonly number[]} */
const NO_LOCKS = Object.freeze([]);

/**
 * See `maze.areas`.
 * @param {MazeValue} maze
 * @returns {Areas}
 */
export function areasOf(maze) {
  const linked = linkedCells(maze);
  const rooms = roomsByCell(maze);
  const doorBetween = doorsBetween(maze);
  const sorts = sortsOf(maze, linked, rooms);
  const { of, count, groups } = groupsOf(
    sorts,
    linked,
    rooms,
    (sort) => sort !== ROCK && sort !== DOORWAY,
    doorBetween,
  );
  const doorways = groupsOf(sorts, linked, rooms, (sort) => sort === DOORWAY);
  const locks = new Map(maze.doors?.map(({ cell, lock }) => [cell, lock]));

  /** By first door of a doorway the locks of its doors. @type {Map<number | null, number[]>} */
  const locksOf = new Map(
    maze.doors
      ?.filter(({ direction }) => direction !== undefined)
      .map(({ cell, lock }) => [cell, lock === undefined ? [] : [lock]]),
  );
  /** By the lower one of two areas the links through doors. @type {Map<number, AreaLink[]>} */
  const throughDoors = new Map();
  /** By doorway the areas around it. */
  const around = Array.from({ length: doorways.count }, (_, number) => {
    const doors = [...itemsOf(doorways.groups, number)];
    locksOf.set(
      doors[0],
      doors.flatMap((cell) => locks.get(cell) ?? []),
    );
    const cells = doors.flatMap((cell) => [...itemsOf(linked, cell)]);
    const areas = [...new Set(cells.map((to) => of[to]))].filter((area) => area !== NONE);
    areas.sort((a, b) => a - b);
    for (const [i, from] of areas.entries()) {
      const own = areas.slice(i + 1).map((to) => ({ from, to, door: doors[0] }));
      throughDoors.set(from, [...(throughDoors.get(from) ?? []), ...own]);
    }
    return areas;
  });
  /** @type {AreaLink[]} */
  const links = [];
  const seen = new Int32Array(count).fill(NONE);
  // Loops over indices, because an array per area took longer than all else.
  for (let from = 0; from < count; ++from) {
    const own = throughDoors.get(from) ?? [];
    for (let at = groups.starts[from]; at < groups.starts[from + 1]; ++at) {
      const cell = groups.items[at];
      for (let i = linked.starts[cell]; i < linked.starts[cell + 1]; ++i) {
        const to = of[linked.items[i]];
        if (to <= from) continue;
        const door = doorBetween(cell, linked.items[i]) ?? null;
        if (door === null) {
          if (seen[to] === from) continue;
          seen[to] = from;
        }
        own.push({ from, to, door });
      }
    }
    if (own.length > 1) own.sort((a, b) => a.to - b.to || (a.door ?? NONE) - (b.door ?? NONE));
    for (const link of own) links.push(link);
  }

  const { start } = maze;
  const degrees = new Uint32Array(count);
  for (const { from, to } of links) {
    degrees[from] += 1;
    degrees[to] += 1;
  }
  const distances = start === null ? null : maze.distances();
  const behind = areasBehind(maze, links, locksOf, count, () => {
    if (start === null) return [];
    return of[start] === NONE ? around[doorways.of[start]] : [of[start]];
  });

  /** @param {Uint32Array} cells @param {number} degree @returns {Area['kind']} */
  const kindOf = (cells, degree) => {
    const sort = sorts[cells[0]];
    if (sort === ROOM) return 'room';
    if (sort === JUNCTION) return 'junction';
    if (sort === WIDE) return degree > 2 ? 'junction' : degree === 2 ? 'corridor' : 'deadEnd';
    for (let i = 0; i < cells.length; ++i) if (sizeOf(linked, cells[i]) < 2) return 'deadEnd';
    return 'corridor';
  };
  /** @type {Area[]} */
  const areas = [];
  for (let area = 0; area < count; ++area) {
    const cells = groups.items.slice(groups.starts[area], groups.starts[area + 1]);
    let nearest = UNREACHABLE;
    for (let i = 0; distances && i < cells.length; ++i) {
      nearest = Math.min(nearest, distances[cells[i]]);
    }
    const room = rooms[cells[0]];
    areas.push(
      Object.freeze({
        kind: kindOf(cells, degrees[area]),
        cells,
        room: room === NONE ? null : room,
        degree: degrees[area],
        distance: nearest === UNREACHABLE ? null : nearest,
        behind: behind[area] ?? NO_LOCKS,
      }),
    );
  }
  for (const link of links) Object.freeze(link);
  return Object.freeze({ areas: Object.freeze(areas), links: Object.freeze(links) });
}

/**
 * By area the locks without whose keys nobody reaches it from the start; nothing for areas without.
 * @param {MazeValue} maze
 * @param {readonly AreaLink[]} links
 * @param {Map<number | null, number[]>} locksOf by the door of a link
 * @param {number} count of areas
 * @param {() => number[]} starts the areas at the start
 */
function areasBehind({ doors }, links, locksOf, count, starts) {
  /** @type {(readonly number[])[]} */
  const behind = [];
  const locks = [...new Set(doors?.map(({ lock }) => lock))].filter((lock) => lock !== undefined);
  if (locks.length === 0) return behind;
  /** @type {number[][]} */
  const near = Array.from({ length: count }, () => []);
  for (const [i, { from, to }] of links.entries()) {
    near[from].push(i);
    near[to].push(i);
  }
  /** The areas that can be reached without the key of a lock. @param {number} lock 0 to have all keys */
  const reached = (lock) => {
    const areas = new Set(starts());
    for (const area of areas) {
      for (const i of near[area]) {
        const { from, to, door } = links[i];
        if (!locksOf.get(door)?.includes(lock)) areas.add(from + to - area);
      }
    }
    return areas;
  };
  const all = reached(0);
  const without = locks.sort((a, b) => a - b).map((lock) => ({ lock, areas: reached(lock) }));
  for (const area of all) {
    behind[area] = Object.freeze(
      without.filter(({ areas }) => !areas.has(area)).map(({ lock }) => lock),
    );
  }
  return behind;
}
