import { isIndex } from '../options/cells.js';
import { entriesOf, itemsOf, readSeed } from '../options/values.js';
import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { randomSeed } from '../util/random-seed.js';
import { hashText } from '../util/seed-key.js';
import { checkKeys } from '../util/suggest.js';
import { Xoshiro } from '../util/xoshiro.js';

/**
 * An array or a typed array of numbers.
 * @typedef {readonly any[] | Int8Array | Uint8Array | Uint8ClampedArray | Int16Array | Uint16Array
 *   | Int32Array | Uint32Array | Float32Array | Float64Array} AnyList
 */

/**
 * Random numbers for games, made by `mw.random`: those that the core's own generator draws (xoshiro256**,
 * seeded by SplitMix64), the same everywhere and in every release. Every function works by itself, so
 * `next` can stand where `Math.random` stood. As JSON it is `{ state }`, which `mw.random` takes. Not
 * for cryptography.
 * @typedef {object} Random
 * @property {() => number} next a number from 0 to less than 1, a multiple of 2^-53: the upper 53 bits of
 *   one draw of 64 bits
 * @property {(n: number) => number} integer a whole number from 0 to n - 1, each with the same probability
 *   (Lemire's method). n is a whole number from 1 to 2^32. It takes one draw, and with a probability
 *   below n / 2^32 more
 * @property {<List extends AnyList>(list: List) => List[number]} pick an item of an array or a typed
 *   array that is not empty, by one `integer`
 * @property {<List extends AnyList>(list: List) => List extends readonly (infer Item)[] ? Item[] : List} shuffle
 *   a shuffled copy of an array or a typed array, every order with the same probability. Fisher-Yates
 *   from the front, an `integer` for every item but the last. Cost: O(length)
 * @property {string} state the position in the stream: 64 hexadecimal digits, the four numbers of 64 bits
 *   one after the other
 */

const WANT =
  'a whole number (a safe integer, or a BigInt of 64 bits), a text, or { state } of such a source';

/**
 * The key of a seed, as `Seed::key` of cpp/mazewright/values/seed.hpp.
 * @param {unknown} seed
 * @returns {bigint}
 */
function keyOf(seed) {
  readSeed(seed);
  if (typeof seed === 'string') {
    // The bytes of its UTF-8, a character for each.
    const bytes = encodeURIComponent(seed).replace(/%(..)/g, (_, digits) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
    const { high, low } = hashText(bytes);
    return (BigInt(high) << 32n) | BigInt(low);
  }
  const isNumber = Number.isSafeInteger(seed);
  if (isNumber || (typeof seed === 'bigint' && seed >= -(1n << 63n) && seed < 1n << 64n)) {
    return BigInt.asUintN(64, BigInt(/** @type {number | bigint} */ (seed)));
  }
  return fail('seed', `seed must be ${WANT}; got ${describe(seed)}`, 'invalid-seed');
}

/** @param {unknown} given @returns {Xoshiro} */
function streamOf(given) {
  if (typeof given !== 'object' || given === null || isArray(given) || ArrayBuffer.isView(given)) {
    return Xoshiro.ofKey(keyOf(given === undefined ? randomSeed() : given));
  }
  const entries = entriesOf(given, 'seed', 'invalid-seed');
  checkKeys(entries, ['state'], 'random');
  const { state } = Object.fromEntries(entries);
  if (typeof state !== 'string' || !/^(?!0*$)[\da-f]{64}$/.test(state)) {
    const want = '64 hexadecimal digits, not all 0, as random.state has them';
    fail('state', `state must be ${want}; got ${describe(state)}`);
  }
  const words = String(state).match(/.{8}/g) ?? [];
  return new Xoshiro(Uint32Array.from(words, (word) => Number.parseInt(word, 16)));
}

/** @param {unknown} list @returns {list is Exclude<AnyList, readonly any[]>} */
const isTyped = (list) => ArrayBuffer.isView(list) && 'length' in list;

/** @param {unknown} list @returns {asserts list is AnyList} */
function checkList(list) {
  if (isTyped(list) || isArray(list)) return;
  fail('list', `list must be an array or a typed array; got ${describe(list)}`);
}

/**
 * A property of a list; a proxy that throws gives a MazeError.
 * @param {AnyList} list
 * @param {number | 'length'} key
 */
function readFrom(list, key) {
  try {
    return list[/** @type {any} */ (key)];
  } catch {
    return fail('list', 'list must be an array that can be read; reading it threw');
  }
}

/** @param {Exclude<AnyList, readonly any[]>} list */
function copyOf(list) {
  try {
    return list.slice();
  } catch {
    return fail('list', 'list must be an array that can be read; its buffer is detached');
  }
}

const MAX_BOUND = 2 ** 32;

/** @param {unknown} n */
const isBound = (n) => isIndex(n, MAX_BOUND + 1) && n > 0;

/**
 * A source of random numbers.
 * @param {unknown} given a seed; `{ state }` of another source; undefined for a random seed
 * @returns {Random}
 */
export function randomOf(given) {
  const stream = streamOf(given);
  return Object.freeze({
    next() {
      stream.next();
      return (stream.high * 2 ** 21 + (stream.low >>> 11)) / 2 ** 53;
    },
    /** @param {number} n */
    integer(n) {
      if (!isBound(n)) {
        fail('n', `n must be a whole number from 1 to ${MAX_BOUND}; got ${describe(n)}`);
      }
      return stream.below(n);
    },
    /** @param {any} list */
    pick(list) {
      checkList(list);
      const length = readFrom(list, 'length');
      if (!isBound(length)) {
        fail('list', `list must have at least one item; its length is ${describe(length)}`);
      }
      return readFrom(list, stream.below(length));
    },
    /** @param {any} list */
    shuffle(list) {
      checkList(list);
      /** @type {any} */
      const items = isTyped(list) ? copyOf(list) : itemsOf(list, 'list');
      for (let i = 0; i + 1 < items.length; ++i) {
        const other = i + stream.below(items.length - i);
        [items[i], items[other]] = [items[other], items[i]];
      }
      return items;
    },
    get state() {
      return Array.from(stream.state, (word) => word.toString(16).padStart(8, '0')).join('');
    },
  });
}
