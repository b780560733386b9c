/** What goes together by the traits of the rows: generators, shapes and passes. */

/** Whether a generator can take passes on a shape. */
export const suits = (
  /** @type {any} */ row,
  /** @type {any} */ shape,
  /** @type {any[]} */ passes,
) =>
  row.shapes.includes(shape.id) &&
  passes.every(
    (pass) =>
      pass.shapes.includes(shape.id) &&
      (row.kind === 'dungeon' ? pass.dungeons : pass.mazes) &&
      (!pass.hidesCells || row.masks) &&
      (!pass.needsBias || row.texture) &&
      (pass.when !== 'grid' || row.tunnels),
  );

/** How many drawings a shape has by its choices: shapes are drawn in this proportion. @param {any} shape */
const formsOf = (shape) =>
  shape.params.reduce(
    (/** @type {number} */ forms, /** @type {any} */ { values }) => forms * (values?.length ?? 2),
    1,
  );

/** A row as it is by default, and with each other value of each of its choices. @param {any} row */
const variantsOf = (row) => [
  {},
  ...row.params
    // Which cells an outline keeps is drawn like a mask: it changes no neighbours.
    .filter((/** @type {any} */ { kind, id }) => kind === 'choice' && id !== 'outline')
    .flatMap((/** @type {any} */ { id, values, default: usual }) =>
      values
        .filter((/** @type {any} */ value) => value !== usual)
        .map((/** @type {any} */ value) => ({ [id]: value })),
    ),
];

/**
 * A pass that changes the grid, with a generator and a shape, each with at most one choice other than its default.
 * @typedef {{ pass: any, row: any, params: any, shape: any, shapeParams: any }} ChangedGrid
 */

/** What fits in a catalog, found once. */
export class Fitting {
  /** @type {Map<string, any>} */
  #known = new Map();

  /** @param {any} catalog */
  constructor(catalog) {
    this.catalog = catalog;
    const pairs = catalog.passes.flatMap((/** @type {any} */ first) =>
      catalog.passes.map((/** @type {any} */ second) => [first, second]),
    );
    const fits = (/** @type {any[]} */ [first, second]) => this.canFollow(first, second);
    /** Ordered pairs of passes that can run one after the other, and the others. */
    this.pairs = pairs.filter(fits);
    this.otherPairs = pairs.filter((/** @type {any[]} */ pair) => !fits(pair));
  }

  /** Every pass that changes the grid, with every variant of a generator on every variant of a shape. @returns {ChangedGrid[]} */
  get changedGrids() {
    const { generators, shapes, passes } = this.catalog;
    return this.#once('changed grids', () =>
      passes
        .filter((/** @type {any} */ { when }) => when === 'grid')
        .flatMap((/** @type {any} */ pass) =>
          generators.flatMap((/** @type {any} */ row) =>
            shapes
              .filter((/** @type {any} */ shape) => !shape.graph && suits(row, shape, [pass]))
              .flatMap((/** @type {any} */ shape) =>
                variantsOf(row).flatMap((params) =>
                  variantsOf(shape).map((shapeParams) => ({
                    pass,
                    row,
                    params,
                    shape,
                    shapeParams,
                  })),
                ),
              ),
          ),
        ),
    );
  }

  /** @template T @param {string} key @param {() => T} find @returns {T} */
  #once(key, find) {
    if (!this.#known.has(key)) this.#known.set(key, find());
    return this.#known.get(key);
  }

  /** Whether a pass can follow another one at all. @param {any} first @param {any} second @returns {boolean} */
  canFollow(first, second) {
    const { generators, shapes } = this.catalog;
    return this.#once(
      `${first.id} ${second.id}`,
      () =>
        !(first.resizes && second.when === 'grid') &&
        !(first.needsEndpoints && !(second.needsEndpoints && second.dungeons)) &&
        generators.some((/** @type {any} */ row) =>
          shapes.some((/** @type {any} */ shape) => suits(row, shape, [first, second])),
        ),
    );
  }

  /** The passes that can follow one. @param {any} first @returns {any[]} */
  followersOf(first) {
    const { passes } = this.catalog;
    return this.#once(`after ${first.id}`, () =>
      passes.filter((/** @type {any} */ second) => this.canFollow(first, second)),
    );
  }

  /**
   * The generators of a kind of case.
   * @param {string} kind
   * @returns {any[]}
   */
  generatorsOf(kind) {
    const { generators, shapes } = this.catalog;
    return this.#once(`of ${kind}`, () =>
      generators.filter(
        (/** @type {any} */ row) =>
          (kind !== 'dungeon' || row.kind === 'dungeon') &&
          (kind !== 'mask' || row.masks) &&
          (kind !== 'graph' ||
            shapes.some((/** @type {any} */ shape) => shape.graph && suits(row, shape, []))),
      ),
    );
  }

  /** Those of them that can take passes. @param {string} kind @param {any[]} passes @returns {any[]} */
  generatorsFor(kind, passes) {
    return this.#once(`${kind} with ${passes.map(({ id }) => id)}`, () =>
      this.generatorsOf(kind).filter((row) => this.shapesFor(kind, row, passes).length > 0),
    );
  }

  /**
   * The shapes on which a generator can take passes, each as often as it has forms.
   * @param {string} kind
   * @param {any} row
   * @param {any[]} passes
   * @returns {any[]}
   */
  shapesFor(kind, row, passes) {
    return this.#once(`${kind} ${row.id} with ${passes.map(({ id }) => id)}`, () =>
      this.catalog.shapes
        .filter(
          (/** @type {any} */ shape) =>
            suits(row, shape, passes) && (kind !== 'graph' || shape.graph),
        )
        .flatMap((/** @type {any} */ shape) => new Array(formsOf(shape)).fill(shape)),
    );
  }
}
