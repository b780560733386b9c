import { lostFeatures } from 'mazewright/formats';
import { rowOf } from '../../state/row-of.js';
import { rowText, t } from '../../ui/language.js';

/** @import { Maze, Problem } from 'mazewright/dungeons' */
/** @import { FeatureId, FormatLosses, FormatParam, LossesByValue } from 'mazewright/formats' */
/** @import { Store } from '../../state/store.js' */
/** @import { FormatData, RowsReply } from './file-maker.js' */

/**
 * A format as the dialog shows it, in its language. chosen: options that are not at their defaults from the begin on.
 * @typedef {{ id: string, use: string, title: string, about: string, extension: string,
 *   mediaType: string, binary: boolean, needsSteps?: boolean, loses: readonly FeatureId[], losesBy?: LossesByValue,
 *   params: readonly FormatParam[], chosen?: Record<string, unknown>,
 *   problem: Problem | null }} ShownFormat
 */

/** A format with its texts in the language of the page, which files with texts have as well. @param {FormatData} row @param {Problem | null} problem @returns {ShownFormat} */
export function shownFormat(row, problem) {
  if (document.documentElement.lang !== 'ko') return { ...row, problem };
  const { title, about, params } = row.ko;
  /** @type {Record<string, string>} */
  const chosen = row.params.some(({ id }) => id === 'language') ? { language: 'ko' } : {};
  return {
    ...row,
    title,
    about,
    params: row.params.map((param) => ({
      ...param,
      ...params[param.id],
      default: chosen[param.id] ?? param.default,
    })),
    chosen,
    problem,
  };
}

/**
 * The formats of the entry for files, then those that only the library itself has.
 * @param {Store} store
 * @param {RowsReply['rows']} rows
 * @returns {ShownFormat[]}
 */
export function shownFormats({ state: { mw, maze } }, rows) {
  const others = mw.catalog.exports.filter(({ id }) => rows.every((row) => row.id !== id));
  const { tiles } = rowOf(mw.catalog.shapes, maze.shape);
  return [
    ...rows.map((row) => shownFormat(row, row.problem)),
    ...others
      .filter((row) => tiles || !row.tiles)
      .map((row) => ({
        ...{ id: row.id, use: 'data', title: rowText(row), about: rowText(row, 'about') },
        extension: row.extension ?? 'txt',
        mediaType: row.mediaType ?? 'text/plain',
        binary: row.binary,
        loses: row.loses,
        losesBy: row.losesBy,
        params: /** @type {readonly FormatParam[]} */ (/** @type {unknown} */ (row.params)),
        problem: null,
      })),
  ];
}

/**
 * The names of what a maze has and its file does not hold, in the language of the page.
 * @param {FormatLosses} row
 * @param {Maze} maze
 * @param {Record<string, unknown>} options
 */
export const lostNames = (row, maze, options) =>
  lostFeatures(row, maze, options).map(({ title, ko }) =>
    document.documentElement.lang === 'ko' ? ko : title,
  );

/** What files are for, in the order of the dialog, with the titles. */
export const uses = () =>
  /** @type {const} */ ([
    ['picture', t('files.picture')],
    ['print', t('files.print')],
    ['model', t('files.model')],
    ['level', t('files.level')],
    ['data', t('files.data')],
  ]);
