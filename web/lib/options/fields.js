import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';

/**
 * Named values on their way to the core, as lines `key=<tag><value>` (see cpp/fields.hpp). The core
 * checks every value; here they are only read, each exactly once.
 * @typedef {Map<string, string>} Fields
 */

/**
 * @param {string} key
 * @param {unknown} value
 */
function tagged(key, value) {
  switch (typeof value) {
    case 'number':
      // From 1e21 on JavaScript prints an exponent; the core reads digits.
      return `n${Math.abs(value) >= 1e21 && Number.isFinite(value) ? BigInt(value) : value}`;
    case 'boolean':
      return `b${value}`;
    case 'bigint':
      return `i${describe(value).slice(0, -1)}`;
    case 'string':
      if (key === 'seed' && /\p{Surrogate}/u.test(value)) {
        fail(key, 'seed must be well-formed text; it has a lone surrogate', 'invalid-seed');
      }
      return `s${value}`;
    default:
      return `o${describe(value)}`;
  }
}

/** What the keys of options look like. */
const plain = /^\w{1,60}$/;

/**
 * A key is quoted back in messages, so it is cut like a value; '=' would end it early.
 * @param {string} key
 */
const tamed = (key) => key.slice(0, 60).replace(/[=\p{Surrogate}]/gu, '?');

/** @param {string} text */
const escaped = (text) =>
  /[%\n]/.test(text) ? text.replaceAll('%', '%25').replaceAll('\n', '%0A') : text;

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

/** @param {unknown} value */
const isSequence = (value) => describe(value) === 'an array' || ArrayBuffer.isView(value);

/**
 * @param {Iterable<[string, unknown]>} entries
 * @param {string} [prefix] put before every key
 * @returns {string}
 */
export function encodeFields(entries, prefix = '') {
  let lines = '';
  for (const [key, value] of entries) {
    const name = prefix + (plain.test(key) ? key : escaped(tamed(key)));
    lines += `${name}=${escaped(tagged(name, value))}\n`;
  }
  return lines;
}
