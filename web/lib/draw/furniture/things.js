/** @import { Maze, Role, Thing } from '../../library/public-types.js' */
/** @import { ColorName } from '../colors/palette.js' */
/** @import { Box } from './box.js' */

/**
 * How a thing looks: its colour, unless it has that of a lock; its sign in a plan, on 24 x 24 units, an
 * outline and details in ink; and the boxes that stand on its tile.
 * @typedef {{ color: ColorName, sign: string, details?: string, boxes: readonly Box[] }} ThingLook
 */

/** The look of things by their role. @type {Record<Role, ThingLook>} */
export const THINGS = {
  entrance: {
    color: 'second',
    sign: 'M4 21V11a8 8 0 0 1 16 0v10h-4V11a4 4 0 0 0-8 0v10z',
    boxes: [
      [0.12, 0, 0.38, 0.2, 0.7, 0.24, 'own'],
      [0.68, 0, 0.38, 0.2, 0.7, 0.24, 'own'],
      [0.12, 0.7, 0.38, 0.76, 0.18, 0.24, 'own'],
    ],
  },
  exit: {
    color: 'mark',
    sign: 'M6 3h2.4v1H20l-3.6 4.5L20 13H8.4v8H6z',
    boxes: [
      [0.24, 0, 0.45, 0.1, 0.86, 0.1, 'ink'],
      [0.34, 0.5, 0.47, 0.46, 0.34, 0.06, 'own'],
    ],
  },
  key: {
    color: 'mark',
    sign: 'M8 6.5a5.5 5.5 0 1 0 5.1 7.5H15v3.4h2.7V14h1.1v2.6h2.7V10.2h-8.4A5.5 5.5 0 0 0 8 6.5zM8 10.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
    boxes: [
      [0.34, 0, 0.34, 0.32, 0.2, 0.32, 'edge'],
      [0.14, 0.34, 0.43, 0.24, 0.24, 0.14, 'own'],
      [0.38, 0.42, 0.45, 0.44, 0.09, 0.1, 'own'],
      [0.7, 0.28, 0.45, 0.1, 0.14, 0.1, 'own'],
      [0.54, 0.32, 0.45, 0.08, 0.1, 0.1, 'own'],
    ],
  },
  treasure: {
    color: 'mark',
    sign: 'M3 20V10a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v10z',
    details: 'M3 11h18v1.4H3zM10.2 10h3.6v5h-3.6z',
    boxes: [
      [0.2, 0, 0.28, 0.6, 0.3, 0.44, 'wood'],
      [0.18, 0.3, 0.26, 0.64, 0.16, 0.48, 'own'],
      [0.44, 0.22, 0.72, 0.12, 0.16, 0.06, 'ink'],
    ],
  },
  monster: {
    color: 'monster',
    sign: 'M12 3.5a7.5 7.5 0 0 0-7.5 7.5v9.5l3-2.4 2.2 2.4 2.3-2.4 2.3 2.4 2.2-2.4 3 2.4V11A7.5 7.5 0 0 0 12 3.5z',
    details: 'M9.3 9.2a1.7 1.9 0 1 0 .02 0zM14.7 9.2a1.7 1.9 0 1 0 .02 0z',
    boxes: [
      [0.28, 0, 0.28, 0.44, 0.5, 0.44, 'own'],
      [0.36, 0.3, 0.71, 0.09, 0.1, 0.03, 'ink'],
      [0.55, 0.3, 0.71, 0.09, 0.1, 0.03, 'ink'],
    ],
  },
  boss: {
    color: 'boss',
    sign: 'M6.4 7.2C4.2 6.4 2.8 4.6 2.6 2c2.6 1.2 4.6 1.6 6.6 2.7a9 9 0 0 1 5.6 0c2-1.1 4-1.5 6.6-2.7-.2 2.6-1.6 4.4-3.8 5.2a7.6 7.6 0 0 1 1.9 5c0 2.4-1.2 4.2-3 5.3V21H7.5v-3.5c-1.8-1.1-3-2.9-3-5.3a7.6 7.6 0 0 1 1.9-5z',
    details:
      'M8.7 9.7l2.6 2.2a1.9 1.9 0 1 1-2.6-2.2zM15.3 9.7l-2.6 2.2a1.9 1.9 0 1 0 2.6-2.2zM9.5 17.5h1.2V21H9.5zM13.3 17.5h1.2V21h-1.2z',
    boxes: [
      [0.2, 0, 0.2, 0.6, 0.66, 0.6, 'own'],
      [0.2, 0.66, 0.42, 0.12, 0.24, 0.12, 'ink'],
      [0.68, 0.66, 0.42, 0.12, 0.24, 0.12, 'ink'],
      [0.3, 0.36, 0.79, 0.14, 0.1, 0.03, 'ink'],
      [0.56, 0.36, 0.79, 0.14, 0.1, 0.03, 'ink'],
    ],
  },
};

/** Whether a thing stands where start or end have a mark of their own. @param {Maze} maze @param {Thing} thing */
export function isMarked({ start, end }, { cell, role }) {
  return (role === 'entrance' && cell === start) || (role === 'exit' && cell === end);
}
