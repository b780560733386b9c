import { OPERATIONS } from 'mazewright';
import { cellIndex } from '../geometry/cell-index.js';
import { unpixel } from '../geometry/fit.js';
import { solutionOf } from '../state/solution.js';
import { color } from '../ui/theme.js';
import { drawBridges } from './bridges.js';
import { packed, paintCells } from './cells.js';
import { ramp } from './color-ramp.js';
import { componentDistances, UNREACHED } from './component-distances.js';
import { drawCorners } from './corner-passages.js';
import { drawGoal, drawStart, drawVisits } from './marks.js';
import { drawPath } from './path.js';
import { paintSquares } from './squares.js';
import { isConnected } from './squares-path.js';
import { drawStairs } from './stairs.js';
import { drawWalls } from './walls.js';

/** @import { Fit } from '../geometry/fit.js' */

/** Walls of each maze. @type {WeakMap<object, Float32Array>} */
const walls = new WeakMap();

/** @param {any} maze @returns {Float32Array} */
function wallsOf(maze) {
  const lines = walls.get(maze) ?? maze.lines({ seams: true });
  walls.set(maze, lines);
  return lines;
}

/**
 * Draws a maze in steps: floor, walls, stairs, start and end, and the solution if it is shown, with the
 * cells that its solver visited.
 * @param {CanvasRenderingContext2D} context
 * @param {Fit} at
 * @param {Record<string, any>} state
 */
export function* drawMaze(context, at, state) {
  const { maze, mw, solution, solver } = state;
  context.clearRect(0, 0, at.width, at.height);
  const colorOf = floorColors(state);
  const found = solution && maze.start !== null ? solutionOf(mw, maze, solver) : null;
  const path = found?.path;
  const drawSolution = () => path && drawPath(context, at, maze, path, color('accent'), 0.26);
  if (at.squares) {
    const isPlotted = path && isConnected(path, at.columns);
    const look = squaresLook(maze, colorOf);
    const pathColor = packed(color('accent'));
    yield* paintSquares(context, at, isPlotted ? { ...look, path, pathColor } : look);
    if (!isPlotted) drawSolution();
  } else {
    const cells = cellsOn(at);
    yield* paintCells(context, at, colorOf, cells ?? Array(maze.cellCount).keys());
    drawCorners(context, at, maze.passages, colorOf, null, cells);
    if (maze.graph) drawBridges(context, at, maze, color('edge'));
    drawSolution();
    yield* drawWalls(context, at, wallsOf(maze), color('ink'));
    drawStairs(context, at, maze, color('ink'), maze.passages, cells);
  }
  if (found?.steps) {
    const onPath = new Set(found.path);
    const cells = visitsOf(found.steps).filter((cell) => !onPath.has(cell));
    drawVisits(context, at, cells, color('second'));
  }
  if (maze.start !== null) drawStart(context, at, maze.start);
  if (maze.end !== null) drawGoal(context, at, maze.end);
}

/** The cells that a solver visited. @param {Uint32Array} steps its log */
const visitsOf = (steps) =>
  steps.filter((entry) => (entry & 31) === OPERATIONS.visit).map((entry) => entry >>> 5);

/** Walls between floor and everything that no passage leads to. @param {any} maze @param {(cell: number) => number} colorOf @returns {import('./squares.js').SquaresLook} */
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

/** The cells that the canvas shows, and a few more; null: all. Not of plain squares. @param {Fit} at @returns {number[] | null} */
export function cellsOn(at) {
  const geometry = /** @type {import('../geometry/geometry.js').Polygons} */ (at.geometry);
  const { box } = geometry;
  const first = unpixel(at, 0, 0);
  const last = unpixel(at, at.width / at.ratio, at.height / at.ratio);
  const isWhole =
    first.x <= box.left && first.y <= box.top && last.x >= box.right && last.y >= box.bottom;
  return isWhole ? null : cellIndex(geometry).within([first.x, first.y, last.x, last.y]);
}

/** The floor colour of each cell: by distance if that is shown and known, else by kind. @param {Record<string, any>} state */
export function floorColors({ mw, maze, distances, distancesFrom = null, theme }) {
  const known = distances ? componentDistances(mw, maze, distancesFrom) : null;
  return known ? byDistance(maze, known, theme) : byKind(maze);
}

/** Colours for rock, rooms and corridors of a dungeon; cells out of the mask have none. @param {any} maze */
function byKind(maze) {
  const [rock, floor, hall] = ['rock', 'floor', 'hall'].map((name) => packed(color(name)));
  if (maze.kinds) {
    return (/** @type {number} */ cell) => {
      const kind = maze.kinds[cell];
      if (kind === 0) return rock;
      return kind === 1 || !maze.dungeon ? floor : hall;
    };
  }
  return (/** @type {number} */ cell) => (maze.mask && !maze.mask[cell] ? 0 : floor);
}

/** @param {any} maze @param {{ distances: Uint32Array, most: number }} known @param {'light' | 'dark'} theme */
function byDistance(maze, { distances, most }, theme) {
  const plain = byKind(maze);
  const colors = ramp(theme);
  return (/** @type {number} */ cell) => {
    const distance = distances[cell];
    if (distance === UNREACHED) return plain(cell);
    return colors[Math.floor((distance / most) * (colors.length - 1))];
  };
}
