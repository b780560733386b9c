/** @typedef {import('./maze.js').Maze} Maze */

/**
 * Walks a path that is known.
 * @param {Uint32Array} path the first cell is where the walker stands
 */
export function follow(path) {
  let at = 0;
  return { step: () => (at + 1 < path.length ? path[++at] : null) };
}

/**
 * Searches depth first on foot: one passage a step, back out of dead ends.
 * @param {Maze} maze
 * @param {number} from
 * @param {number} to
 */
export function explore(maze, from, to) {
  const seen = new Set([from]);
  const trail = [from];
  return {
    step() {
      const here = trail[trail.length - 1];
      if (here === to || here === undefined) return null;
      for (let i = 0; i < maze.directions.length; ++i) {
        const next = maze.isOpen(here, i) ? maze.neighbour(here, i) : null;
        if (next === null || seen.has(next)) continue;
        seen.add(next);
        trail.push(next);
        return next;
      }
      trail.pop();
      return trail.length > 0 ? trail[trail.length - 1] : null;
    },
  };
}
