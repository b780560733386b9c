import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';
import { checkBoolean } from './cells.js';
import { meanDarkness, readSize } from './pictures.js';
import { entriesOf } from './values.js';

/**
 * Reads the options of a plane: its size, a direction in degrees and whether it is inverted.
 * @param {unknown} options
 * @param {string} owner
 * @param {readonly string[]} names
 */
function readPlane(options, owner, names) {
  const entries = entriesOf(options, 'options');
  checkKeys(entries, ['width', 'height', ...names], owner);
  const { width, height, angle = 0, invert = false } = Object.fromEntries(entries);
  const [across, down] = readSize(width, height);
  if (typeof angle !== 'number' || !Number.isFinite(angle)) {
    fail('angle', `angle must be a number of degrees; got ${describe(angle)}`);
  }
  checkBoolean('invert', invert);
  return { across, down, angle, invert };
}

/**
 * A plane whose bytes are a function of the place, 0 to 1.
 * @param {{ across: number, down: number, invert: boolean }} size
 * @param {(x: number, y: number) => number} at of the middle of a cell
 */
function planeOf({ across, down, invert }, at) {
  return Uint8Array.from({ length: across * down }, (_, cell) => {
    const share = at((cell % across) + 0.5, Math.floor(cell / across) + 0.5);
    return Math.round(255 * Math.min(1, Math.max(0, invert ? 1 - share : share)));
  });
}

/**
 * A plane for the pass `texture` that grows from 0 at one side of a maze of squares to 255 at the
 * other. Cost: O(cells).
 * @param {{ width: number, height: number, angle?: number, invert?: boolean }} options size in cells;
 *   `angle`: the direction in which it grows, in degrees clockwise from east, 0; `invert`: 255 at the
 *   first side, false
 * @returns {Uint8Array} one byte per cell
 */
export function fadePlane(options) {
  const plane = readPlane(options, 'fadePlane', ['angle', 'invert']);
  const { across, down, angle } = plane;
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const reach = (Math.abs(dx) * (across - 1) + Math.abs(dy) * (down - 1)) / 2;
  return planeOf(plane, (x, y) => {
    const along = (x - across / 2) * dx + (y - down / 2) * dy;
    return reach === 0 ? 1 : (along / reach + 1) / 2;
  });
}

/**
 * A plane for the pass `texture` that grows from 0 in the middle of a maze of squares to 255 at its
 * sides; beyond the ellipse that touches them it is 255. Cost: O(cells).
 * @param {{ width: number, height: number, invert?: boolean }} options size in cells; `invert`: 255 in
 *   the middle, false
 * @returns {Uint8Array} one byte per cell
 */
export function radialPlane(options) {
  const plane = readPlane(options, 'radialPlane', ['invert']);
  const { across, down } = plane;
  return planeOf(plane, (x, y) => Math.hypot((2 * x) / across - 1, (2 * y) / down - 1));
}

/**
 * A plane for the pass `texture` from an image: the mean darkness of the pixels that a cell covers, 0
 * (white or transparent) to 255 (black). Cost: O(pixels).
 * @param {import('./pictures.js').Picture} image
 * @param {{ width: number, height: number, invert?: boolean }} options size in cells; `invert`: 255 for
 *   white, false
 * @returns {Uint8Array} one byte per cell
 */
export function imagePlane(image, options) {
  const plane = readPlane(options, 'imagePlane', ['invert']);
  const { across, down } = plane;
  const means = meanDarkness(image, across, down);
  return planeOf(plane, (x, y) => means[Math.floor(y) * across + Math.floor(x)]);
}
