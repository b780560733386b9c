import { answer, isLarge } from '../../state/answers.js';
import { count } from '../../ui/language.js';

/** @import { Mazewright } from 'mazewright/dungeons' */

/**
 * The moves of a shortest path as a text. A large maze leaves them to a worker: a dash until then.
 * @param {Mazewright} mw
 * @param {import('./round/round.js').Round} round
 */
export function shortestText(mw, round) {
  if (!isLarge(round.maze) || round.hasLocks) return count(round.best);
  const length = answer(mw, round.maze, 'stats')?.solutionLength ?? null;
  return length === null ? '–' : count(length);
}
