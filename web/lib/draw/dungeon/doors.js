import { colorOfDoor } from '../../looks/colors.js';
import { doorPlace } from '../../looks/door-place.js';
import { DOOR_PLAN, DOORS, doorWidth } from '../../looks/doors.js';
import { pixel } from '../geometry/fit.js';
import { middleOf, radiusOf } from '../geometry/geometry.js';

/** @import { Context } from '../context.js' */
/** @import { Door, Maze } from '../../library/public-types.js' */
/** @import { Palette } from '../../looks/palette.js' */
/** @import { Fit } from '../geometry/fit.js' */

/** CSS pixels of a cell below which doors are not drawn, and from which they have details. */
const MIN_CELL = 3;
const DETAILED = 9;
/** CSS pixels of a cell from which locks and keys have numbers. */
export const NUMBERED = 18;

/**
 * Draws doors: a frame, and a leaf that fills it, stands open, has a keyhole, or looks like the rock.
 * @param {Context} pen
 * @param {Fit} at
 * @param {Maze} maze
 * @param {Iterable<Door>} doors
 * @param {{ palette: Palette, isFloor?: (cell: number) => boolean, hasNumbers: boolean }} look
 */
export function drawDoors(pen, at, maze, doors, { palette, isFloor, hasNumbers }) {
  const css = (at.cell * at.geometry.unit) / at.ratio;
  if (css < MIN_CELL) return;
  const { ink, floor } = palette;
  const { frame, leaf } = DOOR_PLAN;
  const isDetailed = css >= DETAILED;
  for (const door of doors) {
    const { cell, state, lock = 0 } = door;
    const look = DOORS[state];
    const place = doorPlace(maze, (each) => middleOf(at.geometry, each), door, isFloor);
    const { x, y } = pixel(at, place.point);
    const size = doorWidth(place.width, 2 * radiusOf(at.geometry, cell)) * at.cell;
    pen.save();
    pen.translate(x, y);
    pen.rotate(place.angle);
    pen.scale(size, size);
    pen.lineWidth = isDetailed ? 0.07 : 0.12;
    pen.strokeStyle = ink;
    pen.fillStyle = ink;
    for (const side of [-0.5, 0.5 - frame.width]) {
      pen.fillRect(-frame.depth / 2, side, frame.depth, frame.width);
    }
    const inner = 1 - 2 * frame.width;
    pen.fillStyle = colorOfDoor(palette, door);
    if (look.isOpen) {
      rectangle(pen, 0, frame.width - 0.5, inner * 0.72, leaf * 0.6);
    } else {
      if (look.isDashed) pen.setLineDash([0.1, 0.08]);
      rectangle(pen, -leaf / 2, -inner / 2, leaf, inner);
    }
    pen.restore();
    if (isDetailed && look.sign === 'S') letter(pen, 'S', x, y, size * 0.42, ink);
    if (isDetailed && look.sign === 'keyhole') {
      if (hasNumbers && css >= NUMBERED) badge(pen, String(lock), x, y, size * 0.5, ink, floor);
      else keyhole(pen, x, y, size * 0.2, ink);
    }
  }
}

/** @param {Context} pen @param {number} x @param {number} y @param {number} width @param {number} height */
function rectangle(pen, x, y, width, height) {
  pen.fillRect(x, y, width, height);
  pen.strokeRect(x, y, width, height);
}

/** @param {Context} pen @param {number} x @param {number} y @param {number} size @param {string} ink */
function keyhole(pen, x, y, size, ink) {
  pen.fillStyle = ink;
  pen.beginPath();
  pen.arc(x, y - size * 0.3, size * 0.42, 0, 2 * Math.PI);
  pen.moveTo(x, y - size * 0.3);
  pen.lineTo(x + size * 0.4, y + size);
  pen.lineTo(x - size * 0.4, y + size);
  pen.fill();
}

/** @param {Context} pen @param {string} text @param {number} x @param {number} y @param {number} size @param {string} ink */
function letter(pen, text, x, y, size, ink) {
  pen.fillStyle = ink;
  pen.font = `bold ${Math.round(size)}px sans-serif`;
  pen.textAlign = 'center';
  pen.fillText(text, x, y + size * 0.36);
}

/** A number on a disc. @param {Context} pen @param {string} text @param {number} x @param {number} y @param {number} size @param {string} ink @param {string} ground */
export function badge(pen, text, x, y, size, ink, ground) {
  pen.fillStyle = ground;
  pen.strokeStyle = ink;
  pen.lineWidth = size * 0.12;
  pen.beginPath();
  pen.arc(x, y, size * 0.52, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  letter(pen, text, x, y, size * 0.8, ink);
}
