import { DIVISION_LINES } from './lessons/lines/divisions.js';
import { DUNGEON_LINES } from './lessons/lines/dungeons.js';
import { GROWTH_LINES } from './lessons/lines/growth.js';
import { ROW_LINES } from './lessons/lines/rows.js';
import { SOLVER_LINES } from './lessons/lines/solvers.js';
import { WEIGHT_LINES } from './lessons/lines/weights.js';

/**
 * Pseudocode by the id of an algorithm; an id and a mode where that mode does something else. A line of
 * text is a line of pseudocode: the phases of a film in which it runs (see phase.js and search-phase.js),
 * none for one that no step shows, then English with its indentation, then Korean.
 * @typedef {Record<string, string>} LineTexts
 */

/**
 * A line of pseudocode.
 * @typedef {object} Line
 * @property {readonly string[]} phases
 * @property {number} indent
 * @property {string} en
 * @property {string} ko
 */

/** @type {LineTexts} */
const TEXTS = {
  ...ROW_LINES,
  ...GROWTH_LINES,
  ...WEIGHT_LINES,
  ...DIVISION_LINES,
  ...DUNGEON_LINES,
  ...SOLVER_LINES,
};

/** The ids that have pseudocode, some with a mode. */
export const LINE_IDS = Object.keys(TEXTS);

/** @param {string} text @returns {Line} */
function lineOf(text) {
  const [phases, en, ko] = text.split('|');
  const indent = (en.length - en.trimStart().length - 1) / 2;
  const names = phases.trim();
  return { phases: names === '' ? [] : names.split(/ +/), indent, en: en.trim(), ko: ko.trim() };
}

/** The pseudocode of an algorithm; empty if it has none. @param {string} id @param {string} [mode] @returns {Line[]} */
export function linesOf(id, mode) {
  const text = TEXTS[`${id} ${mode}`] ?? TEXTS[id] ?? '';
  return text.trim() === '' ? [] : text.trim().split('\n').map(lineOf);
}

/** The phase of steps that are not the algorithm's. */
export const PASS = 'pass';

/**
 * The line that runs at a moment.
 * @param {readonly Line[]} lines
 * @param {readonly string[]} phases the first one that a line names decides
 * @returns {number} its index; if no line names a phase, that of the line of passes, or -1
 */
export function runningLine(lines, phases) {
  for (const phase of [...phases, PASS]) {
    const found = lines.findIndex((line) => line.phases.includes(phase));
    if (found >= 0) return found;
  }
  return -1;
}
