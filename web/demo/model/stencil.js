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
  const { box, squares, middles } = geometryOf(maze);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const fine = Math.max(1, Math.min(FINE, MOST_SIDE / Math.max(wide, high)));
  const picture = drawn(stencil, Math.round(wide * fine), Math.round(high * fine));
  const invert = stencil.kind === 'image' && stencil.invert;
  if (squares) return kept(imageMask(picture, { width: maze.width, height: maze.height, invert }));
  const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * SAMPLES)));
  const { mask } = imageMask(picture, { width, height, invert });
  const cells = new Uint8Array(maze.cellCount);
  for (let cell = 0; cell < cells.length; cell += 1) {
    const x = Math.floor(((middles[2 * cell] - box.left) / wide) * width);
    const y = Math.floor(((middles[2 * cell + 1] - box.top) / high) * height);
    cells[cell] = mask[Math.min(height - 1, y) * width + Math.min(width - 1, x)];
  }
  return kept({ mask: cells });
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
