/** @import { Maze, Role, Thing } from '../library/public-types.js' */

/**
 * How a thing looks besides its colour, which `ROLES` has: its sign in a plan, on 24 x 24 units, path data with the
 * commands M L H V C Z alone, an outline whose second figure is a hole, and details in ink.
 * @typedef {{ sign: string, details?: string }} ThingLook
 */

/** The look of things by their role. @type {Record<Role, ThingLook>} */
export const THINGS = {
  entrance: {
    sign: 'M4 21V11C4 6.6 7.6 3 12 3 16.4 3 20 6.6 20 11V21H16V11C16 8.8 14.2 7 12 7 9.8 7 8 8.8 8 11V21Z',
  },
  exit: {
    sign: 'M6 3H8.4V4H20L16.4 8.5 20 13H8.4V21H6Z',
  },
  key: {
    sign: 'M8 6.5C5.2 6.5 2.9 8.5 2.5 11.3 2.2 14.1 3.9 16.6 6.6 17.3 9.3 18 12.1 16.6 13.1 14H15V17.4H17.7V14H18.8V16.6H21.5V10.2H13.1C12.3 8 10.3 6.5 8 6.5ZM8 10.2C9 10.2 9.9 11.1 9.9 12.1 9.9 13.1 9 14 8 14 7 14 6.1 13.1 6.1 12.1 6.1 11.1 7 10.2 8 10.2Z',
  },
  treasure: {
    sign: 'M3 20V10C3 7.2 5.2 5 8 5H16C18.8 5 21 7.2 21 10V20Z',
    details: 'M3 11H21V12.4H3ZM10.2 10H13.8V15H10.2Z',
  },
  monster: {
    sign: 'M12 3.5C7.9 3.5 4.5 6.9 4.5 11V20.5L7.5 18.1 9.7 20.5 12 18.1 14.3 20.5 16.5 18.1 19.5 20.5V11C19.5 6.9 16.1 3.5 12 3.5Z',
    details:
      'M9.3 9.2C8.4 9.2 7.6 10.1 7.6 11.1 7.6 12.2 8.4 13 9.3 13 10.2 13 11 12.2 11 11.1 11 10.1 10.3 9.2 9.3 9.2ZM14.7 9.2C13.8 9.2 13 10.1 13 11.1 13 12.2 13.8 13 14.7 13 15.6 13 16.4 12.2 16.4 11.1 16.4 10.1 15.7 9.2 14.7 9.2Z',
  },
  boss: {
    sign: 'M6.4 7.2C4.2 6.4 2.8 4.6 2.6 2 5.2 3.2 7.2 3.6 9.2 4.7 11 4.1 13 4.1 14.8 4.7 16.8 3.6 18.8 3.2 21.4 2 21.2 4.6 19.8 6.4 17.6 7.2 18.8 8.6 19.5 10.4 19.5 12.2 19.5 14.6 18.3 16.4 16.5 17.5V21H7.5V17.5C5.7 16.4 4.5 14.6 4.5 12.2 4.5 10.4 5.2 8.6 6.4 7.2Z',
    details:
      'M8.7 9.7L11.3 11.9C11.1 12.8 10.3 13.4 9.4 13.3 8.5 13.3 7.8 12.7 7.6 11.8 7.4 10.9 7.9 10.1 8.7 9.7ZM15.3 9.7L12.7 11.9C12.9 12.8 13.7 13.4 14.6 13.3 15.5 13.3 16.2 12.7 16.4 11.8 16.6 10.9 16.1 10.1 15.3 9.7ZM9.5 17.5H10.7V21H9.5ZM13.3 17.5H14.5V21H13.3Z',
  },
};

/** Whether a thing stands where start or end have a mark of their own. @param {Maze} maze @param {Thing} thing */
export function isMarked({ start, end }, { cell, role }) {
  return (role === 'entrance' && cell === start) || (role === 'exit' && cell === end);
}
