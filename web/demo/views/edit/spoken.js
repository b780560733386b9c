import { words } from '../../geometry/spoken.js';
import { announce } from '../../ui/announce.js';
import { count, t } from '../../ui/language.js';

/** @import { Maze } from 'mazewright/dungeons' */

/** Has a screen reader read where the marker is, and which sides are open. @param {Maze} maze @param {import('./marks.js').Tools} tools @param {number} cell */
export function sayPlace(maze, { whole, isKept }, cell) {
  const { x, y } = maze.positionOf(cell);
  const where = t('edit.at', { x: count(x + 1), y: count(y + 1) });
  if (!isKept(cell)) {
    announce(`${where} ${t('edit.out')}`);
    return;
  }
  const sides = maze.directions
    .map((/** @type {string} */ _, /** @type {number} */ direction) => direction)
    .filter((/** @type {number} */ direction) => ((maze.passages[cell] >> direction) & 1) === 1)
    .map((/** @type {number} */ direction) => words().direction(whole, cell, direction));
  const open = sides.length > 0 ? t('edit.sides', { sides: sides.join(', ') }) : t('edit.closed');
  announce(`${where} ${open}`);
}
