import { header } from './ids.js';

/** @typedef {{ title: string, labels?: readonly string[] }} ParamTexts */
/** @typedef {{ id: string, ko: ParamTexts }} Param */
/** @typedef {{ id: string, ko: { title: string, about: string }, params: readonly Param[] }} Row */

/** @param {Row} row */
const textsOf = ({ ko, params }) => ({
  ...ko,
  params: Object.fromEntries(params.map((param) => [param.id, param.ko])),
});

/**
 * The module of the catalog's texts in Korean, by table and id.
 * @param {object} catalog as the native build prints it
 */
export function koreanModule(catalog) {
  const tables = Object.entries(/** @type {Record<string, readonly Row[]>} */ (catalog)).map(
    ([name, rows]) => [name, Object.fromEntries(rows.map((row) => [row.id, textsOf(row)]))],
  );
  const texts = JSON.stringify(Object.fromEntries(tables), null, 2);
  return `${header}
/** @type {import('../options/types.js').CatalogTexts} */
export const ko = ${texts};
`;
}
