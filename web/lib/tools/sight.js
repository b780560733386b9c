import { passagesSeen } from './clear.js';

/** @typedef {import('../maze/maze.js').MazeValue} MazeValue */

/** Corners lie on a lattice of so many points per side of a cell, so that all is exact. */
const SCALE = 4096;

/** The neighbouring side of a side at the rim: there is none. */
const NONE = -1;

/**
 * The cells of a maze as polygons on a lattice, with the neighbouring side of each side. Index i stands
 * for a corner of a cell, and for the side from there to the cell's next corner.
 * @typedef {{ x: Float64Array, y: Float64Array, starts: Uint32Array, sides: Uint8Array,
 *   cellOf: Uint32Array, across: Int32Array, middleX: Float64Array, middleY: Float64Array,
 *   reach: number, visits: Uint32Array, visit: number }} Board
 *   across: by side the same line as a side of another cell, NONE at the rim and on cuts; reach: the
 *   greatest distance from a middle to a corner; visits: the last visit of every cell
 */

/** @type {WeakMap<MazeValue, Board>} */
const boards = new WeakMap();

/** @param {MazeValue} maze @returns {Board} */
function makeBoard(maze) {
  const { points, sides, starts } = maze.polygons();
  const count = sides.length;
  const x = Float64Array.from({ length: count }, (_, i) => Math.round(SCALE * points[2 * i]));
  const y = Float64Array.from({ length: count }, (_, i) => Math.round(SCALE * points[2 * i + 1]));
  const cellOf = new Uint32Array(count);
  const middleX = new Float64Array(maze.cellCount);
  const middleY = new Float64Array(maze.cellCount);
  let reach = 0;
  for (let cell = 0; cell < maze.cellCount; ++cell) {
    const [first, end] = [starts[cell], starts[cell + 1]];
    if (first === end) continue;
    cellOf.fill(cell, first, end);
    for (let i = first; i < end; ++i) {
      middleX[cell] += x[i];
      middleY[cell] += y[i];
    }
    middleX[cell] = Math.round(middleX[cell] / (end - first));
    middleY[cell] = Math.round(middleY[cell] / (end - first));
    for (let i = first; i < end; ++i) {
      reach = Math.max(reach, Math.hypot(x[i] - middleX[cell], y[i] - middleY[cell]));
    }
  }
  /** @type {Board} */
  const board = {
    ...{ x, y, starts, sides, cellOf, middleX, middleY, reach },
    across: new Int32Array(count).fill(NONE),
    visits: new Uint32Array(maze.cellCount),
    visit: 0,
  };
  for (let i = 0; i < count; ++i) board.across[i] = sideAcross(maze, board, i);
  return board;
}

/** The next corner of a cell. @param {Board} board @param {number} i */
const after = ({ starts, cellOf }, i) =>
  i + 1 < starts[cellOf[i] + 1] ? i + 1 : starts[cellOf[i]];

/** The side of the neighbour that is drawn on the same points. @param {MazeValue} maze @param {Board} board @param {number} i */
function sideAcross(maze, board, i) {
  const { x, y, starts, sides, cellOf } = board;
  const to = sides[i] < maze.directions.length ? maze.neighbour(cellOf[i], sides[i]) : null;
  if (to === null) return NONE;
  const next = after(board, i);
  for (let j = starts[to]; j < starts[to + 1]; ++j) {
    const end = after(board, j);
    const isSame = x[j] === x[next] && y[j] === y[next] && x[end] === x[i] && y[end] === y[i];
    if (isSame) return j;
  }
  return NONE;
}

/**
 * Lines of sight from a cell of a maze of any shape.
 * @typedef {{ board: Board, passages: Uint8Array, clear: ArrayLike<number>, from: number }} Sight
 */

/** Whether sight passes over a side. @param {Sight} sight @param {number} i */
function isOpen({ board: { sides, cellOf, across }, passages, clear, from }, i) {
  if (across[i] === NONE || ((passages[cellOf[i]] >> sides[i]) & 1) === 0) return false;
  const to = cellOf[across[i]];
  return clear[to] !== 0 || to === from;
}

/**
 * The corner, of the cells around a corner, behind which a line that goes through it continues;
 * NONE if a wall ends there. Cost: O(cells around it).
 * @param {Sight} sight
 * @param {number} corner
 * @param {number} dx direction of the line
 * @param {number} dy
 */
function beyondCorner(sight, corner, dx, dy) {
  const { board } = sight;
  const { x, y, across } = board;
  let found = NONE;
  let i = corner;
  do {
    // From here the sides of the cell lead to the next corner and to the one before.
    if (!isOpen(sight, i)) return NONE;
    const next = after(board, across[i]);
    // Of the cell across side i, this corner is `next`; its wedge begins at the side after it.
    const along = after(board, next);
    const [ax, ay] = [x[along] - x[next], y[along] - y[next]];
    const [bx, by] = [x[across[i]] - x[next], y[across[i]] - y[next]];
    const fromFirst = ax * dy - ay * dx;
    const fromLast = dx * by - dy * bx;
    const isReflex = ax * by - ay * bx < 0;
    const isWithin = isReflex ? fromFirst > 0 || fromLast > 0 : fromFirst > 0 && fromLast > 0;
    if (isWithin || (fromFirst === 0 && ax * dx + ay * dy > 0)) found = next;
    i = next;
  } while (i !== corner);
  return found;
}

