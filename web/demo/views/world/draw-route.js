import { nearness } from './draw-map.js';
import { MAX_QUERY_LEVEL } from './route.js';

/** CSS pixels: least width of the route, radius of the pins. */
const LINE = 2.5;
const PIN = 7;
/** CSS pixels between two points of the line, below which one is left out. */
const GRAIN = 2;
/** Device pixels per cell below which corners are not rounded: it takes long and is not visible. */
const MIN_ROUND = 6;

/** @typedef {{ x: number, y: number }} Point */

/**
 * Draws a route as one line, and its pins. Cells that the route no longer has in memory are computed
 * again where they are visible, while `hasTime` returns true.
 * @param {CanvasRenderingContext2D} pen
 * @param {import('../../camera/camera.js').Camera} camera
 * @param {number} ratio device pixels per CSS pixel
 * @param {{ route: import('./route.js').Route | null, pins: Point[],
 *   colors: Record<string, string> }} shown
 * @param {() => boolean} hasTime
 * @returns {boolean} whether everything is drawn
 */
export function drawRoute(pen, camera, ratio, { route, pins, colors }, hasTime) {
  const scale = camera.scale * ratio;
  const { width, height } = pen.canvas;
  const place = (/** @type {Point} */ { x, y }) => ({
    x: (x + 0.5 - camera.x) * scale + width / 2,
    y: (y + 0.5 - camera.y) * scale + height / 2,
  });
  const isSeen = (/** @type {Point} */ a, /** @type {Point} */ b, /** @type {number} */ around) =>
    Math.max(a.x, b.x) > -around &&
    Math.min(a.x, b.x) < width + around &&
    Math.max(a.y, b.y) > -around &&
    Math.min(a.y, b.y) < height + around;
  let whole = true;
  if (route) {
    pen.strokeStyle = colors.accent;
    pen.lineWidth = Math.max(LINE * ratio, 0.2 * scale);
    pen.lineJoin = scale < MIN_ROUND ? 'bevel' : 'round';
    pen.lineCap = scale < MIN_ROUND ? 'butt' : 'round';
    pen.beginPath();
    const finest = Math.max(0, Math.floor(Math.log2(GRAIN / camera.scale)));
    const showsCells = nearness(camera.scale) > 0;
    /** @type {Point | null} */
    let last = null;
    let isDown = false;
    route.path.points(finest, (x, y, level, at) => {
      const point = { x, y };
      const next = place(point);
      const from = last;
      last = point;
      if (!from) return;
      const start = place(from);
      const isSparse = showsCells && level > finest && level <= MAX_QUERY_LEVEL;
      // The route between two points can make a detour.
      const seen = isSeen(start, next, isSparse ? 2 ** level * scale : 0);
      if (seen && !isDown) pen.moveTo(start.x, start.y);
      isDown = seen;
      if (!seen) return;
      const between = isSparse ? route.between(from, point, at, hasTime) : null;
      if (isSparse && !between) whole = false;
      for (const cell of between ?? []) {
        const on = place(cell);
        pen.lineTo(on.x, on.y);
      }
      pen.lineTo(next.x, next.y);
    });
    pen.stroke();
  }
  pins.forEach((pin, i) => {
    const at = place(pin);
    if (!isSeen(at, at, PIN * ratio)) return;
    pen.beginPath();
    pen.arc(at.x, at.y, PIN * ratio, 0, 2 * Math.PI);
    pen.fillStyle = i === 0 ? colors.second : colors.mark;
    pen.strokeStyle = colors.ink;
    pen.lineWidth = 1.5 * ratio;
    pen.fill();
    pen.stroke();
  });
  return whole;
}
