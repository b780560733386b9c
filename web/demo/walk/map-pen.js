import { color } from '../ui/theme.js';

/** CSS pixels: side of the small map, and of a cell on it. */
export const MAP_SIDE = 148;
export const MAP_SCALE = 9;
/** The arrow of a walker who looks to the north, in CSS pixels from the middle. */
const ARROW = [
  [0, -8],
  [5, 6],
  [0, 3],
  [-5, 6],
];

/** Fits the small map to the screen; its pen. @param {HTMLCanvasElement} canvas */
export function mapPen(canvas) {
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
export function drawWalker(pen, turn) {
  pen.save();
  pen.resetTransform();
  pen.translate(pen.canvas.width / 2, pen.canvas.height / 2);
  pen.rotate((turn * Math.PI) / 180);
  pen.scale(devicePixelRatio, devicePixelRatio);
  pen.beginPath();
  for (const [right, down] of ARROW) pen.lineTo(right, down);
  pen.closePath();
  pen.lineWidth = 1;
  pen.fillStyle = color('accent');
  pen.strokeStyle = color('ink');
  pen.fill();
  pen.stroke();
  pen.restore();
}

/** The goal. @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y */
export function drawMapGoal(pen, x, y) {
  pen.fillStyle = color('mark');
  pen.strokeStyle = color('ink');
  pen.lineWidth = 0.12;
  pen.beginPath();
  pen.arc(x, y, 0.36, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
}

/** The opponent. @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y */
export function drawMapRival(pen, x, y) {
  pen.fillStyle = color('second');
  pen.strokeStyle = color('ink');
  pen.lineWidth = 0.12;
  pen.beginPath();
  pen.rect(x - 0.3, y - 0.3, 0.6, 0.6);
  pen.fill();
  pen.stroke();
}
