import { unknownWord } from '../nearest.js';
import { UsageError } from '../usage.js';

/**
 * What the name of a file may tell about its maze.
 * @typedef {{ seed?: unknown, algorithm?: unknown, shape?: unknown, width?: unknown, height?: unknown,
 *   levels?: unknown }} Facts
 */

/** What may stand between braces in --out; `n` is the number of the file, from 1. */
export const PLACEHOLDERS = ['seed', 'n', 'algorithm', 'shape', 'width', 'height', 'levels'];

const BRACES = /\{([^{}]*)\}/g;

/** Most characters of a seed in a name: file systems take 255 bytes. */
const MAX_LENGTH = 60;

/**
 * A value as a part of a name: no folder, no hidden file, no sign that a system refuses.
 * @param {unknown} value
 */
const safe = (value) =>
  String(value)
    .replace(/[^\p{L}\p{M}\p{N}._-]/gu, '_')
    .replace(/^[.-]/, '_')
    .slice(0, MAX_LENGTH);

/**
 * The name of a file by its pattern. Throws a UsageError for a placeholder that does not exist, or that
 * has no value for this maze.
 * @param {string} pattern
 * @param {Facts} facts
 * @param {number} n the number of the file, from 1
 * @param {number} count of all files: numbers have as many digits
 */
export function nameOf(pattern, facts, n, count) {
  const all = { ...facts, n: String(n).padStart(String(count).length, '0') };
  return pattern.replaceAll(BRACES, (_, /** @type {string} */ name) => {
    if (!PLACEHOLDERS.includes(name)) throw unknownWord('--out: a name in {}', name, PLACEHOLDERS);
    const value = /** @type {Record<string, unknown>} */ (all)[name];
    if (value === undefined || value === null) {
      throw new UsageError(`--out: this maze has no ${name} for {${name}}`);
    }
    return safe(value);
  });
}

/**
 * A name per maze. Throws a UsageError where two files would have the same one.
 * @param {string} pattern
 * @param {readonly Facts[]} facts
 */
export function namesOf(pattern, facts) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return facts.map((one, i) => {
    const name = nameOf(pattern, one, i + 1, facts.length);
    const before = seen.get(name);
    if (before !== undefined) {
      throw new UsageError(
        `--out must have {seed} or {n}, for files of different names; files ${before + 1} and ${i + 1} would both be ${name}`,
      );
    }
    seen.set(name, i);
    return name;
  });
}
