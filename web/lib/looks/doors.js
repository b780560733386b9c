/** @import { DoorState } from '../library/public-types.js' */

/** The kind of a tile with a door. */
export const DOOR_TILE = 2;

/** Depths along the passage and across it, in cells, of a door in a plan. */
export const DOOR_PLAN = { frame: { depth: 0.46, width: 0.16 }, leaf: 0.3 };

/**
 * How a door looks in a plan besides its colour, which `ROLES` has: whether its leaf stands open, is dashed, and what it
 * bears.
 * @typedef {{ isOpen?: boolean, isDashed?: boolean, sign?: 'keyhole' | 'S' }} DoorLook
 */

/** The look of doors by their state. @type {Record<DoorState, DoorLook>} */
export const DOORS = {
  closed: {},
  open: { isOpen: true },
  locked: { sign: 'keyhole' },
  secret: { isDashed: true, sign: 'S' },
};

/** Of the size of its cell, how wide a door is at most where the side is wider, as on triangles and wide rings. */
const MOST_WIDTH = 1.5;

/** How wide a door is: it fills its side. @param {number} width of the side @param {number} size of its cell, twice the distance from the middle to the nearest side */
export const doorWidth = (width, size) =>
  Math.min(width, width === Infinity ? size : MOST_WIDTH * size);
