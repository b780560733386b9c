/** Stairs, from their definition: tiles that are floor on two levels, or a tunnel to one. */
import { DOOR, Floor, ROCK, ROOM, STAIRS, shuffled } from './floor.js';

export function run(state, { pairs, apart }, random, grid) {
  const floor = new Floor(state, grid);
  const { kinds } = floor;
  const { names, places, slots } = grid;
  const [up, down] = [names.indexOf('up'), names.indexOf('down')];
  const above = (tile) => slots[tile][up]?.to;
  const below = (tile) => slots[tile][down]?.to;
  const levels = 1 + Math.max(...places.map(({ level }) => level));
  const isFloor = (tile) =>
    ![ROCK, DOOR, STAIRS].includes(kinds[tile]) && floor.openings(tile).length === 0;
  const isClear = (tile) => tile === undefined || kinds[tile] !== STAIRS;
  const build = (tile) => {
    kinds[tile] = kinds[above(tile)] = STAIRS;
    floor.passages[tile] |= 1 << up;
    floor.passages[above(tile)] |= 1 << down;
  };
  for (let level = 0; level + 1 < levels; level++) {
    const lower = floor.tiles.filter((tile) => places[tile].level === level);
    const distance = (tile) => {
      const others = lower.filter((to) => kinds[to] === STAIRS || kinds[above(to)] === STAIRS);
      const from = places[tile];
      const steps = ({ x, y }) => Math.abs(from.x - x) + Math.abs(from.y - y);
      return Math.min(...others.map((to) => steps(places[to])), Number.POSITIVE_INFINITY);
    };
    const can = (tile) =>
      isFloor(tile) && isFloor(above(tile)) && isClear(below(tile)) && isClear(above(above(tile)));
    const fitting = lower.filter(can);
    const areRooms = (tile) => kinds[tile] === ROOM && kinds[above(tile)] === ROOM;
    const lists = [fitting.filter(areRooms), fitting.filter((tile) => !areRooms(tile))];
    let made = 0;
    for (const list of lists) {
      const order = shuffled(list, random);
      while (made < pairs) {
        const { value, done } = order.next();
        if (done) break;
        if (distance(value) < apart) continue;
        build(value);
        made++;
      }
    }
    if (made > 0) continue;
    if (fitting.length > 0) {
      const most = Math.max(...fitting.map(distance));
      build(fitting.find((tile) => distance(tile) === most));
      continue;
    }
    dig(level);
  }

  /** On the upper level alone if that is possible, otherwise on both, in all the fewest tiles. */
  function dig(level) {
    const [lower, upper] = [tunnels(level), tunnels(level + 1)];
    const ends = [...upper.keys()].flatMap((tile) => {
      const under = below(tile);
      if (!canEnd(lower, under, below) || !canEnd(upper, tile, above)) return [];
      const [down, along] = [lower.get(under).length, upper.get(tile).length];
      return [{ tile, isUpperOnly: down === 0, tiles: down + along }];
    });
    const able = ends.some(({ isUpperOnly }) => isUpperOnly)
      ? ends.filter(({ isUpperOnly }) => isUpperOnly)
      : ends;
    const least = Math.min(...able.map(({ tiles }) => tiles));
    const best = able.find(({ tiles }) => tiles === least);
    if (!best) throw new Error('no place for stairs');
    for (const tile of upper.get(best.tile)) floor.dig(tile);
    for (const tile of lower.get(below(best.tile))) floor.dig(tile);
    build(below(best.tile));
  }

  /** Stairs at the end of a tunnel, or on floor, with no others on the level beyond. */
  function canEnd(found, tile, beyond) {
    if (!found.has(tile) || !isClear(beyond(tile))) return false;
    return found.get(tile).length > 0 || isFloor(tile);
  }

  /** Per tile of a level that its floor reaches through rock, the tiles to dig, from its end on. */
  function tunnels(level) {
    const flat = (tile) =>
      slots[tile].filter((slot) => slot && floor.isSameLevel(tile, slot.to)).map(({ to }) => to);
    const isSolid = (tile) =>
      kinds[tile] === ROCK &&
      flat(tile).length === 4 &&
      flat(tile).every((to) => kinds[to] !== DOOR);
    const isSource = (tile) => places[tile].level === level && ![ROCK, DOOR].includes(kinds[tile]);
    const found = new Map(floor.tiles.filter(isSource).map((tile) => [tile, []]));
    for (const [tile, tunnel] of found) {
      for (const to of flat(tile)) {
        if (!found.has(to) && isSolid(to)) found.set(to, [to, ...tunnel]);
      }
    }
    return found;
  }
}
