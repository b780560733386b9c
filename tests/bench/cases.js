/** What is measured: every generator of the catalog, rot.js's mazes as peers, and what reads mazes. */
import { createMazewright } from 'mazewright';
import * as ROT from 'rot-js';

export const mw = await createMazewright();

/** How far a measurement may reach by estimate; rot.js beyond it is left out and said to be. */
export const LIMIT_SECONDS = 30;

const ours = mw.catalog.generators.flatMap((row) =>
  row.modes.map((mode) => ({
    name: `${row.id}${mode === 'standard' ? '' : ` (${mode})`}`,
    group: 'generate',
    /** A call that makes one maze of `size` x `size` cells. */
    prepare: (size) => (round) =>
      mw.generate({ algorithm: row.id, mode, width: size, height: size, seed: round }),
  })),
);

/** rot.js counts tiles: n cells a side are 2n + 1 of them. */
const peers = ['DividedMaze', 'IceyMaze', 'EllerMaze'].map((name) => ({
  name: `rot.js ${name}`,
  group: 'generate',
  peer: true,
  prepare: (size) => (round) => {
    ROT.RNG.setSeed(round + 1);
    let open = 0;
    new ROT.Map[name](2 * size + 1, 2 * size + 1).create((_x, _y, wall) => {
      if (wall === 0) open++;
    });
    return open;
  },
}));

const made = new Map();

/** One maze of each size, made once and only read by the measured calls. */
function mazeOf(size) {
  const algorithm = mw.catalog.generators[0].id;
  if (!made.has(size)) {
    made.clear();
    made.set(size, mw.generate({ algorithm, width: size, height: size, seed: 1 }));
  }
  return made.get(size);
}

const reading = (name, read) => ({
  name,
  group: 'read',
  prepare: (size) => () => read(mazeOf(size)),
});

const readers = [
  ...mw.catalog.solvers.map(({ id }) =>
    reading(`solve ${id}`, (maze) => maze.solve({ solver: id })),
  ),
  reading('distances', (maze) => maze.distances()),
  reading('stats', (maze) => maze.stats()),
  reading('tiles', (maze) => maze.tiles()),
  reading('lines', (maze) => maze.lines()),
  reading('boxes', (maze) => maze.boxes()),
  reading('text ascii', (maze) => maze.text({ style: 'ascii' })),
];

export const cases = [...ours, ...peers, ...readers];
