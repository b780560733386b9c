import { geometryOf } from '../../geometry/geometry.js';
import { directionText } from '../../geometry/spoken.js';
import { t } from '../../ui/language.js';

/** What a hint says. @param {import('./round/round.js').Round} round @param {number} direction */
export const hintText = ({ maze, position }, direction) =>
  t('hint.said', { direction: directionText(maze, geometryOf(maze), position, direction) });
