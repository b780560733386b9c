import { readOptions } from '../options/options.js';
import { entriesOf, objectOf, seedFrom } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';

/** @import { Core } from '../core/core.js' */
/** @import { RowAlgorithmId } from '../generated/ids.js' */
/** @import { AlgorithmChoice, Mode, ParamValues, Seed } from '../options/types.js' */

/**
 * The options of `mw.rows` that every algorithm takes.
 * @typedef {object} CommonRowsOptions
 * @property {number} width in cells
 * @property {number} [height] in cells; without an end when left out
 * @property {Seed} [seed] a whole number or any text; if left out, a random one
 * @property {Mode} [mode] 'standard'
 */

/**
 * Options of `mw.rows`; the algorithm is one whose row of the catalog has `rows`.
 * @typedef {CommonRowsOptions & AlgorithmChoice<RowAlgorithmId>} RowsOptions
 */

const keys = ['algorithm', 'width', 'height', 'seed', 'params', 'mode'];

/** Cells that one call of the core makes: few enough to wait for. */
const CELLS_AT_ONCE = 1 << 16;

/**
 * A maze on flat squares, row by row from the top, in the memory of a few rows: an iterator, made by
 * `mw.rows`. Its first n rows are those of the maze of that seed and any greater height; with a
 * height, it returns all rows of the maze of that height. A row has one byte per cell with one bit
 * per direction, as in `maze.passages`. Cost: O(width) per row.
 * @implements {IterableIterator<Uint8Array>}
 */
export class MazeRows {
  #core;
  #options;
  /** The state that the core continues from. @type {Uint32Array | null} */
  #memory = null;
  /** Made and not returned yet; the last one may get passages downwards. @type {Uint8Array} */
  #made = new Uint8Array(0);
  #at = 0;
  #missing;

  /**
   * @internal
   * @param {Core} core
   * @param {unknown} options
   */
  constructor(core, options) {
    const given = entriesOf(options, 'options');
    checkKeys(given, keys, 'rows');
    const { height = Number.POSITIVE_INFINITY, ...plain } = Object.fromEntries(given);
    checkHeight(height);
    this.#core = core;
    /** @type {import('../options/options.js').OptionsRecord} */
    this.#options = { ...readOptions(plain, core.defaults.generate), height: 1 };
    const { params } = this.#request(0, false);
    /** @type {import('../options/options.js').OptionsRecord} */
    const { algorithm, width, seed, mode } = this.#options;
    /** The id of the generator. */
    this.algorithm = /** @type {RowAlgorithmId} */ (algorithm);
    /** Cells per row. */
    this.width = /** @type {number} */ (width);
    /** Rows; Infinity without an end. */
    this.height = /** @type {number} */ (height);
    /** As it was given. @type {Seed} */
    this.seed = seedFrom(seed);
    /** The rules of the generator. */
    this.mode = /** @type {Mode} */ (mode);
    /** The generator's parameters, defaults included. @type {ParamValues} */
    this.params = Object.freeze(objectOf(params));
    this.#missing = this.height;
    Object.freeze(this);
  }

  /**
   * Makes the next row. Cost: O(width).
   * @returns {IteratorResult<Uint8Array, undefined>} the next row, the caller's own
   * @example
   * rows.next().value?.length; // 12
   */
  next() {
    const { width } = this;
    // The last row made is returned only when the next one has opened its passages up.
    if (this.#made.length - this.#at <= width && this.#missing > 0) this.#make();
    if (this.#at === this.#made.length) return { done: true, value: undefined };
    const value = this.#made.slice(this.#at, this.#at + width);
    this.#at += width;
    return { done: false, value };
  }

  [Symbol.iterator]() {
    return this;
  }

  #make() {
    const most = Math.max(1, Math.floor(CELLS_AT_ONCE / this.width));
    const count = Math.min(this.#missing, this.#made.length === 0 ? most + 1 : most);
    this.#request(count, count === this.#missing);
    this.#missing -= count;
  }

  /**
   * @param {number} count
   * @param {boolean} close
   */
  #request(count, close) {
    const last = this.#made.subarray(this.#at);
    const memory = this.#memory;
    const made = this.#core.call('rows', this.#options, memory, last, count, close);
    if (count > 0) {
      this.#memory = made.memory;
      this.#made = made.rows;
      this.#at = 0;
    }
    return made;
  }
}

/** @param {unknown} height */
function checkHeight(height) {
  const good =
    height === Number.POSITIVE_INFINITY ||
    (Number.isSafeInteger(height) && /** @type {number} */ (height) >= 1);
  if (!good)
    fail(
      'height',
      `height must be a whole number of cells, 1 or more; got ${describe(height)}`,
      'invalid-size',
    );
}
