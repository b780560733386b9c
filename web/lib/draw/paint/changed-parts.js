/** @import { Part } from './part.js' */

/** Device pixels of a side of a tile. */
const TILE = 64;

/**
 * The parts of a canvas that some boxes touch, as runs of tiles.
 * @param {{ width: number, height: number }} at
 * @param {Iterable<Part>} boxes in device pixels
 * @returns {Part[]}
 */
export function changedParts({ width, height }, boxes) {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const touched = new Uint8Array(columns * rows);
  for (const { left, top, right, bottom } of boxes) {
    const lastColumn = Math.min(columns, Math.ceil(right / TILE)) - 1;
    const lastRow = Math.min(rows, Math.ceil(bottom / TILE)) - 1;
    for (let row = Math.max(0, Math.floor(top / TILE)); row <= lastRow; row += 1) {
      for (let column = Math.max(0, Math.floor(left / TILE)); column <= lastColumn; column += 1) {
        touched[row * columns + column] = 1;
      }
    }
  }
  /** @type {Part[]} */
  const parts = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!touched[row * columns + column]) continue;
      const from = column;
      while (column + 1 < columns && touched[row * columns + column + 1]) column += 1;
      const [left, top] = [from * TILE, row * TILE];
      const right = Math.min(width, (column + 1) * TILE);
      parts.push({ left, top, right, bottom: Math.min(height, top + TILE) });
    }
  }
  return parts;
}
