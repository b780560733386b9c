/** Locks and keys, from their definition: each lock found by walking without it. */
import { DOOR, Floor, STAIRS, shuffled } from './floor.js';

export function furnish(state, { locks }, random, grid) {
  const floor = new Floor(state, grid);
  const { start, end, doors } = state;
  state.things = state.things.filter(({ role }) => role !== 'key');
  for (const [tile, door] of doors)
    if (door.state === 'locked') doors.set(tile, { state: 'closed' });
  const isTaken = (tile) =>
    tile === start || tile === end || state.things.some(({ cell }) => cell === tile);

  const behind = new Map();
  const isBehind = (tile, what) => {
    if (!behind.has(tile))
      behind.set(
        tile,
        floor.reach(start, (to) => to === tile),
      );
    return tile !== what && inReach.has(what) && !behind.get(tile).has(what);
  };
  const inReach = floor.reach(start);
  const isPlace = (tile) => inReach.has(tile) && floor.isChokepoint(tile) && !isTaken(tile);
  let tiles = (doors.size > 0 ? [...doors.keys()] : floor.roomDoorways()).filter(isPlace);
  if (tiles.length === 0 && doors.size === 0) tiles = floor.chokeDoorways().filter(isPlace);
  tiles.sort((a, b) => a - b);
  // Of those before the end each is behind the one before it.
  const before = tiles.filter((tile) => isBehind(tile, end));
  const last = before.find((tile) =>
    before.every((other) => tile === other || isBehind(other, tile)),
  );
  const chosen = new Set(last === undefined ? [] : [last]);
  const others = tiles.filter(
    (tile) => last === undefined || (tile !== last && !isBehind(last, tile)),
  );
  const corridorOf = (tile) => {
    const found = new Set([tile]);
    const isPart = (to) => !floor.inRoom(to) && floor.links(to).length === 2;
    for (const one of found) for (const to of floor.near(one)) if (isPart(to)) found.add(to);
    return found;
  };
  const order = chosen.size < locks ? shuffled(others, random) : [];
  for (const tile of order) {
    if (![...corridorOf(tile)].some((to) => chosen.has(to))) chosen.add(tile);
    if (chosen.size >= locks) break;
  }

  const closed = new Set(chosen);
  const known = new Set();
  const waiting = [];
  let earlier = [];
  const open = (from) => {
    closed.delete(from);
    const found = [];
    const queue = [from];
    known.add(from);
    for (const tile of queue) {
      for (const to of floor.near(tile)) {
        if (known.has(to)) continue;
        known.add(to);
        (closed.has(to) ? waiting : queue).push(to);
      }
    }
    for (const tile of queue) {
      if (tile !== from && !isTaken(tile) && ![DOOR, STAIRS].includes(floor.kinds[tile]))
        found.push(tile);
    }
    return found;
  };
  let part = open(start);
  for (let number = 1; waiting.length > 0; ) {
    const able = waiting.filter((tile) => tile !== last || waiting.length === 1);
    const at = able.length > 1 ? random.below(able.length) : 0;
    const tile = able[at];
    able[at] = able.at(-1);
    able.pop();
    const keeps = waiting.includes(last) && tile !== last ? [last] : [];
    waiting.splice(0, waiting.length, ...able, ...keeps);
    if (part.length === 0) [part, earlier] = [earlier, []];
    part.sort((a, b) => a - b);
    if (part.length > 0) {
      const rooms = part.filter((to) => floor.inRoom(to));
      const list = rooms.length > 0 ? rooms : part;
      const key = list[random.below(list.length)];
      state.things.push({ cell: key, role: 'key', lock: number });
      part = part.filter((to) => to !== key);
      floor.kinds[tile] = DOOR;
      doors.set(tile, { state: 'locked', lock: number++ });
    }
    earlier.push(...part);
    part = open(tile);
  }
}
