import { color } from '../ui/theme.js';
import { drawBridges } from './bridges.js';
import { packed, paintCells } from './cells.js';
import { ramp } from './color-ramp.js';
import { componentDistances, UNREACHED } from './component-distances.js';
import { drawCorners } from './corner-passages.js';
import { drawGoal, drawStart } from './marks.js';
import { drawPath } from './path.js';
import { drawStairs } from './stairs.js';
import { drawWalls } from './walls.js';

/**
 * Draws a maze: floor, walls, stairs, start and end, and the solution if it is shown.
 * @param {CanvasRenderingContext2D} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {Record<string, any>} state
 */
export function drawMaze(context, at, state) {
  const { maze, solution, solver } = state;
  context.clearRect(0, 0, at.width, at.height);
  const colorOf = floorColors(state);
  paintCells(context, at, colorOf);
  drawCorners(context, at, maze.passages, colorOf);
  if (maze.graph) drawBridges(context, at, maze, color('edge'));
  if (solution && maze.start !== null) {
    drawPath(context, at, maze, maze.solve({ solver }).path, color('accent'), 0.26);
  }
  drawWalls(context, at, maze.lines({ seams: true }), color('ink'));
  drawStairs(context, at, maze, color('ink'));
  if (maze.start !== null) drawStart(context, at, maze.start);
  if (maze.end !== null) drawGoal(context, at, maze.end);
}

/** The floor colour of each cell: by distance if that is shown, else by kind. @param {Record<string, any>} state */
export function floorColors({ maze, distances, theme }) {
  return distances ? byDistance(maze, theme) : byKind(maze);
}

/** Colours for rock, rooms and corridors of a dungeon; masked-out cells of a maze have none. @param {any} maze */
function byKind(maze) {
  const [rock, floor, hall] = ['rock', 'floor', 'hall'].map((name) => packed(color(name)));
  if (maze.kinds) {
    return (/** @type {number} */ cell) => {
      const kind = maze.kinds[cell];
      if (kind === 0) return rock;
      return kind === 1 ? floor : hall;
    };
  }
  return (/** @type {number} */ cell) => (maze.mask && !maze.mask[cell] ? 0 : floor);
}

/** @param {any} maze @param {'light' | 'dark'} theme */
function byDistance(maze, theme) {
  const plain = byKind(maze);
  const distances = componentDistances(maze);
  let most = 1;
  for (const distance of distances) if (distance !== UNREACHED && distance > most) most = distance;
  const colors = ramp(theme);
  return (/** @type {number} */ cell) => {
    const distance = distances[cell];
    if (distance === UNREACHED) return plain(cell);
    return colors[Math.floor((distance / most) * (colors.length - 1))];
  };
}
