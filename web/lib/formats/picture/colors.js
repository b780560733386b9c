import { describe } from '../../util/describe.js';
import { fail } from '../../util/error.js';
import { channels } from '../options/color.js';

/** Scales by name, from near to far. @type {Readonly<Record<string, readonly string[]>>} */
export const SCALES = {
  ocean: ['#f2fbe9', '#a6dcc0', '#46aebd', '#2a6fa3', '#1d2f63'],
  ember: ['#fff4d6', '#fcc26b', '#ee7a45', '#b13a55', '#4a1d4f'],
  gray: ['#f7f7f7', '#4d4d4d'],
};

/**
 * The colours of a scale option: a name, or colours. Throws a MazeError for anything else.
 * @param {string} scale
 * @returns {readonly string[]}
 */
export function stopsOf(scale) {
  if (Object.hasOwn(SCALES, scale)) return SCALES[scale];
  const stops = scale.trim().split(/[\s,]+/);
  if (stops.length < 2 || !stops.every((stop) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(stop))) {
    const names = Object.keys(SCALES).join(' ');
    fail(
      'scale',
      `scale must be one of ${names}, or two or more colours as '#fff #036'; got ${describe(scale)}`,
    );
  }
  return stops;
}

/**
 * A colour between the stops of a scale.
 * @param {readonly string[]} stops
 * @param {number} part from 0 to 1
 */
export function between(stops, part) {
  const at = part * (stops.length - 1);
  const first = Math.min(Math.floor(at), stops.length - 2);
  const [a, b] = [channels(stops[first]), channels(stops[first + 1])];
  const mixed = [0, 1, 2].map((i) => Math.round(a[i] + (b[i] - a[i]) * (at - first)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
