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

/** Why the library refuses options; null if it takes them. @param {Mazewright} mw @param {Given} given @returns {Problem | null} */
export const problemOf = (mw, given) => mw.check(libraryOptions(given));

/** Whether the library takes options. @param {Mazewright} mw @param {Given} given */
export const isGood = (mw, given) => problemOf(mw, given) === null;

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
