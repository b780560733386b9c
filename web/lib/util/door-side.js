/**
 * A maze of squares, in storeys or not, as far as its doors go.
 * @typedef {{ readonly directions: readonly string[], neighbour(cell: number, direction: number): number | null,
 *   centre(cell: number): { x: number, y: number } }} DoorMaze
 */

/** Half a step on squares, by direction. */
const HALF_STEPS = [
  [0, -0.5],
  [0, 0.5],
  [-0.5, 0],
  [0.5, 0],
];

/**
 * The way from the middle of a cell to that of one of its passages, in units of `maze.centre`: also
 * across a glued edge, beyond which the neighbour is drawn far away.
 * @param {DoorMaze} maze
 * @param {number} cell
 * @param {number} direction
 * @returns {[number, number]}
 */
export function toSide(maze, cell, direction) {
  const isSquare = ['north', 'south', 'west', 'east'].every(
    (name, i) => maze.directions[i] === name,
  );
  if (isSquare && direction < HALF_STEPS.length) {
    const [x, y] = HALF_STEPS[direction];
    return [x, y];
  }
  const to = maze.neighbour(cell, direction);
  if (to === null) return [0, 0];
  const [a, b] = [maze.centre(cell), maze.centre(to)];
  return [(b.x - a.x) / 2, (b.y - a.y) / 2];
}
