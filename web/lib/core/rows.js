/** @typedef {import('../options/types.js').Catalog} Catalog */

/**
 * A row of the catalog, and its parameters at their defaults.
 * @template Row
 * @typedef {{ id: string, row: Row, usual: Readonly<Record<string, number | string | boolean>> }} Entry
 */

/** The rows of the catalog by their ids. */
export class Rows {
  #generators;
  #shapes;

  /** @param {Catalog} catalog */
  constructor({ generators, shapes }) {
    this.#generators = byId(generators);
    this.#shapes = byId(shapes);
  }

  /** @param {string} id that the core has accepted */
  generator(id) {
    return found(this.#generators, id);
  }

  /** @param {string} id that the core has accepted */
  shape(id) {
    return found(this.#shapes, id);
  }
}

/**
 * @template {import('../options/types.js').Row<string>} Row
 * @param {readonly Row[]} rows
 * @returns {Map<string, Entry<Row>>}
 */
function byId(rows) {
  const usual = (/** @type {Row} */ { params }) =>
    Object.freeze(Object.fromEntries(params.map((param) => [param.id, param.default])));
  return new Map(rows.map((row) => [row.id, { id: row.id, row, usual: usual(row) }]));
}

/**
 * @template Item
 * @param {Map<string, Item>} rows
 * @param {string} id
 * @returns {Item}
 */
const found = (rows, id) => /** @type {Item} */ (rows.get(id));
