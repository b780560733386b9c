import { ROLES } from './roles.js';

/** @import { Box } from './boxes.js' */

/** The kind of a tile with stairs. */
const STAIR_TILE = 5;

/** The steps of a plan: how many, and the widths of the first and the last one, in cells. */
export const STAIR_PLAN = { steps: 5, widths: [0.84, 0.36] };

const STEPS = 4;
/** The lowest step begins here, and the highest ends as far from the other edge. */
const MARGIN = 0.1;
const HEIGHT = 0.5;

/** Steps that rise to the north. @type {readonly Box[]} */
export const STAIR_BOXES = Array.from({ length: STEPS }, (_, i) => {
  const depth = (1 - 2 * MARGIN) / STEPS;
  const z = 1 - MARGIN - depth * (i + 1);
  return [MARGIN, 0, z, 1 - 2 * MARGIN, (HEIGHT * (i + 1)) / STEPS, depth, ROLES.stairs];
});

/** The cells with stairs. @param {Uint8Array} kinds of the tiles of a dungeon */
export function cellsWithStairs(kinds) {
  const cells = [];
  for (
    let cell = kinds.indexOf(STAIR_TILE);
    cell >= 0;
    cell = kinds.indexOf(STAIR_TILE, cell + 1)
  ) {
    cells.push(cell);
  }
  return cells;
}
