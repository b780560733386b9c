import { MazeError } from 'mazewright';
import { MOST_CELLS, MOST_MAKE_MS, MOST_STEPS } from '../config.js';
import { isPlainSquares } from '../geometry/squares.js';
import { cancelAnswers } from './answers.js';
import { withEdits } from './edits.js';
import { cancelGeneration, generateInWorker } from './generate-in-worker.js';
import { noteTime, wouldBlock } from './generation-times.js';
import { rowOf } from './row-of.js';

/** Milliseconds that the last maze took. */
let lastMs = 0;
/** The options of the maze on the page. @type {any} */
let shownOptions = null;

/**
 * Generates a maze and shows it, in a worker if it is expected to take long. Cancels a generation
 * that has not ended. If the options are wrong, the last maze stays and `problem` names the field.
 * @param {any} store
 * @param {any} given options of the library, and `edits`: walls changed by hand
 * @returns {boolean} whether the maze is shown or being generated
 */
export function generate(store, given) {
  const { mw } = store.state;
  const wanted = { ...given, shape: shapeOf(mw, given.shape) };
  const { edits, ...options } = wanted;
  try {
    cancelGeneration(store);
    const problem = mw.check(options) ?? tooMuchForThePage(mw, options);
    store.set({ wanted, problem });
    if (problem) return false;
    if (wouldBlock(options)) {
      const arrive = (/** @type {any} */ maze, /** @type {number} */ ms) =>
        show(store, wanted, maze, ms);
      const refuse = (/** @type {any} */ error) => store.set({ problem: error });
      generateInWorker(store, options, { arrive, refuse, back: () => goBack(store) });
      return true;
    }
    const began = performance.now();
    const maze = mw.generate(options);
    return show(store, wanted, maze, performance.now() - began);
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    store.set({ wanted, problem: error });
    return false;
  }
}

/**
 * @param {any} store
 * @param {any} given
 * @param {any} made the maze without edits
 * @param {number} ms
 */
function show(store, given, made, ms) {
  const maze = withEdits(store.state.mw, made, given.edits ?? []);
  const { edits, ...plain } = given;
  const wanted = maze === made ? plain : given;
  lastMs = ms;
  noteTime(wanted, maze.cellCount, ms);
  const isTooLarge = maze.cellCount > MOST_CELLS && !isPlainSquares(maze);
  const large = isTooLarge ? tooLarge() : null;
  if (!large) shownOptions = wanted;
  if (!large) cancelAnswers();
  store.set(large ? { wanted, problem: large } : { maze, code: made.code, wanted, problem: null });
  return large === null;
}

/** Returns to the options of the maze on the page. @param {any} store */
function goBack(store) {
  if (shownOptions) store.set({ wanted: shownOptions, problem: null });
}

/**
 * Generates the maze of a code.
 * @param {any} store
 * @param {string} code
 * @param {import('./edits.js').Edit[]} [edits]
 * @returns {boolean} whether the code is valid
 */
export function restore(store, code, edits = []) {
  try {
    const options = store.state.mw.options(code);
    return generate(store, edits.length > 0 ? { ...options, edits } : options);
  } catch (error) {
    if (error instanceof MazeError) return false;
    throw error;
  }
}

/**
 * The maze on the page with its steps; null if generating it takes too long, or if it has too many.
 * @param {any} store
 */
export function withSteps(store) {
  // A step per cell at least.
  if (lastMs > MOST_MAKE_MS || store.state.maze.cellCount > MOST_STEPS) return null;
  try {
    const { mw, code } = store.state;
    const made = mw.generate({ ...mw.options(code), steps: true });
    // The last steps are the changes by hand.
    const maze = withEdits(mw, made, shownOptions?.edits ?? []);
    return maze.steps.length <= MOST_STEPS ? maze : null;
  } catch (error) {
    if (error instanceof MazeError) return null;
    throw error;
  }
}

/** A random number seed of at most seven digits. @returns {number} */
export function randomSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % 10_000_000;
}

/** A shape as an object, the default one if none is given. @param {any} mw @param {any} shape */
function shapeOf(mw, shape) {
  return typeof shape === 'object' ? shape : { id: shape ?? mw.catalog.shapes[0].id };
}

/** Checks the size before generating. Cells of some shapes are counted only afterwards. @param {any} mw @param {any} wanted */
function tooMuchForThePage(mw, { width, height, levels = 1, shape }) {
  const { tiles } = rowOf(mw.catalog.shapes, shape.id);
  return tiles || shape.edges || !(width * height * levels > MOST_CELLS) ? null : tooLarge();
}

const tooLarge = () => ({
  field: 'width',
  text: 'problem.page',
  values: { most: MOST_CELLS },
});
