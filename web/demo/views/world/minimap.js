import { paintWorld } from './draw-map.js';
import { drawRoute } from './draw-route.js';

/** CSS pixels: side of the small map, and of a cell on it. */
const MINI = 148;
const SCALE = 9;
/** The arrow of a walker who looks to the north, in CSS pixels from the middle. */
const ARROW = [
  [0, -8],
  [5, 6],
  [0, 3],
  [-5, 6],
];

/**
 * Draws the small map of the walk: the surroundings, north up, and the walker.
 * @param {HTMLCanvasElement} canvas
 * @param {import('../../walk/cell-walker.js').Walker} walker
 * @param {any} shown the state of the map
 * @param {() => boolean} hasTime
 * @returns {boolean} whether everything is drawn
 */
export function paintMini(canvas, { x, y, turn }, shown, hasTime) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const ratio = devicePixelRatio;
  const size = Math.round(MINI * ratio);
  if (canvas.width !== size) Object.assign(canvas, { width: size, height: size });
  const camera = { x, y, scale: SCALE, width: MINI, height: MINI };
  const whole = paintWorld(pen, camera, ratio, shown, hasTime);
  const routeIsWhole = drawRoute(pen, camera, ratio, shown, hasTime);
  pen.save();
  pen.translate(size / 2, size / 2);
  pen.rotate((turn * Math.PI) / 180);
  pen.scale(ratio, ratio);
  pen.beginPath();
  for (const [right, down] of ARROW) pen.lineTo(right, down);
  pen.closePath();
  pen.lineWidth = 1;
  pen.fillStyle = shown.colors.accent;
  pen.strokeStyle = shown.colors.ink;
  pen.fill();
  pen.stroke();
  pen.restore();
  return whole && routeIsWhole;
}
