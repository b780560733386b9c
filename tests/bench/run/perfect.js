/**
 * Whether a maze of `size` x `size` cells is perfect: one passage less than cells, and none of them
 * closes a loop. Cost: almost linear.
 * @param {{ east(x: number, y: number): boolean, south(x: number, y: number): boolean }} opens
 * @param {number} size
 */
export function isPerfect(opens, size) {
  const parents = Uint32Array.from({ length: size * size }, (_, cell) => cell);
  const rootOf = (cell) => {
    let at = cell;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  };
  let passages = 0;
  const join = (a, b) => {
    const [one, other] = [rootOf(a), rootOf(b)];
    parents[one] = other;
    passages++;
    return one !== other;
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const cell = y * size + x;
      if (x + 1 < size && opens.east(x, y) && !join(cell, cell + 1)) return false;
      if (y + 1 < size && opens.south(x, y) && !join(cell, cell + size)) return false;
    }
  }
  return passages === size * size - 1;
}
