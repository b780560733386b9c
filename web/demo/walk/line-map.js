import { geometryOf, middleOf } from '../geometry/geometry.js';
import { color } from '../ui/theme.js';
import { centerMap, drawMapGoal, drawWalker, MAP_REACH, mapPen } from './map-pen.js';

/** @type {WeakMap<object, Float32Array>} */
const known = new WeakMap();

/** The walls of a maze as lines, of one query. @param {any} maze @returns {Float32Array} */
function linesOf(maze) {
  const lines = known.get(maze) ?? maze.lines();
  known.set(maze, lines);
  return lines;
}

/** The small map of a maze of any shape: its flat drawing around the walker. @param {HTMLCanvasElement} canvas @param {any} maze @param {import('./terrain.js').Walker} walker */
export function paintLines(canvas, maze, { x, y, turn }) {
  const pen = mapPen(canvas);
  centerMap(pen, x, y);
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
  if (maze.end !== null) drawMapGoal(pen, ...middleOf(geometryOf(maze), maze.end));
  drawWalker(pen, turn);
  return true;
}
