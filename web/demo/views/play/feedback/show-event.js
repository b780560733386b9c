import { middle } from 'mazewright/draw';
import { showNotice } from '../../../ui/announce.js';
import { t } from '../../../ui/language.js';

/** @import { Board } from '../../../draw2d/board.js' */

/** @typedef {import('../round/round.js').Round} Round */

/** The parts of the ground that the last move changed. @param {Round} round @param {import('mazewright/draw').Fit} at */
function changedBy({ event, position }, at) {
  if (!event.opened && event.picked.length === 0) return [];
  const { x, y } = middle(at, position);
  const reach = at.cell * at.geometry.unit;
  return [{ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }].map((box) => ({
    left: Math.max(0, Math.floor(box.left)),
    top: Math.max(0, Math.floor(box.top)),
    right: Math.ceil(box.right),
    bottom: Math.ceil(box.bottom),
  }));
}

/**
 * Shows what the last move found, or why a door is shut, and draws what changed.
 * @param {Round} round
 * @param {Board | null} board null: the flat maze is not shown
 * @param {boolean} isSpoken whether a screen reader reads it
 */
export function showEvent(round, board, isSpoken) {
  const show = (/** @type {() => string} */ text) => showNotice(text, null, isSpoken);
  const { locked, picked, opened } = round.event;
  board?.drawParts(changedBy(round, board.at));
  if (locked) show(() => t('play.locked', { lock: locked.lock ?? 1 }));
  const key = picked.find(({ role }) => role === 'key');
  if (key) show(() => t('play.key', { lock: key.lock ?? 1 }));
  if (opened === 'secret') show(() => t('play.secret'));
}
