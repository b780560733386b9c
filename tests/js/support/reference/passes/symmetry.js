/**
 * Symmetry, from its definition. The generator runs on cells of which no two are images of each
 * other; all images of its passages are opened; then whole orbits of edges, so long as pieces remain.
 */
import { imageOf } from '../motions.js';

const kinds = {
  mirrorX: () => [{ kind: 'mirrorX' }],
  mirrorY: () => [{ kind: 'mirrorY' }],
  mirrorBoth: () => [{ kind: 'mirrorX' }, { kind: 'mirrorY' }],
  turn: (parts) => [{ kind: 'turn', parts }],
};

/** All motions of the group as maps of cells; null if the grid does not have them. */
export function groupOf(grid, { kind, parts }) {
  const images = kinds[kind](parts).map((motion) => imageOf(grid, grid, motion));
  if (images.includes(null)) return null;
  const cells = [...grid.kept.keys()].filter((cell) => grid.kept[cell]);
  const group = [new Map(cells.map((cell) => [cell, cell]))];
  const nameOf = (motion) => cells.map((cell) => motion.get(cell)).join();
  const known = new Set(group.map(nameOf));
  for (const motion of group) {
    for (const image of images) {
      const product = new Map(cells.map((cell) => [cell, image.get(motion.get(cell))]));
      if (known.has(nameOf(product))) continue;
      known.add(nameOf(product));
      group.push(product);
    }
  }
  return group;
}

/** How many motions the parameters name, some of which may be equal on a small grid. */
const sizeOf = ({ kind, parts }) => ({ turn: parts, mirrorBoth: 4 })[kind] ?? 2;

/** The cells of the generator, breadth first from the first one that all motions move. */
function domainOf(grid, params) {
  const group = groupOf(grid, params);
  const orbitOf = (cell) => new Set(group.map((motion) => motion.get(cell)));
  const cells = [...grid.kept.keys()].filter((cell) => grid.kept[cell]);
  const isFree = (cell) => orbitOf(cell).size === sizeOf(params);
  const first = cells.find(isFree);
  if (first === undefined) return new Set([cells[0]]);
  const used = new Set(orbitOf(first));
  const domain = new Set([first]);
  for (const cell of domain) {
    for (const slot of grid.slots[cell]) {
      if (!slot || used.has(slot.to) || !isFree(slot.to)) continue;
      for (const other of orbitOf(slot.to)) used.add(other);
      domain.add(slot.to);
    }
  }
  return domain;
}

export function prepare(grid, params, _random, _ordered, { hideCells }) {
  const domain = domainOf(grid, params);
  return hideCells(grid, (cell) => !domain.has(cell));
}

export function run({ passages }, params, random, grid) {
  const group = groupOf(grid, params);
  const directionOf = (a, b) => grid.slots[a].findIndex((slot) => slot?.to === b);
  const open = (a, b) => {
    passages[a] |= 1 << directionOf(a, b);
    passages[b] |= 1 << directionOf(b, a);
  };
  const edgesOf = (test) =>
    [...passages.keys()].flatMap((cell) =>
      [...grid.slots[cell].entries()]
        .filter(([direction, slot]) => slot && slot.to > cell && test(cell, direction))
        .map(([, { to }]) => [cell, to]),
    );
  for (const [a, b] of edgesOf((cell, direction) => (passages[cell] >> direction) & 1)) {
    for (const motion of group) open(motion.get(a), motion.get(b));
  }
  const first = grid.kept.indexOf(true);
  const piece = [...passages.keys()];
  const join = (a, b) => {
    if (piece[a] === piece[b]) return false;
    const [from, to] = [piece[a], piece[b]];
    for (const [cell, of] of piece.entries()) if (of === from) piece[cell] = to;
    return true;
  };
  for (const [a, b] of edgesOf((cell, d) => (passages[cell] >> d) & 1)) join(a, b);
  const orbitOf = ([a, b]) => {
    const images = group.map((motion) => [motion.get(a), motion.get(b)]);
    const named = images.map((pair) => [String(pair.sort((x, y) => x - y)), pair]);
    return [...new Map(named).values()];
  };
  const isSwapped = ([a, b]) => group.some((m) => m.get(a) === b && m.get(b) === a);
  const listed = new Set();
  const list = [];
  for (const edge of edgesOf(() => true)) {
    if (piece[edge[0]] === piece[edge[1]] || listed.has(String(edge))) continue;
    const orbit = orbitOf(edge);
    for (const pair of orbit) listed.add(String(pair));
    list.push({ orbit, swapped: isSwapped(edge) });
  }
  const order = [];
  while (list.length > 0) {
    const at = list.length > 1 ? random.below(list.length) : 0;
    order.push(list[at]);
    list[at] = list[0];
    list.shift();
  }
  const countOf = ({ orbit }) => {
    const before = [...piece];
    const joined = orbit.filter(([a, b]) => join(a, b)).length;
    const isWhole = piece.every((of, cell) => of === piece[first] || !grid.kept[cell]);
    piece.splice(0, piece.length, ...before);
    return { joined, isWhole, loops: orbit.length - joined };
  };
  const openOrbit = ({ orbit }) => {
    for (const [a, b] of orbit) {
      open(a, b);
      join(a, b);
    }
  };
  for (const one of order.filter(({ swapped }) => !swapped)) {
    if (countOf(one).loops === 0) openOrbit(one);
  }
  for (const one of order.filter(({ swapped, orbit }) => swapped && orbit.length === 1)) {
    if (countOf(one).loops === 0) openOrbit(one);
  }
  for (;;) {
    const useful = order.filter((one) => countOf(one).joined > 0);
    if (useful.length === 0) return;
    const costs = useful.map((one) => {
      const { isWhole, loops } = countOf(one);
      return isWhole && loops <= 1 ? -1 : loops;
    });
    openOrbit(useful[costs.indexOf(Math.min(...costs))]);
  }
}
