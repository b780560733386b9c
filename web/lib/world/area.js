import { readCoordinate, readKeys } from './places.js';

/** @typedef {import('./chunks.js').WorldChunks} WorldChunks */

/**
 * A part of a world in cells. It may reach beyond the world.
 * @typedef {{ x: number, y: number, width: number, height: number }} WorldArea
 */

/**
 * The cells of an area.
 * @typedef {{ width: number, height: number, passages: Uint8Array, kinds: Uint8Array }} Planes
 */

/** The most cells of an area that is read. */
const MAX_CELLS = 2 ** 20;

/** No cell of a world lies beyond these. */
const CORNERS = { first: -(2 ** 52), end: 2 ** 52 };

/** @param {unknown} value @returns {WorldArea} */
function readArea(value) {
  const given = readKeys('area', value, ['x', 'y', 'width', 'height']);
  /** @param {keyof WorldArea} key @param {{ first: number, end: number }} range */
  const read = (key, range) => readCoordinate(`area.${key}`, given[key], range);
  const width = read('width', { first: 0, end: MAX_CELLS + 1 });
  const end = Math.floor(MAX_CELLS / Math.max(width, 1)) + 1;
  return {
    x: read('x', CORNERS),
    y: read('y', CORNERS),
    width,
    height: read('height', { first: 0, end }),
  };
}

/**
 * The passages of the cells of an area, doors included, and what the cells are: 0 for rock and beyond the
 * world. Reads each chunk once.
 * @param {WorldChunks} chunks
 * @param {number} size of a chunk
 * @param {{ first: number, end: number }} cells of the world on both axes
 * @param {unknown} area
 * @returns {Planes}
 */
export function planesOf(chunks, size, { first, end }, area) {
  const { x, y, width, height } = readArea(area);
  const passages = new Uint8Array(width * height);
  const kinds = new Uint8Array(width * height);
  const [left, top] = [Math.max(x, first), Math.max(y, first)];
  const [right, bottom] = [Math.min(x + width, end), Math.min(y + height, end)];
  for (let cy = Math.floor(top / size); cy * size < bottom; ++cy) {
    for (let cx = Math.floor(left / size); cx * size < right; ++cx) {
      const chunk = chunks.open(cx, cy);
      const from = Math.max(left, cx * size);
      const to = Math.min(right, (cx + 1) * size);
      const last = Math.min(bottom, (cy + 1) * size);
      for (let row = Math.max(top, cy * size); row < last; ++row) {
        const start = (row - cy * size) * size - cx * size;
        const target = (row - y) * width + from - x;
        passages.set(chunk.passages.subarray(start + from, start + to), target);
        if (chunk.kinds) kinds.set(chunk.kinds.subarray(start + from, start + to), target);
        else kinds.fill(1, target, target + to - from);
      }
    }
  }
  return { width, height, passages, kinds };
}

/**
 * As `maze.tiles` has them, with corridors and walls one tile wide.
 * @param {Planes} planes of a maze
 */
export function tilesOf({ width, height, passages, kinds }) {
  const across = 2 * width + 1;
  const data = new Uint8Array(across * (2 * height + 1));
  const steps = [-across, across, -1, 1];
  for (let cell = 0; cell < kinds.length; ++cell) {
    const column = cell % width;
    const at = (2 * ((cell - column) / width) + 1) * across + 2 * column + 1;
    data[at] = kinds[cell];
    for (let side = 0; side < 4; ++side) {
      if ((passages[cell] >> side) & 1) data[at + steps[side]] = kinds[cell];
    }
  }
  return { width: across, height: 2 * height + 1, data };
}

/**
 * As `maze.lines` has them: of a wall between two open cells, the one north or west of it draws it.
 * @param {Planes} planes
 */
export function linesOf({ width, passages, kinds }) {
  /** @type {number[]} */
  const lines = [];
  for (let cell = 0; cell < kinds.length; ++cell) {
    if (kinds[cell] === 0) continue;
    const open = passages[cell];
    const x = cell % width;
    const y = (cell - x) / width;
    if (!(open & 1) && !kinds[cell - width]) lines.push(x, y, x + 1, y);
    if (!(open & 2)) lines.push(x + 1, y + 1, x, y + 1);
    if (!(open & 4) && (x === 0 || kinds[cell - 1] === 0)) lines.push(x, y + 1, x, y);
    if (!(open & 8)) lines.push(x + 1, y, x + 1, y + 1);
  }
  return Float32Array.from(lines);
}
