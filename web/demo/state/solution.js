import { answer, isLarge } from './answers.js';
import { MazeError } from './library.js';

/** @import { Maze, Mazewright, SolverId } from 'mazewright/dungeons' */

/**
 * What a solver finds in a maze, with its steps unless the maze is large.
 * @param {Mazewright} mw
 * @param {Maze} maze with a start and an end
 * @param {string} solver
 * @returns {{ path: Uint32Array, visited: number, steps: Uint32Array | null } | null} null while a worker
 *   computes it, and if the solver does not run on the maze
 */
export function solutionOf(mw, maze, solver) {
  try {
    const id = /** @type {SolverId} */ (solver);
    return answer(mw, maze, 'solve', { solver: id, steps: !isLarge(maze) });
  } catch (error) {
    if (error instanceof MazeError) return null;
    throw error;
  }
}
