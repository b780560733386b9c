// The chunks that every PNG has. Source: ISO/IEC 15948, Portable Network Graphics.

import { strToU8 } from 'fflate';
import { crc32 } from './crc32.js';

export const PNG_SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** Kinds of pixels: red, green and blue, numbers of a palette, or colours with opacity. */
export const [RGB, INDEXED, RGBA] = [2, 3, 6];

/** @param {string} name @param {ArrayLike<number>} data */
export function chunk(name, data) {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(strToU8(name), 4);
  bytes.set(data, 8);
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(4, -4)));
  return bytes;
}

/** @param {number} width @param {number} height @param {number} depth bits @param {number} pixels their kind */
export function headerChunk(width, height, depth, pixels) {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = depth;
  header[9] = pixels;
  return chunk('IHDR', header);
}
