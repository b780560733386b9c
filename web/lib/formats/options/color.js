/**
 * Red, green, blue and opacity of a colour option, from 0 to 255.
 * @param {string} color # and 3, 4, 6 or 8 hexadecimal digits, or 'transparent'
 * @returns {[number, number, number, number]}
 */
export function channels(color) {
  if (color === 'transparent') return [0, 0, 0, 0];
  const digits = color.slice(1);
  const wide = digits.length > 4 ? digits : digits.replace(/./g, '$&$&');
  const all = Number.parseInt(wide.padEnd(8, 'f'), 16);
  return [all >>> 24, (all >>> 16) & 255, (all >>> 8) & 255, all & 255];
}
