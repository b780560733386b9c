/**
 * What a map shows: x and y in its middle, CSS pixels per cell, and its size in CSS pixels.
 * @typedef {{ x: number, y: number, scale: number, width: number, height: number }} Camera
 */

/** @typedef {{ first: number, end: number, endless?: boolean }} Bounds in cells, the same for both axes */

export const MOST_SCALE = 64;
/** Part of the map that a whole world fills. */
const MARGIN = 0.92;
/** Limit of an endless world: farther out, numbers cannot count single cells. */
const FAR = 2 ** 52;

/** The cells of a world that the page can show. @param {any} world @returns {Bounds} */
export function boundsOf({ endless, chunkSize, width }) {
  return endless
    ? { first: chunkSize - FAR, end: FAR - chunkSize, endless }
    : { first: 0, end: width };
}

/** The smallest scale: the whole world is visible, or half of what the page can show of an endless one. @param {Camera} camera @param {Bounds} bounds */
export const wholeScale = ({ width, height }, { first, end, endless = false }) =>
  endless
    ? (2 * Math.max(width, height)) / (end - first)
    : Math.min(MOST_SCALE, (MARGIN * Math.min(width, height)) / (end - first));

/**
 * The nearest camera whose middle is in the world; if all of the world is visible, it is centred. The
 * edges of numbers are never visible in an endless world.
 * @param {Camera} camera
 * @param {Bounds} bounds
 * @returns {Camera}
 */
export function clamped(camera, bounds) {
  const { first, end, endless } = bounds;
  const whole = wholeScale(camera, bounds);
  if (endless) {
    const scale = Math.min(MOST_SCALE, Math.max(whole, camera.scale));
    const limit = (/** @type {number} */ value, /** @type {number} */ size) =>
      Math.min(end - size / scale, Math.max(first + size / scale, value));
    return {
      ...camera,
      x: limit(camera.x, camera.width),
      y: limit(camera.y, camera.height),
      scale,
    };
  }
  if (camera.scale <= whole) {
    return { ...camera, x: (first + end) / 2, y: (first + end) / 2, scale: whole };
  }
  const limit = (/** @type {number} */ value) => Math.min(end, Math.max(first, value));
  const scale = Math.min(MOST_SCALE, camera.scale);
  return { ...camera, x: limit(camera.x), y: limit(camera.y), scale };
}

/** The place at CSS pixels of the map. @param {Camera} camera @param {number} left @param {number} top */
export const placeUnder = ({ x, y, scale, width, height }, left, top) => ({
  x: x + (left - width / 2) / scale,
  y: y + (top - height / 2) / scale,
});

/** Zooms around a point: the place there stays where it is. @param {Camera} camera @param {number} factor @param {number} left @param {number} top @returns {Camera} */
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

/** Moves the camera by CSS pixels. @param {Camera} camera @param {number} right @param {number} down @returns {Camera} */
export const panned = (camera, right, down) => ({
  ...camera,
  x: camera.x + right / camera.scale,
  y: camera.y + down / camera.scale,
});

/** Ratio of scales below which a flight does not zoom. */
const ALIKE = 1.01;

/**
 * A camera of a flight between two others. The scale changes exponentially. The place that lies at the
 * same point of both pictures stays at that point, so that a flight zooms towards its end.
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

/** Whether a flight is short enough to be followed with the eye. @param {Camera} from @param {Camera} to */
export function isNear(from, to) {
  const scale = Math.min(from.scale, to.scale);
  const distance = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) * scale;
  return distance < 2 * Math.max(to.width, to.height);
}