/**
 * Whether the line between the middles of two cells crosses and touches no wall. Cost: O(cells on it).
 * @param {Sight} sight
 * @param {number} to
 */
function sees(sight, to) {
  const { board, from } = sight;
  const { x, y, starts, cellOf, across, middleX, middleY } = board;
  const [px, py] = [middleX[from], middleY[from]];
  const [dx, dy] = [middleX[to] - px, middleY[to] - py];
  const whole = dx * dx + dy * dy;
  let cell = from;
  let entry = 0;
  for (;;) {
    // Where the line leaves the cell: over a side, or through a corner.
    let at = 1;
    let corner = NONE;
    let side = NONE;
    const end = starts[cell + 1];
    let last = end - 1;
    let lastTurn = dx * (y[last] - py) - dy * (x[last] - px);
    for (let i = starts[cell]; i < end; ++i) {
      const turn = dx * (y[i] - py) - dy * (x[i] - px);
      if (turn === 0) {
        const share = (dx * (x[i] - px) + dy * (y[i] - py)) / whole;
        if (share > entry && share < at) [at, corner, side] = [share, i, NONE];
      } else if (lastTurn < 0 && turn > 0) {
        const [sx, sy] = [x[i] - x[last], y[i] - y[last]];
        const share = (sx * (y[last] - py) - sy * (x[last] - px)) / (sx * dy - sy * dx);
        if (share > entry && share < at) [at, corner, side] = [share, NONE, last];
      }
      last = i;
      lastTurn = turn;
    }
    if (side !== NONE) {
      if (!isOpen(sight, side)) return false;
      cell = cellOf[across[side]];
    } else if (corner !== NONE) {
      const beyond = beyondCorner(sight, corner, dx, dy);
      if (beyond === NONE) return false;
      cell = cellOf[beyond];
    } else {
      return cell === to;
    }
    entry = at;
  }
}

/**
 * The cells that are seen from a cell of a maze of any shape, that cell first: those of which the
 * line between the middles, the means of their corners, crosses and touches no wall, no cut of the
 * drawing and no cell that blocks. Of the cells that block, those next to what is seen are seen. Cost:
 * O(cells in the radius and behind passages, each with those on the line to it); the first call on a maze
 * O(cells).
 * @param {MazeValue} maze
 * @param {ArrayLike<number>} clear one number per cell, 0 where a cell blocks sight
 * @param {number} from
 * @param {number} radius a cell is seen up to radius + 1/2 away, from middle to middle, in sides of a
 *   cell
 * @returns {{ cells: number[], squares: number[], unit: number }} with the squares of their
 *   distances, in lengths of which `unit` are a side of a cell
 */
export function seenFrom(maze, clear, from, radius) {
  let board = boards.get(maze);
  if (!board) {
    board = makeBoard(maze);
    boards.set(maze, board);
  }
  const { starts, sides, cellOf, across, middleX, middleY, visits } = board;
  const passages = passagesSeen(maze, clear);
  const sight = { board, passages, clear, from };
  const near = (SCALE * (radius + 0.5)) ** 2;
  const far = (SCALE * (radius + 0.5) + board.reach) ** 2;
  const squareTo = (/** @type {number} */ cell) =>
    (middleX[cell] - middleX[from]) ** 2 + (middleY[cell] - middleY[from]) ** 2;
  board.visit += 1;
  visits[from] = board.visit;
  const found = { cells: [from], squares: [0], unit: SCALE };
  const pending = [from];
  /** @type {number[]} */
  const blocking = [];
  for (const cell of pending) {
    const square = squareTo(cell);
    const isSeen = cell === from || (square <= near && sees(sight, cell));
    if (isSeen && cell !== from) {
      found.cells.push(cell);
      found.squares.push(square);
    }
    for (let i = starts[cell]; i < starts[cell + 1]; ++i) {
      if (across[i] === NONE) continue;
      const isLinked = ((passages[cell] >> sides[i]) & 1) === 1;
      if (!isLinked && !maze.dungeon) continue;
      const to = cellOf[across[i]];
      if (visits[to] === board.visit) continue;
      if (clear[to] === 0) {
        if (isSeen && squareTo(to) <= near) blocking.push(to);
      } else if (isLinked && squareTo(to) <= far) {
        visits[to] = board.visit;
        pending.push(to);
      }
    }
  }
  for (const cell of blocking) {
    if (visits[cell] === board.visit) continue;
    visits[cell] = board.visit;
    found.cells.push(cell);
    found.squares.push(squareTo(cell));
  }
  return found;
}
