// Source: ISO/IEC 15948, Portable Network Graphics: chunks, filters, palettes.

import { strToU8, zlibSync } from 'fflate';
import { chunk, headerChunk, INDEXED, PNG_SIGNATURE, RGBA } from '../bytes/png-chunks.js';

/** @typedef {import('./raster.js').Raster} Raster */

/** Of fflate's levels. */
const LEVEL = 4;
const [FILTER_NONE, FILTER_UP] = [0, 2];

/**
 * The colours of rasters, and how pixels are stored: an index where at most 256 colours are used.
 * @typedef {{ colors: number[], indexOf: Map<number, number>, depth: number, isIndexed: boolean }} Palette
 */

/** @param {Uint32Array} pixels @returns {Palette} */
export function paletteOf(pixels) {
  const used = new Set();
  let last = -1;
  // A loop over indices: an iterator takes several times as long.
  for (let i = 0; i < pixels.length; ++i) {
    if (pixels[i] === last) continue;
    last = pixels[i];
    used.add(last);
    if (used.size > 256) return { colors: [], indexOf: new Map(), depth: 8, isIndexed: false };
  }
  // Those with opacity come first, so that tRNS is short.
  const colors = [...used].sort((a, b) => (a >>> 24) - (b >>> 24));
  const depth = [1, 2, 4, 8].find((bits) => colors.length <= 2 ** bits) ?? 8;
  return { colors, indexOf: new Map(colors.map((color, i) => [color, i])), depth, isIndexed: true };
}

/** Header, palette and title. @param {number} width @param {number} height @param {Palette} palette @param {string} title */
export function headOf(width, height, { colors, depth, isIndexed }, title) {
  const parts = [
    Uint8Array.from(PNG_SIGNATURE),
    headerChunk(width, height, depth, isIndexed ? INDEXED : RGBA),
  ];
  if (title !== '') parts.push(chunk('iTXt', strToU8(`Title\0\0\0\0\0${title}`)));
  if (isIndexed) {
    parts.push(
      chunk(
        'PLTE',
        Uint8Array.from(colors.flatMap((c) => [c & 255, (c >> 8) & 255, (c >> 16) & 255])),
      ),
    );
    const alphas = colors.map((color) => color >>> 24);
    while (alphas.at(-1) === 255) alphas.pop();
    if (alphas.length > 0) parts.push(chunk('tRNS', Uint8Array.from(alphas)));
  }
  return parts;
}

/** The compressed rows of a raster. @param {Raster} raster @param {Palette} palette */
export function compressed({ width, height, rows, pixels }, { indexOf, depth, isIndexed }) {
  const stride = 1 + (isIndexed ? Math.ceil((width * depth) / 8) : 4 * width);
  const raw = new Uint8Array(stride * height);
  for (let y = 0; y < height; ++y) {
    let at = y * stride;
    if (y > 0 && rows[y] === rows[y - 1]) {
      raw[at] = FILTER_UP;
      continue;
    }
    raw[at++] = FILTER_NONE;
    const begin = rows[y] * width;
    let [last, index, byte, bits] = [-1, 0, 0, 0];
    for (let x = begin; x < begin + width; ++x) {
      const pixel = pixels[x];
      if (!isIndexed) {
        raw[at++] = pixel;
        raw[at++] = pixel >>> 8;
        raw[at++] = pixel >>> 16;
        raw[at++] = pixel >>> 24;
        continue;
      }
      if (pixel !== last) {
        last = pixel;
        index = /** @type {number} */ (indexOf.get(pixel));
      }
      byte = (byte << depth) | index;
      bits += depth;
      if (bits === 8) {
        raw[at++] = byte;
        [byte, bits] = [0, 0];
      }
    }
    if (bits > 0) raw[at] = byte << (8 - bits);
  }
  return zlibSync(raw, { level: LEVEL });
}
