import { directionAt, geometryOf, stairsAt } from 'mazewright/draw';

/** @typedef {import('../round/round.js').Round} Round */

/** The direction that a player points in. @param {Round} round @param {number} angle on screen, clockwise from the right @param {number} [most] degrees between that angle and a side */
export function pointedAt({ maze, position, trail }, angle, most) {
  const from = trail.length > 1 ? trail[trail.length - 2] : null;
  return directionAt(maze, geometryOf(maze), position, angle, { from, most });
}

/** The direction of stairs. @param {Round} round @param {number} by 1 up, -1 down */
export const climbed = ({ maze, position }, by) => stairsAt(maze, geometryOf(maze), position, by);
