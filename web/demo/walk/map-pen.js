import { paintArrow } from 'mazewright/three';
import { color, paletteNow } from '../ui/theme.js';

/** CSS pixels: side of the small map, and of a cell on it. */
export const MAP_SIDE = 148;
export const MAP_SCALE = 9;
/** Fits the small map to the screen; its pen. @param {HTMLCanvasElement} canvas */
export function fitMap(canvas) {
  const size = Math.round(MAP_SIDE * devicePixelRatio);
  if (canvas.width !== size) Object.assign(canvas, { width: size, height: size });
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
}

/**
 * Prepares the pen for a flat place: units are cells, and (x, y) is in the middle. Fills the ground.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} x
 * @param {number} y
 */
export function centerMap(pen, x, y) {
  const { width } = pen.canvas;
  const scale = MAP_SCALE * devicePixelRatio;
  pen.resetTransform();
  pen.fillStyle = color('floor');
  pen.fillRect(0, 0, width, width);
  pen.translate(width / 2, width / 2);
  pen.scale(scale, scale);
  pen.translate(-x, -y);
}

/** Cells from the middle of the map to its edge. */
export const MAP_REACH = Math.ceil(MAP_SIDE / MAP_SCALE / 2);

/** The walker in the middle of the map. @param {CanvasRenderingContext2D} pen @param {number} turn degrees clockwise from the north */
export const drawWalker = (pen, turn) => {
  pen.resetTransform();
  paintArrow(pen, turn, devicePixelRatio, paletteNow());
};
