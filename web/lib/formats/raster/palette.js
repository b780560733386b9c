/**
 * The colours of a raster, sorted by opacity so that tRNS is short, and an index of each pixel.
 * @typedef {{ colors: number[], indices: Uint8Array }} Palette
 */

/** Colours that an index of a byte has at most. */
const MOST = 256;
/** Places for them by a hash of the colour; typed arrays take a third of the time of a Map. */
const PLACES = 1024;

/**
 * The palette of pixels, or null if they have more than 256 colours. Cost: O(pixels).
 * @param {Uint32Array} pixels
 * @returns {Palette | null}
 */
export function paletteOf(pixels) {
  /** @type {number[]} */
  const found = [];
  const places = new Int16Array(PLACES).fill(-1);
  const indices = new Uint8Array(pixels.length);
  let [last, index] = [pixels[0] + 1, 0];
  for (let i = 0; i < pixels.length; ++i) {
    const color = pixels[i];
    if (color !== last) {
      last = color;
      let place = Math.imul(color, 0x9e3779b1) >>> 22;
      while (places[place] >= 0 && found[places[place]] !== color) place = (place + 1) % PLACES;
      if (places[place] < 0) {
        if (found.length === MOST) return null;
        places[place] = found.length;
        found.push(color);
      }
      index = places[place];
    }
    indices[i] = index;
  }
  const order = found.map((_, i) => i).sort((a, b) => (found[a] >>> 24) - (found[b] >>> 24));
  const sorted = new Uint8Array(found.length);
  for (const [to, from] of order.entries()) sorted[from] = to;
  for (let i = 0; i < indices.length; ++i) indices[i] = sorted[indices[i]];
  return { colors: order.map((i) => found[i]), indices };
}
