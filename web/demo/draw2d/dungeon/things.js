import { middle } from '../../geometry/fit.js';
import { radiusOf } from '../../geometry/geometry.js';
import { color } from '../../ui/theme.js';
import { badge, NUMBERED } from './doors.js';
import { lockColor } from './lock-color.js';

/** @import { Fit } from '../../geometry/fit.js' */

/** CSS pixels of a cell below which things are not drawn, and from which they have details. */
const MIN_CELL = 4;
const DETAILED = 9;
/** Share of a cell. */
const SIZE = 0.94;

/**
 * The sign of each role on 24 x 24 units: its outline, details in ink, and the colour of the theme.
 * @type {Record<string, { shape: string, details?: string, color: string }>}
 */
const SIGNS = {
  entrance: { shape: 'M4 21V11a8 8 0 0 1 16 0v10h-4V11a4 4 0 0 0-8 0v10z', color: 'second' },
  exit: { shape: 'M6 3h2.4v1H20l-3.6 4.5L20 13H8.4v8H6z', color: 'mark' },
  key: {
    shape:
      'M8 6.5a5.5 5.5 0 1 0 5.1 7.5H15v3.4h2.7V14h1.1v2.6h2.7V10.2h-8.4A5.5 5.5 0 0 0 8 6.5zM8 10.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
    color: 'mark',
  },
  treasure: {
    shape: 'M3 20V10a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v10z',
    details: 'M3 11h18v1.4H3zM10.2 10h3.6v5h-3.6z',
    color: 'mark',
  },
  monster: {
    shape:
      'M12 3.5a7.5 7.5 0 0 0-7.5 7.5v9.5l3-2.4 2.2 2.4 2.3-2.4 2.3 2.4 2.2-2.4 3 2.4V11A7.5 7.5 0 0 0 12 3.5z',
    details: 'M9.3 9.2a1.7 1.9 0 1 0 .02 0zM14.7 9.2a1.7 1.9 0 1 0 .02 0z',
    color: 'monster',
  },
  boss: {
    shape:
      'M6.4 7.2C4.2 6.4 2.8 4.6 2.6 2c2.6 1.2 4.6 1.6 6.6 2.7a9 9 0 0 1 5.6 0c2-1.1 4-1.5 6.6-2.7-.2 2.6-1.6 4.4-3.8 5.2a7.6 7.6 0 0 1 1.9 5c0 2.4-1.2 4.2-3 5.3V21H7.5v-3.5c-1.8-1.1-3-2.9-3-5.3a7.6 7.6 0 0 1 1.9-5z',
    details:
      'M8.7 9.7l2.6 2.2a1.9 1.9 0 1 1-2.6-2.2zM15.3 9.7l-2.6 2.2a1.9 1.9 0 1 0 2.6-2.2zM9.5 17.5h1.2V21H9.5zM13.3 17.5h1.2V21h-1.2z',
    color: 'boss',
  },
};

/** @type {Map<string, { shape: Path2D, details: Path2D | null }>} */
const paths = new Map();
const pathsOf = (/** @type {string} */ role) => {
  let known = paths.get(role);
  if (!known) {
    const { shape, details } = SIGNS[role];
    known = { shape: new Path2D(shape), details: details ? new Path2D(details) : null };
    paths.set(role, known);
  }
  return known;
};

/**
 * Draws the signs of things, each in the colour of its role, a key in that of its lock.
 * @param {CanvasRenderingContext2D} pen
 * @param {Fit} at
 * @param {Iterable<{ cell: number, role: string, lock?: number }>} things
 * @param {{ theme: 'light' | 'dark', hasNumbers: boolean }} look
 */
export function drawThings(pen, at, things, { theme, hasNumbers }) {
  const css = (at.cell * at.geometry.unit) / at.ratio;
  if (css < MIN_CELL) return;
  const [ink, floor] = ['ink', 'floor'].map(color);
  for (const { cell, role, lock = 0 } of things) {
    const sign = SIGNS[role];
    if (!sign) continue;
    const { x, y } = middle(at, cell);
    const size = 2 * radiusOf(at.geometry, cell) * at.cell * SIZE;
    const { shape, details } = pathsOf(role);
    pen.save();
    pen.translate(x - size / 2, y - size / 2);
    pen.scale(size / 24, size / 24);
    pen.fillStyle = lock > 0 ? lockColor(theme, lock) : color(sign.color);
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

/** The name of the colour of a role. @param {string} role */
export const colorOfRole = (role) => SIGNS[role]?.color ?? 'edge';
