import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { randomSeed } from '../util/random-seed.js';

/**
 * What callers pass, made safe: every property is read exactly once, and what reaches the core is
 * plain. The core checks the values.
 *
 * A value as the core takes it (cpp/mazewright/values/value.hpp): a bigint by its digits, a list of
 * cells by its numbers, any other value that is no number, text or boolean by a description.
 * @typedef {number | boolean | string | null | { bigint: string } | { other: string }
 *   | { cells?: Uint32Array, other: string }} Value
 * @typedef {{ id: string, value: Value }[] | null} Values null: none
 * @typedef {{ id: Value, params: Values }[] | null} PassChoices null: none
 */

/**
 * The own enumerable properties of an options object, read once; getters and proxies that throw
 * give a MazeError.
 * @param {unknown} object
 * @param {string} name for messages
 * @param {import('../util/error.js').ErrorCode} [code]
 * @returns {[string, unknown][]}
 */
export function entriesOf(object, name, code) {
  if (typeof object !== 'object' || object === null || isSequence(object)) {
    fail(name, `${name} must be an object; got ${describe(object)}`, code);
  }
  try {
    return Object.entries(/** @type {object} */ (object)).filter(
      ([, value]) => value !== undefined,
    );
  } catch {
    return fail(name, `${name} must be an object that can be read; reading it threw`, code);
  }
}

/** Most items of a list: a maze has no more cells. */
const MAX_ITEMS = 2 ** 28;

/**
 * The items of an array, read once; getters and proxies that throw give a MazeError.
 * @param {unknown} array
 * @param {string} name for messages
 * @param {number} [most]
 * @returns {unknown[]}
 */
export function itemsOf(array, name, most = MAX_ITEMS) {
  if (!isArray(array)) fail(name, `${name} must be an array; got ${describe(array)}`);
  const items = /** @type {unknown[]} */ (array);
  let length = 0;
  try {
    length = items.length;
    if (length <= most) return Array.from(items);
  } catch {
    fail(name, `${name} must be an array that can be read; reading it threw`);
  }
  return fail(name, `${name} must have at most ${most} entries; got ${describe(length)}`);
}

/** @param {unknown} value */
const isSequence = (value) => describe(value) === 'an array' || ArrayBuffer.isView(value);

/**
 * Lone surrogates have no UTF-8.
 * @param {string} text
 */
const wellFormed = (text) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * A code as it was pasted, without blanks around it and where its line was broken: codes have none.
 * @param {string} code
 */
export const codeText = (code) => wellFormed(code.replace(/\s/g, ''));

/** @param {unknown} value @returns {Value} */
export function coreValue(value) {
  switch (typeof value) {
    case 'number':
    case 'boolean':
      return value;
    case 'string':
      return wellFormed(value);
    case 'bigint': {
      const digits = String(value);
      return digits.length > 40 ? { other: describe(value) } : { bigint: digits };
    }
    default:
      return cellsOf(value) ?? { other: describe(value) };
  }
}

/**
 * A list of cells; null for all else.
 * @param {unknown} value
 */
function cellsOf(value) {
  if (!isSequence(value)) return null;
  try {
    const { length } = /** @type {ArrayLike<unknown>} */ (value);
    const cells = [];
    for (let i = 0; i < length; ++i) {
      const cell = /** @type {ArrayLike<unknown>} */ (value)[i];
      // A list may have 2^32 holes.
      if (!isCell(cell)) return null;
      cells.push(cell);
    }
    return { cells: Uint32Array.from(cells), other: describe(value) };
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is number} */
const isCell = (value) => typeof value === 'number' && value >= 0 && value >>> 0 === value;

/**
 * A key is quoted back in messages, so it is cut like a value.
 * @param {string} key
 */
const shortened = (key) => wellFormed(key.slice(0, 60));

/**
 * @param {[string, unknown][]} entries
 * @returns {Values}
 */
export const coreValues = (entries) =>
  entries.length === 0
    ? null
    : entries.map(([key, value]) => ({ id: shortened(key), value: coreValue(value) }));

/**
 * The opposite of coreValues.
 * @param {Values} values of the core, none of which is of another kind
 * @returns {Record<string, any>}
 */
export const objectOf = (values) =>
  Object.fromEntries((values ?? []).map(({ id, value }) => [id, plainValue(value)]));

/** @param {any} value of the core */
const plainValue = (value) =>
  typeof value === 'object' && value !== null ? Array.from(value.cells ?? []) : value;

/**
 * Passes as users write them.
 * @param {PassChoices} choices of the core
 * @returns {import('../generated/ids.js').AnyPass[]}
 */
export const passesFrom = (choices) =>
  (choices ?? []).map(({ id, params }) => /** @type {any} */ ({ id, ...objectOf(params) }));

/**
 * Whether a value can stand in a record of the core in place of a default: it is of its type. What
 * is an object in JavaScript has a reader of its own.
 * @param {unknown} value
 * @param {unknown} usual
 */
const fits = (value, usual) =>
  typeof value === typeof usual &&
  typeof value !== 'object' &&
  (typeof value !== 'number' || Number.isFinite(value));

/**
 * Fills a record of options: one member per option, as the core exports its defaults, and `unknownOptions`
 * for what fits no member, which the core refuses.
 * @template {Record<string, any>} Defaults
 */
export class Filler {
  /** @type {[string, unknown][]} */
  #unknown = [];

  /** @param {Defaults} defaults */
  constructor(defaults) {
    /** @type {Record<string, any>} */
    this.record = { ...defaults };
  }

  /** @param {string} key @param {unknown} value */
  set(key, value) {
    if (!Object.hasOwn(this.record, key) || !fits(value, this.record[key])) {
      this.#unknown.push([key, value]);
    } else {
      this.record[key] = typeof value === 'string' ? wellFormed(value) : value;
    }
  }

  /** A seed is drawn if none was given. @returns {Defaults & { unknownOptions: Values }} */
  finishWithSeed() {
    this.record.seed ??= randomSeed();
    return this.finish();
  }

  /** Refused by the core as it is. @param {string} key @param {unknown} value */
  unknown(key, value) {
    this.#unknown.push([key, value]);
  }

  /** The record. @returns {Defaults & { unknownOptions: Values }} */
  finish() {
    this.record.unknownOptions = coreValues(this.#unknown);
    return /** @type {any} */ (this.record);
  }
}

/**
 * A record of options that have no readers of their own.
 * @param {Record<string, any>} defaults
 * @param {[string, unknown][]} entries
 */
export function recordFrom(defaults, entries) {
  const filler = new Filler(defaults);
  for (const [key, value] of entries) filler.set(key, value);
  return filler.finish();
}

/**
 * A seed as the core takes it.
 * @param {unknown} seed
 */
export function readSeed(seed) {
  if (typeof seed === 'string' && /\p{Surrogate}/u.test(seed)) {
    fail('seed', 'seed must be well-formed text; it has a lone surrogate', 'invalid-seed');
  }
  if (typeof seed === 'number' && !Number.isInteger(seed)) {
    fail(
      'seed',
      `seed must be a whole number or a text; leave it out for a random maze; got ${describe(seed)}`,
      'invalid-seed',
    );
  }
  return coreValue(seed);
}

/**
 * A seed as users write it: text, a number where it is safe, else a BigInt.
 * @param {any} seed of the core
 * @returns {string | number | bigint}
 */
export function seedFrom(seed) {
  if (typeof seed === 'string') return seed;
  if (typeof seed === 'number') return seed + 0; // no -0
  const number = Number(seed.bigint);
  return Number.isSafeInteger(number) ? number : BigInt(seed.bigint);
}
