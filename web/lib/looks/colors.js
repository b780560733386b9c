import { GOLDEN_ANGLE, toRgb } from './oklch.js';

/** @import { ColorName, Palette } from './palette.js' */
/** @import { Door } from '../library/public-types.js' */

/** Lightness and chroma of the colours of locks, which stand out from the floor. */
const STRONG = { light: [0.6, 0.16], dark: [0.76, 0.13] };
/** Degrees of the first one. */
const FIRST_HUE = 250;

/** The colour of a lock and its key, `#rrggbb`. @param {'light' | 'dark'} theme @param {number} lock from 1 */
function lockColor(theme, lock) {
  const [lightness, chroma] = STRONG[theme];
  const hue = (((FIRST_HUE + (lock - 1) * GOLDEN_ANGLE) % 360) * Math.PI) / 180;
  const parts = toRgb(lightness, chroma, hue);
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of a thing: that of its lock, or the one with a name. @param {Palette} palette @param {ColorName} name @param {number} [lock] from 1 */
export function colorOfThing(palette, name, lock = 0) {
  return lock > 0 ? lockColor(palette.theme, lock) : palette[name];
}

/** The colour of a door: that of its lock while it is locked, or the one with a name. @param {Palette} palette @param {ColorName} name @param {Door} door */
export function colorOfDoor(palette, name, { state, lock }) {
  return colorOfThing(palette, name, state === 'locked' ? lock : 0);
}
