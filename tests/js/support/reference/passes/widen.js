/** Widen, from its definition: tiles beside corridors are dug where they join nothing else. */
import { CORRIDOR, DOOR, Floor, ROCK, STAIRS } from './floor.js';

/** Clockwise from the north, as steps. */
const AROUND = [[0], [0, 3], [3], [1, 3], [1], [1, 2], [2], [0, 2]];
const [N, NE, E, SE, S, SW, W, NW] = AROUND.keys();

export function run(state, { width }, _random, grid) {
  const floor = new Floor(state, grid);
  const at = (tile, place) =>
    AROUND[place].reduce(
      (from, step) => (from === null ? null : (grid.slots[from][step]?.to ?? null)),
      tile,
    );
  const begin = { kinds: [...floor.kinds], passages: [...floor.passages] };
  const mayDig = (tile) => {
    const near = [...AROUND.keys()].map((place) => at(tile, place));
    if (near.some((to) => to === null || floor.inRoom(to) || floor.kinds[to] === STAIRS))
      return false;
    if ([N, E, S, W].some((place) => floor.kinds[near[place]] === DOOR)) return false;
    const ring = near.map((to) => (floor.kinds[to] === ROCK ? '.' : 'o')).join('');
    const isBeside = [N, E, S, W].some((place) => ring[place] === 'o');
    // One run of open tiles, wherever the ring begins.
    const turned = ring.includes('.')
      ? ring.slice(ring.indexOf('.')) + ring.slice(0, ring.indexOf('.'))
      : '';
    return isBeside && (turned.match(/o+/g) ?? []).length === 1;
  };
  for (const tile of floor.tiles) {
    if (![CORRIDOR, 4].includes(begin.kinds[tile])) continue;
    const isUpright = (begin.passages[tile] & 3) > 0;
    const isLevel = (begin.passages[tile] & 12) > 0;
    const places = [];
    if (isUpright) places.push(E);
    if (isLevel) places.push(S);
    if (width === 3 && isUpright) places.push(W);
    if (width === 3 && isLevel) places.push(N);
    if (isUpright && isLevel) places.push(SE, ...(width === 3 ? [SW, NW, NE] : []));
    for (const place of places) {
      const to = at(tile, place);
      if (to !== null && floor.kinds[to] === ROCK && mayDig(to)) floor.dig(to);
    }
  }
}
