import { geometryOf } from '../../draw/geometry/geometry.js';
import { directionTo } from '../../draw/geometry/neighbour-table.js';
import { bridgeAbove } from '../../draw/geometry/tunnels.js';

/** @import { Maze } from '../../library/public-types.js' */
/** @import { Floor } from '../../options/types.js' */
/** @import { Beam } from './beams.js' */

/** @typedef {[number, number, number]} Vector */

const SOLUTION = { width: 0.24, height: 0.05 };

/**
 * Beams from each cell of a path over the shared side to the next.
 * @param {Maze} maze
 * @param {Uint32Array} path
 * @param {Floor} floor
 * @returns {Beam[]}
 */
export function solutionBeams(maze, path, floor) {
  /** @type {Beam[]} */
  const beams = [];
  const { drawn } = geometryOf(maze);
  const place = (/** @type {number} */ cell) => ({
    at: vectorAt(floor.positions, floor.starts[cell]),
    up: vectorAt(floor.normals, floor.starts[cell]),
  });
  const shared = sharedOf(floor);
  for (let i = 1; i < path.length; i += 1) {
    const [a, b] = [place(path[i - 1]), place(path[i])];
    const direction = directionTo(maze, path[i - 1], path[i]);
    const climbs = direction >= 0 && ((drawn >> direction) & 1) === 0;
    if (climbs) {
      const { width } = SOLUTION;
      beams.push({ from: a.at, to: b.at, up: [1, 0, 0], width, height: width / 2 });
      continue;
    }
    const bridge = direction < 0 ? null : bridgeAbove(maze, path[i - 1], direction);
    if (bridge !== null) {
      // Up to the mouths; what is below the bridge cannot be seen.
      for (const end of [a, b]) {
        const mouth = mix(end.at, place(bridge).at);
        beams.push({ from: end.at, to: mouth, up: end.up, ...SOLUTION, ends: SOLUTION.width / 2 });
      }
      continue;
    }
    const middle = shared(path[i - 1], path[i]);
    const stops = middle ? [a.at, middle, b.at] : [a.at, b.at];
    for (let j = 1; j < stops.length; j += 1) {
      const up = j === 1 ? a.up : b.up;
      beams.push({ from: stops[j - 1], to: stops[j], up, ...SOLUTION, ends: SOLUTION.width / 2 });
    }
  }
  return beams;
}

/** @param {Vector} at @param {Vector} up @param {number} by @returns {Vector} */
const along = (at, up, by) => [at[0] + up[0] * by, at[1] + up[1] * by, at[2] + up[2] * by];

/** @param {Vector} a @param {Vector} b @returns {Vector} */
const mix = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** @param {Float32Array} list @param {number} vertex @returns {Vector} */
const vectorAt = (list, vertex) => [list[3 * vertex], list[3 * vertex + 1], list[3 * vertex + 2]];

/** The middle of the corners that the floors of two cells share; null if they share none. @param {Floor} floor */
function sharedOf({ positions, starts }) {
  const rim = (/** @type {number} */ cell) => {
    const list = [];
    for (let i = starts[cell] + 1; i < starts[cell + 1]; i += 1) list.push(vectorAt(positions, i));
    return list;
  };
  const near = (/** @type {Vector} */ a, /** @type {Vector} */ b) =>
    Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) < 0.01;
  return (/** @type {number} */ a, /** @type {number} */ b) => {
    const other = rim(b);
    const both = rim(a).filter((point) => other.some((each) => near(point, each)));
    if (both.length === 0) return null;
    const sum = both.reduce((total, point) => along(total, point, 1), [0, 0, 0]);
    return /** @type {Vector} */ (sum.map((value) => value / both.length));
  };
}
