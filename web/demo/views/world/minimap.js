import { drawWalker, fitMap, MAP_SCALE, MAP_SIDE } from '../../walk/map-pen.js';
import { paintWorld } from './draw-map.js';
import { drawRoute } from './draw-route.js';

/**
 * Draws the small map of the walk: the surroundings, north up, and the walker.
 * @param {HTMLCanvasElement} canvas
 * @param {import('mazewright/three').Walker} walker
 * @param {import('./map.js').Shown & { colors: Record<string, string> }} shown
 * @param {() => boolean} hasTime
 * @returns {boolean} whether everything is drawn
 */
export function paintMini(canvas, { x, y, turn }, shown, hasTime) {
  const pen = fitMap(canvas);
  const camera = { x, y, scale: MAP_SCALE, width: MAP_SIDE, height: MAP_SIDE };
  const whole = paintWorld(pen, camera, devicePixelRatio, shown, hasTime);
  const routeIsWhole = drawRoute(pen, camera, devicePixelRatio, shown, hasTime);
  drawWalker(pen, turn);
  return whole && routeIsWhole;
}
