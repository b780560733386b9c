/** Dungeons opened towards their doors, written again from worlds/connect.hpp, on rows of tiles. */

const STEPS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];
const DOOR = 2;
const CORRIDOR = 3;

/** The tiles of the way from one of `starts` to the nearest goal, which comes first. */
function wayTo(side, starts, isGoal) {
  const before = new Map(starts.map((start) => [start, null]));
  // A Map keeps the order in which its keys came, also while it is walked.
  for (const tile of before.keys()) {
    if (isGoal(tile)) {
      const way = [];
      for (let at = tile; at !== null; at = before.get(at)) way.push(at);
      return way;
    }
    for (const [dx, dy] of STEPS) {
      const [x, y] = [(tile % side) + dx, Math.floor(tile / side) + dy];
      const isInside = x > 0 && y > 0 && x < side - 1 && y < side - 1;
      if (isInside && !before.has(y * side + x)) before.set(y * side + x, tile);
    }
  }
  throw new Error('there is no way');
}

/** The tiles of the piece that the first floor tile is of. */
function firstPiece(side, kinds) {
  const piece = new Set([kinds.findIndex((kind) => kind !== 0)]);
  for (const tile of piece) {
    for (const [dx, dy] of STEPS) {
      const [x, y] = [(tile % side) + dx, Math.floor(tile / side) + dy];
      const isTile = x >= 0 && y >= 0 && x < side && y < side;
      if (isTile && kinds[y * side + x] !== 0) piece.add(y * side + x);
    }
  }
  return piece;
}

/** Whether a tile has floor on two opposite sides only. */
function isBetween(side, kinds, tile) {
  const [north, south, west, east] = STEPS.map(([dx, dy]) => kinds[tile + dx + dy * side] !== 0);
  return north === south && west === east && north !== west;
}

/**
 * The kinds of a dungeon with these doors to its neighbours, [{ direction, cell }]. Its own doors, by their
 * tiles, become corridors where one now meets them from aside, but not those with locks.
 */
export function opened(side, kinds, own, doors) {
  const made = Array.from(kinds, (kind, tile) => {
    const [x, y] = [tile % side, Math.floor(tile / side)];
    return Math.min(x, y) === 0 || Math.max(x, y) === side - 1 ? 0 : kind;
  });
  const dig = (way) => {
    for (const tile of way) made[tile] ||= CORRIDOR;
  };
  const middle = side >> 1;
  if (made.every((kind) => kind === 0)) made[middle * side + middle] = CORRIDOR;
  for (const { direction, cell } of doors) {
    const [dx, dy] = STEPS[direction];
    const inside = cell - dx - dy * side;
    dig(wayTo(side, [inside], (tile) => made[tile] !== 0));
    made[cell] = DOOR;
  }
  for (;;) {
    const piece = firstPiece(side, made);
    const isOther = (tile) => made[tile] !== 0 && !piece.has(tile);
    if (!made.some((_, tile) => isOther(tile))) break;
    dig(
      wayTo(
        side,
        [...piece].sort((a, b) => a - b),
        isOther,
      ),
    );
  }
  for (const [tile, { lock }] of own) {
    if (made[tile] === DOOR && !lock && !isBetween(side, made, tile)) made[tile] = CORRIDOR;
  }
  return Uint8Array.from(made);
}
