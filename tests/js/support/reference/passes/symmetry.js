/**
 * Symmetry, from its definition. The generator runs on cells of which no two are images of each
 * other; all images of its passages are opened; then whole orbits of edges, so long as pieces remain.
 */
import { imageOf } from '../motions.js';
import { firstOfOrbits, links, orbitOf, setLink, walls } from './edges.js';

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

/** The motions of these passes on a grid. */
export const motions = groupOf;

export function run(state, params, random, grid) {
  const group = groupOf(grid, params);
  const opened = links(state, grid);
  for (const edge of opened) {
    for (const image of orbitOf({ group }, grid, edge)) setLink(state, image, true);
  }
  joinByOrbits({ ...state, group }, random, grid);
}

/**
 * Opens orbits of walls until what `wholes` holds together is connected. Returns how many edges it
 * opened.
 */
export function joinByOrbits(state, random, grid, wholes = { find: () => 0 }) {
  const { passages, group } = state;
  const opened = new Set();
  const piece = [...passages.keys()];
  const join = (a, b) => {
    if (piece[a] === piece[b]) return false;
    const [from, to] = [piece[a], piece[b]];
    for (const [cell, of] of piece.entries()) if (of === from) piece[cell] = to;
    return true;
  };
  for (const { cell, to } of links(state, grid)) join(cell, to);
  const isSwapped = ({ cell, to }) => group.some((m) => m.get(cell) === to && m.get(to) === cell);
  const between = walls(state, grid).filter(
    ({ cell, to }) => piece[cell] !== piece[to] && wholes.find(cell) === wholes.find(to),
  );
  const list = firstOfOrbits(state, grid, between).map((edge) => ({
    orbit: orbitOf(state, grid, edge),
    swapped: isSwapped(edge),
  }));
  const order = [];
  while (list.length > 0) {
    const at = list.length > 1 ? random.below(list.length) : 0;
    order.push(list[at]);
    list[at] = list[0];
    list.shift();
  }
  const kept = [...passages.keys()].filter((cell) => grid.kept[cell]);
  const numberOf = (of) => new Set(kept.map(of)).size;
  /** Pieces that are still to be joined. */
  const remaining = () => numberOf((cell) => piece[cell]) - numberOf((cell) => wholes.find(cell));
  const countOf = ({ orbit }) => {
    const before = [...piece];
    const joined = orbit.filter(({ cell, to }) => join(cell, to)).length;
    const isWhole = remaining() === 0;
    piece.splice(0, piece.length, ...before);
    return { joined, isWhole, loops: orbit.length - joined };
  };
  const openOrbit = ({ orbit }) => {
    for (const edge of orbit) {
      setLink(state, edge, true);
      opened.add(edge);
      join(edge.cell, edge.to);
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
    if (useful.length === 0) return opened.size;
    const costs = useful.map((one) => {
      const { isWhole, loops } = countOf(one);
      return isWhole && loops <= 1 ? -1 : loops;
    });
    openOrbit(useful[costs.indexOf(Math.min(...costs))]);
  }
}
