import { MazeError } from 'mazewright';
import { MOST_CELLS } from '../config.js';
import { t } from '../ui/language.js';

/**
 * Makes the wanted maze; when the options are wrong the last good maze stays and `problem` says
 * at which field.
 * @param {any} store
 * @param {any} wanted
 * @returns {boolean}
 */
export function make(store, wanted) {
  const { mw } = store.state;
  try {
    const problem = mw.check(wanted) ?? tooMuchForThePage(wanted);
    store.set({ wanted, problem });
    if (problem) return false;
    store.set({ maze: mw.generate(wanted), wanted, problem: null });
    return true;
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

/** The same maze with the log of how it was made. @param {any} store */
export function withSteps(store) {
  return store.state.mw.generate({ ...good(store), steps: true });
}

/** The options of the maze on the page, which may be older than the wanted ones. @param {any} store */
function good(store) {
  return store.state.mw.options(store.state.maze.code);
}

/** @returns {number} */
export function randomSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % 10_000_000;
}

/** @param {any} wanted */
function tooMuchForThePage({ width, height }) {
  if (width * height <= MOST_CELLS) return null;
  return { code: 'too-large', field: 'width', message: t('problem.page', { most: MOST_CELLS }) };
}
