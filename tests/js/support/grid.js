/** The square grid built from nothing but its definition: cell = y * width + x. */

export const DIRECTIONS = ['north', 'south', 'west', 'east'];
export const [NORTH, SOUTH, WEST, EAST] = [0, 1, 2, 3];
export const UNREACHED = 0xffffffff;

/** The cell `direction` of `cell`, or -1 outside the grid or the mask. */
export function neighbourOf({ width, height, mask }, cell, direction) {
  const x = cell % width;
  const y = (cell - x) / width;
  if (mask && !mask[cell]) return -1;
  if (direction === NORTH && y === 0) return -1;
  if (direction === SOUTH && y === height - 1) return -1;
  if (direction === WEST && x === 0) return -1;
  if (direction === EAST && x === width - 1) return -1;
  const next = cell + [-width, width, -1, 1][direction];
  return mask && !mask[next] ? -1 : next;
}

/** Every pair of neighbouring cells, smaller index first, in the order of the smaller. */
export function gridPairs(grid) {
  const pairs = [];
  for (let cell = 0; cell < grid.width * grid.height; cell++) {
    for (const direction of [EAST, SOUTH]) {
      const next = neighbourOf(grid, cell, direction);
      if (next >= 0) pairs.push([cell, next]);
    }
  }
  return pairs;
}

/** Pairs as sorted numbers, so that two sets of links compare whatever their order. */
export function pairKeys(flat, cellCount) {
  const keys = new Float64Array(flat.length / 2);
  for (let i = 0; i < keys.length; i++) {
    const a = flat[2 * i];
    const b = flat[2 * i + 1];
    keys[i] = Math.min(a, b) * cellCount + Math.max(a, b);
  }
  return keys.sort();
}

/** The cells one may stand on: the floor of a dungeon, the masked-in cells of a maze. */
export function openCells(maze) {
  const open = new Uint8Array(maze.width * maze.height);
  for (let cell = 0; cell < open.length; cell++) {
    open[cell] = maze.kinds
      ? Number(maze.kinds[cell] !== 0)
      : Number(!maze.mask || maze.mask[cell]);
  }
  return open;
}

/** The grid a maze lives on: its size and the cells that may take passages. */
export function gridOf(maze) {
  return { width: maze.width, height: maze.height, mask: openCells(maze) };
}

/** A random connected mask of at least half the wanted cells, by growing from one cell. */
export function growMask(width, height, wanted, random) {
  const mask = new Uint8Array(width * height);
  const frontier = [random.below(width * height)];
  for (let count = 0; count < wanted && frontier.length > 0; ) {
    const at = random.below(frontier.length);
    const [cell] = frontier.splice(at, 1);
    if (mask[cell]) continue;
    mask[cell] = 1;
    count++;
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbourOf({ width, height }, cell, direction);
      if (next >= 0 && !mask[next]) frontier.push(next);
    }
  }
  return mask;
}
