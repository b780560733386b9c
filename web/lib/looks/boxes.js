/** @import { DoorState, Role } from '../library/public-types.js' */

/**
 * A box on a tile: its corner x y z and its size in tiles, y up, and the name of its colour: one of the
 * theme, `own` for that of the door or thing, `wall` for that of the walls.
 * @typedef {readonly [x: number, y: number, z: number, width: number, height: number, depth: number, color: string]} Box
 */

/** A box with x and z exchanged. @param {Box} box @returns {Box} */
export function turned([x, y, z, width, height, depth, name]) {
  return [z, y, x, depth, height, width, name];
}

/** The part of the walls' height that a door has; the lintel has the rest. */
const TOP = 0.82;

/** Posts and lintel. @param {number} height @param {string} lintel its colour @returns {Box[]} */
const frame = (height, lintel) => [
  [0.36, 0, 0, 0.28, height, 0.12, 'edge'],
  [0.36, 0, 0.88, 0.28, height, 0.12, 'edge'],
  [0.36, TOP * height, 0.12, 0.28, height - TOP * height, 0.76, lintel],
];

/** @param {number} top @returns {Box} */
const leaf = (top) => [0.44, 0, 0.12, 0.12, top, 0.76, 'wood'];

/** The boxes of doors in a passage along x, for walls of some height. @type {Record<DoorState, (height: number) => readonly Box[]>} */
export const DOOR_BOXES = {
  closed(height) {
    const top = TOP * height;
    const handle = /** @type {const} */ ([0.4, top * 0.46, 0.68, 0.2, 0.08, 0.08, 'ink']);
    return [...frame(height, 'edge'), leaf(top), handle];
  },
  open: (height) => [...frame(height, 'edge'), [0.5, 0, 0.12, 0.46, TOP * height, 0.08, 'wood']],
  locked(height) {
    const top = TOP * height;
    const lock = /** @type {const} */ ([0.4, top * 0.4, 0.38, 0.2, top * 0.26, 0.24, 'own']);
    return [...frame(height, 'own'), leaf(top), lock];
  },
  secret: (height) => [[0.3, 0, 0, 0.4, height, 1, 'wall']],
};

/** The boxes of things on their tile. @type {Record<Role, readonly Box[]>} */
export const THING_BOXES = {
  entrance: [
    [0.12, 0, 0.38, 0.2, 0.7, 0.24, 'own'],
    [0.68, 0, 0.38, 0.2, 0.7, 0.24, 'own'],
    [0.12, 0.7, 0.38, 0.76, 0.18, 0.24, 'own'],
  ],
  exit: [
    [0.24, 0, 0.45, 0.1, 0.86, 0.1, 'ink'],
    [0.34, 0.5, 0.47, 0.46, 0.34, 0.06, 'own'],
  ],
  key: [
    [0.34, 0, 0.34, 0.32, 0.2, 0.32, 'edge'],
    [0.14, 0.34, 0.43, 0.24, 0.24, 0.14, 'own'],
    [0.38, 0.42, 0.45, 0.44, 0.09, 0.1, 'own'],
    [0.7, 0.28, 0.45, 0.1, 0.14, 0.1, 'own'],
    [0.54, 0.32, 0.45, 0.08, 0.1, 0.1, 'own'],
  ],
  treasure: [
    [0.2, 0, 0.28, 0.6, 0.3, 0.44, 'wood'],
    [0.18, 0.3, 0.26, 0.64, 0.16, 0.48, 'own'],
    [0.44, 0.22, 0.72, 0.12, 0.16, 0.06, 'ink'],
  ],
  monster: [
    [0.28, 0, 0.28, 0.44, 0.5, 0.44, 'own'],
    [0.36, 0.3, 0.71, 0.09, 0.1, 0.03, 'ink'],
    [0.55, 0.3, 0.71, 0.09, 0.1, 0.03, 'ink'],
  ],
  boss: [
    [0.2, 0, 0.2, 0.6, 0.66, 0.6, 'own'],
    [0.2, 0.66, 0.42, 0.12, 0.24, 0.12, 'ink'],
    [0.68, 0.66, 0.42, 0.12, 0.24, 0.12, 'ink'],
    [0.3, 0.36, 0.79, 0.14, 0.1, 0.03, 'ink'],
    [0.56, 0.36, 0.79, 0.14, 0.1, 0.03, 'ink'],
  ],
};
