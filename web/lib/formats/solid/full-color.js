/** A color as # and 6 or 8 digits. @param {string} color as options have it */
export function fullColor(color) {
  if (color === 'transparent') return '#00000000';
  const digits = color.slice(1);
  const all = digits.length > 4 ? digits : digits.replace(/./g, '$&$&');
  return `#${all.toUpperCase()}`;
}
