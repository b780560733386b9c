import { DIVISIONS } from './lessons/divisions.js';
import { DUNGEONS } from './lessons/dungeons.js';
import { GROWTH } from './lessons/growth.js';
import { ROWS } from './lessons/rows.js';
import { SOLVERS } from './lessons/solvers.js';
import { WEIGHTS } from './lessons/weights.js';

/**
 * What algorithms do, by their ids: sentences, five for each generator, and the phases of a film in which
 * each of them is true (see phase.js and search-phase.js), none for one that nothing in a film shows.
 * @typedef {Record<string, { phases: readonly string[], en: readonly string[], ko: readonly string[] }>}
 *   Lessons
 */

/** @type {Lessons} */
export const LESSONS = { ...ROWS, ...GROWTH, ...WEIGHTS, ...DIVISIONS, ...DUNGEONS, ...SOLVERS };

/**
 * Which sentence is true in a phase: the index, or -1 if none names it.
 * @param {string} id of the generator or solver
 * @param {readonly string[]} phases the first one that a sentence names decides
 */
export function sentenceOf(id, phases) {
  const named = LESSONS[id]?.phases.map((names) => names.split(' ')) ?? [];
  for (const phase of phases) {
    const found = named.findIndex((names) => names.includes(phase));
    if (found >= 0) return found;
  }
  return -1;
}
