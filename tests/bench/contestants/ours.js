/** The package: every generator of its catalog in each mode, and everything that reads a maze. */
import { createMazewright } from 'mazewright';

/** @param {import('mazewright').Mazewright} mw */
const generators = (mw) =>
  mw.catalog.generators.flatMap(({ id, modes }) =>
    modes.map((mode) => {
      const task = mode === 'standard' ? id : `${id} (${mode})`;
      const make = (size, seed) =>
        mw.generate({ algorithm: id, mode, width: size, height: size, seed });
      return { task, name: 'mazewright', make };
    }),
  );

/** The maze of a quick generator with each pass at its defaults. @param {import('mazewright').Mazewright} mw */
function passes(mw) {
  const size = { width: 25, height: 25 };
  const { id: algorithm } = mw.catalog.generators.find(
    (row) =>
      row.perfect &&
      mw.catalog.passes.every(
        ({ id }) => !mw.check({ algorithm: row.id, ...size, passes: [{ id }] }),
      ),
  );
  return mw.catalog.passes.map(({ id }) => ({
    task: `pass ${id}`,
    name: 'mazewright',
    make: (size, seed) =>
      mw.generate({ algorithm, width: size, height: size, seed, passes: [{ id }] }),
  }));
}

/** What reads one maze of each size. @param {import('mazewright').Mazewright} mw */
function readers(mw) {
  const { id } = mw.catalog.generators.find(({ kind, perfect }) => kind === 'maze' && perfect);
  let last = { size: 0, maze: null };
  const mazeOf = (size) => {
    if (last.size !== size) {
      last = { size, maze: mw.generate({ algorithm: id, width: size, height: size, seed: 1 }) };
    }
    return last.maze;
  };
  const reading = (task, read) => ({
    task,
    name: 'mazewright',
    reads: true,
    make: (size) => read(mazeOf(size)),
  });
  return [
    ...mw.catalog.solvers.map((row) =>
      reading(`solve ${row.id}`, (maze) => maze.solve({ solver: row.id })),
    ),
    reading('paths', (maze) => maze.paths(maze.end)),
    reading('paths: next of every cell', answersOf),
    ...['distances', 'stats', 'tiles', 'lines', 'boxes', 'blocks'].map((name) =>
      reading(name, (maze) => maze[name]()),
    ),
    ...mw.catalog.exports.map((row) => reading(`export ${row.id}`, (maze) => maze.export(row.id))),
  ];
}

/** Asks paths that are made once for the next cell of every cell. */
const answersOf = (() => {
  let [of, paths] = [null, null];
  return (maze) => {
    if (of !== maze) [of, paths] = [maze, maze.paths(maze.end)];
    let sum = 0;
    for (let cell = 0; cell < maze.cellCount; cell++) sum += paths.next(cell) ?? 0;
    return sum;
  };
})();

/** @param {import('mazewright').Mazewright} mw @returns {import('../run/host.js').Row[]} */
export const rowsOf = (mw) => [...generators(mw), ...passes(mw), ...readers(mw)];

export default createMazewright().then(rowsOf);
