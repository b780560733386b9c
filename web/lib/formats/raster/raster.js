import { channels } from '../options/color.js';
import { Edges } from './edges.js';
import { outlinesOf } from './outlines.js';

/** @typedef {import('../picture/picture.js').Picture} Picture */

/** Steps of coverage, so that few colours are mixed. */
const STEPS = 16;

/**
 * A picture in pixels. Row y is pixels[rows[y] * width] and on: each is red, green, blue and opacity from
 * the lowest byte.
 * @typedef {{ width: number, height: number, rows: Uint32Array, pixels: Uint32Array }} Raster
 */

/**
 * Pixels across a length; an excess of less than a sample needs no pixel of its own.
 * @param {number} length
 */
export const across = (length) => Math.max(1, Math.ceil(length - 0.125));

/**
 * Draws a picture. Rows that repeat the row above are kept once. Cost: O(pixels of other rows).
 * @param {Picture} picture
 * @param {number} cell pixels of a cell's side
 * @returns {Raster}
 */
export function rasterOf(picture, cell) {
  const [width, height] = [across(picture.width * cell), across(picture.height * cell)];
  const layers = picture.layers.map((layer) => {
    const edges = new Edges(width, height);
    outlinesOf(
      layer,
      (x) => snapped((x - picture.left) * cell),
      (y) => snapped((y - picture.top) * cell),
      cell,
      (outline) => edges.add(outline),
    );
    const color = channels(/** @type {string} */ (layer.fill ?? layer.stroke));
    return { edges, color };
  });
  const rows = new Uint32Array(height);
  let pixels = new Uint32Array(width * Math.min(height, 64));
  let kept = 0;
  for (let y = 0; y < height; ++y) {
    let repeats = y > 0;
    for (const { edges } of layers) if (!edges.enter(y)) repeats = false;
    if (repeats) {
      rows[y] = kept - 1;
      continue;
    }
    if ((kept + 1) * width > pixels.length) {
      const larger = new Uint32Array(Math.min(2 * pixels.length, width * height));
      larger.set(pixels);
      pixels = larger;
    }
    const row = pixels.subarray(kept * width, (kept + 1) * width);
    for (const { edges, color } of layers) paint(row, edges.cover(y), edges.from, edges.to, color);
    rows[y] = kept++;
  }
  return { width, height, rows, pixels: pixels.subarray(0, kept * width) };
}

/** Coordinates whose excess comes from rounding lie on the grid of pixels. @param {number} value */
function snapped(value) {
  const near = Math.round(value * 64) / 64;
  return Math.abs(near - value) < 0.004 ? near : value;
}

/**
 * @param {Uint32Array} row @param {Float32Array} cover @param {number} from @param {number} to
 * @param {[number, number, number, number]} color
 */
function paint(row, cover, from, to, [red, green, blue, opacity]) {
  const full = ((opacity << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  const isOpaque = opacity === 255;
  for (let x = from; x < to; ++x) {
    if (cover[x] === 0) continue;
    const step = Math.round(Math.min(1, cover[x]) * STEPS);
    if (step === 0) continue;
    if (step === STEPS && isOpaque) {
      row[x] = full;
      continue;
    }
    const alpha = (opacity / 255) * (step / STEPS);
    const under = row[x];
    const below = ((under >>> 24) / 255) * (1 - alpha);
    const both = alpha + below;
    if (both === 0) continue;
    const mix = (/** @type {number} */ over, /** @type {number} */ shift) =>
      Math.round((over * alpha + ((under >>> shift) & 255) * below) / both) << shift;
    row[x] = (mix(red, 0) | mix(green, 8) | mix(blue, 16) | (Math.round(both * 255) << 24)) >>> 0;
  }
}
