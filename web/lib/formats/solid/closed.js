import { MazeError } from '../../util/error.js';

/**
 * A closed body.
 * @typedef {object} Solid
 * @property {number[]} vertices x y z in micrometres, no two equal
 * @property {number[]} triangles three vertices each, counter-clockwise as seen from outside
 * @property {boolean[]} raised per triangle whether it is of walls and marks
 */

/** Of walls on a plate. @type {import('../../util/error.js').Problem} */
const NOT_CLOSED = {
  code: 'invalid-option',
  field: 'thickness',
  message: 'the walls of this maze make no closed body; try another thickness',
};

/**
 * The same body. Throws a MazeError if it is not closed. Cost: O(triangles).
 * @param {Solid} solid
 * @param {import('../../util/error.js').Problem} [problem] of that error
 * @returns {Solid}
 */
export function closed(solid, problem = NOT_CLOSED) {
  if (!isClosed(solid.triangles, solid.vertices.length / 3)) throw new MazeError(problem);
  return solid;
}

/** Whether each edge is there once in each direction. @param {number[]} triangles @param {number} vertices */
function isClosed(triangles, vertices) {
  const edges = new Set();
  for (let i = 0; i < triangles.length; i += 3) {
    for (let j = 0; j < 3; ++j) {
      const edge = triangles[i + j] * vertices + triangles[i + ((j + 1) % 3)];
      if (edges.has(edge)) return false;
      edges.add(edge);
    }
  }
  for (const edge of edges) {
    if (!edges.has((edge % vertices) * vertices + Math.floor(edge / vertices))) return false;
  }
  return true;
}
