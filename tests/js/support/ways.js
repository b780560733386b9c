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
