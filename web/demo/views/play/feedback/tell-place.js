import { geometryOf } from 'mazewright/draw';
import { directionText, exitsText, placeText } from '../../../geometry/spoken.js';
import { byId } from '../../../ui/dom.js';
import { t } from '../../../ui/language.js';

/** @import { Maze } from 'mazewright/dungeons' */

/** Milliseconds after a move; of a walk only the end is told. */
const QUIET_MS = 120;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Has a screen reader read where the player is, and the passages from there.
 * @param {{ maze: Maze, position: number, trail: ArrayLike<number> }} round
 * @param {number | null} [wall] the direction of a wall that blocked a move
 */
export function tellPlace({ maze, position, trail }, wall = null) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const geometry = geometryOf(maze);
    const exits = exitsText(maze, geometry, position);
    const isDead = trail.length > 1 && !exits.includes(',');
    const parts = [
      wall === null
        ? ''
        : t('where.wall', { direction: directionText(maze, geometry, position, wall) }),
      `${placeText(maze, position)}.`,
      isDead ? t('where.dead') : '',
      t('where.exits', { exits }),
    ];
    byId('where').textContent = parts.filter(Boolean).join(' ');
  }, QUIET_MS);
}

/** What a hint says. @param {import('../round/round.js').Round} round @param {number} direction */
export const hintText = ({ maze, position }, direction) =>
  t('hint.said', { direction: directionText(maze, geometryOf(maze), position, direction) });
