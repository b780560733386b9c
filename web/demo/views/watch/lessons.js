import { DIVISIONS } from './lessons/divisions.js';
import { DUNGEONS } from './lessons/dungeons.js';
import { GROWTH } from './lessons/growth.js';
import { ROWS } from './lessons/rows.js';
import { WEIGHTS } from './lessons/weights.js';

/**
 * What algorithms do, by their ids: five sentences, and the phases of a film in which each of them is
 * true (see phase.js), none for one that nothing in a film shows.
 * @typedef {Record<string, { phases: readonly string[], en: readonly string[], ko: readonly string[] }>}
 *   Lessons
 */

/** @type {Lessons} */
export const LESSONS = { ...ROWS, ...GROWTH, ...WEIGHTS, ...DIVISIONS, ...DUNGEONS };

/**
 * Which of the five sentences is true in a phase: the index, or -1 if none names it.
 * @param {string} id of the generator
 * @param {import('./phase.js').Phase} phase
 */
export const sentenceOf = (id, phase) =>
  LESSONS[id]?.phases.findIndex((phases) => phases.split(' ').includes(phase)) ?? -1;
