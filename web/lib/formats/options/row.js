/**
 * An option of a format, as a program shows it to choose a value.
 * @typedef {object} FormatParam
 * @property {string} id
 * @property {'integer' | 'number' | 'boolean' | 'choice' | 'color' | 'text' | 'bytes' | 'choices'
 *   | 'algorithms'} kind
 *   `color`: # and hexadecimal digits, or 'transparent'; `bytes`: a file, such as a font; `choices`: a list
 *   of one value or several; `algorithms`: a list of ids from `mw.catalog.generators`, of mazes without loops
 * @property {number} [min] least number
 * @property {number} [max] greatest number; most characters of a text
 * @property {boolean} [css] any colour of CSS, too
 * @property {readonly string[]} [values] of a choice or of choices
 * @property {readonly string[]} [labels] titles of those values
 * @property {number | string | boolean | readonly string[] | null} default
 * @property {string} title
 */

/**
 * The texts of a format in another language; parameters by their ids.
 * @typedef {{ title: string, about: string,
 *   params: Record<string, { title: string, labels?: readonly string[] }> }} FormatTexts
 */

/**
 * What files are for: to look at, to print or draw on paper, to build or render, for editors of levels, for
 * programs.
 * @typedef {'picture' | 'print' | 'model' | 'level' | 'data'} FormatUse
 */

/**
 * A format of files: what a program needs to offer it.
 * @typedef {object} FormatRow
 * @property {string} id
 * @property {FormatUse} use what its files are for, by which menus are grouped
 * @property {string} title
 * @property {string} about
 * @property {string} extension of the file, without a dot
 * @property {string} mediaType
 * @property {boolean} binary whether the file is bytes; otherwise it is a text
 * @property {readonly FeatureId[]} loses what its files do not show of a maze with the options as they are by
 *   default; by the ids of `mazeFeatures`
 * @property {LossesByValue} [losesBy] the same for the values of an option
 * @property {true} [needsSteps] whether mazes must be generated with `steps: true`
 * @property {readonly Readonly<FormatParam>[]} params
 * @property {FormatTexts} ko its texts in Korean
 * @property {(maze: AnyMaze) => FormatProblem | null} problem why the format cannot hold a maze; null if it can.
 *   Cost: O(1)
 * @property {(maze: any, options?: any) => FormatResult | Promise<FormatResult>} write the function of
 *   the format, such as `toCsv`
 * @property {(options?: any) => readonly Readonly<FormatCompanion>[]} [companions] the files that the
 *   written one refers to, for the same options
 */

/** @typedef {import('../../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('../../options/maze-features.js').FeatureId} FeatureId */
/** @typedef {import('../../options/maze-features.js').LossesByValue} LossesByValue */

/** A file to keep beside another, under this name. @typedef {{ name: string, data: Uint8Array }} FormatCompanion */

/** A text, or the bytes of a binary format. @typedef {string | Uint8Array} FormatResult */

/**
 * Why a format cannot hold a maze.
 * @typedef {import('../../util/error.js').Problem} FormatProblem
 */

export {};
