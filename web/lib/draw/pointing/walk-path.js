import { middleOf } from '../geometry/geometry.js';
import { angleOf, turn } from './directions.js';

/** @import { Maze } from '../../library/public-types.js' */
/** @import { Geometry } from '../geometry/geometry.js' */

/** @typedef {{ position: number, visited: Set<number>, maze: Maze }} Walker */

/** @param {number} bits */
function count(bits) {
  let ones = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}

/**
 * Where a walk may have to choose: a junction, and in a dungeon every cell between two kinds of floor.
 * @param {Maze} maze
 * @param {number} cell
 * @param {number} next
 */
function isFork(maze, cell, next) {
  const { kinds } = maze;
  if (maze.dungeon && kinds) return kinds[cell] !== kinds[next];
  return count(maze.passages[cell]) > 2;
}

/**
 * The cells that a click walks to, one after the other. A click never solves the maze: the walk goes to
 * the clicked cell only as far as the player could know the path, that is over cells visited before and
 * along one corridor. At a junction whose right exit is unknown, it takes the one that the click points
 * to. It enters the end only from an adjacent cell.
 * @param {Walker} walker
 * @param {Geometry} geometry
 * @param {number} target
 * @returns {number[]}
 */
export function walkTo({ position, visited, maze }, geometry, target) {
  const path = Array.from(maze.solve({ from: position, to: target }).path);
  if (path.length <= 2) return path.slice(1);
  const isUnknown = (/** @type {number} */ i) =>
    i + 1 < path.length && !visited.has(path[i + 1]) && isFork(maze, path[i], path[i + 1]);
  const stop = path.findIndex((_, i) => i > 0 && isUnknown(i));
  const isBeyond = stop > 0 && isUnknown(0) && !maze.dungeon;
  const cells = isBeyond
    ? corridor(maze, position, pointed(maze, geometry, position, target))
    : path.slice(1, stop > 0 ? stop + 1 : path.length);
  const end = cells.indexOf(/** @type {number} */ (maze.end));
  return end > 0 ? cells.slice(0, end) : cells;
}

/** The neighbour behind the passage that points most nearly to a cell. @param {Maze} maze @param {Geometry} geometry @param {number} from @param {number} target @returns {number} */
function pointed(maze, geometry, from, target) {
  const [here, there] = [from, target].map((cell) => middleOf(geometry, cell));
  const wanted = (Math.atan2(there[1] - here[1], there[0] - here[0]) * 180) / Math.PI;
  const open = maze.directions
    .map((/** @type {string} */ _, /** @type {number} */ direction) => direction)
    .filter((/** @type {number} */ direction) => maze.isOpen(from, direction));
  const off = (/** @type {number} */ direction) => {
    const angle = angleOf(geometry, from, direction);
    return angle === null ? 360 : turn(angle, wanted);
  };
  open.sort((/** @type {number} */ a, /** @type {number} */ b) => off(a) - off(b));
  return /** @type {number} */ (maze.neighbour(from, open[0]));
}

/** The cells from a neighbour on to the next junction or dead end. @param {Maze} maze @param {number} from @param {number} first @returns {number[]} */
function corridor(maze, from, first) {
  const cells = [first];
  let last = from;
  while (count(maze.passages[cells[cells.length - 1]]) === 2 && cells.length < maze.cellCount) {
    const cell = cells[cells.length - 1];
    const next = maze.directions
      .map((/** @type {string} */ _, /** @type {number} */ direction) =>
        maze.isOpen(cell, direction) ? maze.neighbour(cell, direction) : null,
      )
      .find((/** @type {number | null} */ to) => to !== null && to !== last);
    if (next === undefined || next === null || next === from) break;
    cells.push(next);
    last = cell;
  }
  return cells;
}
