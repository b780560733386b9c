import { unpacked } from '../cells.js';
import { strong } from '../color-ramp.js';

/** The colour of a lock and its key. @param {'light' | 'dark'} theme @param {number} lock from 1 */
export const lockColor = (theme, lock) => unpacked(strong(theme, lock - 1));
