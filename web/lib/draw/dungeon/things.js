import { colorOfThing } from '../../looks/colors.js';
import { THINGS } from '../../looks/things.js';
import { middle } from '../geometry/fit.js';
import { radiusOf } from '../geometry/geometry.js';
import { badge, NUMBERED } from './doors.js';

/** @import { Context } from '../context.js' */
/** @import { Role, Thing } from '../../library/public-types.js' */
/** @import { Palette } from '../../looks/palette.js' */
/** @import { Fit } from '../geometry/fit.js' */

/** CSS pixels of a cell below which things are not drawn, and from which they have details. */
const MIN_CELL = 4;
const DETAILED = 9;
/** Share of a cell. */
const SIZE = 0.94;

/** @type {Map<Role, { shape: Path2D, details: Path2D | null }>} */
const paths = new Map();
const pathsOf = (/** @type {Role} */ role) => {
  let known = paths.get(role);
  if (!known) {
    const { sign, details } = THINGS[role];
    known = { shape: new Path2D(sign), details: details ? new Path2D(details) : null };
    paths.set(role, known);
  }
  return known;
};

/**
 * Draws the signs of things, each in the colour of its role, a key in that of its lock.
 * @param {Context} pen
 * @param {Fit} at
 * @param {Iterable<Thing>} things
 * @param {{ palette: Palette, hasNumbers: boolean }} look
 */
export function drawThings(pen, at, things, { palette, hasNumbers }) {
  const css = (at.cell * at.geometry.unit) / at.ratio;
  if (css < MIN_CELL) return;
  const { ink, floor } = palette;
  for (const thing of things) {
    const { cell, role, lock = 0 } = thing;
    const { x, y } = middle(at, cell);
    const size = 2 * radiusOf(at.geometry, cell) * at.cell * SIZE;
    const { shape, details } = pathsOf(role);
    pen.save();
    pen.translate(x - size / 2, y - size / 2);
    pen.scale(size / 24, size / 24);
    pen.fillStyle = colorOfThing(palette, thing);
    pen.strokeStyle = ink;
    pen.lineWidth = 2.4;
    pen.lineJoin = 'round';
    pen.stroke(shape);
    pen.fill(shape, 'evenodd');
    pen.fillStyle = ink;
    if (details && css >= DETAILED) pen.fill(details);
    pen.restore();
    if (lock > 0 && hasNumbers && css >= NUMBERED) {
      badge(pen, String(lock), x - size * 0.17, y, size * 0.42, ink, floor);
    }
  }
}
