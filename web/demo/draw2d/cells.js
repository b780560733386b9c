import { tracePolygon } from './polygons.js';

/** Cells per path. The time of a path grows faster than its length. */
const BATCH = 200;

/**
 * Fills cells. All plain squares: an image of one pixel per cell, scaled by a whole number, which takes
 * a few milliseconds for 160,000 cells, a hundredth of the time of rectangles. Otherwise: paths per
 * colour, with an outline of one pixel that closes the gaps between cells.
 * @param {CanvasRenderingContext2D} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {(cell: number) => number} colorOf a colour of `packed`; 0 leaves the cell empty
 * @param {Iterable<number> | null} [cells] default: all
 */
export function paintCells(context, at, colorOf, cells = null) {
  if (at.squares && cells === null) {
    paintPixels(context, at, colorOf);
    return;
  }
  /** @type {Map<number, number[]>} */
  const buckets = new Map();
  const put = (/** @type {number} */ cell) => {
    const color = colorOf(cell);
    if (color === 0) return;
    const bucket = buckets.get(color);
    if (bucket) bucket.push(cell);
    else buckets.set(color, [cell]);
  };
  if (cells) for (const cell of cells) put(cell);
  else for (let cell = 0; cell + 1 < at.geometry.starts.length; cell += 1) put(cell);
  context.lineJoin = 'round';
  context.lineWidth = 1;
  for (const color of [...buckets.keys()].sort((a, b) => a - b)) {
    const bucket = /** @type {number[]} */ (buckets.get(color));
    context.fillStyle = unpacked(color);
    context.strokeStyle = context.fillStyle;
    for (let i = 0; i < bucket.length; i += BATCH) {
      context.beginPath();
      for (const cell of bucket.slice(i, i + BATCH)) {
        tracePolygon(context, at, cell);
      }
      context.fill();
      context.stroke();
    }
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {(cell: number) => number} colorOf
 */
function paintPixels(context, at, colorOf) {
  const small = document.createElement('canvas');
  small.width = at.columns;
  small.height = at.rows;
  const pen = /** @type {CanvasRenderingContext2D} */ (small.getContext('2d'));
  const image = pen.createImageData(at.columns, at.rows);
  const pixels = new Uint32Array(image.data.buffer);
  for (let cell = 0; cell < pixels.length; cell += 1) pixels[cell] = colorOf(cell);
  pen.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(small, at.pad, at.pad, at.columns * at.cell, at.rows * at.cell);
}

/** A CSS `rgb(...)` or `#rrggbb` as one little-endian RGBA pixel. @param {string} css */
export function packed(css) {
  const [red, green, blue] = css.startsWith('#')
    ? [1, 3, 5].map((from) => Number.parseInt(css.slice(from, from + 2), 16))
    : /** @type {string[]} */ (css.match(/[\d.]+/g)).map(Number);
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** The CSS colour of a pixel of `packed`. @param {number} pixel */
export function unpacked(pixel) {
  return `rgb(${pixel & 255} ${(pixel >> 8) & 255} ${(pixel >> 16) & 255})`;
}
