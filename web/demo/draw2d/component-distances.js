export const UNREACHED = 0xffffffff;
/** Of more parts than this, the later ones stay as they are. */
const MOST = 200;

/** @param {any} maze @param {number} cell */
const isOpen = (maze, cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;

/** Distances from the start, and in parts that it does not reach from a cell of their own. @param {any} maze @returns {Uint32Array} */
export function partDistances(maze) {
  const first = (/** @type {number} */ from) => {
    let cell = from;
    while (cell < maze.cellCount && !isOpen(maze, cell)) cell += 1;
    return cell;
  };
  let from = maze.start ?? first(0);
  if (from >= maze.cellCount) return new Uint32Array(maze.cellCount).fill(UNREACHED);
  const distances = maze.distances(from);
  let next = 0;
  for (let part = 1; part < MOST; part += 1) {
    from = first(next);
    while (from < maze.cellCount && distances[from] !== UNREACHED) from = first(from + 1);
    if (from >= maze.cellCount) break;
    const others = maze.distances(from);
    for (let cell = from; cell < others.length; cell += 1) {
      if (others[cell] !== UNREACHED) distances[cell] = others[cell];
    }
    next = from + 1;
  }
  return distances;
}
