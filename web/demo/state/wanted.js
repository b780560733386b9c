import { MAX_QUICK_WORK } from '../config.js';
import { MazeError } from './library.js';

/** @import { GenerateOptions, Maze, Mazewright, Problem } from 'mazewright/dungeons' */
/** @import { Given, Wanted, WantedShape } from './store.js' */

/**
 * Options of the page as the library takes them, without edits. Nobody has checked them: the library says what is
 * wrong. Only here they get its type.
 * @param {Given} given
 */
export function libraryOptions({ edits, ...options }) {
  return /** @type {GenerateOptions} */ (options);
}

/** The same with the edits that a code holds. @param {Given} given */
export const editedOptions = (given) =>
  /** @type {GenerateOptions} */ ({
    ...libraryOptions(given),
    ...(typeof given.edits === 'string' && { edits: given.edits }),
  });

/**
 * Why the library refuses options before it makes a maze; null if it takes them. What only making the maze
 * shows, as that its start is rock, `generate` of the page reports: `mw.check` would make the maze for that, and
 * block the page.
 * @param {Mazewright} mw
 * @param {Given} given
 * @returns {Problem | null}
 */
export function problemOf(mw, given) {
  try {
    mw.work(libraryOptions(given));
    return null;
  } catch (error) {
    if (error instanceof MazeError) return error;
    throw error;
  }
}

/** Whether the library takes options, as far as `problemOf` tells. @param {Mazewright} mw @param {Given} given */
export const isGood = (mw, given) => problemOf(mw, given) === null;

/** Whether the library makes a maze of options, and soon. @param {Mazewright} mw @param {Given} given */
export const isQuicklyMade = (mw, given) =>
  mw.check({ ...libraryOptions(given), maxWork: MAX_QUICK_WORK }) === null;

/** The maze of options without their edits. @param {Mazewright} mw @param {Given} given @returns {Maze} @throws {MazeError} if they are wrong */
export const mazeOf = (mw, given) => mw.generate(libraryOptions(given));

/** A shape as an object, the default one if none is given. @param {Mazewright} mw @param {Given['shape']} shape @returns {WantedShape} */
export const shapeOf = (mw, shape) =>
  typeof shape === 'object' ? shape : { id: shape ?? mw.catalog.shapes[0].id };

/** The options that a code contains. @param {Mazewright} mw @param {string} code @returns {Wanted} */
export function wantedOf(mw, code) {
  const { passes = [], ...options } = mw.options(code);
  return { ...options, passes, shape: shapeOf(mw, options.shape) };
}
