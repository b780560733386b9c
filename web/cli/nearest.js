import { MAX_LENGTH, nearestName, plain } from '../lib/util/nearest-name.js';
import { UsageError } from './usage.js';

/**
 * The name that somebody may have meant: the nearest one, if at most a third of the word differs, else
 * the first that begins with the word. Case, hyphens and the like do not count.
 * @param {string} word
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function nearest(word, names) {
  const near = nearestName(word, names);
  if (near !== undefined || word.length > MAX_LENGTH) return near;
  const wanted = plain(word);
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
