/**
 * What a map shows: the cell in the middle, CSS pixels a cell, and the size in CSS pixels.
 * @typedef {{ x: number, y: number, scale: number, width: number, height: number }} Camera
 */

/** @typedef {{ first: number, end: number }} Bounds of both axes, in cells */

export const MOST_SCALE = 64;
/** Around a world that is seen whole. */
const MARGIN = 0.92;
/** Numbers stop counting single cells here; an endless world has almost as many. */
const FAR = 2 ** 52;

/** @param {any} world @returns {Bounds} */
export function boundsOf({ endless, chunkSize, width }) {
  return endless ? { first: chunkSize - FAR, end: FAR - chunkSize } : { first: 0, end: width };
}

/** The scale at which all of a world is seen. @param {Camera} camera @param {Bounds} bounds */
export const wholeScale = ({ width, height }, { first, end }) =>
  Math.min(MOST_SCALE, (MARGIN * Math.min(width, height)) / (end - first));

/** The nearest camera that shows a part of the world, all of it in the middle. @param {Camera} camera @param {Bounds} bounds @returns {Camera} */
export function clamped(camera, bounds) {
  const { first, end } = bounds;
  const whole = wholeScale(camera, bounds);
  if (camera.scale <= whole) {
    return { ...camera, x: (first + end) / 2, y: (first + end) / 2, scale: whole };
  }
  const inside = (/** @type {number} */ value) => Math.min(end, Math.max(first, value));
  const scale = Math.min(MOST_SCALE, camera.scale);
  return { ...camera, x: inside(camera.x), y: inside(camera.y), scale };
}

/** The place under a point in CSS pixels. @param {Camera} camera @param {number} left @param {number} top */
export const placeUnder = ({ x, y, scale, width, height }, left, top) => ({
  x: x + (left - width / 2) / scale,
  y: y + (top - height / 2) / scale,
});

/** The same place stays under the point. @param {Camera} camera @param {number} factor @param {number} left @param {number} top @returns {Camera} */
export function zoomed(camera, factor, left, top) {
  const scale = Math.min(MOST_SCALE, camera.scale * factor);
  const place = placeUnder(camera, left, top);
  return {
    ...camera,
    scale,
    x: place.x - (left - camera.width / 2) / scale,
    y: place.y - (top - camera.height / 2) / scale,
  };
}

/** @param {Camera} camera @param {number} right CSS pixels @param {number} down @returns {Camera} */
export const panned = (camera, right, down) => ({
  ...camera,
  x: camera.x + right / camera.scale,
  y: camera.y + down / camera.scale,
});

/** Scales closer than this are the same on a flight. */
const ALIKE = 1.01;

/**
 * A camera on the way from one to another. The scale changes evenly to the eye, and what lies at the
 * same point of both pictures stays there: so a flight from the whole world down ends where it aims.
 * @param {Camera} from
 * @param {Camera} to
 * @param {number} part from 0 to 1
 * @returns {Camera}
 */
export function between(from, to, part) {
  const ratio = to.scale / from.scale;
  if (ratio < ALIKE && ratio > 1 / ALIKE) {
    const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * part;
    return { ...to, x: mix(from.x, to.x), y: mix(from.y, to.y) };
  }
  const scale = from.scale * ratio ** part;
  const share = (1 / scale - 1 / to.scale) / (1 / from.scale - 1 / to.scale);
  return {
    ...to,
    scale,
    x: to.x + (from.x - to.x) * share,
    y: to.y + (from.y - to.y) * share,
  };
}

/** Whether a flight can be followed with the eye. @param {Camera} from @param {Camera} to */
export function isNear(from, to) {
  const scale = Math.min(from.scale, to.scale);
  const far = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) * scale;
  return far < 2 * Math.max(to.width, to.height);
}
