/**
 * @thewizardbear/maze_generator. Its recursive division is left out: it never says that it has ended.
 */
import { Maze } from '@thewizardbear/maze_generator';

const ALGORITHMS = {
  recursiveBacktracker: 'recursive backtracker',
  eller: "eller's",
  sidewinder: 'sidewinder',
  kruskal: "kruskal's",
  primActiveCell: "simplified prim's",
  primCellCost: "modified prim's",
  prim: "true prim's",
  huntAndKill: 'hunt and kill',
  binaryTree: 'binary tree',
  aldousBroder: 'aldous broder',
  wilson: "wilson's",
  growingTree: 'growing tree',
};

/** Its `generate` gives up after 10^6 steps, which a million cells need more of; `step` does not. */
function make(algorithm, size, seed) {
  const maze = new Maze({ algorithm, width: size, height: size, seed });
  while (maze.step());
  return maze;
}

export default Object.entries(ALGORITHMS).map(([task, algorithm]) => ({
  task,
  name: `@thewizardbear ${algorithm}`,
  make: (size, seed) => make(algorithm, size, seed),
  opens: ({ algorithm: { walls } }) => ({
    east: (x, y) => !walls[y][x].E,
    south: (x, y) => !walls[y][x].S,
  }),
}));
