/** @typedef {import('mazewright/draw').Camera} Camera */
/** @typedef {import('mazewright/draw').Limits} Limits */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const limit = (
  /** @type {number} */ value,
  /** @type {number} */ least,
  /** @type {number} */ most,
) => Math.min(most, Math.max(least, value));

/** The nearest camera within limits. @param {Camera} camera @param {Limits} limits @returns {Camera} */
export function clamped(camera, limits) {
  const next = { ...camera, scale: limit(camera.scale, ...limits.scales(camera)) };
  const { left, top, right, bottom } = limits.middles(next);
  return { ...next, x: limit(next.x, left, right), y: limit(next.y, top, bottom) };
}

/** The place at CSS pixels of the view. @param {Camera} camera @param {number} left @param {number} top */
export const placeUnder = ({ x, y, scale, width, height }, left, top) => ({
  x: x + (left - width / 2) / scale,
  y: y + (top - height / 2) / scale,
});

/** Zooms around a point: the place there stays where it is. @param {Camera} camera @param {number} factor @param {number} left @param {number} top @returns {Camera} */
export function zoomed(camera, factor, left, top) {
  const scale = camera.scale * factor;
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
