import { neighbourTable } from '../../geometry/neighbour-table.js';
import { isLarge } from '../../state/answers.js';
import { withSteps } from '../../state/generate.js';
import { MazeError } from '../../state/library.js';
import { maxSteps } from '../../state/memory.js';
import { workersOf } from '../../state/workers.js';
import { filmDrawing } from './draw-film.js';

/** @import { Maze, Mazewright, SolveOptions, SolverId } from 'mazewright/dungeons' */
/** @import { PageState, Store } from '../../state/store.js' */

/** @import { Fit } from '../../geometry/fit.js' */

/** What a film can show of the maze: how it is made, and how it is solved. @typedef {'make' | 'solve'} Subject */

/**
 * A film with its drawing.
 * @typedef {object} Reel
 * @property {import('mazewright/dungeons').Film} film
 * @property {boolean} isSearch whether the film is that of a solver
 * @property {{ path: ArrayLike<number> }} [solution] what that one found
 * @property {(at: Fit, state: PageState) => ReturnType<typeof filmDrawing>} drawing
 */

/** @param {import('mazewright/dungeons').Film} film @param {boolean} isSearch @returns {Reel} */
export function reelOf(film, isSearch) {
  /** @type {import('../../geometry/neighbour-table.js').NeighbourTable | null} */
  let neighbours = null;
  const neighboursOf = () => (neighbours ??= neighbourTable(film.maze));
  return {
    film,
    isSearch,
    drawing: (at, state) => filmDrawing(at, film, neighboursOf, state, isSearch),
  };
}

/**
 * The film of the maze on the page; null if it would be too long, or if the solver does not run on the
 * maze.
 * @param {Store} store
 * @param {Subject} subject
 * @param {AbortSignal} signal ends the work of a worker
 * @returns {Reel | null | Promise<Reel | null>} a promise, which rejects after the signal, if a worker
 *   computes the steps
 */
export function reelOn(store, subject, signal) {
  const { mw, maze, solver } = store.state;
  if (subject === 'solve') {
    return isLarge(maze) ? searchThere(mw, maze, solver, signal) : searchOf(mw, maze, solver);
  }
  const made = withSteps(store, signal);
  const reel = (/** @type {Maze | null} */ found) => found && reelOf(mw.film(found), false);
  return made instanceof Promise ? made.then(reel) : reel(made);
}

/** The film of a solver; null if it does not run on the maze. @param {Mazewright} mw @param {Maze} maze @param {string} solver */
export function searchOf(mw, maze, solver) {
  if (maze.start === null || maze.end === null) return null;
  try {
    const solution = maze.solve(/** @type {SolveOptions} */ ({ solver, steps: true }));
    return { ...reelOf(mw.film(maze, solution), true), solution };
  } catch (error) {
    if (error instanceof MazeError) return null;
    throw error;
  }
}

/** The same by a worker. @type {(mw: Mazewright, maze: Maze, solver: string, signal: AbortSignal) => Promise<Reel | null>} */
async function searchThere(mw, maze, solver, signal) {
  if (maze.start === null || maze.end === null) return null;
  const workers = await workersOf(mw);
  if (!workers) return searchOf(mw, maze, solver);
  try {
    const id = /** @type {SolverId} */ (solver);
    const solution = await workers.solve(maze, { solver: id, steps: true }, { signal });
    const { steps } = solution;
    return steps && steps.length > maxSteps() ? null : reelOf(mw.film(maze, solution), true);
  } catch (error) {
    if (error instanceof MazeError && error.code !== 'cancelled') return null;
    throw error;
  }
}
