/** @import { Maze } from './maze.js' */

import { OPERATIONS } from './operations.js';

/**
 * A walker out of a maze. `step()` returns the next cell, null once there is none.
 * @typedef {{ step(): number | null }} Runner
 */

/**
 * Walks a known path, one cell per step.
 * @param {Uint32Array} path its first cell is where the walker stands
 * @returns {Runner}
 */
export function follow(path) {
  let at = 0;
  return { step: () => (at + 1 < path.length ? path[++at] : null) };
}

/**
 * The cells that a solver visited, in order.
 * @param {Uint32Array} steps its log
 * @returns {Uint32Array}
 */
export const visitsOf = (steps) =>
  steps.filter((entry) => (entry & 31) === OPERATIONS.visit).map((entry) => entry >>> 5);

/**
 * Depth-first search on foot: one passage per step, and back out of dead ends. It knows the passages
 * of the cell it stands on and the cells it has visited, nothing else. Cost: O(1) per step.
 * @param {Maze} maze
 * @param {number} from
 * @param {number} to
 * @returns {Runner}
 */
export function explore(maze, from, to) {
  const visited = new Set([from]);
  const trail = [from];
  return {
    step() {
      const here = trail[trail.length - 1];
      if (here === to || here === undefined) return null;
      for (let i = 0; i < maze.directions.length; ++i) {
        const next = maze.isOpen(here, i) ? maze.neighbour(here, i) : null;
        if (next === null || visited.has(next)) continue;
        visited.add(next);
        trail.push(next);
        return next;
      }
      trail.pop();
      return trail.length > 0 ? trail[trail.length - 1] : null;
    },
  };
}
