/** @import { Maze } from '../library/public-types.js' */
/** @import { MazeLibrary } from './types.js' */

/**
 * The maze of a code, or of options.
 * @param {MazeLibrary} mw
 * @param {string | Record<string, unknown>} from
 * @param {Record<string, unknown>} more beside them
 * @returns {Maze}
 */
export const mazeOf = (mw, from, more) =>
  typeof from === 'string' ? mw.generate(from, more) : mw.generate({ ...from, ...more });
