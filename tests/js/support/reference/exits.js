/** The exits policies, from their definition. */
import { neighbourOf, openCells, UNREACHED } from '../grid.js';
import { fnv1a, keyOf, Random } from '../random.js';
import * as walk from '../walk.js';

/** Passages from a cell to every other, on the slots of the maze's grid. */
function distancesFrom(maze, from) {
  if (!maze.grid) return walk.distancesFrom(maze, from);
  const { passages, grid } = maze;
  const distances = new Uint32Array(passages.length).fill(UNREACHED);
  distances[from] = 0;
  const queue = [from];
  for (const cell of queue) {
    for (const [direction, slot] of grid.slots[cell].entries()) {
      if (!((passages[cell] >> direction) & 1) || distances[slot.to] !== UNREACHED) continue;
      distances[slot.to] = distances[cell] + 1;
      queue.push(slot.to);
    }
  }
  return distances;
}

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

/** Whether a drawn side of the cell leads to no open cell. */
function isOnBorder({ width, height, grid }, open) {
  const inside = new Set(open);
  if (grid) {
    // A bridge has no neighbours at its tunnel, but a cell on either side of it.
    const isRailed = (cell, d) => grid.bridges?.get(cell) === (d & ~1);
    return (cell) =>
      grid.sides[cell].some((d) => !isRailed(cell, d) && !inside.has(grid.slots[cell][d]?.to));
  }
  return (cell) => [0, 1, 2, 3].some((d) => !inside.has(neighbourOf({ width, height }, cell, d)));
}

const policies = {
  none: () => ({ start: null, end: null }),
  corners: (_maze, open) => ({ start: open[0], end: open.at(-1) }),
  farthest: sweepTwice,
  border(maze, open) {
    const border = open.filter(isOnBorder(maze, open));
    return sweepTwice(maze, border.length > 0 ? border : open);
  },
  original(maze, open) {
    const start = open[0];
    const distances = distancesFrom(maze, start);
    const key = keyOf(maze.seed) ^ fnv1a(new TextEncoder().encode('exits'));
    const random = new Random(key);
    const size = Math.max(maze.width, maze.height);
    for (let tries = 0; tries < 1000; tries++) {
      const cell = random.below(distances.length);
      // An unreachable or closed cell has the distance UNREACHED.
      if (distances[cell] !== UNREACHED && distances[cell] > size) return { start, end: cell };
    }
    return { start, end: farthest(maze, start, open) };
  },
};

/** `maze.grid` is left out of flat squares. */
export function exitsOf(maze, policy) {
  const kept = maze.grid?.kept ?? openCells(maze);
  const isOpen = Array.from(kept, (is, cell) => is && maze.kinds?.[cell] !== 0);
  const open = [...isOpen.entries()].filter(([, is]) => is).map(([cell]) => cell);
  if (open.length === 0) return { start: null, end: null };
  return policies[policy](maze, open);
}

/**
 * Start and end of a maze: those of the caller, else those that the generator or a pass has set and no
 * later pass has made rock of, else those that the policy found. Between two sides of a symmetry the end
 * is the image of the start, or the start that of the end, where that is another cell.
 */
export function endsOf(options, { start, end, kinds, group }, found, isDungeon) {
  const isNone = (options.exits ?? 'corners') === 'none' && !isDungeon;
  const own = (cell) => (isNone || kinds?.[cell] === 0 ? null : (cell ?? null));
  const ends = {
    start: options.start ?? own(start) ?? found.start,
    end: options.end ?? own(end) ?? found.end,
  };
  if (!group || ends.start === null || ends.end === null) return ends;
  const across = acrossOf(group, options);
  const [facing, back] = [across(ends.start), across(ends.end)];
  if (options.end === undefined && facing !== ends.start) return { ...ends, end: facing };
  if (options.start === undefined && back !== ends.end) return { ...ends, start: back };
  return ends;
}

/** Where a cell is on the other side: mirrored in all directions, or turned by half a turn. */
function acrossOf(group, { passes }) {
  const { kind = 'mirrorX', parts = 2 } = passes.find(({ id }) => id === 'symmetry');
  // Motions are listed by their products: the identity, the generator, its square and so on.
  const half = { turn: parts % 2 === 0 ? parts / 2 : 0, mirrorBoth: 3 }[kind] ?? 1;
  return (cell) => (group[half % group.length] ?? group[0]).get(cell);
}
