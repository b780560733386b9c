/** A colour of PDF: red, green and blue from 0 to 1, and its opacity. @typedef {{ rgb: string, alpha: number }} Ink */

/**
 * The colour of an option.
 * @param {string} color # and 3, 4, 6 or 8 hexadecimal digits, or 'transparent'
 * @returns {Ink | null} null if nothing of it is seen
 */
export function inkOf(color) {
  if (color === 'transparent') return null;
  const digits = color.slice(1);
  const each = digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red, green, blue, alpha = 1] = (each ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
  if (alpha === 0) return null;
  return { rgb: [red, green, blue].map((part) => String(+part.toFixed(3))).join(' '), alpha };
}
