/** rot-js: mazes as tiles, of which n cells a side are 2n + 1; a game keeps them in an array. */
import * as ROT from 'rot-js';

function tilesOf(Kind, size, seed) {
  const side = 2 * size + 1;
  const tiles = new Uint8Array(side * side);
  ROT.RNG.setSeed(seed + 1);
  new Kind(side, side).create((x, y, wall) => {
    tiles[y * side + x] = wall;
  });
  return tiles;
}

const opens = (tiles, size) => {
  const side = 2 * size + 1;
  return {
    east: (x, y) => tiles[(2 * y + 1) * side + 2 * x + 2] === 0,
    south: (x, y) => tiles[(2 * y + 2) * side + 2 * x + 1] === 0,
  };
};

const generating = (task, kind) => ({
  task,
  name: `rot-js ${kind}`,
  make: (size, seed) => tilesOf(ROT.Map[kind], size, seed),
  opens,
});

let last = { size: 0, tiles: new Uint8Array() };

/** The way from corner to corner of a maze of its own, which the first call makes. */
const solving = (task, kind) => ({
  task,
  name: `rot-js ${kind}`,
  reads: true,
  make(size) {
    if (last.size !== size) last = { size, tiles: tilesOf(ROT.Map.EllerMaze, size, 1) };
    const { tiles } = last;
    const side = 2 * size + 1;
    const end = side - 2;
    const free = (x, y) => tiles[y * side + x] === 0;
    const path = [];
    new ROT.Path[kind](end, end, free, { topology: 4 }).compute(1, 1, (x, y) => path.push(x, y));
    return path;
  },
});

export default [
  generating('eller', 'EllerMaze'),
  generating('recursiveDivision', 'DividedMaze'),
  solving('solve bfs', 'Dijkstra'),
  solving('solve bfs', 'AStar'),
];
