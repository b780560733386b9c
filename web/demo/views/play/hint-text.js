import { wordOf } from '../../geometry/directions-on-screen.js';
import { geometryOf } from '../../geometry/geometry.js';
import { t } from '../../ui/language.js';

/** What a hint says. @param {import('./round.js').Round} round @param {number} direction */
export function hintText({ maze, position }, direction) {
  const word = wordOf(maze, geometryOf(maze), position, direction);
  return t('hint.said', { direction: t(/** @type {any} */ (`direction.${word}`)) });
}
