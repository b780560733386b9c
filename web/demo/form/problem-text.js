import { count, problemSentence, t } from '../ui/language.js';

/**
 * A problem of the library, or one of the page, which names its text. @typedef {{ code: string,
 *   field: string, message: string }
 *   | { field: string, text: import('../ui/language.js').TextKey, values?: Record<string, number> }} AnyProblem
 */

/**
 * The sentence of a problem in the language of the page.
 * @param {AnyProblem} problem
 * @param {string} [label] of its field
 */
export function problemText(problem, label = problem.field) {
  if (!('text' in problem)) return problemSentence(problem, label);
  const values = Object.entries(problem.values ?? {}).map(([key, value]) => [key, count(value)]);
  return t(problem.text, Object.fromEntries(values));
}
