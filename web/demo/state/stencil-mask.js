import { cellAt, geometryOf, middleOf } from 'mazewright/draw';
import { imageMask, stretchMask } from 'mazewright/mask';
import { MAX_STENCIL_CELLS } from '../config.js';
import { bestLines, drawText } from '../lettering/lines.js';
import { penFor } from './stencil-pen.js';
import { isGood, mazeOf } from './wanted.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */
/** @import { Wanted } from './store.js' */

/**
 * What an outline is made of: a text, a picture, or the cells of another maze.
 * @typedef {Drawing | { kind: 'cells', options: Wanted, mask: Uint8Array }} Stencil
 */

/**
 * font: the page's own, by which a text makes the same maze on every device, or those of this device.
 * @typedef {{ kind: 'text', text: string, font: 'page' | 'device' }} TextStencil
 */
/** @typedef {TextStencil | { kind: 'image', image: ImageBitmap, invert: boolean }} Drawing */
/** @typedef {import('mazewright/draw').Geometry} Geometry */

/** Pixels of a stencil per unit of the drawing, and per side at most. */
const FINE = 8;
const MAX_SIDE = 2_048;
/** Samples per unit on shapes other than plain squares. */
const SAMPLES = 4;
/** Cells per height of a character that it needs at least. */
const MIN_EM = 11;

/**
 * The mask of a text, whose pen is there, or a picture on any shape, one byte per cell; null if the options
 * are invalid.
 * Each level, and each face of a solid, shows the whole stencil.
 * @param {Mazewright} mw
 * @param {Wanted} options of the maze
 * @param {Drawing} stencil
 * @returns {Uint8Array | null}
 */
export function stencilMask(mw, options, stencil) {
  const maze = wholeMaze(mw, options);
  if (!maze) return null;
  const geometry = geometryOf(maze);
  const invert = stencil.kind === 'image' && stencil.invert;
  const [wide, high] = panelOf(maze, geometry);
  const samples = geometry.squares ? 1 : SAMPLES;
  const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * samples)));
  const picture = imageMask(pixelsOf(stencil, wide, high), { width, height, invert });
  return geometry.squares ? picture.mask : onLevels(maze, geometry, picture);
}

/** The maze of options without an outline and passes; null if they are invalid. @param {Mazewright} mw @param {Wanted} options @returns {Maze | null} */
export function wholeMaze(mw, options) {
  const { mask, parts, start, end, passes, ...bare } = options;
  return isGood(mw, bare) ? mazeOf(mw, { ...bare, steps: false }) : null;
}

/**
 * The mask of another maze, stretched to the drawing of the maze of options; null if they are invalid.
 * A cell is kept if the cell of the other maze at the same place is.
 * @param {Mazewright} mw
 * @param {Wanted} options
 * @param {{ options: Wanted, mask: Uint8Array }} from the other maze's options and mask
 * @returns {Uint8Array | null}
 */
export function scaledMask(mw, options, from) {
  const maze = wholeMaze(mw, options);
  if (!maze) return null;
  const [old, now] = [
    geometryOf(/** @type {Maze} */ (wholeMaze(mw, from.options))),
    geometryOf(maze),
  ];
  const place = (
    /** @type {number} */ value,
    /** @type {'left' | 'top'} */ low,
    /** @type {'right' | 'bottom'} */ high,
  ) =>
    old.box[low] +
    ((value - now.box[low]) * (old.box[high] - old.box[low])) / (now.box[high] - now.box[low]);
  return Uint8Array.from({ length: maze.cellCount }, (_, cell) => {
    const [middleX, middleY] = middleOf(now, cell);
    const [x, y] = [place(middleX, 'left', 'right'), place(middleY, 'top', 'bottom')];
    const other = cellAt(old, x, y);
    return other === null ? 0 : from.mask[other];
  });
}

/**
 * The size at which every character of a text has cells enough to be read and played; null if the
 * options are invalid, if they are large enough, or if the page cannot draw so many cells.
 * @param {Mazewright} mw
 * @param {Wanted} options
 * @param {TextStencil} stencil whose pen is there
 * @returns {{ width: number, height: number } | null}
 */
export function stencilSize(mw, options, stencil) {
  const maze = wholeMaze(mw, options);
  if (!maze || options.shape.edges) return null;
  const [wide, high] = panelOf(maze, geometryOf(maze));
  const { em } = bestLines(penFor(stencil), stencil.text, wide, high);
  if (em >= MIN_EM) return null;
  const [width, height] = [options.width ?? 0, options.height ?? 0].map((side) =>
    Math.ceil((side * MIN_EM) / em),
  );
  return width * height * (options.levels ?? 1) <= MAX_STENCIL_CELLS ? { width, height } : null;
}

/** Width and height of a level in the drawing. Shapes with several levels have square cells. @type {(maze: Maze, geometry: Geometry) => [number, number]} */
const panelOf = ({ width, height, levels }, { squares, box }) =>
  squares || levels > 1 ? [width, height] : [box.right - box.left, box.bottom - box.top];

/** @type {(maze: Maze, geometry: import('mazewright/draw').PolygonGeometry, picture: import('mazewright/mask').SizedMask) => Uint8Array} */
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

/** The pixels of the stencil, fitted to a size in units. @param {Drawing} stencil @param {number} wide @param {number} high */
function pixelsOf(stencil, wide, high) {
  const fine = Math.min(FINE, MAX_SIDE / Math.max(wide, high));
  const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * fine)));
  return stencil.kind === 'text'
    ? drawText(penFor(stencil), stencil.text, width, height)
    : imagePixels(stencil, width, height);
}

/** The pixels of a picture, centred; what lies around it is not kept. @param {{ image: ImageBitmap, invert: boolean }} stencil @param {number} width @param {number} height */
function imagePixels({ image, invert }, width, height) {
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  );
  const scale = Math.min(width / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  if (invert) {
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, width, height);
    pen.clearRect((width - wide) / 2, (height - high) / 2, wide, high);
  }
  pen.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
  return pen.getImageData(0, 0, width, height);
}
