import { nearFloor } from '../../looks/near-floor.js';
import { cellsWithStairs } from '../../looks/stairs.js';
import { isMarked } from '../../looks/things.js';
import { cellAt } from '../geometry/cell-index.js';
import { middle } from '../geometry/fit.js';
import { drawDoors } from './doors.js';
import { drawCellLines, drawFloorLines } from './floor-lines.js';
import { drawHatching, isHatched } from './hatching.js';
import { drawSteps } from './steps.js';
import { drawThings } from './things.js';

export { isHatched };

/** @import { Context } from '../context.js' */
/** @import { Fit } from '../geometry/fit.js' */
/** @import { Door, Maze, Thing } from '../../library/public-types.js' */
/** @import { Palette } from '../../looks/palette.js' */
/** @import { Part } from '../paint/part.js' */
/** @import { Grid } from './floor-lines.js' */

/** How rock is drawn. @typedef {'hatched' | 'plain'} RockStyle */

/**
 * What is shown of a dungeon: the kinds of its tiles (null for a maze without rock), its doors and things
 * as they are now, and how clear the lines of the grid are.
 * @typedef {{ maze: Maze, kinds: Uint8Array | null, doors: readonly Door[] | null, things: readonly Thing[] | null,
 *   palette: Palette, style?: RockStyle, grid?: Grid }} ShownDungeon
 */

/** Whether there is more to draw of a maze than floor and walls: it is a dungeon, or has doors or things. @param {Maze} maze */
export function isFurnished({ dungeon, doors, things }) {
  return dungeon || doors !== null || things !== null;
}

/**
 * Finishes a dungeon whose floor and walls are drawn, in steps: hatched rock, the grid and the shadows of
 * the floor, stairs, doors and things; of a maze with walls doors and things alone.
 * @param {Context} pen clipped to the part
 * @param {Fit} at
 * @param {ShownDungeon} shown
 * @param {Part} part
 */
export function* finishDungeon(pen, at, shown, part) {
  const { maze, kinds, doors, things, palette, style, grid = 'faint' } = shown;
  const isFloor = (/** @type {number} */ cell) => kinds?.[cell] !== 0;
  const { ink } = palette;
  const isShown = shownIn(at, part);
  if (maze.dungeon) yield* drawFloor();
  const hasNumbers = (maze.doors ?? []).some(({ lock = 0 }) => lock > 1);
  const isIn = (/** @type {{ cell: number }} */ { cell }) => isShown(cell);
  yield;
  drawDoors(pen, at, maze, (doors ?? []).filter(isIn), { palette, isFloor, hasNumbers });
  yield;
  const apart = (things ?? []).filter((thing) => isIn(thing) && !isMarked(maze, thing));
  drawThings(pen, at, apart, { palette, hasNumbers });

  function* drawFloor() {
    if (style !== 'plain' && isHatched(at)) {
      const colors = { line: palette.hatch, shade: palette.rock };
      const { geometry } = at;
      const isNear = nearFloor(
        geometry.squares ? geometry : null,
        (x, y) => cellAt(geometry, x, y),
        isFloor,
      );
      yield* drawHatching(pen, at, isNear, colors, part);
    }
    if (at.squares) yield* drawFloorLines(pen, at, isFloor, { color: ink, grid }, part);
    else if (grid === 'clear') {
      const floor = [...(kinds ?? []).keys()].filter((cell) => isFloor(cell) && isShown(cell));
      drawCellLines(pen, at, floor, ink);
    }
    drawSteps(pen, at, cellsWithStairs(kinds ?? new Uint8Array()).filter(isShown), ink);
  }
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
