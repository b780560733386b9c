import { count, problemSentence, t } from '../ui/language.js';

/** @import { AnyProblem } from '../state/store.js' */

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
