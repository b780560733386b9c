import { strong } from '../color-ramp.js';

/** The colour of a lock and its key, `#rrggbb`. @param {'light' | 'dark'} theme @param {number} lock from 1 */
export function lockColor(theme, lock) {
  const pixel = strong(theme, lock - 1);
  const parts = [pixel, pixel >>> 8, pixel >>> 16].map((part) => part & 255);
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
