import { MazeError } from 'mazewright';
import { MOST_CELLS, MOST_MAKE_MS, MOST_STEPS } from '../config.js';
import { t } from '../ui/language.js';

/** Milliseconds that the last maze took. */
let took = 0;

/**
 * Makes the wanted maze; when the options are wrong the last good maze stays and `problem` says
 * at which field.
 * @param {any} store
 * @param {any} given
 * @returns {boolean}
 */
export function make(store, given) {
  const { mw } = store.state;
  const wanted = { ...given, shape: shapeOf(mw, given.shape) };
  try {
    const problem = mw.check(wanted) ?? tooMuchForThePage(wanted);
    store.set({ wanted, problem });
    if (problem) return false;
    const began = performance.now();
    const maze = mw.generate(wanted);
    took = performance.now() - began;
    const large = maze.cellCount > MOST_CELLS ? tooLarge() : null;
    store.set(large ? { wanted, problem: large } : { maze, wanted, problem: null });
    return large === null;
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    store.set({ wanted, problem: error });
    return false;
  }
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
