/** Tidy, from its definition: narrow openings, dead ends, then corridors that lead back, until none. */
import { drawn, Floor, shareOf } from './floor.js';

export function run(state, { deadEnds }, random, grid) {
  const floor = new Floor(state, grid);
  floor.narrow();
  const ends = floor.tiles.filter(
    (tile) => floor.isRemovable(tile) && floor.links(tile).length === 1,
  );
  // A dead end may be gone with another one: its draw is made all the same.
  for (const tile of drawn(ends, shareOf(ends.length, deadEnds), random)) floor.trim(tile);
  const rooms = floor.rooms();
  const roomAt = (tile) => rooms.findIndex((room) => room.has(tile));
  while (removeLoops(floor, roomAt)) {}
}

const isChain = (floor, tile) => floor.isRemovable(tile) && floor.links(tile).length === 2;

/** The chain that begins with a tile and leads away from another one, and the tile after it. */
function follow(floor, from, first) {
  const tiles = [];
  let [before, at] = [from, first];
  while (isChain(floor, at) && (tiles.length === 0 || at !== first)) {
    tiles.push(at);
    const [next] = floor.near(at).filter((to) => to !== before);
    [before, at] = [at, next];
  }
  return { tiles, end: at };
}

function removeLoops(floor, roomAt) {
  let isAny = false;
  for (const first of floor.tiles) {
    if (!isChain(floor, first) || floor.openings(first).length === 0) continue;
    const [side] = floor.openings(first);
    const from = floor.links(first).find(([direction]) => direction === side)[1];
    const { tiles, end } = follow(floor, from, first);
    const room = roomAt(from);
    const others = floor.isRemovable(end)
      ? floor.near(end).filter((to) => to !== tiles.at(-1))
      : [];
    const isShorter = (to) => {
      const other = follow(floor, end, to);
      if (roomAt(other.end) !== room) return false;
      const more = tiles.length - other.tiles.length;
      return more > 0 || (more === 0 && other.tiles.at(-1) < first);
    };
    if (roomAt(end) !== room && !others.some(isShorter)) continue;
    for (const tile of tiles) floor.remove(tile);
    isAny = true;
  }
  return isAny;
}
