import { neighbourOf } from '../grid.js';
import { keyOf, Random } from '../random.js';

const [ROOM, CORRIDOR, ORIGINAL_ROW_SPLIT] = [1, 3, 4];

/** Both modes: `safe` keeps room for a room on both sides of every cut. */
export function divide(options, random, safe) {
  const { width, height } = options;
  const { depth, minLeaf, ratioLow, ratioHigh, margin, minRoom } = options.params;
  const minChild = 2 * margin + minRoom;
  // Only the original program tells the corridors of its two kinds of cut apart.
  const rowSplit = safe ? CORRIDOR : ORIGINAL_ROW_SPLIT;
  const kinds = new Uint8Array(width * height);
  const leaves = [];
  const half = (sum) => Math.trunc(sum / 2);
  const put = (row, column, kind) => {
    kinds[row * width + column] = kind;
  };

  function leaf(r1, c1, r2, c2) {
    for (let row = r1 + margin; row < r2 - margin; row++) {
      for (let column = c1 + margin; column < c2 - margin; column++) put(row, column, ROOM);
    }
    leaves.push({ r1, c1, r2, c2 });
    const box = { r1: r1 + margin, c1: c1 + margin, r2: r2 - margin - 1, c2: c2 - margin - 1 };
    return { first: box, last: box };
  }

  function cutOf(length) {
    const ratio = ratioLow + random.below(ratioHigh - ratioLow + 1);
    const cut = Math.trunc((length * ratio) / 10);
    return safe ? Math.min(Math.max(cut, minChild), length - minChild) : cut;
  }

  function joinRows(cut, above, below) {
    const from = half(above.c1 + above.c2);
    const to = half(below.c1 + below.c2);
    for (let i = 0; i < margin; i++) {
      put(cut - margin + i, from, rowSplit);
      put(cut + i, to, rowSplit);
    }
    for (let c = Math.min(from, to); c <= Math.max(from, to); c++) put(cut, c, rowSplit);
  }

  function joinColumns(cut, left, right) {
    const from = half(left.r1 + left.r2);
    const to = half(right.r1 + right.r2);
    for (let i = 0; i < margin; i++) {
      put(from, cut - margin + i, CORRIDOR);
      put(to, cut + i, CORRIDOR);
    }
    for (let r = Math.min(from, to); r <= Math.max(from, to); r++) put(r, cut, CORRIDOR);
  }

  function split(level, r1, c1, r2, c2) {
    const rows = r2 - r1;
    const columns = c2 - c1;
    if (level === 0 || rows <= minLeaf || columns <= minLeaf) return leaf(r1, c1, r2, c2);
    if (safe && rows < 2 * minChild && columns < 2 * minChild) return leaf(r1, c1, r2, c2);
    let byRows =
      Math.trunc(rows / columns) > 1 || (Math.trunc(columns / rows) <= 1 && random.below(2) === 1);
    if (safe && (byRows ? rows : columns) < 2 * minChild) byRows = !byRows;
    if (byRows) {
      const cut = r1 + cutOf(rows);
      const above = split(level - 1, r1, c1, cut, c2);
      const below = split(level - 1, cut, c1, r2, c2);
      joinRows(cut, above.last, below.first);
      return { first: above.first, last: below.last };
    }
    const cut = c1 + cutOf(columns);
    const left = split(level - 1, r1, c1, r2, cut);
    const right = split(level - 1, r1, cut, r2, c2);
    joinColumns(cut, left.last, right.first);
    return { first: left.first, last: right.last };
  }

  split(depth, 0, 0, height, width);
  return { width, height, kinds, leaves };
}

/** Floor is linked to all floor beside it. */
export function floorPassages({ width, height, kinds }) {
  return kinds.map((kind, cell) => {
    let bits = 0;
    for (let direction = 0; kind !== 0 && direction < 4; direction++) {
      const next = neighbourOf({ width, height }, cell, direction);
      if (next >= 0 && kinds[next] !== 0) bits |= 1 << direction;
    }
    return bits;
  });
}

/** The rooms of leaves that have one, as the library lists them. */
export function roomsOf({ leaves }, margin) {
  return leaves
    .map(({ r1, c1, r2, c2 }) => ({
      x: c1 + margin,
      y: r1 + margin,
      width: c2 - c1 - 2 * margin,
      height: r2 - r1 - 2 * margin,
    }))
    .filter((room) => room.width > 0 && room.height > 0);
}

const made = (options, safe) => {
  const map = divide(options, options.random ?? new Random(keyOf(options.seed)), safe);
  return { ...map, passages: floorPassages(map) };
};
export const standard = (options) => made(options, true);
export const original = (options) => made(options, false);
