import { imageMask } from 'mazewright/mask';
import { geometryOf } from './geometry.js';

/** @typedef {{ kind: 'text', text: string } | { kind: 'image', image: ImageBitmap, invert: boolean }} Stencil */

/** Pixels of a stencil a unit of the drawing, and at most. */
const FINE = 8;
const MOST_SIDE = 2_048;
/** Samples a unit on shapes other than plain squares. */
const SAMPLES = 4;

/**
 * The cells that a text or a picture keeps, whatever their shape; null where it keeps none.
 * @param {any} mw
 * @param {any} options of the maze
 * @param {Stencil} stencil
 * @returns {Uint8Array | null}
 */
export function stencilMask(mw, options, stencil) {
  const { mask: _, parts: __, start: ___, end: ____, ...bare } = options;
  if (mw.check(bare) !== null) return null;
  const maze = mw.generate({ ...bare, steps: false });
  const geometry = geometryOf(maze);
  const invert = stencil.kind === 'image' && stencil.invert;
  if (geometry.squares) {
    const { width, height } = maze;
    const fine = fineOf(width, height);
    return kept(imageMask(drawn(stencil, width * fine, height * fine), { width, height, invert }));
  }
  const cells = new Uint8Array(maze.cellCount);
  const each = maze.cellCount / maze.levels;
  for (let from = 0; from < maze.cellCount; from += each) {
    fillPanel(cells, geometry, stencil, invert, { from, end: from + each });
  }
  return kept({ mask: cells });
}

/** Pixels a unit. @param {number} wide @param {number} high */
const fineOf = (wide, high) => Math.max(1, Math.min(FINE, MOST_SIDE / Math.max(wide, high)));

/** Every level, and every face, has the whole of the stencil. @type {(cells: Uint8Array, geometry: import('./geometry.js').Geometry, stencil: Stencil, invert: boolean, range: { from: number, end: number }) => void} */
function fillPanel(cells, { points, starts, middles }, stencil, invert, { from, end }) {
  const corners = points.subarray(2 * starts[from], 2 * starts[end]);
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  corners.forEach((/** @type {number} */ value, /** @type {number} */ i) => {
    low[i % 2] = Math.min(low[i % 2], value);
    high[i % 2] = Math.max(high[i % 2], value);
  });
  const sides = low.map((value, axis) => Math.max(1e-3, high[axis] - value));
  const fine = fineOf(sides[0], sides[1]);
  const [width, height] = sides.map((side) => Math.max(1, Math.round(side * SAMPLES)));
  const picture = drawn(stencil, Math.round(sides[0] * fine), Math.round(sides[1] * fine));
  const { mask } = imageMask(picture, { width, height, invert });
  for (let cell = from; cell < end; cell += 1) {
    const x = Math.floor(((middles[2 * cell] - low[0]) / sides[0]) * width);
    const y = Math.floor(((middles[2 * cell + 1] - low[1]) / sides[1]) * height);
    cells[cell] = mask[Math.min(height - 1, y) * width + Math.min(width - 1, x)];
  }
}

/** @param {{ mask: Uint8Array }} result */
const kept = ({ mask }) => (mask.includes(1) ? mask : null);

/** The stencil as large as it gets within a size. @param {Stencil} stencil @param {number} width @param {number} height */
function drawn(stencil, width, height) {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (
    canvas.getContext('2d', { willReadFrequently: true })
  );
  if (stencil.kind === 'text') drawText(pen, stencil.text);
  else drawImage(pen, stencil);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** Heavy letters, stretched over the whole size within reason. @param {OffscreenCanvasRenderingContext2D} pen @param {string} text */
function drawText(pen, text) {
  const { width, height } = pen.canvas;
  const size = 100;
  pen.font = `900 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  const box = pen.measureText(text);
  const wide = box.actualBoundingBoxLeft + box.actualBoundingBoxRight;
  const high = box.actualBoundingBoxAscent + box.actualBoundingBoxDescent;
  if (wide <= 0 || high <= 0) return;
  const most = Math.min(width / wide, height / high) * 2.4;
  const [across, down] = [Math.min(width / wide, most), Math.min(height / high, most)];
  pen.translate(width / 2, height / 2);
  pen.scale(across, down);
  const x = (box.actualBoundingBoxLeft - box.actualBoundingBoxRight) / 2;
  const y = (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
  pen.fillStyle = '#000';
  pen.fillText(text, x, y);
}

/** Nothing around it counts as part of the picture. @param {OffscreenCanvasRenderingContext2D} pen @param {{ image: ImageBitmap, invert: boolean }} stencil */
function drawImage(pen, { image, invert }) {
  const { width, height } = pen.canvas;
  const scale = Math.min(width / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  if (invert) {
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, width, height);
    pen.clearRect((width - wide) / 2, (height - high) / 2, wide, high);
  }
  pen.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
}
