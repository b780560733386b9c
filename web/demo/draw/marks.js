import { color } from '../ui/theme.js';
import { middle } from './fit.js';

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {import('./fit.js').Fit} Fit */

/** A hollow square where one starts. @param {Pen} context @param {Fit} at @param {number} cell */
export function drawStart(context, at, cell) {
  const { left, top, side } = inner(at, cell, 0.74);
  const line = Math.max(1, Math.round(side * 0.16));
  context.fillStyle = color('second');
  context.fillRect(left, top, side, line);
  context.fillRect(left, top + side - line, side, line);
  context.fillRect(left, top, line, side);
  context.fillRect(left + side - line, top, line, side);
}

/** A chequered flag of sixteen squares where one gets out. @param {Pen} context @param {Fit} at @param {number} cell */
export function drawGoal(context, at, cell) {
  const { left, top, side } = inner(at, cell, 0.9);
  const square = Math.max(1, Math.floor(side / 4));
  const shift = Math.floor((side - 4 * square) / 2);
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = [i % 4, i >> 2];
    context.fillStyle = color((x + y) % 2 === 0 ? 'ink' : 'mark');
    context.fillRect(left + shift + x * square, top + shift + y * square, square, square);
  }
}

/**
 * Someone in the maze: a cube seen from above, lit from one side.
 * @param {Pen} context @param {Fit} at @param {number} cell @param {string} name of the colour
 * @param {number} [share]
 */
export function drawCube(context, at, cell, name, share = 0.74) {
  const { left, top, side } = inner(at, cell, share);
  const edge = Math.max(1, Math.round(side * 0.18));
  const rim = Math.max(1, Math.round(side * 0.07));
  if (side >= 12) {
    context.fillStyle = color('ink');
    context.fillRect(left - rim, top - rim, side + 2 * rim, side + 2 * rim);
  }
  context.fillStyle = color(name);
  context.fillRect(left, top, side, side);
  if (side < 6) return;
  context.fillStyle = 'rgb(255 255 255 / 32%)';
  context.fillRect(left, top, side, edge);
  context.fillStyle = 'rgb(0 0 0 / 24%)';
  context.fillRect(left, top + side - edge, side, edge);
}

/** An arrow from the player to where the hint points. @param {Pen} context @param {Fit} at @param {number} from @param {number} to */
export function drawHint(context, at, from, to) {
  const [a, b] = [middle(at, from), middle(at, to)];
  const [dx, dy] = [(b.x - a.x) / at.cell, (b.y - a.y) / at.cell];
  const size = at.cell * 0.3;
  context.fillStyle = color('accent');
  context.beginPath();
  context.moveTo(b.x + dx * size, b.y + dy * size);
  context.lineTo(b.x - dy * size - dx * size * 0.4, b.y + dx * size - dy * size * 0.4);
  context.lineTo(b.x + dy * size - dx * size * 0.4, b.y - dx * size - dy * size * 0.4);
  context.fill();
}

/** @param {Fit} at @param {number} cell @param {number} share of the free width inside the walls */
function inner(at, cell, share) {
  const { x, y } = middle(at, cell);
  const side = Math.max(1, Math.round((at.cell - at.wall) * share));
  return { left: Math.round(x - side / 2), top: Math.round(y - side / 2), side };
}
