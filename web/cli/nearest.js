import { UsageError } from './usage.js';

/** A name without its style: turtle-craft is turtlecraft. @param {string} name */
const plain = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** No name of the program is longer. */
const MAX_LENGTH = 60;

/**
 * The number of characters to insert, remove, replace or swap with the next one to turn one text into
 * another (optimal string alignment). Cost: O(product of the lengths).
 * @param {string} a
 * @param {string} b
 */
function distance(a, b) {
  /** @type {number[][]} */
  const table = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; ++i) {
    const row = [i];
    for (let j = 1; j <= b.length; ++j) {
      const change = table[i - 1][j - 1] + Number(a[i - 1] !== b[j - 1]);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? table[i - 2][j - 2] + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(table[i - 1][j] + 1, row[j - 1] + 1, change, swap));
    }
    table.push(row);
  }
  return table[a.length][b.length];
}

/**
 * The name that somebody may have meant: the nearest one, if at most a third of the word differs, else
 * the first that begins with the word. Case, hyphens and the like do not count.
 * @param {string} word
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function nearest(word, names) {
  const wanted = plain(word);
  if (wanted === '' || wanted.length > MAX_LENGTH) return undefined;
  const distances = names.map((name) => distance(wanted, plain(name)));
  const least = Math.min(...distances);
  if (least <= Math.max(1, wanted.length / 3)) return names[distances.indexOf(least)];
  return names.find((name) => wanted.length > 1 && plain(name).startsWith(wanted));
}

/**
 * The error for a word that is none of some names: it tells the nearest one, or else all of them.
 * @param {string} what must be one of the names, such as '--format'
 * @param {string} word
 * @param {readonly string[]} names
 */
export function unknownWord(what, word, names) {
  const near = nearest(word, names);
  return new UsageError(
    near === undefined
      ? `${what} must be one of ${names.join(', ')}; got ${word}`
      : `${what}: unknown '${word}'; did you mean '${near}'?`,
  );
}
