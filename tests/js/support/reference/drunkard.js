import { keyOf, Random } from '../random.js';
import { innerGrid, passagesOf } from './floor.js';

const CORRIDOR = 3;

export function standard(options) {
  const { width, height, params, grid, seed } = options;
  const random = options.random ?? new Random(keyOf(seed));
  const { cells, around } = innerGrid(options);
  const inner = new Set(cells);
  const kinds = new Uint8Array(width * height);
  const wanted = Math.max(
    1,
    Math.floor((cells.length * Math.round(params.floor * 1000) + 500) / 1000),
  );
  const floor = new Set();
  const middle = ((height - 1) >> 1) * width + ((width - 1) >> 1);
  const walkers = Array.from({ length: params.walkers }, () => ({ cell: middle, direction: -1 }));
  floor.add(middle);
  const limit = cells.length === 1 ? 0 : 64 * cells.length;
  for (let step = 0; step < limit && floor.size < wanted; step++) {
    const walker = walkers[step % walkers.length];
    const own = grid.slots[walker.cell];
    const open = [...own.keys()].filter((direction) => inner.has(own[direction]?.to));
    const straight = Math.round(params.straightness * 1000);
    const goesOn = straight > 0 && open.includes(walker.direction) && random.below(1000) < straight;
    if (!goesOn) walker.direction = random.pick(open);
    walker.cell = own[walker.direction].to;
    floor.add(walker.cell);
  }
  if (floor.size < wanted) {
    const order = new Set([...floor].sort((a, b) => a - b));
    for (const cell of order) for (const to of around[cell]) order.add(to);
    for (const cell of order) if (floor.size < wanted) floor.add(cell);
  }
  for (const cell of floor) kinds[cell] = CORRIDOR;
  return { kinds, rooms: [], passages: passagesOf(grid, kinds) };
}
