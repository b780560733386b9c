// A small binary file of a maze: formats/mzw/layout.js holds its bytes. Nothing of a maze is lost, and what
// is read is checked before memory is taken for it.

import { deflateSync, inflateSync } from 'fflate';
import { describe } from '../util/describe.js';
import { fail, MazeError } from '../util/error.js';
import { isTypedArray } from '../util/realm.js';
import { crc32 } from './bytes/crc32.js';
import {
  CHECKED_FROM,
  FIELDS,
  HEADER,
  MAX_CELLS,
  MAX_RATIO,
  NO_CELL,
  PLANES,
  SHAPE_LENGTH,
  VERSION,
} from './mzw/layout.js';
import { bitsOfShape, packPassages, unpackPassages } from './mzw/pack-passages.js';
import { checkMaze, noProblem } from './options/maze.js';
import { readOptions } from './options/read-options.js';

/** @typedef {import('./options/maze.js').Maze} Maze */
/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('../options/types.js').Bytes} Bytes */

/**
 * @typedef {object} ReadMzwOptions
 * @property {number} [maxCells] a file of a larger maze is refused before memory is taken; 2^28
 */

/**
 * The data of a maze for `mw.adopt`: the fields of a maze by their names.
 * @typedef {{ shape: string, width: number, height: number, levels: number, passages: Uint8Array,
 *   [field: string]: unknown }} MazeData
 */

/**
 * Of fflate's levels. With it a maze of 4000 x 4000 by recursiveBacktracker has 3.68 MB, by wilson 3.95 MB, as
 * with every level from 1 on; stored, 4 MB.
 */
const LEVEL = 6;

/** Bytes are little-endian in files, whatever the machine. */
const isLittle = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** @param {Uint8Array | Uint32Array | Int32Array} plane */
function bytesOf(plane) {
  const bytes = new Uint8Array(plane.buffer, plane.byteOffset, plane.byteLength);
  return isLittle || plane.BYTES_PER_ELEMENT === 1 ? bytes : swapped(bytes.slice());
}

/** The words of bytes with their bytes in the other order, in place. @param {Uint8Array} bytes */
function swapped(bytes) {
  for (let at = 0; at < bytes.length; at += 4) bytes.subarray(at, at + 4).reverse();
  return bytes;
}

/** @param {Maze} maze */
function passagesOf(maze) {
  const bits = bitsOfShape(maze.shape);
  const packed = bits < 8 ? packPassages(maze, bits) : null;
  return packed ? { bits, bytes: packed } : { bits: 8, bytes: maze.passages };
}

/**
 * The maze as a small binary file, .mzw: a header, and its planes deflated. It holds all that `maze.toJSON()`
 * holds. Walls of squares are 2 bits per cell before deflate: a maze of 4000 x 4000 takes about 4 MB. Cost:
 * O(cells).
 * @param {AnyMaze} maze
 * @param {Record<string, never>} [options] there are none
 * @returns {Bytes}
 */
export function toMzw(maze, options) {
  readOptions('toMzw', [], options);
  const known = checkMaze(maze, noProblem);
  const { bits, bytes: passages } = passagesOf(known);
  const { graph, seed } = known;
  /** @type {Record<string, any>} */
  const planes = { ...known, 'graph.edges': graph?.edges, 'graph.positions': graph?.positions };
  const fields = Object.fromEntries(
    FIELDS.map((field) => [field, /** @type {any} */ (known)[field]]),
  );
  if (typeof seed === 'bigint') fields.seed = { bigint: String(seed) };

  /** @type {Uint8Array[]} */
  const parts = [new TextEncoder().encode(JSON.stringify(fields))];
  let flags = 0;
  for (const [i, { id }] of PLANES.entries()) {
    const plane = planes[id];
    if (!plane) continue;
    flags |= 1 << i;
    parts.push(id === 'passages' ? passages : bytesOf(plane));
  }
  const deflated = parts.map((part) => deflateSync(part, { level: LEVEL }));
  const size = deflated.reduce((sum, part) => sum + 8 + part.length, HEADER);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode(`MZW${VERSION}`));
  file.set(new TextEncoder().encode(known.shape), 8);
  const { width, height, levels, cellCount, start, end } = known;
  for (const [i, number] of [width, height, levels, cellCount, start, end].entries()) {
    view.setUint32(24 + 4 * i, number ?? NO_CELL, true);
  }
  view.setUint16(48, flags, true);
  file[50] = bits;
  file[51] = Number(known.dungeon);
  let at = HEADER;
  for (const [i, part] of deflated.entries()) {
    view.setUint32(at, parts[i].length, true);
    view.setUint32(at + 4, part.length, true);
    file.set(part, at + 8);
    at += 8 + part.length;
  }
  view.setUint32(4, crc32(file.subarray(CHECKED_FROM)), true);
  return file;
}

/** @param {string} why @param {import('../util/error.js').ErrorCode} [code] @returns {never} */
const refuse = (why, code) => fail('bytes', `bytes must be a file of toMzw; ${why}`, code);

/**
 * The data of a maze from a .mzw file: `mw.adopt(readMzw(bytes))` is the maze again, with its code, and by it
 * algorithm, seed and passes. Throws a MazeError for what is no such file, and for one of a later version; whether
 * the data is a maze, `adopt` checks. Memory: at most 1032 bytes per byte of the file and plane, and four per
 * cell that the file has bytes for. Cost: O(cells).
 * @param {Uint8Array} bytes
 * @param {ReadMzwOptions} [options]
 * @returns {MazeData}
 */
