import { exitsOnScreen, wordOf } from 'mazewright/draw';
import { t } from '../ui/language.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { TextKey } from '../ui/language.js' */

/** @import { Geometry } from 'mazewright/draw' */

/** The place of a cell in words, counted from 1. @param {Maze} maze @param {number} cell */
export function placeText(maze, cell) {
  const { x, y, level } = maze.positionOf(cell);
  const place = t('board.place', { x: x + 1, y: y + 1 });
  return maze.levels > 1 ? `${place}, ${t('where.level', { level: level + 1 })}` : place;
}

/** The directions of the passages of a cell in words. @param {Maze} maze @param {Geometry} geometry @param {number} cell */
export const exitsText = (maze, geometry, cell) =>
  exitsOnScreen(maze, geometry, cell).map(inWords).join(', ');

/** A direction in words. @param {Maze} maze @param {Geometry} geometry @param {number} cell @param {number} direction */
export const directionText = (maze, geometry, cell, direction) =>
  inWords(wordOf(maze, geometry, cell, direction));

/** @param {string} word of `wordOf` */
const inWords = (word) => t(/** @type {TextKey} */ (`direction.${word}`));
