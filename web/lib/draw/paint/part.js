/** @import { Context } from '../context.js' */
/** @import { Fit } from '../geometry/fit.js' */

/** A part of a canvas in whole device pixels. @typedef {{ left: number, top: number, right: number, bottom: number }} Part */

/** The whole canvas. @param {{ width: number, height: number }} at @returns {Part} */
export function wholeOf({ width, height }) {
  return { left: 0, top: 0, right: width, bottom: height };
}

/**
 * What a canvas does not show of its own picture once that is moved by whole pixels: one or two
 * strips.
 * @param {{ width: number, height: number }} at @param {number} right @param {number} down
 * @returns {Part[]}
 */
export function gapsAfter({ width, height }, right, down) {
  const parts = [];
  const top = Math.max(0, down);
  const bottom = Math.min(height, height + down);
  if (down > 0) parts.push({ left: 0, top: 0, right: width, bottom: top });
  if (down < 0) parts.push({ left: 0, top: bottom, right: width, bottom: height });
  if (right > 0) parts.push({ left: 0, top, right, bottom });
  if (right < 0) parts.push({ left: width + right, top, right: width, bottom });
  return parts;
}

/**
 * Moves the picture of a view to where another view shows it.
 * @param {Context} pen whose canvas then shows what of the picture is in the other view, and nothing else
 * @param {unknown} picture a canvas with the size of both views, which may be that of the pen
 * @param {Fit} from
 * @param {Fit} to of the same size
 * @returns {Part[] | null} the parts that the picture has not; null where it has none of the view
 */
export function moved(pen, picture, from, to) {
  if (from.cell !== to.cell || from.geometry !== to.geometry) return null;
  const [right, down] = [to.left - from.left, to.top - from.top];
  if (Math.abs(right) >= to.width || Math.abs(down) >= to.height) return null;
  pen.globalCompositeOperation = 'copy';
  pen.drawImage(picture, right, down);
  pen.globalCompositeOperation = 'source-over';
  return gapsAfter(to, right, down);
}
