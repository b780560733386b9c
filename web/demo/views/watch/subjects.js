import { neighbourTable } from 'mazewright/draw';
import { isLarge } from '../../state/answers.js';
import { withSteps } from '../../state/generate.js';
import { MazeError } from '../../state/library.js';
import { maxSteps } from '../../state/memory.js';
import { rowOf } from '../../state/row-of.js';
import { wantedOf } from '../../state/wanted.js';
import { workersOf } from '../../state/workers.js';
import { algorithmSteps } from './algorithm-steps.js';
import { filmDrawing } from './draw-film.js';
import { shownRoles } from './shown-roles.js';

/** @import { GeneratorRow, Maze, Mazewright, SolveOptions, SolverId, SolverRow } from 'mazewright/dungeons' */
/** @import { PageState, Store } from '../../state/store.js' */
/** @import { NeighbourTable } from 'mazewright/draw' */

/** @import { Fit } from 'mazewright/draw' */

/** What a film can show of the maze: how it is made, and how it is solved. @typedef {'make' | 'solve'} Subject */

/**
 * A film with its drawing.
 * @typedef {object} Reel
 * @property {import('mazewright/dungeons').Film} film
 * @property {boolean} isSearch whether the film is that of a solver
 * @property {{ path: ArrayLike<number> }} [solution] what that one found
 * @property {Explained} [explained] if it is explained
 * @property {() => NeighbourTable} neighbours of its maze
 * @property {(at: Fit, state: PageState) => ReturnType<typeof filmDrawing>} drawing
 */

/**
 * What is explained: the algorithm or solver, its mode, how many steps are its own, and another film of
 * the same steps.
 * @typedef {{ id: string, mode?: string, end: number,
 *   again: () => import('mazewright/dungeons').Film }} Explained
 */

/** @param {import('mazewright/dungeons').Film} film @param {boolean} isSearch @param {Explained} [explained] @returns {Reel} */
export function reelOf(film, isSearch, explained) {
  /** @type {import('mazewright/draw').NeighbourTable | null} */
  let neighbours = null;
  const neighboursOf = () => (neighbours ??= neighbourTable(film.maze));
  return {
    film,
    isSearch,
    explained,
    neighbours: neighboursOf,
    drawing(at, state) {
      const shown = explained && {
        roles: shownRoles(explained.id, film.maze, state.distances),
        end: explained.end,
      };
      return filmDrawing(at, film, neighboursOf, state, isSearch, shown);
    },
  };
}

/**
 * The row of the catalog of what a film explains.
 * @param {Mazewright} mw
 * @param {Reel} reel with an explanation
 * @returns {GeneratorRow | SolverRow}
 */
export function rowExplained({ catalog }, { isSearch, explained }) {
  const id = explained?.id ?? '';
  return isSearch ? rowOf(catalog.solvers, id) : rowOf(catalog.generators, id);
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
  const { mw, maze, solver, code } = store.state;
  if (subject === 'solve') {
    return isLarge(maze)
      ? searchThere(mw, maze, solver, signal)
      : searchOf(mw, maze, solver, { isExplained: true });
  }
  const made = withSteps(store, signal);
  const reel = (/** @type {Maze | null} */ found) => {
    if (!found) return null;
    const end = algorithmSteps(mw, found, code);
    const { mode } = wantedOf(mw, code);
    const again = () => mw.film(found);
    return reelOf(again(), false, { id: found.algorithm ?? '', mode, end, again });
  };
  return made instanceof Promise ? made.then(reel) : reel(made);
}

/** The film of a solver; null if it does not run on the maze. @param {Mazewright} mw @param {Maze} maze @param {string} solver @param {{ isExplained?: boolean }} [options] */
export function searchOf(mw, maze, solver, { isExplained = false } = {}) {
  if (maze.start === null || maze.end === null) return null;
  try {
    const solution = maze.solve(/** @type {SolveOptions} */ ({ solver, steps: true }));
    return searchReel(mw, maze, solver, solution, isExplained);
  } catch (error) {
    if (error instanceof MazeError) return null;
    throw error;
  }
}

/** @param {Mazewright} mw @param {Maze} maze @param {string} solver @param {import('mazewright/dungeons').Solution} solution @param {boolean} isExplained @returns {Reel} */
function searchReel(mw, maze, solver, solution, isExplained) {
  const again = () => mw.film(maze, solution);
  const film = again();
  const explained = isExplained ? { id: solver, end: film.length, again } : undefined;
  return { ...reelOf(film, true, explained), solution };
}

/** The same by a worker. @type {(mw: Mazewright, maze: Maze, solver: string, signal: AbortSignal) => Promise<Reel | null>} */
async function searchThere(mw, maze, solver, signal) {
  if (maze.start === null || maze.end === null) return null;
  const workers = await workersOf(mw);
  if (!workers) return searchOf(mw, maze, solver, { isExplained: true });
  try {
    const id = /** @type {SolverId} */ (solver);
    const solution = await workers.solve(maze, { solver: id, steps: true }, { signal });
    const { steps } = solution;
    if (steps && steps.length > maxSteps()) return null;
    return searchReel(mw, maze, solver, solution, true);
  } catch (error) {
    if (error instanceof MazeError && error.code !== 'cancelled') return null;
    throw error;
  }
}
