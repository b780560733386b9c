import { middleOf, sideOf } from './geometry.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */

const DEGREE = Math.PI / 180;
/** A key or a finger may point so far beside a side, */
const MOST_TURN = 65;
/** and so much farther beside than beside the nearest one, passage or not: else a wall blocks. */
const MOST_BEYOND = 20;
/** Of two sides about as near, the one that does not lead back is meant. */
const ABOUT = 6;

const NAMES = ['right', 'downRight', 'down', 'downLeft', 'left', 'upLeft', 'up', 'upRight'];

/** Where a side lies from the middle of its cell, in degrees clockwise from the right; null for stairs. @param {Geometry} geometry @param {number} cell @param {number} direction */
export function angleOf(geometry, cell, direction) {
  const side = sideOf(geometry, cell, direction);
  if (!side) return null;
  const [x, y] = middleOf(geometry, cell);
  return Math.atan2(side.at[1] - y, side.at[0] - x) / DEGREE;
}

/** @param {number} a @param {number} b @returns {number} degrees from 0 to 180 */
function turn(a, b) {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}

/**
 * The direction that someone means who points that way: the passage whose side lies nearest, or
 * the wall that is in the way; null where there is neither.
 * @param {any} maze
 * @param {Geometry} geometry
 * @param {number} cell
 * @param {number} angle clockwise from the right
 * @param {{ from?: number | null, most?: number }} [options] from: the cell one comes from
 * @returns {number | null}
 */
export function directionAt(maze, geometry, cell, angle, { from = null, most = MOST_TURN } = {}) {
  const sides = maze.directions
    .map((/** @type {string} */ _, /** @type {number} */ direction) => {
      const side = angleOf(geometry, cell, direction);
      return { direction, off: side === null ? 360 : turn(side, angle) };
    })
    .filter((/** @type {{ off: number }} */ { off }) => off <= most)
    .sort((/** @type {{ off: number }} */ a, /** @type {{ off: number }} */ b) => a.off - b.off);
  if (sides.length === 0) return null;
  const open = sides.filter(
    (/** @type {{ direction: number, off: number }} */ { direction, off }) =>
      off <= sides[0].off + MOST_BEYOND && maze.isOpen(cell, direction),
  );
  if (open.length === 0) return sides[0].direction;
  const near = open.filter((/** @type {{ off: number }} */ { off }) => off <= open[0].off + ABOUT);
  const onward = near.find(
    (/** @type {{ direction: number }} */ { direction }) =>
      maze.neighbour(cell, direction) !== from,
  );
  return (onward ?? near[0]).direction;
}

/** The stairs of a cell that lead up (1) or down (-1) a level, null without. @param {any} maze @param {Geometry} geometry @param {number} cell @param {number} by */
export function stairsAt(maze, geometry, cell, by) {
  const level = maze.levels > 1 ? maze.positionOf(cell).level : 0;
  const found = maze.directions.findIndex((/** @type {string} */ _, /** @type {number} */ way) => {
    if ((geometry.drawn >> way) & 1 || !maze.isOpen(cell, way)) return false;
    return Math.sign(maze.positionOf(maze.neighbour(cell, way)).level - level) === by;
  });
  return found < 0 ? null : found;
}

/** Which of the eight ways on screen a direction is, or which stairs: a word of the page's. @param {any} maze @param {Geometry} geometry @param {number} cell @param {number} direction */
export function wordOf(maze, geometry, cell, direction) {
  const angle = angleOf(geometry, cell, direction);
  if (angle !== null) return NAMES[Math.round((angle + 360) / 45) % 8];
  const { level } = maze.positionOf(maze.neighbour(cell, direction));
  return level > maze.positionOf(cell).level ? 'upstairs' : 'downstairs';
}

/** Whether some sides lie so far from the four arrows that more keys are of use. @param {any} maze @param {Geometry} geometry */
export function hasSlants(maze, geometry) {
  if (geometry.squares) return false;
  const step = Math.max(1, Math.floor(maze.cellCount / 40));
  for (let cell = 0; cell < maze.cellCount; cell += step) {
    for (let way = 0; way < maze.directions.length; way += 1) {
      const angle = maze.neighbour(cell, way) === null ? null : angleOf(geometry, cell, way);
      const off = angle === null ? 0 : (angle + 360) % 90;
      if (off > 25 && off < 65) return true;
    }
  }
  return false;
}

/** Whether a maze has stairs. @param {any} maze @param {Geometry} geometry */
export function hasStairs(maze, geometry) {
  return maze.passages.some((/** @type {number} */ open) => (open & ~geometry.drawn) !== 0);
}
