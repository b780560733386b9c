import { MazeError } from 'mazewright';
import { MOST_CELLS, MOST_MAKE_MS, MOST_STEPS } from '../config.js';
import { t } from '../ui/language.js';
import { makeAside, stopMaking } from './generate-in-worker.js';
import { noteTime, wouldBlock } from './generation-times.js';

/** Milliseconds that the last maze took. */
let took = 0;
/** What the maze on the page was made of. @type {any} */
let settled = null;

/**
 * Makes the wanted maze; when the options are wrong the last good maze stays and `problem` says
 * at which field. One that takes long comes later, and what was still being made never does.
 * @param {any} store
 * @param {any} given
 * @returns {boolean} whether the maze is made, or is on its way
 */
export function make(store, given) {
  const { mw } = store.state;
  const wanted = { ...given, shape: shapeOf(mw, given.shape) };
  try {
    stopMaking(store);
    const problem = mw.check(wanted) ?? tooMuchForThePage(wanted);
    store.set({ wanted, problem });
    if (problem) return false;
    if (wouldBlock(wanted)) {
      const arrive = (/** @type {any} */ maze, /** @type {number} */ ms) =>
        show(store, wanted, maze, ms);
      const refuse = (/** @type {any} */ error) => store.set({ problem: error });
      makeAside(store, wanted, { arrive, refuse, back: () => goBack(store) });
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
 * @param {number} ms that it took
 */
function show(store, wanted, maze, ms) {
  took = ms;
  noteTime(wanted, maze.cellCount, ms);
  const large = maze.cellCount > MOST_CELLS ? tooLarge() : null;
  if (!large) settled = wanted;
  store.set(large ? { wanted, problem: large } : { maze, wanted, problem: null });
  return large === null;
}

/** To the options of the maze on the page. @param {any} store */
function goBack(store) {
  if (settled) store.set({ wanted: settled, problem: null });
}

/**
 * Restores a shared maze. @param {any} store @param {string} code
 * @returns {boolean} whether the code was good
 */
export function restore(store, code) {
  try {
    return make(store, store.state.mw.options(code));
  } catch (error) {
    if (error instanceof MazeError) return false;
    throw error;
  }
}

/**
 * The same maze with the log of how it was made; null where the log would be too long.
 * @param {any} store
 */
export function withSteps(store) {
  if (took > MOST_MAKE_MS) return null;
  try {
    const maze = store.state.mw.generate({ ...good(store), steps: true });
    return maze.steps.length <= MOST_STEPS ? maze : null;
  } catch (error) {
    if (error instanceof MazeError) return null;
    throw error;
  }
}

/** The options of the maze on the page, which may be older than the wanted ones. @param {any} store */
function good(store) {
  return store.state.mw.options(store.state.maze.code);
}

/** @returns {number} */
export function randomSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % 10_000_000;
}

/** A shape with its parameters, however it was given. @param {any} mw @param {any} shape */
function shapeOf(mw, shape) {
  return typeof shape === 'object' ? shape : { id: shape ?? mw.catalog.shapes[0].id };
}

/** Before it is made: shapes whose cells are not that many are looked at again after. @param {any} wanted */
function tooMuchForThePage({ width, height, levels = 1, shape }) {
  return shape.edges || !(width * height * levels > MOST_CELLS) ? null : tooLarge();
}

const tooLarge = () => ({
  code: 'too-large',
  field: 'width',
  message: t('problem.page', { most: MOST_CELLS }),
});
