export const UNREACHED = 0xffffffff;
/** Of more parts than this, the later ones stay as they are. */
const MOST = 200;

/** @param {any} maze @param {number} cell */
const isOpen = (maze, cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;

/** The cells of every part that no passage joins to another. @param {any} maze @returns {number[][]} */
export function partsOf(maze) {
  const seen = new Uint8Array(maze.cellCount);
  const parts = [];
  for (let first = 0; first < maze.cellCount; first += 1) {
    if (seen[first] || !isOpen(maze, first)) continue;
    seen[first] = 1;
    const part = [first];
    for (let i = 0; i < part.length; i += 1) {
      for (let rest = maze.passages[part[i]]; rest !== 0; rest &= rest - 1) {
        const to = maze.neighbour(part[i], 31 - Math.clz32(rest & -rest));
        if (to === null || seen[to]) continue;
        seen[to] = 1;
        part.push(to);
      }
    }
    parts.push(part);
  }
  return parts;
}

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
