import { MazeError } from 'mazewright';
import { MOST_CELLS, MOST_MAKE_MS, MOST_STEPS } from '../config.js';
import { cancelAnswers } from './answers.js';
import { cancelGeneration, generateInWorker } from './generate-in-worker.js';
import { noteTime, wouldBlock } from './generation-times.js';

/** Milliseconds that the last maze took. */
let lastMs = 0;
/** The options of the maze on the page. @type {any} */
let shownOptions = null;

/**
 * Generates a maze and shows it, in a worker if it is expected to take long. Cancels a generation
 * that has not ended. If the options are wrong, the last maze stays and `problem` names the field.
 * @param {any} store
 * @param {any} given
 * @returns {boolean} whether the maze is shown or being generated
 */
export function generate(store, given) {
  const { mw } = store.state;
  const wanted = { ...given, shape: shapeOf(mw, given.shape) };
  try {
    cancelGeneration(store);
    const problem = mw.check(wanted) ?? tooMuchForThePage(wanted);
    store.set({ wanted, problem });
    if (problem) return false;
    if (wouldBlock(wanted)) {
      const arrive = (/** @type {any} */ maze, /** @type {number} */ ms) =>
        show(store, wanted, maze, ms);
      const refuse = (/** @type {any} */ error) => store.set({ problem: error });
      generateInWorker(store, wanted, { arrive, refuse, back: () => goBack(store) });
      return true;
    }
    const began = performance.now();
    const maze = mw.generate(wanted);
    return show(store, wanted, maze, performance.now() - began);
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    store.set({ wanted, problem: error });
    return false;
  }
}

/**
 * @param {any} store
 * @param {any} wanted
 * @param {any} maze
 * @param {number} ms
 */
function show(store, wanted, maze, ms) {
  lastMs = ms;
  noteTime(wanted, maze.cellCount, ms);
  const large = maze.cellCount > MOST_CELLS ? tooLarge() : null;
  if (!large) shownOptions = wanted;
  if (!large) cancelAnswers();
  store.set(large ? { wanted, problem: large } : { maze, wanted, problem: null });
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
 * @returns {boolean} whether the code is valid
 */
export function restore(store, code) {
  try {
    return generate(store, store.state.mw.options(code));
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
  if (lastMs > MOST_MAKE_MS) return null;
  try {
    const maze = store.state.mw.generate({ ...optionsOf(store), steps: true });
    return maze.steps.length <= MOST_STEPS ? maze : null;
  } catch (error) {
    if (error instanceof MazeError) return null;
    throw error;
  }
}

/** The options of the maze on the page; `wanted` may be invalid or in progress. @param {any} store */
function optionsOf(store) {
  return store.state.mw.options(store.state.maze.code);
}

/** A random number seed of at most seven digits. @returns {number} */
export function randomSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % 10_000_000;
}

/** A shape as an object, the default one if none is given. @param {any} mw @param {any} shape */
function shapeOf(mw, shape) {
  return typeof shape === 'object' ? shape : { id: shape ?? mw.catalog.shapes[0].id };
}

/** Checks the size before generating. Cells of some shapes are counted only afterwards. @param {any} wanted */
function tooMuchForThePage({ width, height, levels = 1, shape }) {
  return shape.edges || !(width * height * levels > MOST_CELLS) ? null : tooLarge();
}

const tooLarge = () => ({
  field: 'width',
  text: 'problem.page',
  values: { most: MOST_CELLS },
});
