import { drawsInSoftware } from '../draw3d/fit-renderer.js';
import { themeNow } from '../ui/theme.js';
import { brickColor } from './stone-colors.js';

/** How the stones of a walk look now. @param {number} wall their colour, a number of the palette @returns {{ theme: 'light' | 'dark', wall: string, quality: 'high' | 'low' }} */
export const stoneLook = (wall) => ({
  theme: themeNow(),
  wall: brickColor(wall),
  quality: drawsInSoftware() ? 'low' : 'high',
});
