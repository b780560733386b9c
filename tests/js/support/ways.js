/** Which cells of a maze one walks between in what is built of it, from the places in which one stands there. */
import assert from 'node:assert/strict';

/**
 * The pairs of cells that are joined, 'a b' with a below b, by a flood: over the places of one cell that hang together
 * with its middle, and over those that are no cell's, such as gaps in walls and tunnels below a bridge. Two cells
 * whose way leads through a third one are no pair.
 * @param {{ owners: (number | null | undefined)[], beside: (place: number) => Iterable<number>, middles: Map<number, number> }} walk
 *   the cell in which every place lies, null between cells, undefined where one cannot be; the places that are one
 *   step away; the place in the middle of each cell
 */
export function pairsOf({ owners, beside, middles }) {
  /** The cell of which a place is a part. */
  const homes = new Map();
  for (const [cell, middle] of middles) {
    assert.equal(owners[middle], cell);
    const open = [middle];
    homes.set(middle, cell);
    for (const place of open) {
      for (const next of beside(place)) {
        if (owners[next] !== cell || homes.has(next)) continue;
        homes.set(next, cell);
        open.push(next);
      }
    }
  }
  const pairs = new Set();
  const add = (one, other) => {
    if (one !== other) pairs.add(one < other ? `${one} ${other}` : `${other} ${one}`);
  };
  const seen = new Set();
  for (const start of owners.keys()) {
    if (homes.has(start)) {
      for (const next of beside(start)) {
        if (homes.has(next)) add(homes.get(start), homes.get(next));
      }
      continue;
    }
    if (seen.has(start) || owners[start] === undefined) continue;
    seen.add(start);
    const open = [start];
    const reached = new Set();
    for (const place of open) {
      for (const next of beside(place)) {
        if (homes.has(next)) reached.add(homes.get(next));
        else if (!seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    for (const one of reached) for (const other of reached) add(one, other);
  }
  return pairs;
}

/** The pairs of cells that a maze joins. */
export function linkedPairs(maze) {
  const links = maze.links();
  return new Set(
    Array.from({ length: links.length / 2 }, (_, i) =>
      [links[2 * i], links[2 * i + 1]].sort((a, b) => a - b).join(' '),
    ),
  );
}

/** The cells that a maze has: those in which one may be. */
export const keptCellsOf = (maze) =>
  Array.from({ length: maze.cellCount }, (_, cell) => cell).filter(
    (cell) => maze.mask?.[cell] !== 0 && maze.kinds?.[cell] !== 0,
  );

/** The corners of cells, as names, and the kept cells at each. */
function cornersIn(maze) {
  const { points, starts } = maze.polygons();
  const cornersOf = (cell) =>
    Array.from({ length: starts[cell + 1] - starts[cell] }, (_, i) =>
      [0, 1].map((axis) => points[2 * (starts[cell] + i) + axis].toFixed(3)).join(),
    );
  /** @type {Map<string, number[]>} */
  const cells = new Map();
  for (const cell of keptCellsOf(maze)) {
    for (const corner of new Set(cornersOf(cell))) {
      cells.set(corner, [...(cells.get(corner) ?? []), cell]);
    }
  }
  return { cornersOf, cells };
}

/**
 * Tells of two cells whether they meet in a corner around which ways lead from one to the other: who steps over the
 * corner comes nowhere else.
 */
export function meetRound(maze) {
  const linked = linkedPairs(maze);
  const { cornersOf, cells } = cornersIn(maze);
  const isLinked = (one, other) => linked.has([one, other].sort((a, b) => a - b).join(' '));
  return (pair) => {
    const [from, to] = pair.split(' ').map(Number);
    return cornersOf(from).some((corner) => {
      const around = cells.get(corner) ?? [];
      const reached = [from];
      for (const cell of reached) {
        for (const next of around) {
          if (!reached.includes(next) && isLinked(cell, next)) reached.push(next);
        }
      }
      return around.includes(to) && reached.includes(to);
    });
  };
}

/** Whether a way leads over a corner at which other cells are missing. */
export function hasWaysOverGaps(maze) {
  const { cornersOf, cells } = cornersIn(maze);
  return [...linkedPairs(maze)].some((pair) => {
    const [from, to] = pair.split(' ').map(Number);
    const shared = cornersOf(from).filter((corner) => cells.get(corner)?.includes(to));
    return shared.length === 1 && shared.some((corner) => (cells.get(corner) ?? []).length < 4);
  });
}
