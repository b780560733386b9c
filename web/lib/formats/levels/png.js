// PNG of indexed colours, of which the first is transparent. Source: PNG Specification, Third Edition
// (W3C); deflate by fflate.

import { strToU8, zlibSync } from 'fflate';
import { joinBytes } from '../bytes/join-bytes.js';
import { chunk, headerChunk, INDEXED, PNG_SIGNATURE } from '../bytes/png-chunks.js';
import { channels } from '../options/color.js';

/** @param {string} color # and six digits */
const rgb = (color) => channels(color).slice(0, 3);

/**
 * @param {{ width: number, height: number, data: Uint8Array }} picture a number of the palette per pixel
 * @param {readonly string[]} palette at most 256 colours
 * @param {Readonly<Record<string, string>>} texts by their keywords, in ASCII
 * @returns {Uint8Array}
 */
export function writePng({ width, height, data }, palette, texts) {
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; ++y) {
    lines.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return joinBytes([
    PNG_SIGNATURE,
    headerChunk(width, height, 8, INDEXED),
    chunk('PLTE', palette.flatMap(rgb)),
    chunk('tRNS', [0]),
    ...Object.entries(texts).map(([key, text]) => chunk('tEXt', strToU8(`${key}\0${text}`))),
    chunk('IDAT', zlibSync(lines, { level: 9 })),
    chunk('IEND', []),
  ]);
}
