/** @sbj42/maze-generator with those of its algorithms that are published. */
import mazes from '@sbj42/maze-generator';
import backtrack from '@sbj42/maze-generator-backtrack';
import prim from '@sbj42/maze-generator-prim';

/** It has no seeded numbers of its own: those of its readers' platform, as it does by default. */
const generating = (task, generator, algorithm) => ({
  task,
  name: `@sbj42 ${algorithm}`,
  make: (size) => mazes.generate(size, size, { generator, random: Math.random }),
  opens: (maze) => ({
    east: (x, y) => maze.cell(x, y).east(),
    south: (x, y) => maze.cell(x, y).south(),
  }),
});

export default [
  generating('recursiveBacktracker', backtrack, 'backtrack'),
  generating('primFrontierCell', prim, 'prim'),
];
