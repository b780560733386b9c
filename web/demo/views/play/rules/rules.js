import { listOf, writeEdits } from '../../../state/edits.js';
import { recall, remember } from '../../../ui/remember.js';
import { levelOf } from './levels.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */
/** @import { PageState, Rules, Store } from '../../../state/store.js' */

export const SWITCHES = /** @type {const} */ (['fog', 'living', 'maps', 'sound']);
/** What opponents do. */
export const GAMES = /** @type {const} */ (['race', 'chase', 'flee']);
/** Those who flee find their way anew whenever the player moves. */
const MAX_FLEE_CELLS = 40_000;

/** Whether a maze is small enough for what opponents do. @param {Rules['game']} game @param {Maze} maze */
export const canPlay = (game, { cellCount }) => game !== 'flee' || cellCount <= MAX_FLEE_CELLS;

/** Opponents at most. */
export const MAX_OPPONENTS = 4;

/** The rules of the last visit; without one, nothing is switched on. @param {Mazewright} mw @returns {Rules} */
export function recallRules(mw) {
  const isOn = (/** @type {string} */ key) => recall(`game.${key}`) === '1';
  const [fog, living, maps, sound] = SWITCHES.map(isOn);
  const game = GAMES.find((id) => id === recall('game.game')) ?? 'race';
  const isSolver = (/** @type {string} */ each) => mw.catalog.solvers.some(({ id }) => id === each);
  const kept = (recall('game.others') ?? '').split(' ').filter(isSolver);
  const others = kept.slice(0, MAX_OPPONENTS - 1);
  return { level: levelOf(recall('game.level')).id, fog, living, maps, sound, game, others };
}

/** @param {Rules} rules */
function rememberRules(rules) {
  remember('game.level', rules.level);
  remember('game.game', rules.game);
  remember('game.others', rules.others.join(' '));
  for (const key of SWITCHES) remember(`game.${key}`, rules[key] ? '1' : '0');
}

/** Changes some rules, and remembers them. @param {Store} store @param {Partial<Rules>} patch */
export function setRules(store, patch) {
  const rules = { ...store.state.rules, ...patch };
  rememberRules(rules);
  store.set({ rules });
}

/**
 * What a record belongs to: the maze, with the walls that were changed by hand, and the rules that make
 * it harder or easier.
 * @param {PageState} state of the page
 */
export function gameKey({ code, wanted, rules }) {
  const edits = writeEdits(listOf(wanted.edits));
  const { level, fog, living } = rules;
  return [code, edits, level, fog && 'fog', living && 'living'].filter(Boolean).join(' ');
}
