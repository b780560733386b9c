/** @import { Fit } from '../geometry/fit.js' */

/** Packed pixels of a part of a canvas. @typedef {{ pixels: Uint32Array, left: number, top: number, right: number, bottom: number }} Target */

/** Cells of a path between two yields: some milliseconds. */
const CELLS_PER_STEP = 120_000;
/** The width of a path as a part of a cell. */
const PATH = 0.26;

/**
 * Draws a path over the floor, in steps.
 * @param {Target} target @param {Fit} at @param {ArrayLike<number>} path @param {number} color
 */
export function* plotPath({ pixels, left, top, right, bottom }, at, path, color) {
  const { cell, columns } = at;
  const width = right - left;
  const wide = Math.max(1, Math.round(cell * PATH));
  const shift = Math.floor((wide - 1) / 2);
  let [lastX, lastY] = [0, 0];
  for (let i = 0; i < path.length; i += 1) {
    const row = Math.floor(path[i] / columns);
    const x = at.left + Math.floor((path[i] - row * columns + 0.5) * cell) - shift;
    const y = at.top + Math.floor((row + 0.5) * cell) - shift;
    const [fromX, fromY] = i === 0 ? [x, y] : [Math.min(x, lastX), Math.min(y, lastY)];
    const endX = Math.min(right, Math.max(x, i === 0 ? x : lastX) + wide);
    const endY = Math.min(bottom, Math.max(y, i === 0 ? y : lastY) + wide);
    for (let py = Math.max(top, fromY); py < endY; py += 1) {
      const base = (py - top) * width - left;
      for (let px = Math.max(left, fromX); px < endX; px += 1) pixels[base + px] = color;
    }
    [lastX, lastY] = [x, y];
    if (i % CELLS_PER_STEP === CELLS_PER_STEP - 1) yield;
  }
}

/** Whether each cell of a path is next to the one before, which glued edges prevent. @param {ArrayLike<number>} path @param {number} columns */
export function isConnected(path, columns) {
  for (let i = 1; i < path.length; i += 1) {
    const apart = Math.abs(path[i] - path[i - 1]);
    if (
      apart !== columns &&
      (apart !== 1 || Math.floor(path[i] / columns) !== Math.floor(path[i - 1] / columns))
    ) {
      return false;
    }
  }
  return true;
}
