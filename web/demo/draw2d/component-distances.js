export const UNREACHED = 0xffffffff;
/** Components after this many stay unreached. */
const MOST_COMPONENTS = 200;

/** @param {any} maze @param {number} cell */
const isOpen = (maze, cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;

/** Distances from the start; in components that it does not reach, from their first cell. @param {any} maze @returns {Uint32Array} */
export function componentDistances(maze) {
  const first = (/** @type {number} */ from) => {
    let cell = from;
    while (cell < maze.cellCount && !isOpen(maze, cell)) cell += 1;
    return cell;
  };
  let from = maze.start ?? first(0);
  if (from >= maze.cellCount) return new Uint32Array(maze.cellCount).fill(UNREACHED);
  const distances = maze.distances(from);
  let next = 0;
  for (let component = 1; component < MOST_COMPONENTS; component += 1) {
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
