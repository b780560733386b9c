import { keyOf, Random } from '../random.js';
import { componentsOf, innerGrid, passagesOf } from './floor.js';

const CORRIDOR = 3;

/** Random floor, 64 tiles of a row at once: a digit of the share after the other, in 1/1024. */
function scatter({ width, height, params }, random) {
  const floor = new Set();
  const share = Math.floor((Math.round(params.floor * 1000) * 1024) / 1000);
  const digits = share.toString(2).padStart(11, '0').slice(1).replace(/0+$/, '');
  for (let y = 1; y < height - 1; y++) {
    for (let first = 0; first < width; first += 64) {
      let bits = share === 1024 ? (1n << 64n) - 1n : 0n;
      for (const digit of [...digits].reverse()) {
        const drawn = random.next();
        bits = digit === '1' ? bits | drawn : bits & drawn;
      }
      for (let x = Math.max(1, first); x < Math.min(width - 1, first + 64); x++) {
        if ((bits >> BigInt(x - first)) & 1n) floor.add(y * width + x);
      }
    }
  }
  return floor;
}

/** The neighbours that the automaton counts: 8 on squares, else those of the grid. */
function countedOf({ width, grid }, { cells, around }) {
  if (grid.shape !== 'square') return around;
  const counted = [];
  for (const cell of cells) {
    counted[cell] = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => cell + dy * width + dx));
    counted[cell].splice(4, 1);
  }
  return counted;
}

/** The distance of every tile to its cave, the cave, and the tile before it. */
function spread({ around }, caves) {
  const reached = new Map();
  const floor = caves.flatMap((cave, owner) => cave.map((cell) => [cell, owner]));
  for (const [cell, owner] of floor.sort(([a], [b]) => a - b)) {
    reached.set(cell, { owner, distance: 0, before: null });
  }
  for (const [cell, { owner, distance }] of reached) {
    for (const to of around[cell]) {
      if (!reached.has(to)) reached.set(to, { owner, distance: distance + 1, before: cell });
    }
  }
  return reached;
}

export function standard(options) {
  const { width, height, params, grid, seed } = options;
  const random = options.random ?? new Random(keyOf(seed));
  const inner = innerGrid(options);
  const counted = countedOf(options, inner);
  const scale = (of8) => (grid.shape === 'square' ? of8 : Math.floor((of8 * 6 + 4) / 8));
  let floor = scatter(options, random);
  for (let round = 0; round < params.rounds; round++) {
    const now = floor;
    floor = new Set(
      inner.cells.filter((cell) => {
        const count = counted[cell].filter((to) => now.has(to)).length;
        return count >= scale(now.has(cell) ? params.survivals : params.births);
      }),
    );
  }
  const cavesOf = () => componentsOf(inner, (cell) => floor.has(cell));
  const largestOf = (list) => list.reduce((best, one) => (one.length > best.length ? one : best));
  let caves = cavesOf();
  const least = Math.min(params.smallest, inner.cells.length);
  if (caves.length === 0 || largestOf(caves).length < least) {
    const middle = ((height - 1) >> 1) * width + ((width - 1) >> 1);
    const order = new Set([caves.length === 0 ? middle : largestOf(caves)[0]]);
    for (const cell of order) for (const to of inner.around[cell]) order.add(to);
    for (const cell of [...order].slice(0, least)) floor.add(cell);
    caves = cavesOf();
  }
  const isKept =
    params.join === 'largest'
      ? (cave) => cave === largestOf(caves)
      : ({ length }) => length >= least;
  const kept = caves.filter(isKept);
  const kinds = new Uint8Array(width * height);
  for (const cell of kept.flat()) kinds[cell] = CORRIDOR;

  const reached = spread(inner, kept);
  const meetings = inner.cells.flatMap((a) =>
    inner.around[a]
      .filter((b) => b > a && reached.get(a).owner !== reached.get(b).owner)
      .map((b) => ({ a, b, length: reached.get(a).distance + reached.get(b).distance })),
  );
  const group = kept.map((_, index) => index);
  for (const { a, b } of meetings.sort((one, other) => one.length - other.length)) {
    const [from, to] = [a, b].map((cell) => group[reached.get(cell).owner]);
    if (from === to) continue;
    for (const [index, own] of group.entries()) if (own === from) group[index] = to;
    for (const end of [a, b]) {
      for (let cell = end; cell !== null; cell = reached.get(cell).before) kinds[cell] = CORRIDOR;
    }
  }
  return { kinds, rooms: [], passages: passagesOf(grid, kinds) };
}
