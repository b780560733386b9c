import { strong } from '../colors/color-ramp.js';

/** @import { ColorName, Palette } from '../colors/palette.js' */
/** @import { Door } from '../../library/public-types.js' */

/** The colour of a lock and its key, `#rrggbb`. @param {'light' | 'dark'} theme @param {number} lock from 1 */
function lockColor(theme, lock) {
  const pixel = strong(theme, lock - 1);
  const parts = [pixel, pixel >>> 8, pixel >>> 16].map((part) => part & 255);
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
