// Source: ISO/IEC 15948, Portable Network Graphics: chunks, filters, palettes.

import { strToU8, zlibSync } from 'fflate';
import { chunk, headerChunk, INDEXED, PNG_SIGNATURE, RGB, RGBA } from '../bytes/png-chunks.js';
import { paletteOf } from './palette.js';

/** @typedef {import('./raster.js').Raster} Raster */

/** Of fflate's levels. */
const LEVEL = 4;
const [FILTER_NONE, FILTER_UP] = [0, 2];

/**
 * How pixels are stored: by indexed colours, of which those with opacity come first, or by their channels.
 * @typedef {{ kind: typeof INDEXED | typeof RGB | typeof RGBA, depth: number, colors: readonly number[] }} Storage
 */

/**
 * A raster as the chunks of a PNG: an index per pixel where at most 256 colours are used, else red, green
 * and blue, and opacity where it differs.
 * @param {Raster} raster
 * @param {string} title
 * @returns {Uint8Array[]}
 */
export function pngChunks(raster, title) {
  const { width, height, pixels } = raster;
  const palette = paletteOf(pixels);
  const kind = palette ? INDEXED : pixels.every((pixel) => pixel >>> 24 === 255) ? RGB : RGBA;
  const colors = palette?.colors ?? [];
  const depth = palette ? ([1, 2, 4, 8].find((bits) => colors.length <= 2 ** bits) ?? 8) : 8;
  const storage = { kind, depth, colors };
  return [
    ...headOf(width, height, storage, title),
    chunk('IDAT', compressed(raster, storage, palette?.indices)),
    chunk('IEND', new Uint8Array(0)),
  ];
}

/** Signature, header, title and palette. @param {number} width @param {number} height @param {Storage} storage @param {string} title */
export function headOf(width, height, { kind, depth, colors }, title) {
  const parts = [Uint8Array.from(PNG_SIGNATURE), headerChunk(width, height, depth, kind)];
  if (title !== '') parts.push(chunk('iTXt', strToU8(`Title\0\0\0\0\0${title}`)));
  if (kind !== INDEXED) return parts;
  const bytes = colors.flatMap((c) => [c & 255, (c >> 8) & 255, (c >> 16) & 255]);
  parts.push(chunk('PLTE', Uint8Array.from(bytes)));
  const alphas = colors.map((color) => color >>> 24);
  while (alphas.at(-1) === 255) alphas.pop();
  if (alphas.length > 0) parts.push(chunk('tRNS', Uint8Array.from(alphas)));
  return parts;
}

/**
 * The rows of a raster, filtered and compressed.
 * @param {Raster} raster
 * @param {Storage} storage
 * @param {Uint8Array} [indices] of the pixels, where colours are indexed
 */
export function compressed(raster, { kind, depth }, indices) {
  const { width, pixels } = raster;
  const channels = kind === RGB ? 3 : 4;
  const stride = 1 + Math.ceil((width * (indices ? depth : 8 * channels)) / 8);
  const write = indices ? packing(indices, width, depth) : storing(pixels, width, channels);
  return zlibSync(rowsOf(raster, stride, write), { level: LEVEL });
}

/** Writes a kept row at a place. @typedef {(to: Uint8Array, at: number, row: number) => void} WriteRow */

/**
 * The filtered rows of a picture. A row that repeats the one above is nothing but zeros; other filters
 * would make more different bytes of flat colours.
 * @param {Raster} raster @param {number} stride bytes of a row with its filter @param {WriteRow} write
 */
function rowsOf({ height, rows }, stride, write) {
  const raw = new Uint8Array(stride * height);
  for (let y = 0; y < height; ++y) {
    const isRepeated = y > 0 && rows[y] === rows[y - 1];
    raw[y * stride] = isRepeated ? FILTER_UP : FILTER_NONE;
    if (!isRepeated) write(raw, y * stride + 1, rows[y]);
  }
  return raw;
}

/** @param {Uint8Array} indices @param {number} width @param {number} depth @returns {WriteRow} */
function packing(indices, width, depth) {
  if (depth === 8) {
    return (to, at, row) => to.set(indices.subarray(row * width, (row + 1) * width), at);
  }
  return (to, at, row) => {
    let [byte, bits] = [0, 0];
    for (let i = row * width; i < (row + 1) * width; ++i) {
      byte = (byte << depth) | indices[i];
      bits += depth;
      if (bits < 8) continue;
      to[at++] = byte;
      [byte, bits] = [0, 0];
    }
    if (bits > 0) to[at] = byte << (8 - bits);
  };
}

/** @param {Uint32Array} pixels @param {number} width @param {3 | 4} channels @returns {WriteRow} */
function storing(pixels, width, channels) {
  return (to, at, row) => {
    for (let i = row * width; i < (row + 1) * width; ++i, at += channels) {
      const pixel = pixels[i];
      to[at] = pixel;
      to[at + 1] = pixel >>> 8;
      to[at + 2] = pixel >>> 16;
      if (channels === 4) to[at + 3] = pixel >>> 24;
    }
  };
}
