/** Checks of mazes on any shape: the ways of its grid, its passages, its log. */
import assert from 'node:assert/strict';
import { pairKeys } from './grid.js';
import { Sets } from './walk.js';

/** Where each direction leads from each cell and which leads back, -1 for nowhere. */
export function waysOf(maze) {
  const directions = maze.directions.length;
  const ways = { directions, to: new Int32Array(maze.cellCount * directions).fill(-1), back: null };
  ways.back = new Int8Array(ways.to.length).fill(-1);
  for (let cell = 0; cell < maze.cellCount; cell++) {
    for (let direction = 0; direction < directions; direction++) {
      const slot = cell * directions + direction;
      ways.to[slot] = maze.neighbour(cell, direction) ?? -1;
      ways.back[slot] = maze.back(cell, direction) ?? -1;
    }
  }
  return ways;
}

/** The passages as pairs, smaller cell first; each must be open from both sides and on the grid. */
export function passagePairs(maze, ways, what) {
  const pairs = [];
  for (let cell = 0; cell < maze.cellCount; cell++) {
    for (let bits = maze.passages[cell], direction = 0; bits > 0; bits >>= 1, direction++) {
      if ((bits & 1) === 0) continue;
      const slot = cell * ways.directions + direction;
      const to = direction < ways.directions ? ways.to[slot] : -1;
      if (to < 0) assert.fail(`${what}: ${cell} leads ${direction} off the grid or into the mask`);
      if (((maze.passages[to] >> ways.back[slot]) & 1) === 0) {
        assert.fail(`${what}: ${cell} leads to ${to} and there is no way back`);
      }
      if (cell < to) pairs.push([cell, to]);
    }
  }
  return pairs;
}

/** Components and loops of pairs over the cells that a mask keeps. */
export function figuresOf(count, mask, pairs) {
  const sets = new Sets(count);
  for (const [a, b] of pairs) sets.join(a, b);
  const cells = mask ? mask.reduce((sum, keep) => sum + keep, 0) : count;
  return { cells, loops: sets.loops, components: cells - sets.joins };
}

/** Pairs are the same, in whatever order. */
export function assertSamePairs(flat, pairs, count, what) {
  const [actual, expected] = [pairKeys(flat, count), pairKeys(pairs.flat(), count)];
  const same = actual.length === expected.length && actual.every((key, i) => key === expected[i]);
  if (!same) assert.deepEqual([...actual], [...expected], what);
}

/** Plays a log; `each` may look at the passages after every entry. */
export function played(maze, ways, each = () => {}) {
  const passages = new Uint8Array(maze.cellCount);
  for (const entry of maze.steps) {
    const [cell, operation] = [entry >>> 6, entry & 63];
    const slot = cell * ways.directions + (operation & 7);
    if (operation >= 16) continue;
    if (ways.to[slot] < 0) assert.fail(`a step carves ${operation} from ${cell}, off the grid`);
    const [to, back] = [ways.to[slot], ways.back[slot]];
    if (operation < 8) {
      passages[cell] |= 1 << operation;
      passages[to] |= 1 << back;
    } else {
      passages[cell] &= ~(1 << (operation & 7));
      passages[to] &= ~(1 << back);
    }
    each(passages, entry);
  }
  return passages;
}

/** The kinds that a log ends in: a dungeon begins as rock, the kept cells of a maze as corridors. */
export function playedKinds({ cellCount, dungeon, mask, steps }) {
  const kinds = Uint8Array.from({ length: cellCount }, (_, cell) =>
    dungeon || mask?.[cell] === 0 ? 0 : 3,
  );
  for (const entry of steps) {
    const operation = entry & 63;
    if (operation >= 16 && operation < 23) kinds[entry >>> 6] = operation - 16;
  }
  return kinds;
}

/** A random connected region of a tiling, or of a part of it, with so many cells, as a mask. */
export function growRegion({ count, pairs }, wanted, random, within = null) {
  const beside = Array.from({ length: count }, () => []);
  for (const [a, b] of pairs) {
    beside[a].push(b);
    beside[b].push(a);
  }
  const mask = new Uint8Array(count);
  const allowed = Array.from({ length: count }, (_, cell) => cell).filter(
    (cell) => !within || within[cell],
  );
  const frontier = [allowed[random.below(allowed.length)]];
  for (let kept = 0; kept < wanted && frontier.length > 0; ) {
    const [cell] = frontier.splice(random.below(frontier.length), 1);
    if (mask[cell]) continue;
    mask[cell] = 1;
    kept++;
    frontier.push(...beside[cell].filter((other) => !mask[other]));
  }
  return mask;
}
