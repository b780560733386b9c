import { entriesOf } from '../options/values.js';
import { checkKeys } from '../util/suggest.js';

/** @typedef {import('../options/types.js').Catalog} Catalog */
/** @typedef {import('../options/types.js').CatalogTexts} CatalogTexts */
/** @typedef {import('../options/types.js').Param} Param */

const TABLES = ['generators', 'shapes', 'passes', 'solvers', 'exits', 'exports'];
/** The tables whose rows say what they cost and where they come from. */
const WITH_SOURCE = ['generators', 'passes', 'solvers'];

/** An id in words: 'recursiveBacktracker' is 'Recursive backtracker'. @param {string} id */
const words = (id) =>
  id.charAt(0).toUpperCase() + id.slice(1).replace(/[A-Z]/g, ' $&').toLowerCase();

/**
 * The texts by the keys of `usual`, which is what stands for those that are not given.
 * @param {any} given
 * @param {Record<string, string>} usual
 */
const textsFrom = (given, usual) =>
  Object.fromEntries(
    Object.entries(usual).map(([key, text]) => {
      const own = given?.[key];
      return [key, typeof own === 'string' ? own : text];
    }),
  );

/** @param {Param} param without texts @param {any} texts @returns {Param} */
function paramWith(param, texts) {
  const { title } = textsFrom(texts, { title: words(param.id) });
  const labels = param.values?.map((id, i) => {
    const own = texts?.labels?.[i];
    return typeof own === 'string' ? own : words(id);
  });
  return { ...param, title, ...(labels && { labels }) };
}

/**
 * @param {any} row without texts
 * @param {any} texts
 * @param {boolean} hasSource
 */
function rowWith(row, texts, hasSource) {
  const usual = { title: words(row.id), about: '', ...(hasSource && { cost: '', source: '' }) };
  const params = row.params.map((/** @type {Param} */ param) =>
    paramWith(param, texts?.params?.[param.id]),
  );
  return { id: row.id, ...textsFrom(texts, usual), ...row, params };
}

/**
 * The catalog with its texts. The core has none: a title that is not given is made of the id, every
 * other text is empty.
 * @param {any} catalog of the core
 * @param {CatalogTexts} [texts]
 * @returns {Catalog}
 */
export function withTexts(catalog, texts) {
  const tables = TABLES.map((table) => {
    const own = /** @type {any} */ (texts)?.[table];
    const hasSource = WITH_SOURCE.includes(table);
    return [
      table,
      catalog[table].map((/** @type {any} */ row) => rowWith(row, own?.[row.id], hasSource)),
    ];
  });
  return /** @type {any} */ (Object.fromEntries(tables));
}

/**
 * The option `texts` of `createMazewright`.
 * @param {unknown} texts
 * @returns {CatalogTexts | undefined}
 */
export function readTexts(texts) {
  if (texts === undefined) return undefined;
  const entries = entriesOf(texts, 'texts');
  checkKeys(entries, TABLES, 'texts');
  return /** @type {CatalogTexts} */ (Object.fromEntries(entries));
}
