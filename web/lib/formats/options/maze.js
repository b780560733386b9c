import { describe } from '../../util/describe.js';
import { fail, MazeError } from '../../util/error.js';

/** @typedef {import('../../maze/maze.js').Maze<any>} Maze */
/** @typedef {import('./row.js').FormatProblem} FormatProblem */

/**
 * Throws a MazeError for what is no maze with methods, and for a maze that a format cannot hold. Mazes
 * of every entry of the package are good.
 * @param {unknown} value
 * @param {(maze: Maze) => FormatProblem | null} problem of the format
 * @returns {Maze}
 */
export function checkMaze(value, problem) {
  if (!hasMethods(value)) {
    fail('maze', `maze must be what generate, adopt or parse returns; got ${describe(value)}`);
  }
  const found = problem(value);
  if (found) throw new MazeError(found);
  return value;
}

/**
 * Whether a value is a maze with its methods. Never throws, not even for a revoked proxy.
 * @param {any} value
 * @returns {value is Maze}
 */
function hasMethods(value) {
  try {
    return (
      typeof value === 'object' &&
      value !== null &&
      ArrayBuffer.isView(value.passages) &&
      typeof value.polygons === 'function' &&
      typeof value.export === 'function'
    );
  } catch {
    return false;
  }
}

/** Of a format that holds every maze. @returns {null} */
export const noProblem = () => null;

/** Whether a way leads below a bridge; a maze may have closed tunnels. @param {Maze} maze */
export const hasTunnels = (maze) =>
  maze.tunnels().some(({ from: { cell, direction } }) => maze.isOpen(cell, direction));

/** Whether a passage leads over edges of squares that are glued together. @param {Maze} maze */
function hasWaysOverEdges({ shapeParams: { wrap = 'none' }, width, height, passages }) {
  if (wrap === 'none') return false;
  const [north, south, west, east] = [1, 2, 4, 8];
  return passages.some((bits, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const sides =
      (y === 0 ? north : 0) |
      (y === height - 1 ? south : 0) |
      (x === 0 ? west : 0) |
      (x === width - 1 ? east : 0);
    return (bits & sides) !== 0;
  });
}

/**
 * Of a format that builds a maze of square tiles out of cubes: its edges are not glued together, and storeys
 * leave no room for bridges. Cost: that of `maze.tiles`.
 * @param {import('../../maze/maze.js').AnyMaze} maze with its methods
 * @returns {FormatProblem | null}
 */
export function needsFlatWays(maze) {
  const problem = needsTiles(maze);
  if (problem) return problem;
  const known = /** @type {Maze} */ (maze);
  const refused = (/** @type {string} */ message) =>
    /** @type {const} */ ({ code: 'invalid-option', field: 'maze', message });
  if (hasWaysOverEdges(known)) {
    return refused('a world of cubes has edges, so ways over glued edges would end there');
  }
  if (known.levels > 1 && hasTunnels(known)) {
    return refused('storeys of cubes are too low for bridges, so ways of a woven maze would meet');
  }
  return null;
}

/**
 * Of a format that is made of square tiles, level by level. Cost: that of `maze.tiles`.
 * @param {import('../../maze/maze.js').AnyMaze} maze with its methods
 * @returns {FormatProblem | null}
 */
export function needsTiles(maze) {
  try {
    /** @type {Maze} */ (maze).tiles();
    return null;
  } catch (error) {
    const { code, message } = /** @type {MazeError} */ (error);
    return { code, field: 'shape', message };
  }
}
