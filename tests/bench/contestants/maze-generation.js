/**
 * maze-generation. Its hunt-and-kill is left out: it forgets that it has been at its start, which is
 * how about every second of its mazes comes to a loop.
 */
import generate from 'maze-generation';

export default [
  {
    task: 'recursiveBacktracker',
    name: 'maze-generation',
    make: (size, seed) => generate({ width: size, height: size, seed, algorithm: 'DEPTHFIRST' }),
    opens: ({ cells }) => ({
      east: (x, y) => !cells[y][x].walls.right,
      south: (x, y) => !cells[y][x].walls.down,
    }),
  },
];
