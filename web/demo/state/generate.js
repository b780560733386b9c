import { shareGeometry } from 'mazewright/draw';
import { noticeFailure } from '../ui/load-failure.js';
import { cancelAnswers } from './answers.js';
import { listOf, withEdits, withoutEdits } from './edits.js';
import { cancelGeneration, generateInWorker } from './generate-in-worker.js';
import { noteTime, wouldBlock } from './generation-times.js';
import { MazeError } from './library.js';
import { maxCells } from './max-cells.js';
import { maxSteps } from './memory.js';
import { readList } from './passes.js';
import { editedOptions, isGood, problemOf, shapeOf, wantedOf } from './wanted.js';
import { workersOf } from './workers.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */
/** @import { AnyProblem, Given, Store, Wanted } from './store.js' */

/** The options of the maze on the page. @type {Wanted | null} */
let shownOptions = null;

/**
 * Generates a maze and shows it, in a worker if it is expected to take long. Cancels a generation
 * that has not ended. If the options are wrong, the last maze stays and `problem` names the field.
 * @param {Store} store
 * @param {Given} given
 * @returns {boolean} whether the maze is shown or being generated
 */
export function generate(store, given) {
  const { mw } = store.state;
  const { passes = [] } = given;
  const wanted = { ...given, passes, shape: shapeOf(mw, given.shape) };
  try {
    cancelGeneration(store);
    const problem = problemOf(mw, wanted) ?? tooMuchForThePage(mw, wanted);
    store.set({ wanted, problem });
    if (problem) return false;
    if (wouldBlock(mw, wanted)) {
      const arrive = (/** @type {Maze} */ maze, /** @type {number} */ ms) =>
        show(store, wanted, maze, ms);
      const refuse = (/** @type {unknown} */ error) => {
        if (error instanceof MazeError) store.set({ problem: error });
        else {
          goBack(store);
          noticeFailure(Promise.reject(error));
        }
      };
      generateInWorker(store, wanted, { arrive, refuse, back: () => goBack(store) });
      return true;
    }
    const began = performance.now();
    const maze = mw.generate(editedOptions(wanted));
    return show(store, wanted, maze, performance.now() - began);
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    store.set({ wanted, problem: error });
    return false;
  }
}

/**
 * @param {Store} store
 * @param {Wanted} given
 * @param {Maze} made the maze without a list of edits
 * @param {number} ms
 */
function show(store, given, made, ms) {
  const { mw, maze: before, code: codeBefore } = store.state;
  const maze = withEdits(mw, made, listOf(given.edits));
  const code = maze.code ?? made.code ?? '';
  const { edits, ...plain } = given;
  const isListed = maze !== made && maze.code === null;
  const wanted = isListed ? given : { ...plain, ...editsOf(mw, code) };
  if (before && withoutEdits(code) === withoutEdits(codeBefore)) shareGeometry(maze, before);
  else shareGeometry(maze, made);
  noteTime(wanted, maze.cellCount, ms);
  shownOptions = wanted;
  cancelAnswers();
  store.set({ maze, code, wanted, ms, problem: null });
  return true;
}

/** The edits that a code holds. @param {Mazewright} mw @param {string} code */
function editsOf(mw, code) {
  const { edits } = mw.options(code);
  return edits ? { edits } : {};
}

/** Shows the maze on the page by the whole library. @param {Store} store @param {Mazewright} mw */
export function showBy(store, mw) {
  const { maze: before } = store.state;
  const maze = mw.adopt(before);
  shareGeometry(maze, before);
  store.set({ mw, maze, isWhole: true });
}

/** Returns to the options of the maze on the page. @param {Store} store */
function goBack(store) {
  if (shownOptions) store.set({ wanted: shownOptions, problem: null });
}

/**
 * Generates the maze of a code.
 * @param {Store} store
 * @param {string} code
 * @param {import('./edits.js').Edit[]} [edits] of an old link, or more than a code holds
 * @param {string} [unused] passes of the list that the maze is not made by
 * @returns {boolean} whether the code is valid
 */
export function restore(store, code, edits = [], unused = '') {
  try {
    const { mw } = store.state;
    const options = wantedOf(mw, code);
    if (unused !== '') store.set({ passList: readList(mw, options, unused) });
    return generate(store, edits.length > 0 ? { ...options, edits } : options);
  } catch (error) {
    if (error instanceof MazeError) return false;
    throw error;
  }
}

/**
 * The maze on the page with its steps; null if it has too many. If generating it may take long, a
 * worker does it.
 * @param {Store} store
 * @param {AbortSignal} signal ends the work of a worker
 * @returns {Maze | null | Promise<Maze | null>} the maze, null, or a promise of one of them, which rejects after the signal
 */
export function withSteps(store, signal) {
  const { mw, maze } = store.state;
  // A step per cell at least.
  if (maze.cellCount > maxSteps()) return null;
  const options = { ...optionsOf(store), steps: true };
  const checked = (/** @type {Maze} */ made) => {
    // The last steps are the changes by hand.
    const changed = withEdits(mw, made, listOf(shownOptions?.edits));
    return /** @type {Uint32Array} */ (changed.steps).length <= maxSteps() ? changed : null;
  };
  try {
    return wouldBlock(mw, options)
      ? generateThere(mw, options, signal).then((made) => made && checked(made))
      : checked(mw.generate(editedOptions(options)));
  } catch (error) {
    if (error instanceof MazeError) return null;
    throw error;
  }
}

/** @param {Mazewright} mw @param {Wanted} options @param {AbortSignal} signal @returns {Promise<Maze | null>} null if there is too little memory */
async function generateThere(mw, options, signal) {
  const workers = await workersOf(mw);
  try {
    const given = editedOptions(options);
    if (!workers) return mw.generate(given);
    const maze = await workers.generate(given, { signal });
    return await workers.prepare(maze, { signal });
  } catch (error) {
    if (error instanceof MazeError && error.code !== 'cancelled') return null;
    throw error;
  }
}

/** The options of the maze on the page; `wanted` may be invalid or in progress. @param {Store} store */
const optionsOf = ({ state: { mw, code } }) => wantedOf(mw, code);

/** A random number seed of at most seven digits. @returns {number} */
export function randomSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % 10_000_000;
}

/** Checks the number of cells before generating. @param {Mazewright} mw @param {Wanted} options which the library accepts @returns {AnyProblem | null} */
function tooMuchForThePage(mw, options) {
  const most = maxCells(mw, options.shape);
  const isTooLarge =
    most !== Number.POSITIVE_INFINITY && !isGood(mw, { ...options, maxCells: most });
  return isTooLarge ? { field: 'width', text: 'problem.page', values: { most } } : null;
}
