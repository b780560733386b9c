import { recall, remember } from '../../ui/theme.js';
import { levelOf } from './levels.js';

/**
 * How the game is played: its level of difficulty, whether fog hides what was not seen, whether the
 * walls move, and whether moves sound.
 * @typedef {{ level: string, fog: boolean, living: boolean, sound: boolean }} Rules
 */

export const SWITCHES = /** @type {const} */ (['fog', 'living', 'sound']);

/** The rules of the last visit; without one, nothing is switched on. @returns {Rules} */
export function recallRules() {
  const isOn = (/** @type {string} */ key) => recall(`game.${key}`) === '1';
  const [fog, living, sound] = SWITCHES.map(isOn);
  return { level: levelOf(recall('game.level')).id, fog, living, sound };
}

/** @param {Rules} rules */
export function rememberRules(rules) {
  remember('game.level', rules.level);
  for (const key of SWITCHES) remember(`game.${key}`, rules[key] ? '1' : '0');
}

/**
 * What a record belongs to: the maze, with the walls that were changed by hand, and the rules that make
 * it harder or easier.
 * @param {any} state of the page
 */
export function gameKey({ code, wanted, rules }) {
  const edits = wanted.edits?.length > 0 ? JSON.stringify(wanted.edits) : '';
  const { level, fog, living } = rules;
  return [code, edits, level, fog && 'fog', living && 'living'].filter(Boolean).join(' ');
}
