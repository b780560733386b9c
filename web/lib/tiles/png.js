import { indexedPng } from '../formats/raster/indexed-png.js';
import { COLORS } from './picture.js';
import { TILE_PIXELS } from './pyramid.js';

/**
 * A picture as PNG.
 * @param {readonly import('./picture.js').Box[]} boxes
 */
export function pngOf(boxes) {
  const indices = new Uint8Array(TILE_PIXELS ** 2);
  for (const { x, y, width, height, color } of boxes) {
    for (let row = y; row < y + height; ++row) {
      const start = row * TILE_PIXELS + x;
      indices.fill(color, start, start + width);
    }
  }
  return indexedPng(indices, TILE_PIXELS, COLORS);
}
