import { hasTunnels } from '../options/maze.js';
import { isBody } from './body-skin.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('../options/row.js').FormatProblem} FormatProblem */

/** In cells: middles of sides that are no farther apart are one. */
const NEAR = 0.01;

/**
 * Of a format that builds tunnels in the plane, below bridges with straight sides; elsewhere ways of woven mazes would
 * end. Cost: O(cells).
 * @param {import('../../maze/maze.js').AnyMaze} maze with its methods
 * @returns {FormatProblem | null}
 */
export function needsStraightTunnels(maze) {
  const known = /** @type {Maze} */ (maze);
  if (!hasTunnels(known) || (isFlat(known) && areStraight(known))) return null;
  const message =
    'a print has no tunnels on this shape, so ways of a woven maze would end at bridges';
  return { code: 'invalid-option', field: 'maze', message };
}

/** @param {Maze} maze */
const isFlat = (maze) =>
  maze.levels === 1 &&
  !(typeof maze.meshes === 'function' && isBody(maze.meshes({ up: 'z' }).floor, 2));

/** Whether tunnels lead over straight sides of cells that lie beside each other. @param {Maze} maze */
function areStraight(maze) {
  const { points, sides, starts } = maze.polygons();
  /** The middle of the only edge on a side of a cell. @param {number} cell @param {number} direction */
  const middleOf = (cell, direction) => {
    const edges = [];
    for (let i = starts[cell]; i < starts[cell + 1]; ++i) if (sides[i] === direction) edges.push(i);
    if (edges.length !== 1) return null;
    const [first] = edges;
    const next = first + 1 < starts[cell + 1] ? first + 1 : starts[cell];
    return [0, 1].map((axis) => (points[2 * first + axis] + points[2 * next + axis]) / 2);
  };
  return maze.tunnels().every(({ bridge, from, to }) => {
    const ends = [from, to].map(({ cell, direction }) => middleOf(cell, direction));
    const own = maze.directions.map((_, direction) => middleOf(bridge, direction));
    return ends.every((end) =>
      own.some(
        (middle) => end && middle && Math.hypot(end[0] - middle[0], end[1] - middle[1]) < NEAR,
      ),
    );
  });
}
