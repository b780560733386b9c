/** The exits policies, from their definition. */
import { neighbourOf, openCells, UNREACHED } from '../grid.js';
import { fnv1a, keyOf, Random } from '../random.js';
import { distancesFrom } from '../walk.js';

/** The reachable candidate farthest from `from`, the lowest index of equals. */
function farthest(maze, from, candidates) {
  const distances = distancesFrom(maze, from);
  let best = from;
  for (const cell of candidates) {
    if (distances[cell] === UNREACHED) continue;
    if (distances[cell] > distances[best] || (distances[cell] === distances[best] && cell < best)) {
      best = cell;
    }
  }
  return best;
}

function sweepTwice(maze, candidates) {
  const start = farthest(maze, candidates[0], candidates);
  return { start, end: farthest(maze, start, candidates) };
}

const policies = {
  none: () => ({ start: null, end: null }),
  corners: (_maze, open) => ({ start: open[0], end: open.at(-1) }),
  farthest: sweepTwice,
  border(maze, open) {
    const grid = { width: maze.width, height: maze.height, mask: openCells(maze) };
    const atBorder = (cell) => [0, 1, 2, 3].some((d) => neighbourOf(grid, cell, d) < 0);
    return sweepTwice(maze, open.filter(atBorder));
  },
  seed(maze, open) {
    const start = open[0];
    const distances = distancesFrom(maze, start);
    const key = keyOf(maze.seed) ^ fnv1a(new TextEncoder().encode('exits'));
    const random = new Random(key);
    const size = Math.max(maze.width, maze.height);
    for (let tries = 0; tries < 1000; tries++) {
      const cell = random.below(maze.width * maze.height);
      // An unreachable or closed cell has the distance UNREACHED.
      if (distances[cell] !== UNREACHED && distances[cell] > size) return { start, end: cell };
    }
    return { start, end: farthest(maze, start, open) };
  },
};

export function exitsOf(maze, policy) {
  const open = [...openCells(maze).entries()].filter(([, is]) => is).map(([cell]) => cell);
  if (open.length === 0) return { start: null, end: null };
  return policies[policy](maze, open);
}
