import { channels } from '../options/color.js';

/** A colour of PDF: red, green and blue from 0 to 1, and its opacity. @typedef {{ rgb: string, alpha: number }} Ink */

/**
 * The colour of an option.
 * @param {string} color # and 3, 4, 6 or 8 hexadecimal digits, or 'transparent'
 * @returns {Ink | null} null if nothing of it is seen
 */
export function inkOf(color) {
  const [red, green, blue, alpha] = channels(color).map((channel) => channel / 255);
  if (alpha === 0) return null;
  return { rgb: [red, green, blue].map((part) => String(+part.toFixed(3))).join(' '), alpha };
}
