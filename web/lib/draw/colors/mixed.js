/** A mix of two packed colours. @param {number} under @param {number} over @param {number} part of `over` */
export function mixed(under, over, part) {
  if (under === 0) return ((over & 0xffffff) | (Math.round(255 * part) << 24)) >>> 0;
  const blue = channel(under >>> 16, over >>> 16, part);
  const green = channel(under >>> 8, over >>> 8, part);
  return ((0xff << 24) | (blue << 16) | (green << 8) | channel(under, over, part)) >>> 0;
}

/** A mix of the lowest bytes of two numbers. @param {number} under @param {number} over @param {number} part of `over` */
function channel(under, over, part) {
  const from = under & 255;
  return Math.round(from + ((over & 255) - from) * part);
}
