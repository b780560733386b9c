/** generate-maze: Eller's algorithm, rows of cells with four walls each. */
import generate from 'generate-maze';

export default [
  {
    task: 'eller',
    name: 'generate-maze',
    make: (size, seed) => generate(size, size, true, seed + 1),
    opens: (rows) => ({
      east: (x, y) => !rows[y][x].right,
      south: (x, y) => !rows[y][x].bottom,
    }),
  },
];
