import { imageMask, stretchMask } from 'mazewright/mask';
import { geometryOf } from '../geometry/geometry.js';

/** @typedef {{ kind: 'text', text: string } | { kind: 'image', image: ImageBitmap, invert: boolean }} Stencil */

/** Pixels of a stencil per unit of the drawing, and per side at most. */
const FINE = 8;
const MOST_SIDE = 2_048;
/** Samples per unit on shapes other than plain squares. */
const SAMPLES = 4;

/**
 * The mask of a text or a picture on any shape, one byte per cell; null if it keeps no cell. Each
 * level, and each face of a solid, shows the whole stencil.
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
  const [wide, high] = panelOf(maze, geometry);
  const samples = geometry.squares ? 1 : SAMPLES;
  const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * samples)));
  const picture = imageMask(pixelsOf(stencil, wide, high), { width, height, invert });
  const kept = geometry.squares ? picture.mask : onLevels(maze, geometry, picture);
  return kept.includes(1) ? kept : null;
}

/** @typedef {import('../geometry/geometry.js').Geometry} Geometry */

/** Width and height of a level in the drawing. Shapes with several levels have square cells. @type {(maze: any, geometry: Geometry) => [number, number]} */
const panelOf = ({ width, height, levels }, { squares, box }) =>
  squares || levels > 1 ? [width, height] : [box.right - box.left, box.bottom - box.top];

/** @type {(maze: any, geometry: import('../geometry/geometry.js').Polygons, picture: import('mazewright/mask').SizedMask) => Uint8Array} */
function onLevels({ cellCount, levels }, { points, starts }, picture) {
  const cells = new Uint8Array(cellCount);
  const each = cellCount / levels;
  for (let from = 0; from < cellCount; from += each) {
    const first = starts[from];
    const own = starts
      .slice(from, from + each + 1)
      .map((/** @type {number} */ start) => start - first);
    const corners = points.subarray(2 * first, 2 * starts[from + each]);
    const level = { cellCount: each, polygons: () => ({ points: corners, starts: own }) };
    cells.set(stretchMask(level, picture), from);
  }
  return cells;
}

/** The pixels of the stencil, fitted to a size in units. @param {Stencil} stencil @param {number} wide @param {number} high */
function pixelsOf(stencil, wide, high) {
  const fine = Math.min(FINE, MOST_SIDE / Math.max(wide, high));
  const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * fine)));
  const canvas = new OffscreenCanvas(width, height);
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (
    canvas.getContext('2d', { willReadFrequently: true })
  );
  if (stencil.kind === 'text') drawText(pen, stencil.text);
  else drawImage(pen, stencil);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** Bold text, stretched over the whole size by a factor of at most 2.4. @param {OffscreenCanvasRenderingContext2D} pen @param {string} text */
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

/** The picture, centred; what lies around it is not kept. @param {OffscreenCanvasRenderingContext2D} pen @param {{ image: ImageBitmap, invert: boolean }} stencil */
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
