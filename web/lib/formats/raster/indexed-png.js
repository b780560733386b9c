import { joinBytes } from '../bytes/join-bytes.js';
import { chunk, INDEXED } from '../bytes/png-chunks.js';
import { channels } from '../options/color.js';
import { compressed, headOf } from './png-file.js';

/** Bits of an index. */
const DEPTH = 4;

/** @param {string} color #rrggbb or #rrggbbaa @returns {number} red, green, blue and opacity from the lowest byte */
function numberOf(color) {
  const [red, green, blue, opacity] = channels(color);
  return ((opacity << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/**
 * A square picture of at most 16 colours as a PNG. The same picture gives the same bytes in every engine.
 * Cost: O(pixels).
 * @param {Uint8Array} indices of the colours of the pixels, row by row
 * @param {number} side in pixels, an even number
 * @param {readonly string[]} colors #rrggbb, or #rrggbbaa, which come first
 * @returns {import('../../options/types.js').Bytes}
 */
export function indexedPng(indices, side, colors) {
  const storage = { kind: INDEXED, depth: DEPTH, colors: colors.map(numberOf) };
  const rows = new Uint32Array(side);
  for (let y = 1; y < side; ++y) {
    const [above, row] = [(y - 1) * side, y * side];
    let x = 0;
    while (x < side && indices[row + x] === indices[above + x]) ++x;
    rows[y] = x === side ? rows[y - 1] : y;
  }
  const raster = { width: side, height: side, rows, pixels: new Uint32Array(0) };
  return joinBytes([
    ...headOf(side, side, storage, ''),
    chunk('IDAT', compressed(raster, storage, indices)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}
