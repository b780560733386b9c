import { GOLDEN_ANGLE, toRgb } from './oklch.js';
import { packed } from './pixels.js';
import { ROLES } from './roles.js';

/** @import { Palette } from './palette.js' */
/** @import { Door, Thing } from '../library/public-types.js' */

/** Lightness and chroma of the colours of locks, which stand out from the floor. */
const STRONG = { light: [0.6, 0.16], dark: [0.76, 0.13] };
/** Degrees of the first one. */
const FIRST_HUE = 250;

/** The locks that files tell apart where they hold a list of colours; after them colours begin again. */
export const LOCKS = 100;

/** The colour of a lock and its key, `#rrggbb`. @param {'light' | 'dark'} theme @param {number} lock from 1 */
function lockColor(theme, lock) {
  const [lightness, chroma] = STRONG[theme];
  const hue = (((FIRST_HUE + (lock - 1) * GOLDEN_ANGLE) % 360) * Math.PI) / 180;
  return hex(toRgb(lightness, chroma, hue));
}

/** @param {number[]} parts bytes */
const hex = (parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** A colour with a share of another one, `#rrggbb`. @param {string} css @param {string} other @param {number} share 0 to 1 */
export function mixed(css, other, share) {
  const [from, to] = [packed(css), packed(other)];
  const parts = [0, 8, 16].map((shift) => {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255];
    return Math.round(a + (b - a) * share);
  });
  return hex(parts);
}

/** The colour of a thing: that of its lock or of its role. @param {Palette} palette @param {Pick<Thing, 'role' | 'lock'>} thing */
export function colorOfThing(palette, { role, lock = 0 }) {
  return lock > 0 ? lockColor(palette.theme, lock) : palette[ROLES[role]];
}

/** The colour of a door: that of its lock while it is locked, or of its state. @param {Palette} palette @param {Pick<Door, 'state' | 'lock'>} door */
export function colorOfDoor(palette, { state, lock = 0 }) {
  return state === 'locked' && lock > 0 ? lockColor(palette.theme, lock) : palette[ROLES[state]];
}
