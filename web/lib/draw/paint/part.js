/** A part of a canvas in whole device pixels. @typedef {{ left: number, top: number, right: number, bottom: number }} Part */

/** The whole canvas. @param {{ width: number, height: number }} at @returns {Part} */
export const wholeOf = ({ width, height }) => ({ left: 0, top: 0, right: width, bottom: height });

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
