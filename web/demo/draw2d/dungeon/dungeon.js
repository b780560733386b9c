import { cellsWithStairs } from '../../furniture/stairs.js';
import { isMarked } from '../../furniture/things.js';
import { middle } from '../../geometry/fit.js';
import { color } from '../../ui/theme.js';
import { drawDoors } from './doors.js';
import { drawCellLines, drawFloorLines } from './floor-lines.js';
import { drawHatching, isHatched } from './hatching.js';
import { nearFloor } from './near-floor.js';
import { drawSteps } from './steps.js';
import { drawThings } from './things.js';

export { isHatched };

/** @import { Fit } from '../../geometry/fit.js' */
/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Furniture } from '../../state/doors-and-keys.js' */
/** @import { Part } from '../part.js' */
/** @import { Grid } from './floor-lines.js' */

/**
 * What is shown of a dungeon: the kinds of its tiles, its doors and things as they are now, and how
 * clear the lines of the grid are.
 * @typedef {{ maze: Maze, kinds: Uint8Array, doors: Furniture['doors'], things: Furniture['things'],
 *   theme: 'light' | 'dark', grid?: Grid }} ShownDungeon
 */

/**
 * Finishes a dungeon whose floor and walls are drawn, in steps: hatched rock, the grid and the shadows of
 * the floor, stairs, doors and things.
 * @param {CanvasRenderingContext2D} pen clipped to the part
 * @param {Fit} at
 * @param {ShownDungeon} shown
 * @param {Part} part
 */
export function* finishDungeon(pen, at, shown, part) {
  const { maze, kinds, doors, things, theme, grid = 'faint' } = shown;
  const isFloor = (/** @type {number} */ cell) => kinds[cell] !== 0;
  const ink = color('ink');
  if (isHatched(at)) {
    const colors = { line: color('hatch'), shade: color('rock') };
    yield* drawHatching(pen, at, nearFloor(at.geometry, isFloor), colors, part);
  }
  const isShown = shownIn(at, part);
  if (at.squares) yield* drawFloorLines(pen, at, isFloor, { color: ink, grid }, part);
  else if (grid === 'clear') {
    const floor = [...kinds.keys()].filter((cell) => isFloor(cell) && isShown(cell));
    drawCellLines(pen, at, floor, ink);
  }
  drawSteps(pen, at, cellsWithStairs(kinds).filter(isShown));
  const hasNumbers = (maze.doors ?? []).some(({ lock = 0 }) => lock > 1);
  const isIn = (/** @type {{ cell: number }} */ { cell }) => isShown(cell);
  yield;
  drawDoors(pen, at, maze, (doors ?? []).filter(isIn), { theme, isFloor, hasNumbers });
  yield;
  const apart = (things ?? []).filter((thing) => isIn(thing) && !isMarked(maze, thing));
  drawThings(pen, at, apart, { theme, hasNumbers });
}

/** Whether a part shows a cell. @param {Fit} at @param {Part} part @returns {(cell: number) => boolean} */
function shownIn(at, { left, top, right, bottom }) {
  const margin = at.cell * at.geometry.unit;
  return (cell) => {
    const { x, y } = middle(at, cell);
    const isLevel = y > top - margin && y < bottom + margin;
    return isLevel && x > left - margin && x < right + margin;
  };
}
