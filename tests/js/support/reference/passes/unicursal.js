/**
 * Unicursal, from its definition: a ring of four cells for every cell of the maze; rings of linked cells
 * are joined to one. What is left of a tree is one circuit.
 */
const [NORTH, SOUTH, WEST, EAST] = [0, 1, 2, 3];

export const reshape = () => ({
  isFlat: true,
  sizes: ({ width, height }) => [[2 * width, 2 * height]],
  place(from, _to, { width }) {
    return [0, 1, 2, 3].map((corner) => {
      const [right, down] = [corner % 2, corner >> 1];
      const placed = ({ x, y }) => (2 * y + down) * 2 * width + 2 * x + right;
      return new Map(from.places.map((place, cell) => [cell, placed(place)]));
    });
  },
});

export function run(state, { open }, _random, grid) {
  const { passages, before, isOpen } = state;
  const { slots } = grid;
  const flip = (cell, direction) => {
    const { to, back } = slots[cell][direction];
    passages[cell] ^= 1 << direction;
    passages[to] ^= 1 << back;
  };
  passages.fill(0);
  state.doors.clear();
  state.rooms = [];
  const corners = [...before.places.keys()].map((cell) => {
    const { x, y } = before.places[cell];
    return grid.places.findIndex((place) => place.x === 2 * x && place.y === 2 * y);
  });
  for (const [cell, first] of corners.entries()) {
    if (!isOpen(first)) continue;
    const east = slots[first][EAST].to;
    const south = slots[first][SOUTH].to;
    for (const [at, direction] of [
      [first, EAST],
      [first, SOUTH],
      [east, SOUTH],
      [south, EAST],
    ])
      flip(at, direction);
    // The sides of two rings that face each other make way for two links across.
    for (const direction of [NORTH, WEST]) {
      if (((before.passages[cell] >> direction) & 1) === 0) continue;
      const along = direction === NORTH ? EAST : SOUTH;
      const other = slots[first][along].to;
      for (const at of [first, slots[first][direction].to]) flip(at, along);
      for (const at of [first, other]) flip(at, direction);
    }
  }
  if (!open) return;
  const seen = new Set();
  for (const [first, bits] of passages.entries()) {
    if (seen.has(first) || bits === 0) continue;
    const south = slots[first][SOUTH].to;
    if (seen.size === 0) {
      state.ends = { start: first, end: south };
    }
    const circuit = new Set([first]);
    for (const cell of circuit) {
      for (const [direction, slot] of slots[cell].entries()) {
        if (slot && (passages[cell] >> direction) & 1) circuit.add(slot.to);
      }
    }
    for (const cell of circuit) seen.add(cell);
    flip(first, SOUTH);
  }
}
