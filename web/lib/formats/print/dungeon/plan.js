/** @typedef {import('../../options/maze.js').Maze} Maze */
/** @typedef {import('../../../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('../../../options/types.js').Door} Door */
/** @typedef {import('../../../options/types.js').Thing} Thing */
/** @typedef {[x: number, y: number]} Point */

/** The kinds of cells that have symbols. */
const DOOR = 2;
const STAIRS = 5;
const NONE = 255;

/**
 * What a printed map of a dungeon shows, in sides of a cell.
 * @typedef {object} Plan
 * @property {Maze} maze
 * @property {Point[][]} floor the corners of every open cell
 * @property {[Point, Point][]} walls between floor and rock, with the floor on the right
 * @property {[Point, Point][]} grid lines between floor and floor
 * @property {(cell: number) => boolean} isFloor whether a cell is drawn as floor
 * @property {Door[]} doors as they are shown
 * @property {Thing[]} things entrance and exit among them
 * @property {{ at: Point, up: boolean, down: boolean }[]} stairs
 * @property {{ left: number, top: number, right: number, bottom: number }} frame of the floor
 * @property {{ level: number, left: number, top: number }[]} storeys where each begins; empty if there is one
 */

/**
 * The plan of a dungeon. For players, what they have to find is left out: secret doors are rock, locked
 * ones look closed, and of all things only the entrance is there.
 * Cost: O(cells).
 * @param {Maze} maze a dungeon
 * @param {boolean} forPlayers
 * @returns {Plan}
 */
export function planOf(maze, forPlayers) {
  const kinds = /** @type {Uint8Array} */ (maze.kinds);
  const states = new Map((maze.doors ?? []).map((door) => [door.cell, door]));
  const isOpen = (/** @type {number | null} */ cell) =>
    cell !== null && kinds[cell] !== 0 && !(forPlayers && states.get(cell)?.state === 'secret');

  const { points, sides, starts } = maze.polygons();
  const cornerAt = (/** @type {number} */ corner) =>
    /** @type {Point} */ ([points[2 * corner], points[2 * corner + 1]]);
  /** @type {Point[][]} */
  const floor = [];
  /** @type {[Point, Point][]} */
  const walls = [];
  /** @type {[Point, Point][]} */
  const grid = [];
  const frame = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  /** @type {Map<number, { level: number, left: number, top: number }>} */
  const storeys = new Map();
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    if (!isOpen(cell)) continue;
    /** @type {Point[]} */
    const outline = [];
    const { level } = maze.positionOf(cell);
    const storey = storeys.get(level) ?? { level, left: Infinity, top: Infinity };
    storeys.set(level, storey);
    for (let corner = starts[cell]; corner < starts[cell + 1]; corner += 1) {
      const [from, to] = [corner, corner + 1 < starts[cell + 1] ? corner + 1 : starts[cell]].map(
        cornerAt,
      );
      outline.push(from);
      frame.left = Math.min(frame.left, from[0]);
      frame.top = Math.min(frame.top, from[1]);
      frame.right = Math.max(frame.right, from[0]);
      frame.bottom = Math.max(frame.bottom, from[1]);
      storey.left = Math.min(storey.left, from[0]);
      storey.top = Math.min(storey.top, from[1]);
      const next = sides[corner] === NONE ? null : maze.neighbour(cell, sides[corner]);
      if (!isOpen(next)) walls.push([from, to]);
      else if (/** @type {number} */ (next) > cell) grid.push([from, to]);
    }
    floor.push(outline);
  }

  /** @type {Plan['doors']} */
  const doors = [];
  /** @type {Plan['stairs']} */
  const stairs = [];
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    if (!isOpen(cell)) continue;
    const { x, y } = maze.centre(cell);
    if (kinds[cell] === DOOR) {
      const door = states.get(cell) ?? { cell, state: 'open' };
      const shown =
        forPlayers && door.state === 'locked'
          ? { cell, state: /** @type {const} */ ('closed') }
          : door;
      doors.push(/** @type {Door} */ (shown));
    }
    if (kinds[cell] === STAIRS) {
      const [up, down] = ['up', 'down'].map((name) => leads(maze, cell, name));
      stairs.push({ at: [x, y], up, down });
    }
  }

  const things = thingsOf(maze).filter(({ role }) => !forPlayers || role === 'entrance');
  return {
    maze,
    floor,
    walls,
    grid,
    isFloor: isOpen,
    doors,
    things,
    stairs,
    frame,
    storeys: storeys.size > 1 ? [...storeys.values()] : [],
  };
}

/** @param {Maze} maze @param {number} cell @param {string} name of a direction that the shape may not have */
function leads(maze, cell, name) {
  const direction = maze.directions.indexOf(name);
  return direction >= 0 && maze.isOpen(cell, direction);
}

/** What lies in a dungeon; its start is an entrance and its end an exit, if it has no others. @param {Maze} maze @returns {Thing[]} */
function thingsOf(maze) {
  const things = [...(maze.things ?? [])];
  for (const { cell, role } of /** @type {const} */ ([
    { cell: maze.start, role: 'entrance' },
    { cell: maze.end, role: 'exit' },
  ])) {
    if (cell === null || things.some((thing) => thing.role === role)) continue;
    const { level } = maze.positionOf(cell);
    things.push({ cell, role, level, room: null });
  }
  return things;
}
