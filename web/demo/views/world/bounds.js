/** @import { Camera, Limits } from '../../camera/camera.js' */
/** @import { World } from 'mazewright/dungeons' */

/** @typedef {{ first: number, end: number, endless?: boolean }} Bounds in cells, the same for both axes */

const MAX_SCALE = 64;
/** Part of the map that a whole world fills. */
const MARGIN = 0.92;
/** Limit of an endless world: farther out, numbers cannot count single cells. */
const FAR = 2 ** 52;

/** The cells of a world that the page can show. @param {World} world @returns {Bounds} */
export function boundsOf({ endless, chunkSize, width }) {
  return endless
    ? { first: chunkSize - FAR, end: FAR - chunkSize, endless }
    : { first: 0, end: width };
}

/** The smallest scale: the whole world is visible, or half of what the page can show of an endless one. @param {Camera} camera @param {Bounds} bounds */
const wholeScale = ({ width, height }, { first, end, endless = false }) =>
  endless
    ? (2 * Math.max(width, height)) / (end - first)
    : Math.min(MAX_SCALE, (MARGIN * Math.min(width, height)) / (end - first));

/**
 * The limits of a map: its middle is in the world; if all of the world is visible, it is centred. The
 * edges of numbers are never visible in an endless world.
 * @param {Bounds} bounds
 * @returns {Limits}
 */
export function limitsOf(bounds) {
  const { first, end, endless } = bounds;
  return {
    scales: (camera) => [wholeScale(camera, bounds), MAX_SCALE],
    middles(camera) {
      const { scale, width, height } = camera;
      if (endless) {
        const [right, bottom] = [end - width / scale, end - height / scale];
        return { left: first + width / scale, top: first + height / scale, right, bottom };
      }
      const middle = (first + end) / 2;
      return scale <= wholeScale(camera, bounds)
        ? { left: middle, top: middle, right: middle, bottom: middle }
        : { left: first, top: first, right: end, bottom: end };
    },
  };
}
