import { PLACE_SCALE } from '../../config.js';

/** @import { Camera } from '../../camera/camera.js' */
/** @import { Route } from './route.js' */

/** Part of the view that the route may fill. */
const FILL = 0.86;
/** How many times the box of a growing route has room, so that the camera seldom moves. */
const ROOM = 2.5;

/**
 * Where the camera shows all of a route that grows, with room to grow on, or all of one that has ended.
 * Null while the route is in view.
 * @param {Route} route with at least one cell
 * @param {Camera} camera
 * @returns {{ x: number, y: number, scale: number } | null}
 */
export function placeOfRoute({ path: { box }, done }, { x, y, scale, width, height }) {
  const { left, top, right, bottom } = box;
  const [wide, high] = [(FILL * width) / (2 * scale), (FILL * height) / (2 * scale)];
  const isSeen = left >= x - wide && right <= x + wide && top >= y - high && bottom <= y + high;
  const fitting = Math.min((FILL * width) / (right - left), (FILL * height) / (bottom - top));
  const wanted = Math.min(PLACE_SCALE, done ? fitting : fitting / ROOM);
  // A route that has ended is shown as large as it can be.
  if (isSeen && !(done && wanted > 1.01 * scale)) return null;
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: wanted };
}
