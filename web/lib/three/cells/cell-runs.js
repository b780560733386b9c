/** The kind of a cell of rock. */
export const ROCK = 0;
/** The kind of a place that is not in the world or maze. */
export const OUTSIDE = 255;

/**
 * Runs of walls and of ground, three numbers per run: the corner (x, y) and the length in cells, to the
 * right or, in `upright`, downwards. Plain floor has no runs.
 * @typedef {{ level: number[], upright: number[], floor: number[], rock: number[], halls: number[],
 *   outside: number[] }} Walls
 */

const [NORTH, SOUTH, WEST, EAST] = [0, 1, 2, 3];

/**
 * The walls of a square of cells, each once. Walls on its lower and right edges are left to the next
 * squares unless `edges` includes them.
 * @param {number} size
 * @param {(x: number, y: number) => { passages: number, kind: number }} at
 * @param {{ right: boolean, bottom: boolean }} edges
 * @returns {Walls}
 */
export function wallsOf(size, at, { right, bottom }) {
  const cells = Array.from({ length: size * size }, (_, i) => at(i % size, Math.floor(i / size)));
  const isShut = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ side) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return false;
    const { passages, kind } = cells[y * size + x];
    return kind !== ROCK && kind !== OUTSIDE && ((passages >> side) & 1) === 0;
  };
  const ground = (/** @type {(kind: number) => boolean} */ is) =>
    runs(size, size, (x, y) => is(cells[y * size + x].kind));
  const level = runs(
    size,
    bottom ? size + 1 : size,
    (x, y) => isShut(x, y, NORTH) || isShut(x, y - 1, SOUTH),
  );
  const upright = runs(
    size,
    right ? size + 1 : size,
    (y, x) => isShut(x, y, WEST) || isShut(x - 1, y, EAST),
  );
  for (let i = 0; i < upright.length; i += 3) {
    [upright[i], upright[i + 1]] = [upright[i + 1], upright[i]];
  }
  return {
    level,
    upright,
    floor: ground((kind) => kind !== ROCK && kind !== OUTSIDE),
    rock: ground((kind) => kind === ROCK),
    halls: ground((kind) => kind > 1 && kind !== OUTSIDE),
    outside: ground((kind) => kind === OUTSIDE),
  };
}

/**
 * The runs of a predicate in rows: start in the row, row, length.
 * @param {number} length of a row
 * @param {number} rows
 * @param {(along: number, row: number) => boolean} is
 */
function runs(length, rows, is) {
  /** @type {number[]} */
  const found = [];
  for (let row = 0; row < rows; row += 1) {
    for (let from = 0; from < length; from += 1) {
      let to = from;
      while (to < length && is(to, row)) to += 1;
      if (to > from) found.push(from, row, to - from);
      from = to;
    }
  }
  return found;
}
