/**
 * What is wrong with doors, from passages, kinds and lists alone: every door is listed once and stands in an
 * opening, and every room lists the cells through which one leaves it.
 */

const [ROOM, DOOR] = [1, 2];

/** The passages of a cell but stairs, and where they lead. @param {any} maze @param {number} cell */
const waysOf = (maze, cell) =>
  maze.directions.flatMap((/** @type {string} */ name, /** @type {number} */ direction) =>
    ((maze.passages[cell] >> direction) & 1) === 1 && name !== 'up' && name !== 'down'
      ? [{ name, to: maze.neighbour(cell, direction) }]
      : [],
  );

/** @param {number[]} cells */
const ascending = (cells) => [...new Set(cells)].sort((a, b) => a - b);

/** @param {any} maze @param {number} cell */
function isAtBorder(maze, cell) {
  const { x, y } = maze.positionOf(cell);
  return Math.min(x, y) === 0 || x + 1 === maze.width || y + 1 === maze.height;
}

/** The cells of a room. @param {any} maze @param {any} room */
function cellsOf(maze, { cells, x, y, width, height, level }) {
  if (cells) return [...cells];
  return Array.from({ length: width * height }, (_, index) =>
    maze.cellAt(x + (index % width), y + Math.floor(index / width), level),
  );
}

/** The ways of a door that stands between two tiles, of squares and of hexagons, in the order of their names. */
const OPPOSITE = ['north,south', 'east,west', 'northEast,southWest', 'northWest,southEast'];

/**
 * Doors of tiles: each between two tiles that lie on opposite sides. The doors of a chunk to its neighbours
 * are tiles of its border and not in its list; what leads to them may meet a door with a lock from aside.
 * @param {any} maze
 */
function* faultsOfTiles(maze) {
  const { doors, kinds } = maze;
  const listed = (doors ?? []).map((/** @type {any} */ { cell }) => cell);
  const tiles = [...kinds.keys()].filter((cell) => kinds[cell] === DOOR);
  const own = tiles.filter((cell) => listed.includes(cell) || !isAtBorder(maze, cell));
  const isChunk = own.length < tiles.length;
  if (String(listed) !== String(own)) yield `doors at ${listed}, their tiles at ${own}`;
  // A sample may draw doors anywhere, and every square of its dungeons occurs in it, until a pass runs.
  const isAsDrawn = maze.params?.sample !== undefined && maze.passes?.length === 0;
  for (const { cell, lock } of isAsDrawn ? [] : (doors ?? [])) {
    const ways = waysOf(maze, cell).map((/** @type {any} */ { name }) => name);
    const isBetween = OPPOSITE.includes(ways.sort().join());
    if (!isBetween && !(isChunk && lock)) yield `door ${cell} opens to ${ways}`;
  }
}

/** Doors of mazes with walls: each in a passage of its own. @param {any} maze */
function* faultsOfPassages(maze) {
  const known = new Set();
  for (const { cell, direction } of maze.doors ?? []) {
    if (((maze.passages[cell] >> direction) & 1) === 0) {
      yield `door ${cell} stands in a wall`;
      continue;
    }
    const ends = ascending([cell, maze.neighbour(cell, direction)]).join();
    if (known.has(ends)) yield `two doors between ${ends}`;
    known.add(ends);
  }
}

/** What rooms list. @param {any} maze */
function* faultsOfRooms(maze) {
  for (const [number, room] of (maze.rooms ?? []).entries()) {
    const own = new Set(cellsOf(maze, room));
    const isInside = (/** @type {number} */ cell) =>
      own.has(cell) || (maze.dungeon && maze.kinds[cell] === ROOM);
    const outside = [...own]
      .flatMap((cell) => waysOf(maze, cell))
      .map(({ to }) => to)
      .filter((to) => !isInside(to));
    const known = ascending(outside);
    const doors = [...room.doors];
    if (String(ascending(doors)) !== String(known) || doors.length !== known.length) {
      yield `room ${number} lists ${doors}, one leaves it by ${known}`;
    }
  }
}

/** @param {any} maze @returns {string[]} */
export function doorFaultsOf(maze) {
  const own = maze.dungeon ? faultsOfTiles(maze) : faultsOfPassages(maze);
  return [...own, ...faultsOfRooms(maze)].map((fault) => `doors: ${fault}`);
}
