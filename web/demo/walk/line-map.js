import { geometryOf, middleOf, tracePolygon } from 'mazewright/draw';
import { color } from '../ui/theme.js';
import { centerMap, drawMapGoal, drawMapRival, drawWalker, MAP_REACH, mapPen } from './map-pen.js';

/** @import { Maze } from 'mazewright/dungeons' */

/** @type {WeakMap<object, Float32Array>} */
const known = new WeakMap();

/** The walls of a maze as lines, of one query. @param {Maze} maze @returns {Float32Array} */
function linesOf(maze) {
  const lines = known.get(maze) ?? maze.lines();
  known.set(maze, lines);
  return lines;
}

/**
 * The small map of a maze of any shape: its flat drawing around the walker.
 * @param {HTMLCanvasElement} canvas
 * @param {Maze} maze
 * @param {import('./terrain.js').Walker} walker
 * @param {import('./walk-game.js').Shown} game
 */
export function paintLines(canvas, maze, { x, y, turn }, { seen, rivals }) {
  const pen = mapPen(canvas);
  const geometry = geometryOf(maze);
  centerMap(pen, x, y);
  pen.save();
  if (seen) uncover(pen, geometry, seen);
  pen.strokeStyle = color('ink');
  pen.lineWidth = 0.14;
  pen.beginPath();
  const lines = linesOf(maze);
  const isNear = (/** @type {number} */ i) =>
    Math.abs(lines[i] - x) < 2 * MAP_REACH && Math.abs(lines[i + 1] - y) < 2 * MAP_REACH;
  for (let i = 0; i < lines.length; i += 4) {
    if (!isNear(i)) continue;
    pen.moveTo(lines[i], lines[i + 1]);
    pen.lineTo(lines[i + 2], lines[i + 3]);
  }
  pen.stroke();
  const shows = (/** @type {number | null} */ cell) => cell !== null && (seen?.has(cell) ?? true);
  if (maze.end !== null && shows(maze.end)) drawMapGoal(pen, ...middleOf(geometry, maze.end));
  for (const rival of rivals.filter(shows)) drawMapRival(pen, ...middleOf(geometry, rival));
  pen.restore();
  drawWalker(pen, turn);
  return true;
}

/** Covers the map, and limits the pen to the cells that were seen. @param {CanvasRenderingContext2D} pen @param {import('mazewright/draw').Geometry} geometry @param {ReadonlySet<number>} seen */
function uncover(pen, geometry, seen) {
  pen.save();
  pen.resetTransform();
  pen.fillStyle = color('rock');
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.restore();
  pen.beginPath();
  const at = /** @type {import('mazewright/draw').Fit} */ ({
    geometry,
    left: geometry.box.left,
    top: geometry.box.top,
    cell: 1,
  });
  for (const cell of seen) tracePolygon(pen, at, cell);
  pen.clip();
  pen.fillStyle = color('floor');
  pen.fill();
}
