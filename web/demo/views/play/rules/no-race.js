import { canPlay } from './rules.js';

/** @import { PageState } from '../../../state/store.js' */
/** @import { TextKey } from '../../../ui/language.js' */

/**
 * Why there can be no opponents now; null if there can.
 * @param {PageState} state of the page
 * @param {import('../round/round.js').Round | null} round
 * @param {boolean} isLiving whether the walls move
 * @returns {TextKey | null}
 */
export function noRace({ isWhole, rules, maze }, round, isLiving) {
  if (!isWhole) return 'loading';
  if (isLiving) return 'play.race.living';
  if (round?.hasLocks) return 'play.race.locks';
  return canPlay(rules.game, maze) ? null : 'play.race.large';
}
