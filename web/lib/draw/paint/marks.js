import { ROLES } from '../../looks/roles.js';
import { middle, pixel } from '../geometry/fit.js';
import { radiusOf, sideOf } from '../geometry/geometry.js';
import { isApart } from '../geometry/tunnels.js';
import { stairsOf } from './stairs.js';

/** @import { Context } from '../context.js' */
/** @import { Maze } from '../../library/public-types.js' */

/** @import { Palette } from '../../looks/palette.js' */

/** @typedef {import('../geometry/fit.js').Fit} Fit */

/** CSS pixels of a mark at least: in a maze of tiny cells it is larger than its cell. */
export const MIN_MARK = 7;

/** The mark of the start: a hollow square. @param {Context} context @param {Fit} at @param {number} cell @param {Palette} palette */
export function drawStart(context, at, cell, palette) {
  const { left, top, side } = inner(at, cell, 0.74, MIN_MARK);
  const line = Math.max(1, Math.round(side * 0.16));
  context.fillStyle = palette[ROLES.start];
  context.fillRect(left, top, side, line);
  context.fillRect(left, top + side - line, side, line);
  context.fillRect(left, top, line, side);
  context.fillRect(left + side - line, top, line, side);
}

/** The mark of the end: a chequered flag of sixteen squares. @param {Context} context @param {Fit} at @param {number} cell @param {Palette} palette */
export function drawGoal(context, at, cell, palette) {
  const { left, top, side } = inner(at, cell, 0.9, MIN_MARK);
  const square = Math.max(1, Math.floor(side / 4));
  const shift = Math.floor((side - 4 * square) / 2);
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = [i % 4, i >> 2];
    context.fillStyle = (x + y) % 2 === 0 ? palette.ink : palette[ROLES.end];
    context.fillRect(left + shift + x * square, top + shift + y * square, square, square);
  }
}

/**
 * A player or runner: a cube seen from above, lit from one side.
 * @param {Context} context @param {Fit} at @param {number} cell
 * @param {{ fill: string, ink: string }} colors of the cube and its rim
 * @param {number} [share]
 * @param {number} [least] CSS pixels
 */
export function drawCube(context, at, cell, { fill, ink }, share = 0.74, least = 0) {
  const { left, top, side } = inner(at, cell, share, least);
  const edge = Math.max(1, Math.round(side * 0.18));
  const rim = Math.max(1, Math.round(side * 0.07));
  if (side >= 12) {
    context.fillStyle = ink;
    context.fillRect(left - rim, top - rim, side + 2 * rim, side + 2 * rim);
  }
  context.fillStyle = fill;
  context.fillRect(left, top, side, side);
  if (side < 6) return;
  context.fillStyle = 'rgb(255 255 255 / 32%)';
  context.fillRect(left, top, side, edge);
  context.fillStyle = 'rgb(0 0 0 / 24%)';
  context.fillRect(left, top + side - edge, side, edge);
}

/** Device pixels of the smallest number that can be read. */
const MIN_NUMBER = 9;
/** Where the line under a digit or letter lies, of the height of its square. */
export const DIGIT = 0.78;

/** A number on a cube of less than half a cell. @param {Context} context @param {Fit} at @param {number} cell @param {number} number @param {string} color */
export function drawNumber(context, at, cell, number, color) {
  const { left, top, side } = inner(at, cell, 0.46, MIN_MARK);
  if (side < MIN_NUMBER * at.ratio) return;
  context.fillStyle = color;
  context.font = `bold ${Math.round(side * 0.8)}px sans-serif`;
  context.textAlign = 'center';
  context.fillText(String(number), left + side / 2, top + side * DIGIT);
}

/**
 * The arrow of a hint: in the next cell, at the edge if the drawing is cut there, or on the stairs.
 * @param {Context} context @param {Fit} at @param {Maze} maze @param {number} from
 * @param {number} direction
 * @param {string} color
 */
export function drawHint(context, at, maze, from, direction, color) {
  const here = sideOf(at.geometry, from, direction);
  const a = middle(at, from);
  context.fillStyle = color;
  if (!here) {
    const stairs = stairsOf(at, maze, from).find((each) => each.direction === direction);
    if (stairs) arrow(context, stairs, [0, stairs.up ? -1 : 1], stairs.size * 2);
    return;
  }
  const to = /** @type {number} */ (maze.neighbour(from, direction));
  const b = isApart(maze, at.geometry, from, direction) ? pixel(at, here.at) : middle(at, to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const size = at.cell * Math.min(at.geometry.unit, 2 * radiusOf(at.geometry, from)) * 0.3;
  arrow(context, b, [(b.x - a.x) / length, (b.y - a.y) / length], size);
}

/** A triangle at a point that points in a direction. @param {Context} context @param {{ x: number, y: number }} at @param {number[]} towards @param {number} size */
export function arrow(context, { x, y }, [dx, dy], size) {
  context.beginPath();
  context.moveTo(x + dx * size, y + dy * size);
  context.lineTo(x - dy * size - dx * size * 0.4, y + dx * size - dy * size * 0.4);
  context.lineTo(x + dy * size - dx * size * 0.4, y - dx * size - dy * size * 0.4);
  context.fill();
}

/** Device pixels of the smallest cell in which a visit is marked. */
export const MIN_VISITED = 5;

/** A dot in every cell that a solver visited. @param {Context} context @param {Fit} at @param {Uint8Array} visited per cell @param {Iterable<number>} cells that are looked at @param {string} color */
export function drawVisits(context, at, visited, cells, color) {
  context.fillStyle = color;
  for (const cell of cells) {
    if (!visited[cell]) continue;
    const { left, top, side } = inner(at, cell, 0.24);
    context.fillRect(left, top, side, side);
  }
}

/** A centred square in a cell. @param {Fit} at @param {number} cell @param {number} share of the width between the walls @param {number} [least] CSS pixels */
export function inner(at, cell, share, least = 0) {
  const { x, y } = middle(at, cell);
  const free = 2 * radiusOf(at.geometry, cell) * at.cell - at.wall;
  // In other shapes than squares the corners come nearer to the walls.
  const wide = free * share * (at.geometry.upright ? 1 : 0.9);
  const side = Math.round(Math.max(1, wide, least * at.ratio));
  return { left: Math.round(x - side / 2), top: Math.round(y - side / 2), side };
}
