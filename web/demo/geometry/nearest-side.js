import { sideOf } from 'mazewright/draw';

/** @import { Maze } from 'mazewright/dungeons' */

/** A corner counts as so much nearer: the sides that meet there would always be nearer than it is. */
const CORNER = 0.2;

/**
 * The direction of the side of a cell that is nearest to a point of the drawing, among those that lead
 * to a neighbour, and how far it is away; null if there is none.
 * @param {Maze} maze
 * @param {import('mazewright/draw').Geometry} geometry
 * @param {number} cell
 * @param {{ x: number, y: number }} point
 * @returns {{ direction: number, away: number } | null} away: in units of the drawing
 */
export function nearestSide(maze, geometry, cell, point) {
  const sides = maze.directions
    .map((/** @type {string} */ _, /** @type {number} */ direction) => direction)
    .filter((/** @type {number} */ direction) => maze.neighbour(cell, direction) !== null)
    .flatMap((/** @type {number} */ direction) => {
      const side = sideOf(geometry, cell, direction);
      return side === null ? [] : [{ direction, away: distance(point, side) }];
    })
    .sort((a, b) => a.away - b.away);
  return sides[0] ?? null;
}

/** From a point to a segment, or to the corner through which a diagonal passage leads. @param {{ x: number, y: number }} point @param {{ from: number[], to: number[] }} side */
function distance({ x, y }, { from, to }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / square;
  const share = Math.max(0, Math.min(1, along));
  const away = Math.hypot(from[0] + share * dx - x, from[1] + share * dy - y);
  return square === 0 ? away - CORNER : away;
}
