import { cellsWithin } from '../geometry/cell-index.js';
import { wallsWithin } from '../geometry/wall-chunks.js';
import { OPERATIONS } from '../state/library.js';
import { solutionOf } from '../state/solution.js';
import { wallsOf } from '../state/walls.js';
import { ramp } from '../ui/color-ramp.js';
import { packed } from '../ui/pixels.js';
import { color } from '../ui/theme.js';
import { drawBridges } from './bridges.js';
import { paintCells } from './cells.js';
import { componentDistances, UNREACHED } from './component-distances.js';
import { drawCorners } from './corner-passages.js';
import { dungeonDrawing } from './dungeon-drawing.js';
import { drawGoal, drawStart, drawVisits } from './marks.js';
import { drawMouths } from './mouths.js';
import { drawOneWays, leavingOf, squaresWithin } from './one-ways.js';
import { wholeOf } from './part.js';
import { drawPath } from './path.js';
import { paintSquares } from './squares.js';
import { isConnected } from './squares-path.js';
import { drawStairs } from './stairs.js';
import { isTiny, paintTiny } from './tiny.js';
import { drawWalls, shownBy } from './walls.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { PageState } from '../state/store.js' */

/** @import { Fit } from '../geometry/fit.js' */
/** @import { Part } from './part.js' */

/**
 * What is drawn: doors and things as they are now, the cells from which distances are shown, and how clear
 * the grid of a dungeon is.
 * @typedef {PageState & { dungeonNow?: import('../state/doors-and-keys.js').DoorsAndKeys,
 *   distancesFrom?: number | null, grid?: import('./dungeon/floor-lines.js').Grid }} Drawn
 */

/**
 * Draws a maze in steps: floor, walls, stairs, start and end, and the solution if it is shown, with the
 * cells that its solver visited; of a dungeon hatched rock, doors and things, those of `dungeonNow` if
 * the state has it. The time depends on the cells that the part shows, or on its pixels.
 * @param {CanvasRenderingContext2D} context
 * @param {Fit} at
 * @param {Drawn} state
 * @param {Part} [part] outside it nothing may be changed, for which the caller clips the canvas; default:
 *   all of the canvas
 */
export function* drawMaze(context, at, state, part = wholeOf(at)) {
  const { maze, mw, solution, solver } = state;
  context.clearRect(part.left, part.top, part.right - part.left, part.bottom - part.top);
  const colorOf = aroundHatching(at, maze, floorColors(state));
  const found = solution && maze.start !== null ? solutionOf(mw, maze, solver) : null;
  const path = found?.path;
  const pathColor = packed(color('accent'));
  if (at.squares) {
    const isPlotted = path && isConnected(path, at.columns);
    const look = squaresLook(maze, colorOf);
    yield* paintSquares(context, at, isPlotted ? { ...look, path, pathColor } : look, part);
    if (path && !isPlotted) yield* drawPath(context, at, maze, path, color('accent'), 0.26);
    drawOneWays(context, at, maze, maze.oneWays, squaresWithin(at, maze, part), color('ink'));
  } else if (isTiny(at)) {
    const look = { colorOf, passages: maze.passages, ink: packed(color('ink')), path, pathColor };
    yield* paintTiny(context, at, look, part);
  } else {
    yield* drawShapes(context, at, state, colorOf, path ?? null, part);
  }
  if (maze.dungeon) {
    const { doors, things } = state.dungeonNow ?? maze;
    const kinds = /** @type {Uint8Array} */ (maze.kinds);
    const shown = { maze, kinds, doors, things, theme: state.theme, grid: state.grid };
    yield* dungeonDrawing.finishDungeon(context, at, shown, part);
  }
  if (found?.steps) {
    const onPath = new Set(found.path);
    const cells = visitsOf(found.steps).filter((cell) => !onPath.has(cell));
    drawVisits(context, at, cells, color('second'));
  }
  if (maze.start !== null) drawStart(context, at, maze.start);
  if (maze.end !== null) drawGoal(context, at, maze.end);
}

