import { doorBetween } from '../../util/door-between.js';
import { middleOf, sideOf } from '../geometry/geometry.js';

/** @import { Door, Maze, Thing } from '../../library/public-types.js' */
/** @import { Geometry } from '../geometry/geometry.js' */

/**
 * The angles that keys point to, in degrees clockwise from the right, by the position of the key: a Korean
 * input method changes letters, not positions.
 */
export const ARROW_ANGLES = /** @type {Readonly<Record<string, number>>} */ (
  /* @__PURE__ */ Object.freeze({ ArrowUp: -90, ArrowDown: 90, ArrowLeft: 180, ArrowRight: 0 })
);
/** The same of the arrows and of the letters around S, whose corners point slantwise. */
export const KEY_ANGLES = /** @type {Readonly<Record<string, number>>} */ (
  /* @__PURE__ */ Object.freeze({
    ...ARROW_ANGLES,
    KeyW: -90,
    KeyS: 90,
    KeyA: 180,
    KeyD: 0,
    KeyQ: -135,
    KeyE: -45,
    KeyZ: 135,
    KeyC: 45,
  })
);
/** Degrees between a slanting key and the side that it means: `most` of `directionAt`. */
export const MAX_SLANT = 40;

const DEGREE = Math.PI / 180;
/** Degrees between a pointed direction and a side that still counts as pointed at. */
const MAX_TURN = 65;
/** Degrees that a passage may be farther off than the nearest side; beyond them, that wall blocks. */
const MAX_BEYOND = 20;
/** Of passages within so many degrees of each other, the one that does not lead back is chosen. */
const ABOUT = 6;

const NAMES = ['right', 'downRight', 'down', 'downLeft', 'left', 'upLeft', 'up', 'upRight'];

/** The angle from the middle of a cell to a side, in degrees clockwise from the right; null for stairs. @param {Geometry} geometry @param {number} cell @param {number} direction */
export function angleOf(geometry, cell, direction) {
  const side = sideOf(geometry, cell, direction);
  if (!side) return null;
  const [x, y] = middleOf(geometry, cell);
  return Math.atan2(side.at[1] - y, side.at[0] - x) / DEGREE;
}

/** The angle between two directions. @param {number} a degrees @param {number} b @returns {number} degrees from 0 to 180 */
export function turn(a, b) {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}

/**
 * The direction that a pointed angle means: the passage whose side is nearest to it, or the wall that
 * blocks it; null if no side is near.
 * @param {Maze} maze
 * @param {Geometry} geometry
 * @param {number} cell
 * @param {number} angle clockwise from the right
 * @param {{ from?: number | null, most?: number }} [options] from: the previous cell of the player; most: degrees between angle and side
 * @returns {number | null}
 */
export function directionAt(maze, geometry, cell, angle, { from = null, most = MAX_TURN } = {}) {
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
      off <= sides[0].off + MAX_BEYOND && maze.isOpen(cell, direction),
  );
  if (open.length === 0) return sides[0].direction;
  const near = open.filter((/** @type {{ off: number }} */ { off }) => off <= open[0].off + ABOUT);
  const onward = near.find(
    (/** @type {{ direction: number }} */ { direction }) =>
      maze.neighbour(cell, direction) !== from,
  );
  return (onward ?? near[0]).direction;
}

/** The direction of the stairs from a cell up (1) or down (-1) a level, or null. @param {Maze} maze @param {Geometry} geometry @param {number} cell @param {number} by */
export function stairsAt(maze, geometry, cell, by) {
  const level = maze.levels > 1 ? maze.positionOf(cell).level : 0;
  const found = maze.directions.findIndex(
    (/** @type {string} */ _, /** @type {number} */ direction) => {
      if ((geometry.drawn >> direction) & 1 || !maze.isOpen(cell, direction)) return false;
      const to = /** @type {number} */ (maze.neighbour(cell, direction));
      return Math.sign(maze.positionOf(to).level - level) === by;
    },
  );
  return found < 0 ? null : found;
}

/** Name of a direction as it appears on screen: one of eight, or `upstairs`, `downstairs`. @param {Maze} maze @param {Geometry} geometry @param {number} cell @param {number} direction */
export function wordOf(maze, geometry, cell, direction) {
  const angle = angleOf(geometry, cell, direction);
  if (angle !== null) return NAMES[Math.round((angle + 360) / 45) % 8];
  const { level } = maze.positionOf(/** @type {number} */ (maze.neighbour(cell, direction)));
  return level > maze.positionOf(cell).level ? 'upstairs' : 'downstairs';
}

/** Whether some sides point so far from the four arrows that the diagonal keys are useful. @param {Maze} maze @param {Geometry} geometry */
export function hasSlants(maze, geometry) {
  if (geometry.squares) return false;
  const step = Math.max(1, Math.floor(maze.cellCount / 40));
  for (let cell = 0; cell < maze.cellCount; cell += step) {
    for (let direction = 0; direction < maze.directions.length; direction += 1) {
      const isEdge = maze.neighbour(cell, direction) === null;
      const angle = isEdge ? null : angleOf(geometry, cell, direction);
      const off = angle === null ? 0 : (angle + 360) % 90;
      if (off > 25 && off < 65) return true;
    }
  }
  return false;
}

/** Whether a maze has stairs. @param {Maze} maze @param {Geometry} geometry */
export function hasStairs(maze, geometry) {
  if (geometry.squares) return false;
  return maze.passages.some((/** @type {number} */ open) => (open & ~geometry.drawn) !== 0);
}

/**
 * The ways on from a cell as they appear on screen: the words of `wordOf`, the door in each and what lies beyond it.
 * @param {Maze} maze
 * @param {Geometry} geometry
 * @param {number} cell
 * @param {{ doors: readonly Door[] | null, things: readonly Thing[] | null }} now as they are now
 * @returns {{ word: string, door: Door | null, things: Thing[] }[]}
 */
export function waysOnScreen(maze, geometry, cell, { doors, things }) {
  return maze.directions.flatMap((_, direction) => {
    if (!maze.isOpen(cell, direction)) return [];
    const to = /** @type {number} */ (maze.neighbour(cell, direction));
    const word = wordOf(maze, geometry, cell, direction);
    const lying = (things ?? []).filter((thing) => thing.cell === to);
    return [{ word, door: doorBetween(maze, doors ?? [], cell, to), things: lying }];
  });
}
