import { prologueOf } from '../../maze/before-film.js';
import { fail } from '../../util/error.js';
import { Replay } from './replay.js';

/** @typedef {import('../options/maze.js').Maze} Maze */

/**
 * What a film plays: at a moment from 0 to 1, how many steps and which share of the solution.
 * @typedef {{ replay: Replay, at(moment: number): { position: number, share: number } }} Subject
 */

/** How much of the film of a solution is the search; then the path is drawn. */
const SEARCH = 0.7;

/**
 * How a maze was made. Algorithms that build walls begin where the floor is open. Throws a MazeError for a
 * maze without steps. Cost: O(cells + steps).
 * @param {Maze} maze
 * @returns {Subject}
 */
export function making(maze) {
  const { steps } = maze;
  if (!steps) {
    return fail(
      'subject',
      "subject must be 'solution' for a maze without steps: generate it with steps: true for 'maze'",
    );
  }
  const replay = new Replay(maze, steps, false);
  const first = prologueOf(steps, replay.exits);
  return {
    replay,
    at: (moment) => ({ position: first + Math.floor((steps.length - first) * moment), share: 0 }),
  };
}

/**
 * How a solver searches, then the shortest path from start to end. Throws a MazeError where no path leads.
 * Cost: O(cells), and that of the solver.
 * @param {Maze} maze
 * @param {string} solver
 * @returns {Subject}
 */
export function solving(maze, solver) {
  const isJoined = maze.start !== null && maze.end !== null && Number.isFinite(maze.solve().length);
  if (!isJoined) {
    fail('subject', "subject must be 'maze': no path leads from the start to the end of this one");
  }
  const solved = maze.solve(/** @type {any} */ ({ solver, steps: true }));
  const steps = /** @type {Uint32Array} */ (solved.steps);
  const replay = new Replay(maze, steps, true);
  return {
    replay,
    at: (moment) => ({
      position: Math.floor(steps.length * Math.min(1, moment / SEARCH)),
      share: Math.max(0, (moment - SEARCH) / (1 - SEARCH)),
    }),
  };
}
