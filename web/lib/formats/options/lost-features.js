import { mazeFeatures } from '../../options/maze-features.js';
import { entriesOf } from '../../options/values.js';
import { fail } from '../../util/error.js';
import { checkMaze, noProblem } from './maze.js';

/** @typedef {import('../../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('../../options/maze-features.js').FeatureId} FeatureId */
/** @typedef {import('../../options/maze-features.js').LossesByValue} LossesByValue */
/** @typedef {import('../../options/maze-features.js').MazeFeature} MazeFeature */

/**
 * The part of a row of `formats` or of `mw.catalog.exports` that says what its files do not show.
 * @typedef {{ readonly loses: readonly FeatureId[], readonly losesBy?: LossesByValue,
 *   readonly params: readonly { readonly id: string, readonly values?: readonly any[] }[] }} FormatLosses
 */

/**
 * What a maze has that its file does not show: rows of `mazeFeatures`, none if the file shows all. Takes a row of
 * `formats` or of `mw.catalog.exports`, and the options of the file. Throws a MazeError for what is no row, no maze
 * or no object of options. Cost: O(cells).
 * @param {FormatLosses} row
 * @param {AnyMaze} maze
 * @param {Readonly<Record<string, unknown>>} [options]
 * @returns {readonly MazeFeature[]}
 */
export function lostFeatures(row, maze, options = {}) {
  const { loses, losesBy = {}, params } = rowFrom(row);
  const known = checkMaze(maze, noProblem);
  const given = new Map(entriesOf(options, 'options'));
  let lost = loses;
  for (const [id, lists] of Object.entries(losesBy)) {
    const values = params.find((param) => param.id === id)?.values ?? [false, true];
    lost = lists[values.indexOf(given.get(id))] ?? lost;
  }
  return mazeFeatures.filter(({ id, isIn }) => lost.includes(id) && isIn(known));
}

/** @param {unknown} row @returns {FormatLosses} */
function rowFrom(row) {
  const { loses, losesBy, params } = Object.fromEntries(entriesOf(row, 'row'));
  if (Array.isArray(loses) && Array.isArray(params)) {
    return /** @type {FormatLosses} */ ({ loses, losesBy, params });
  }
  return fail('row', 'row must be one of formats or of mw.catalog.exports');
}
