/** A mistake of the user: one line is printed, and the process ends with code 2. */
export class UsageError extends Error {}

/**
 * Numbers between separators, all of them whole and safe.
 * @param {string} option
 * @param {string} text
 * @param {string} separator
 * @param {string} want
 * @returns {[number, number]}
 */
export function readPair(option, text, separator, want) {
  const parts = text.split(separator);
  const numbers = parts.map(Number);
  const isGood = parts.every((part) => /^-?\d+$/.test(part)) && numbers.every(Number.isSafeInteger);
  if (!isGood || numbers.length !== 2) {
    throw new UsageError(`--${option} must be ${want}; got ${JSON.stringify(text)}`);
  }
  return [numbers[0], numbers[1]];
}

/**
 * Runs a call; its errors are the user's.
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
export function orUsageError(call) {
  try {
    return call();
  } catch (error) {
    throw asUsageError(error);
  }
}

/**
 * The same for a call whose errors may come later.
 * @template T
 * @param {() => T | Promise<T>} call
 * @returns {Promise<T>}
 */
export async function orUsageErrorLater(call) {
  try {
    return await call();
  } catch (error) {
    throw asUsageError(error);
  }
}

/** Codes of a MazeError that is not about what was given. */
const FAILURES = ['out-of-memory', 'cancelled', 'internal'];

/**
 * Errors of the library, and of JSON, are about what the user gave. Others stay what they are.
 * @param {unknown} error
 */
function asUsageError(error) {
  const { name, code = '', message } = /** @type {Error & { code?: string }} */ (error);
  const isGiven = name === 'MazeError' ? !FAILURES.includes(code) : name === 'SyntaxError';
  return isGiven ? new UsageError(message) : error;
}
