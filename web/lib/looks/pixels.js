/** A CSS `rgb(...)` or `#rrggbb` as one little-endian RGBA pixel. @param {string} css */
export function packed(css) {
  const [red, green, blue] = css.startsWith('#')
    ? [1, 3, 5].map((from) => Number.parseInt(css.slice(from, from + 2), 16))
    : /** @type {string[]} */ (css.match(/[\d.]+/g)).map(Number);
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** The CSS colour of a pixel of `packed`. @param {number} pixel */
export function unpacked(pixel) {
  return `rgb(${pixel & 255} ${(pixel >> 8) & 255} ${(pixel >> 16) & 255})`;
}
