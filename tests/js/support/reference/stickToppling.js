import { NORTH, WEST } from '../grid.js';
import { newBoard } from './board.js';

/**
 * Sticks stand on the points (x, y) of the lattice inside the rectangle, each falls to a point beside it,
 * and what lies between two points is a wall. Every passage that no wall crosses is open.
 */
export function standard(options) {
  const board = newBoard(options);
  const { width, height, random } = board;
  const name = (a, b) => [a, b].sort().join(' ');
  const walls = new Set();
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const at = `${x},${y}`;
      const sides = [
        ...(y === 1 ? [`${x},${y - 1}`] : []),
        `${x},${y + 1}`,
        `${x - 1},${y}`,
        `${x + 1},${y}`,
      ].filter((side) => !walls.has(name(at, side)));
      walls.add(name(at, sides[random.below(sides.length)]));
    }
  }
  for (const cell of board.cells) {
    const { x, y } = board.places[cell];
    const ends = {
      [NORTH]: [`${x},${y}`, `${x + 1},${y}`],
      [WEST]: [`${x},${y}`, `${x},${y + 1}`],
    };
    if (y > 0 && !walls.has(name(...ends[NORTH]))) board.carve(cell, NORTH);
    if (x > 0 && !walls.has(name(...ends[WEST]))) board.carve(cell, WEST);
  }
  return board;
}
