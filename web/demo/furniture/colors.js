import { strong } from '../ui/color-ramp.js';
import { color } from '../ui/theme.js';

/** @import { Door } from 'mazewright/dungeons' */

/** The colour of a lock and its key, `#rrggbb`. @param {'light' | 'dark'} theme @param {number} lock from 1 */
function lockColor(theme, lock) {
  const pixel = strong(theme, lock - 1);
  const parts = [pixel, pixel >>> 8, pixel >>> 16].map((part) => part & 255);
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of a thing: that of its lock, or the one with a name. @param {string} name @param {'light' | 'dark'} theme @param {number} [lock] from 1 */
export const colorOfThing = (name, theme, lock = 0) =>
  lock > 0 ? lockColor(theme, lock) : color(name);

/** The colour of a door: that of its lock while it is locked, or the one with a name. @param {string} name @param {'light' | 'dark'} theme @param {Door} door */
export const colorOfDoor = (name, theme, { state, lock }) =>
  colorOfThing(name, theme, state === 'locked' ? lock : 0);
