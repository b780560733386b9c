import { recall, remember } from '../../../ui/remember.js';

/** Best results that are kept; the one that was played longest ago goes first. */
const MOST = 200;
const KEY = 'records';

/** @typedef {{ ms: number, score: number }} Record the best time, and the best score from 0 to 1 */

/** All records, the newest last. @returns {[string, Record][]} */
function all() {
  try {
    const list = JSON.parse(recall(KEY) ?? '[]');
    const isRecord = (/** @type {[unknown, Partial<Record>?] | null} */ each) =>
      typeof each?.[0] === 'string' && [each[1]?.ms, each[1]?.score].every(Number.isFinite);
    return Array.isArray(list) ? list.filter(isRecord) : [];
  } catch {
    return [];
  }
}

/** The best results in a game, by its code and rules; null if it was never won. @param {string} game @returns {Record | null} */
export const recordOf = (game) => all().find(([key]) => key === game)?.[1] ?? null;

/**
 * Keeps a result if it is better.
 * @param {string} game
 * @param {Record} result
 * @returns {boolean} whether it is faster or scores higher than all before; true for the first one
 */
export function keepRecord(game, { ms, score }) {
  const others = all().filter(([key]) => key !== game);
  const best = recordOf(game);
  const next = best
    ? { ms: Math.min(ms, best.ms), score: Math.max(score, best.score) }
    : { ms, score };
  remember(KEY, JSON.stringify([...others, [game, next]].slice(-MOST)));
  return best === null || ms < best.ms || score > best.score;
}
