/**
 * Tile: the maze again and again, side by side; one passage between two copies wherever a tree of the
 * copies joins them, which grows by pairs in the order of a shuffle.
 */
const [SOUTH, EAST] = [1, 3];

export const reshape = ({ x, y }) => ({
  isFlat: true,
  sizes: ({ width, height }) => [[width * x, height * y]],
  place(from, _to, { width, height }) {
    return Array.from({ length: x * y }, (_, copy) => {
      const [left, top] = [(copy % x) * width, Math.floor(copy / x) * height];
      const placed = (place) => (top + place.y) * width * x + left + place.x;
      return new Map(from.places.map((place, cell) => [cell, placed(place)]));
    });
  },
});

export function run({ passages, isOpen }, { x, y }, random, grid) {
  const across = Math.max(...grid.places.map((place) => place.x)) + 1;
  const down = Math.max(...grid.places.map((place) => place.y)) + 1;
  const [width, height] = [across / x, down / y];
  const waiting = [];
  for (let copy = 0; copy < x * y; copy++) {
    if (copy % x < x - 1) waiting.push([copy, copy + 1, EAST]);
    if (copy < x * (y - 1)) waiting.push([copy, copy + x, SOUTH]);
  }
  const tree = Array.from({ length: x * y }, (_, copy) => copy);
  while (waiting.length > 0 && new Set(tree).size > 1) {
    const at = waiting.length > 1 ? random.below(waiting.length) : 0;
    const [copy, other, direction] = waiting[at];
    waiting[at] = waiting[0];
    waiting.shift();
    if (tree[copy] === tree[other]) continue;
    const copyOf = (cell) =>
      Math.floor(grid.places[cell].y / height) * x + Math.floor(grid.places[cell].x / width);
    const places = [...passages.keys()].filter((cell) => {
      const slot = grid.slots[cell][direction];
      if (!slot || copyOf(cell) !== copy || copyOf(slot.to) !== other) return false;
      return isOpen(cell) && isOpen(slot.to);
    });
    if (places.length === 0) continue;
    const cell = places[random.below(places.length)];
    const { to, back } = grid.slots[cell][direction];
    passages[cell] |= 1 << direction;
    passages[to] |= 1 << back;
    const name = tree[other];
    for (const [one, of] of tree.entries()) if (of === name) tree[one] = tree[copy];
  }
}
