/**
 * Weave, from its definition. The cells are visited in the order of a shuffle; each that can be a
 * bridge becomes one until there are enough. At last bridges without which more of the grid hangs
 * together are given up, the last one first.
 */

/** A side and the one across from it lie on a line if they are at most this many degrees off. */
const DEGREES_OFF = 8;
/** A side and the next one meet at an angle of more degrees than this. */
const MIN_ANGLE = 25;

const angleOf = ({ from, to }) => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
const between = (a, b) => Math.abs(((a - b + 540) % 360) - 180);

/** Whether a side meets those beside it at an angle: a part of a longer line or arc does not. */
function hasAngles(corners, side) {
  const count = corners.length;
  return corners.every((corner, i) => {
    const next = corners[(i + 1) % count];
    const meets = (corner.side === side) !== (next.side === side);
    return !meets || between(angleOf(corner), angleOf(next)) > MIN_ANGLE;
  });
}

/** Whether the sides d and d ^ 1 of a cell lie across from each other, by its drawn corners. */
function isStraight(corners, line) {
  if (![line, line ^ 1].every((side) => hasAngles(corners, side))) return false;
  const middles = [line, line ^ 1].map((side) => {
    const ends = corners
      .filter((corner) => corner.side === side)
      .flatMap(({ from, to }) => [from, to]);
    return ends.length > 0 && mean(ends);
  });
  if (!middles.every(Boolean)) return false;
  const [x, y] = mean(corners.map(({ from }) => from));
  const [a, b] = middles.map(([mx, my]) => Math.atan2(my - y, mx - x));
  const turn = Math.abs(((((a - b) * 180) / Math.PI + 540) % 360) - 180);
  return 180 - turn < DEGREES_OFF;
}

const mean = (points) =>
  [0, 1].map((i) => points.reduce((sum, p) => sum + p[i], 0) / points.length);

/** Directions along a ring, which lie across from each other however few cells it has. */
const AROUND = ['clockwise', 'counterclockwise'];

/** By cell: its lines, each by the lower of its two directions. */
export function linesOf({ names, corners }) {
  const all = [...names.keys()].filter((direction) => direction % 2 === 0);
  return corners.map((own) =>
    all.filter((line) => AROUND.includes(names[line]) || isStraight(own, line)),
  );
}

/** The ends of the tunnel below a cell: [{ to, back }, { to, back }]. */
const endsOf = (slots, cell, line) => [slots[cell][line], slots[cell][line ^ 1]];

/** The lines on which one can walk over a bridge, by their lower directions; stairs are none. */
export function pathsOver({ names, sides }, slots, cell, line) {
  const isPath = (its) => [its, its ^ 1].every((d) => slots[cell][d] && sides[cell].includes(d));
  return [...names.keys()].filter((its) => its % 2 === 0 && its !== line && isPath(its));
}

/** Whether a cell can be a bridge over a line; `ends` are the cells at the ends of tunnels. */
function canBridge(grid, slots, bridges, ends, cell, line) {
  const [one, other] = endsOf(slots, cell, line);
  if (!one || !other || ends.has(cell) || bridges.has(cell)) return false;
  if (bridges.has(one.to) || bridges.has(other.to)) return false;
  if (one.to === other.to || one.to === cell || other.to === cell) return false;
  if (slots[one.to].some((slot) => slot?.to === other.to)) return false;
  return pathsOver(grid, slots, cell, line).length > 0;
}

/**
 * For generators that work row by row, from either end of the rows: both tunnel and bridge lead from
 * lower to higher cells, and along a row or from row to row.
 */
function keepsOrder(slots, places, cell, line) {
  const isInRow = (to) =>
    places[to].y === places[cell].y && places[to].level === places[cell].level;
  const isBetween = (its) => {
    const [one, other] = [its, its ^ 1].map((direction) => slots[cell][direction]?.to);
    if (one === undefined || other === undefined) return false;
    return one < cell !== other < cell && isInRow(one) === isInRow(other);
  };
  return isBetween(line) && [0, 2, 4, 6].some((its) => its !== line && isBetween(its));
}

/** A grid with tunnels in the place of what they cross. `bridges` is a map from cell to line. */
export function woven(grid, bridges) {
  const plain = grid.plain ?? grid;
  const slots = plain.slots.map((own) => [...own]);
  const tunnels = new Set();
  for (const [cell, line] of bridges) {
    const [one, other] = endsOf(slots, cell, line);
    slots[one.to][one.back] = { to: other.to, back: other.back };
    slots[other.to][other.back] = { to: one.to, back: one.back };
    tunnels.add(`${one.to} ${one.back}`).add(`${other.to} ${other.back}`);
  }
  for (const [cell, line] of bridges) slots[cell][line] = slots[cell][line ^ 1] = undefined;
  return { ...plain, plain, slots, bridges, tunnels };
}

/** By cell the lowest cell of its component. */
function componentsOf(slots) {
  const lowest = new Array(slots.length).fill(-1);
  for (const first of slots.keys()) {
    if (lowest[first] >= 0) continue;
    lowest[first] = first;
    const cells = [first];
    for (const cell of cells) {
      for (const slot of slots[cell]) {
        if (!slot || lowest[slot.to] >= 0) continue;
        lowest[slot.to] = first;
        cells.push(slot.to);
      }
    }
  }
  return lowest;
}

/** The woven grid. `ordered`: for a generator that works row by row. */
export function prepare(grid, { share }, random, ordered) {
  const { slots } = grid.plain ?? grid;
  const lines = linesOf(grid);
  const before = grid.bridges ?? new Map();
  const waiting = [...slots.keys()].filter((cell) => grid.kept[cell]);
  const most = Math.floor((waiting.length * Math.round(share * 1000)) / 1000);
  const bridges = new Map(before);
  const ends = new Set(
    [...bridges].flatMap(([cell, line]) => endsOf(slots, cell, line).map(({ to }) => to)),
  );
  for (let i = 0; i < waiting.length && bridges.size - before.size < most; i++) {
    const rest = waiting.length - i;
    const at = rest > 1 ? i + random.below(rest) : i;
    [waiting[i], waiting[at]] = [waiting[at], waiting[i]];
    const cell = waiting[i];
    // Neighbours as they are by now: a tunnel may have joined two already.
    const now = woven(grid, bridges).slots;
    const able = lines[cell].filter(
      (line) =>
        canBridge(grid, now, bridges, ends, cell, line) &&
        (!ordered || keepsOrder(now, grid.places, cell, line)),
    );
    if (able.length === 0) continue;
    const line = able.length === 1 ? able[0] : random.pick(able);
    for (const { to } of endsOf(now, cell, line)) ends.add(to);
    bridges.set(cell, line);
  }
  for (const [cell, line] of [...bridges].slice(before.size).reverse()) {
    const lowest = componentsOf(woven(grid, bridges).slots);
    const [{ to }] = endsOf(slots, cell, line);
    if (lowest[cell] !== lowest[to]) bridges.delete(cell);
  }
  return woven(grid, new Map([...bridges].sort(([a], [b]) => a - b)));
}
