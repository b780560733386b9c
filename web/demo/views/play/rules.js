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

/** What a record belongs to: the maze and the rules that make it harder or easier. @param {any} maze @param {Rules} rules */
export const gameKey = (maze, { level, fog, living }) =>
  [maze.code ?? digest(maze.passages), level, fog ? 'fog' : '', living ? 'living' : '']
    .join(' ')
    .trimEnd();

/** A short name of a maze that no code restores: FNV-1a of its passages. @param {Uint8Array} passages */
function digest(passages) {
  const hash = passages.reduce((sum, bits) => Math.imul(sum ^ bits, 16_777_619), 2_166_136_261);
  return `edited ${(hash >>> 0).toString(36)}`;
}
