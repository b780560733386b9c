/** Locks and keys, from their definition: each lock found by walking without it. */
import { DOOR, Floor, STAIRS, shuffled } from './floor.js';
import { Walled } from './walled.js';

export function furnish(state, { locks }, random, grid) {
  const { doors } = state;
  state.things = state.things.filter(({ role }) => role !== 'key');
  for (const [tile, { lock: _, ...door }] of doors) {
    if (door.state === 'locked') doors.set(tile, { ...door, state: 'closed' });
  }
  if (!state.isDungeon) return inPassages(state, locks, random, grid);
  const floor = new Floor(state, grid);
  const { start, end } = state;
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

  placeKeys({ state, floor, chosen, last, random }, (tile, lock) => {
    floor.kinds[tile] = DOOR;
    doors.set(tile, { state: 'locked', lock });
  });
}

/** The same in a maze with walls, where a lock is in a passage: known by the cell behind it. */
function inPassages(state, locks, random, grid) {
  const { start, end, doors } = state;
  const floor = new Walled(state, grid);
  const inReach = floor.reach(start);
  /** By cell behind a passage: the passage, all cells behind it, the corridors at its ends. */
  const places = new Map();
  const corridors = floor.corridors(start);
  const add = (passage) => {
    const near = floor.reachWithout(start, passage);
    const ends = [passage[0], floor.across(passage)];
    const cell = ends.find((one) => inReach.has(one) && !near.has(one));
    if (cell === undefined) return [];
    const own = corridors.filter((chain) => ends.some((one) => chain.has(one)));
    const behind = new Set([...inReach].filter((one) => !near.has(one)));
    places.set(cell, { passage, behind, corridors: own });
    return [cell];
  };
  const sorted = (list) => list.sort((a, b) => a - b);
  const known = [...doors].sort(([a], [b]) => a - b);
  const first =
    doors.size > 0
      ? known.map(([cell, { direction }]) => [cell, direction])
      : floor.openingsOfRooms();
  const nearby = sorted(first.flatMap(add));
  const used = new Set(nearby.flatMap((cell) => places.get(cell).corridors));
  const taken = new Set(first.map(([cell]) => cell));
  const inCorridors = floor
    .mouths(() => start, start)
    .filter(([cell]) => !taken.has(cell) && !used.has(corridors.find((chain) => chain.has(cell))));
  const groups = [nearby, sorted(inCorridors.flatMap(add))];
  const before = groups.flat().filter((cell) => places.get(cell).behind.has(end));
  const last = before.sort((a, b) => places.get(a).behind.size - places.get(b).behind.size)[0];
  const chosen = new Set(last === undefined ? [] : [last]);
  const isShared = (cell) =>
    [...chosen].some((other) =>
      places.get(other).corridors.some((chain) => places.get(cell).corridors.includes(chain)),
    );
  for (const group of groups) {
    const others = group.filter((cell) => !places.get(last)?.behind.has(cell));
    if (chosen.size >= locks) break;
    for (const cell of shuffled(others, random)) {
      if (!isShared(cell)) chosen.add(cell);
      if (chosen.size >= locks) break;
    }
  }
  placeKeys({ state, floor, chosen, last, random }, (cell, lock) => {
    const [at, direction] = places.get(cell).passage;
    doors.set(at, { state: 'locked', lock, direction });
  });
}

/** Opens one lock after the other; hang(tile, number) locks one. */
function placeKeys({ state, floor, chosen, last, random }, hang) {
  const { start, end, isDungeon } = state;
  const isTaken = (tile) =>
    tile === start || tile === end || state.things.some(({ cell }) => cell === tile);
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
      const isFree = tile !== from || !isDungeon;
      if (isFree && !isTaken(tile) && ![DOOR, STAIRS].includes(floor.kinds[tile])) found.push(tile);
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
      hang(tile, number++);
    }
    earlier.push(...part);
    part = open(tile);
  }
}
