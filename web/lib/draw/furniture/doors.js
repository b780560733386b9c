/** @import { DoorState } from '../../library/public-types.js' */
/** @import { ColorName } from '../colors/palette.js' */
/** @import { Box } from './box.js' */

/** The kind of a tile with a door. */
export const DOOR_TILE = 2;

/** Depths along the passage and across it, in cells, of a door in a plan. */
export const DOOR_PLAN = { frame: { depth: 0.46, width: 0.16 }, leaf: 0.3 };

/** The leaf of a door on the small map of a walk, in cells; a door has no frame there. @type {Readonly<{ depth: number, width: number }>} */
export const DOOR_ON_MAP = { depth: 0.36, width: 1 };

/**
 * How a door looks in a state. In a plan: the colour of its leaf, whether that stands open, is dashed,
 * and what it bears. On the map: its colour, null if it is not shown. In space: its boxes in a passage
 * along x, for walls of some height.
 * @typedef {{ color: ColorName, mapColor: ColorName | null, isOpen?: boolean, isDashed?: boolean,
 *   sign?: 'keyhole' | 'S', boxes(height: number): readonly Box[] }} DoorLook
 */

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

/** The look of doors by their state. @type {Record<DoorState, DoorLook>} */
export const DOORS = {
  closed: {
    color: 'wood',
    mapColor: 'wood',
    boxes(height) {
      const top = TOP * height;
      const handle = /** @type {const} */ ([0.4, top * 0.46, 0.68, 0.2, 0.08, 0.08, 'ink']);
      return [...frame(height, 'edge'), leaf(top), handle];
    },
  },
  open: {
    color: 'wood',
    mapColor: null,
    isOpen: true,
    boxes: (height) => [...frame(height, 'edge'), [0.5, 0, 0.12, 0.46, TOP * height, 0.08, 'wood']],
  },
  locked: {
    color: 'mark',
    mapColor: 'mark',
    sign: 'keyhole',
    boxes(height) {
      const top = TOP * height;
      const lock = /** @type {const} */ ([0.4, top * 0.4, 0.38, 0.2, top * 0.26, 0.24, 'own']);
      return [...frame(height, 'own'), leaf(top), lock];
    },
  },
  secret: {
    color: 'rock',
    mapColor: 'ink',
    isDashed: true,
    sign: 'S',
    boxes: (height) => [[0.3, 0, 0, 0.4, height, 1, 'wall']],
  },
};
