import { middle } from '../../geometry/fit.js';
import { geometryOf } from '../../geometry/geometry.js';
import { showNotice } from '../../ui/announce.js';
import { t } from '../../ui/language.js';
import { canLight, Torch } from './torch.js';

/** @typedef {import('./round.js').Round} Round */

/** The torch of an attempt at a dungeon; null if its maze has none. @param {Round} round */
export function torchOf({ maze, furniture }) {
  if (!canLight(maze, geometryOf(maze))) return null;
  return new Torch(maze, (cell) => furniture?.isShut(cell) ?? false);
}

/** The parts of the ground that the last move changed. @param {Round} round @param {import('../../geometry/fit.js').Fit} at */
export function changedBy({ event, position }, at) {
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

/** Says what the last move found, or why a door is shut. @param {Round} round */
export function tellEvent({ event: { locked, picked, opened } }) {
  if (locked) showNotice(() => t('play.locked', { lock: locked.lock ?? 1 }));
  const key = picked.find(({ role }) => role === 'key');
  if (key) showNotice(() => t('play.key', { lock: key.lock ?? 1 }));
  if (opened?.state === 'secret') showNotice(() => t('play.secret'));
}