/** @type {(context: CanvasRenderingContext2D, at: Fit, state: Drawn, colorOf: (cell: number) => number, path: ArrayLike<number> | null, part: Part) => Generator<undefined>} */
function* drawShapes(context, at, { maze, mw }, colorOf, path, part) {
  const cells = cellsOn(at, part);
  yield;
  yield* paintCells(context, at, colorOf, cells);
  yield* drawCorners(context, at, maze.passages, colorOf, null, cells);
  drawMouths(context, at, maze, maze.passages, colorOf, cells);
  if (maze.graph) yield* drawBridges(context, at, maze, color('edge'), maze.passages, cells);
  if (path) yield* drawPath(context, at, maze, path, color('accent'), 0.26);
  const walls = wallsOf(mw, maze);
  if (walls) yield* drawWalls(context, at, wallsWithin(walls, shownBy(at, part)), color('ink'));
  const leaving = leavingOf(maze.passages, maze.oneWays);
  yield* drawStairs(context, at, maze, color('ink'), leaving, cells);
  drawOneWays(context, at, maze, maze.oneWays, cells, color('ink'));
}

/** Leaves out the rock of a dungeon where hatching is drawn instead. @type {(at: Fit, maze: Maze, colorOf: (cell: number) => number) => (cell: number) => number} */
const aroundHatching = (at, maze, colorOf) =>
  maze.dungeon && dungeonDrawing.isHatched(at)
    ? (cell) => (maze.kinds?.[cell] === 0 ? 0 : colorOf(cell))
    : colorOf;

/** The cells that a solver visited. @param {Uint32Array} steps its log */
const visitsOf = (steps) =>
  steps.filter((entry) => (entry & 63) === OPERATIONS.visit).map((entry) => entry >>> 6);

/** Walls between floor and everything that no passage leads to. @param {Maze} maze @param {(cell: number) => number} colorOf @returns {import('./squares.js').SquaresLook} */
function squaresLook({ passages, kinds, mask }, colorOf) {
  const kept = kinds ?? mask;
  return {
    colorOf,
    rankOf: (cell) => (kept && kept[cell] === 0 ? 0 : 2),
    isOpen: (cell, direction) => ((passages[cell] >> direction) & 1) === 1,
    ink: packed(color('ink')),
    line: packed(color('line')),
  };
}

/** The cells that a part of the canvas shows, and a few more. Not of plain squares. @param {Fit} at @param {Part} [part] default: all of the canvas */
export function cellsOn(at, part = wholeOf(at)) {
  const geometry = /** @type {import('../geometry/geometry.js').Polygons} */ (at.geometry);
  const { left, top, right, bottom } = shownBy(at, part);
  return cellsWithin(geometry, [left, top, right, bottom]);
}

/** The floor colour of each cell: by distance if that is shown and known, else by kind. @param {Drawn} state */
export function floorColors({ mw, maze, distances, distancesFrom = null, theme }) {
  const known = distances ? componentDistances(mw, maze, distancesFrom) : null;
  return known ? byDistance(maze, known, theme) : byKind(maze);
}

/** Colours for rock, rooms and corridors of a dungeon; cells out of the mask have none. @param {Maze} maze */
function byKind(maze) {
  const [rock, floor, hall] = ['rock', 'floor', 'hall'].map((name) => packed(color(name)));
  const { kinds } = maze;
  if (kinds) {
    return (/** @type {number} */ cell) => {
      const kind = kinds[cell];
      if (kind === 0) return rock;
      return kind === 1 || !maze.dungeon ? floor : hall;
    };
  }
  return (/** @type {number} */ cell) => (maze.mask && !maze.mask[cell] ? 0 : floor);
}

/** @param {Maze} maze @param {{ distances: Uint32Array, most: number }} known @param {'light' | 'dark'} theme */
function byDistance(maze, { distances, most }, theme) {
  const plain = byKind(maze);
  const colors = ramp(theme);
  return (/** @type {number} */ cell) => {
    const distance = distances[cell];
    if (distance === UNREACHED) return plain(cell);
    return colors[Math.floor((distance / most) * (colors.length - 1))];
  };
}
