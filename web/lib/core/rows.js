/** @typedef {import('../options/types.js').Catalog} Catalog */

/**
 * A row of the catalog, and its parameters at their defaults.
 * @template Row
 * @typedef {{ id: string, row: Row, usual: Readonly<Record<string, any>> }} Entry
 */

/**
 * The names of the states of doors and of the roles of things, by number.
 * @typedef {{ doorStates: readonly import('../options/types.js').DoorState[],
 *   roles: readonly import('../options/types.js').Role[] }} DungeonNames
 */

/** Rows of the catalog by their ids, each read when it is first needed. */
export class Rows {
  #read;
  /** @type {Map<string, Entry<Catalog['generators'][number]>>} */
  #generators = new Map();
  /** @type {Map<string, Entry<Catalog['shapes'][number]>>} */
  #shapes = new Map();
  /** @type {DungeonNames | undefined} */
  #dungeonNames;

  /** @param {(name: 'generatorRow' | 'shapeRow' | 'dungeonNames', ...id: string[]) => any} read calls the core */
  constructor(read) {
    this.#read = read;
  }

  /** What the numbers of doors and things stand for. @returns {DungeonNames} */
  get dungeonNames() {
    this.#dungeonNames ??= /** @type {DungeonNames} */ (this.#read('dungeonNames'));
    return this.#dungeonNames;
  }

  /** @param {string} id that the core has accepted */
  generator(id) {
    return found(this.#generators, id, () => this.#read('generatorRow', id));
  }

  /** @param {string} id that the core has accepted */
  shape(id) {
    return found(this.#shapes, id, () => this.#read('shapeRow', id));
  }
}

/**
 * @template {import('../options/types.js').Row<string>} Row
 * @param {Map<string, Entry<Row>>} entries
 * @param {string} id
 * @param {() => Row} read
 * @returns {Entry<Row>}
 */
function found(entries, id, read) {
  let entry = entries.get(id);
  if (entry) return entry;
  const row = read();
  const usual = Object.fromEntries(row.params.map((param) => [param.id, param.default]));
  entry = { id, row, usual: Object.freeze(usual) };
  entries.set(id, entry);
  return entry;
}
