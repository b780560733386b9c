import { geometryOf } from '../draw/geometry/geometry.js';
import { exitsOnScreen, wordOf } from '../draw/pointing/directions.js';

/** @import { Maze } from '../library/public-types.js' */
/** @import { translator } from './texts.js' */
/** @typedef {ReturnType<typeof translator>} Say */

/** The place of a cell in words, counted from 1. @param {Maze} maze @param {number} cell @param {Say} say */
function placeText(maze, cell, say) {
  const { x, y, level } = maze.positionOf(cell);
  const place = say('place', { x: x + 1, y: y + 1 });
  return maze.levels > 1 ? say('level', { place, level: level + 1 }) : place;
}

/** @param {Maze} maze @param {number} cell @param {number} direction @param {Say} say */
const directionText = (maze, cell, direction, say) =>
  say(/** @type {any} */ (wordOf(maze, geometryOf(maze), cell, direction)));

/**
 * What a screen reader reads after a move: the wall that was met, the place, and the ways on.
 * @param {{ maze: Maze, position: number, trail: ArrayLike<number> }} game
 * @param {number | null} wall a direction
 * @param {Say} say
 */
export function placeSpoken({ maze, position, trail }, wall, say) {
  const exits = exitsOnScreen(maze, geometryOf(maze), position).map((word) =>
    say(/** @type {any} */ (word)),
  );
  return [
    wall === null ? '' : say('wall', { direction: directionText(maze, position, wall, say) }),
    `${placeText(maze, position, say)}.`,
    trail.length > 1 && exits.length < 2 ? say('dead') : '',
    say('exits', { exits: exits.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** @param {{ maze: Maze, position: number }} game @param {number} direction @param {Say} say */
export const hintSpoken = ({ maze, position }, direction, say) =>
  say('hinted', { direction: directionText(maze, position, direction, say) });

/** What the picture is called. @param {Maze} maze @param {boolean} isPlayed @param {Say} say */
export function labelOf(maze, isPlayed, say) {
  const { width, height, cellCount: count, start, end } = maze;
  const name = maze.dungeon ? 'dungeon' : maze.shape === 'graph' ? 'graph' : 'label';
  const ends =
    start === null || end === null
      ? ''
      : say('ends', { start: placeText(maze, start, say), end: placeText(maze, end, say) });
  return [say(name, { width, height, count }), ends, isPlayed ? say('keys') : '']
    .filter(Boolean)
    .join(' ');
}
