/** @import { Door, Maze } from '../library/public-types.js' */

/**
 * The door through which a step leads from a cell to the next: on the tile that it enters, or in the passage between
 * both. Cost: O(doors).
 * @param {Pick<Maze, 'neighbour'>} maze
 * @param {readonly Door[]} doors as they are now
 * @param {number} from
 * @param {number} to
 * @returns {Door | null}
 */
export function doorBetween(maze, doors, from, to) {
  const leads = (/** @type {Door} */ { cell, direction }, /** @type {number} */ other) =>
    direction !== undefined && maze.neighbour(cell, direction) === other;
  return (
    doors.find(
      (door) =>
        (door.cell === to && (door.direction === undefined || leads(door, from))) ||
        (door.cell === from && leads(door, to)),
    ) ?? null
  );
}
