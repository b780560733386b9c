import { orbitOf, setLink } from './edges.js';

/**
 * Braid, from its definition: dead ends are taken in the order of a shuffle, and each that is still
 * one is opened to a neighbour until round(share * dead ends) of them are none any more.
 */
export function run(state, { share, join, first }, random, grid) {
  const { passages, isOpen } = state;
  const degree = (cell) => passages[cell].toString(2).replaceAll('0', '').length;
  const isDeadEnd = (cell) => degree(cell) === 1;
  const before = linksOf(passages, grid);
  let waiting = [...passages.keys()].filter(isDeadEnd);
  let left = Math.floor((waiting.length * Math.round(share * 1000) + 500) / 1000);
  const drawn = () => {
    const at = waiting.length > 1 ? random.below(waiting.length) : 0;
    const cell = waiting[at];
    waiting[at] = waiting[0];
    waiting.shift();
    return cell;
  };
  const isSorted = first === 'nearest';
  if (isSorted) {
    const ends = new Set(waiting);
    const order = [];
    while (waiting.length > 0) order.push(drawn());
    const near = new Map(order.map((cell) => [cell, nearestOther(before, cell, ends)]));
    waiting = order.sort((a, b) => near.get(a) - near.get(b));
  }
  const tree = join === 'longestLoop' ? breadthFirstTree(before) : null;
  while (waiting.length > 0 && left > 0) {
    const cell = isSorted ? waiting.shift() : drawn();
    if (!isDeadEnd(cell)) continue;
    const closed = [...grid.slots[cell].entries()].filter(
      ([direction, slot]) => slot && !((passages[cell] >> direction) & 1) && isOpen(slot.to),
    );
    const paired = closed.filter(([, { to }]) => isDeadEnd(to));
    let choices = closed;
    if (left === 1) choices = closed.filter(([, { to }]) => !isDeadEnd(to));
    else if (join === 'deadEnd' && paired.length > 0) choices = paired;
    if (choices.length === 0) continue;
    if (tree) {
      const lengths = choices.map(([, { to }]) => pathLength(tree, cell, to));
      const most = Math.max(...lengths);
      choices = choices.filter((_, i) => lengths[i] === most);
    }
    const [direction, { to, back }] = random.pick(choices);
    for (const edge of orbitOf(state, grid, { cell, direction, to, back })) {
      left -= [edge.cell, edge.to].filter(isDeadEnd).length;
      setLink(state, edge, true);
    }
  }
}

/** The linked cells of every cell, in the order of directions. */
function linksOf(passages, grid) {
  return Array.from(passages, (bits, cell) =>
    [...grid.slots[cell].entries()]
      .filter(([direction]) => (bits >> direction) & 1)
      .map(([, { to }]) => to),
  );
}

/** Steps to the nearest other cell of a set, by a search from this one alone. */
function nearestOther(links, cell, ends) {
  const steps = new Map([[cell, 0]]);
  for (const at of steps.keys()) {
    if (at !== cell && ends.has(at)) return steps.get(at);
    for (const to of links[at]) if (!steps.has(to)) steps.set(to, steps.get(at) + 1);
  }
  return Number.MAX_SAFE_INTEGER;
}

/** The parent of every cell in the tree of a breadth-first search; the first cells have none. */
function breadthFirstTree(links) {
  const parents = new Map();
  for (const first of links.keys()) {
    if (parents.has(first)) continue;
    parents.set(first, null);
    const queue = [first];
    for (const cell of queue) {
      for (const to of links[cell]) {
        if (parents.has(to)) continue;
        parents.set(to, cell);
        queue.push(to);
      }
    }
  }
  return parents;
}

/** The length of the path between two cells of a tree; 0 if there is none. */
function pathLength(parents, a, b) {
  const up = (cell) => {
    const line = [];
    for (let at = cell; at !== null; at = parents.get(at)) line.push(at);
    return line;
  };
  const [mine, other] = [up(a), up(b)];
  const met = mine.findIndex((cell) => other.includes(cell));
  return met < 0 ? 0 : met + other.indexOf(mine[met]);
}
