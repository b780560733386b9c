// PNG of indexed colours, of which the first is transparent. Source: PNG Specification, Third Edition
// (W3C); deflate by fflate.
import { strToU8, zlibSync } from 'fflate';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const INDEXED = 3;

/** @param {Uint8Array} bytes */
function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

/** @param {number} number */
const word = (number) => [number >>> 24, (number >> 16) & 255, (number >> 8) & 255, number & 255];

/**
 * @param {string} type
 * @param {ArrayLike<number>} body
 */
function chunk(type, body) {
  const checked = new Uint8Array(4 + body.length);
  checked.set(strToU8(type));
  checked.set(body, 4);
  return [...word(body.length), ...checked, ...word(crc32(checked))];
}

/** @param {string} color # and six digits */
const rgb = (color) => word(Number.parseInt(color.slice(1), 16)).slice(1);

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
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...word(width), ...word(height), 8, INDEXED, 0, 0, 0]),
    ...chunk('PLTE', palette.flatMap(rgb)),
    ...chunk('tRNS', [0]),
    ...Object.entries(texts).flatMap(([key, text]) => chunk('tEXt', strToU8(`${key}\0${text}`))),
    ...chunk('IDAT', zlibSync(lines, { level: 9 })),
    ...chunk('IEND', []),
  ]);
}