export function readMzw(bytes, options) {
  const { maxCells } = readOptions('readMzw', readParams, options);
  if (!isTypedArray(bytes, 'Uint8Array')) {
    fail('bytes', `bytes must be a Uint8Array; got ${describe(bytes)}`);
  }
  return dataFrom(copied(bytes), maxCells);
}

const readParams = /** @type {const} */ ([
  {
    id: 'maxCells',
    kind: 'integer',
    min: 1,
    max: MAX_CELLS,
    default: MAX_CELLS,
    title: 'Most cells',
  },
]);

/** Bytes that nobody changes meanwhile. @param {Uint8Array} bytes */
function copied(bytes) {
  try {
    return new Uint8Array(bytes);
  } catch {
    return fail('bytes', 'bytes must be a Uint8Array that can be read; its buffer is detached');
  }
}

/** @param {Uint8Array} file @param {number} maxCells @returns {MazeData} */
function dataFrom(file, maxCells) {
  const view = new DataView(file.buffer);
  const [magic, version] = [String.fromCharCode(...file.subarray(0, 3)), file[3]];
  if (magic !== 'MZW') refuse('it does not begin with MZW');
  if (version !== VERSION.charCodeAt(0)) {
    refuse(`it has version ${describe(String.fromCharCode(version))}, this release reads 1`);
  }
  if (file.length < HEADER) refuse('it ends within its header');
  if (view.getUint32(4, true) !== crc32(file.subarray(CHECKED_FROM))) {
    refuse('its bytes do not match its checksum');
  }
  const [width, height, levels, cells, start, end] = Array.from({ length: 6 }, (_, i) =>
    view.getUint32(24 + 4 * i, true),
  );
  const [flags, bits, dungeon] = [view.getUint16(48, true), file[50], file[51]];
  if (cells > maxCells) refuse(`it has ${cells} cells, over ${maxCells}`, 'too-large');
  if (flags >> PLANES.length !== 0 || (flags & 1) === 0) refuse('it has no known set of planes');
  if (![2, 4, 8].includes(bits) || dungeon > 1) refuse('its header has an unknown flag');
  if (bits < 8 && width * height * levels !== cells) refuse('its sizes and cells differ');

  let at = HEADER;
  /** The next part. @param {number | null} want its bytes when inflated; null for what it says */
  const next = (want) => {
    if (at + 8 > file.length) refuse('it ends within its parts');
    const [size, length] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
    const from = at + 8;
    at = from + length;
    if (at > file.length) refuse('it ends within its parts');
    if (want !== null && size !== want) refuse('a plane has another size than the cells');
    if (size > MAX_RATIO * length) refuse('a part is larger than deflate can make it');
    return inflated(file.subarray(from, at), size);
  };
  const fields = fieldsFrom(next(null));
  /** @type {Record<string, any>} */
  const planes = {};
  for (const [i, { id, type, perCell }] of PLANES.entries()) {
    if (((flags >> i) & 1) === 0) {
      planes[id] = null;
      continue;
    }
    const perByte = id === 'passages' ? 8 / bits : 1;
    const part = next(perCell ? Math.ceil(cells / perByte) : null);
    if (part.length % type.BYTES_PER_ELEMENT !== 0) refuse('a plane ends within a number');
    if (type === Uint8Array) planes[id] = part;
    else planes[id] = new type((isLittle ? part : swapped(part)).slice().buffer);
  }
  if (at !== file.length) refuse('bytes follow its last part');
  if (bits < 8) planes.passages = unpackPassages(planes.passages, bits, { width, height, levels });
  const { 'graph.edges': edges, 'graph.positions': positions, ...own } = planes;
  const shape = String.fromCharCode(...file.subarray(8, 8 + SHAPE_LENGTH)).replace(/\0+$/, '');
  return /** @type {any} */ ({
    ...fields,
    ...own,
    ...{ shape, width, height, levels, dungeon: dungeon === 1 },
    start: start === NO_CELL ? null : start,
    end: end === NO_CELL ? null : end,
    graph: edges && { edges, positions },
  });
}

/**
 * Exactly so many bytes. One more has room, by which a longer part is known.
 * @param {Uint8Array} part
 * @param {number} size
 * @returns {Uint8Array}
 */
function inflated(part, size) {
  try {
    const bytes = inflateSync(part, { out: new Uint8Array(size + 1) });
    if (bytes.length === size) return bytes.slice();
  } catch {
    // fflate throws errors of several classes.
  }
  return refuse('a part is damaged');
}

/** @param {Uint8Array} bytes @returns {Record<string, unknown>} */
function fieldsFrom(bytes) {
  try {
    const found = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const fields = Object.fromEntries(FIELDS.map((field) => [field, found[field] ?? null]));
    const digits = fields.seed?.bigint;
    if (typeof digits === 'string' && /^-?\d{1,20}$/.test(digits)) fields.seed = BigInt(digits);
    return fields;
  } catch (error) {
    if (error instanceof MazeError) throw error;
    return refuse('its fields are no JSON');
  }
}

/** @type {import('./options/row.js').FormatRow} */
export const mzw = {
  id: 'mzw',
  use: 'data',
  title: 'Mazewright (.mzw)',
  about: 'The whole maze in a small binary file, to be read again.',
  extension: 'mzw',
  mediaType: 'application/octet-stream',
  binary: true,
  loses: [],
  params: [],
  problem: noProblem,
  write: toMzw,
  ko: {
    title: 'Mazewright (.mzw)',
    about: '미로 전체를 작은 바이너리 파일로 저장해 나중에 다시 불러올 수 있습니다.',
    params: {},
  },
};
