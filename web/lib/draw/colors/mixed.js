/** A mix of two packed colours. @param {number} under @param {number} over @param {number} part of `over` */
export function mixed(under, over, part) {
  if (under === 0) return ((over & 0xffffff) | (Math.round(255 * part) << 24)) >>> 0;
  let result = 0xff;
  for (let shift = 16; shift >= 0; shift -= 8) {
    const [a, b] = [(under >> shift) & 255, (over >> shift) & 255];
    result = (result << 8) | Math.round(a + (b - a) * part);
  }
  return result >>> 0;
}
