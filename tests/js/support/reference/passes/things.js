/** Things, from their definition: ends, boss, treasures, monsters. */
import { CORRIDOR, DOOR, drawn, Floor, STAIRS, shareOf } from './floor.js';
import { Walled } from './walled.js';

export function furnish(state, params, random, grid) {
  const { start, end, doors, isDungeon } = state;
  const floor = isDungeon ? new Floor(state, grid) : new Walled(state, grid);
  state.things = state.things.filter(({ role }) => role === 'key');
  for (const tile of isDungeon ? [start, end] : []) {
    if (doors.get(tile)?.state === 'locked' || !doors.delete(tile)) continue;
    floor.kinds[tile] = CORRIDOR;
  }
  const steps = floor.steps(start);
  const isTaken = (tile) => state.things.some(({ cell }) => cell === tile);
  const isFree = (tile) =>
    steps.has(tile) && !isTaken(tile) && ![DOOR, STAIRS].includes(floor.kinds[tile]);
  const put = (cell, role) => state.things.push({ cell, role });
  put(start, 'entrance');
  if (!isTaken(end)) put(end, 'exit');
  const path = steps.has(end) ? [end] : [];
  while (path.length > 0 && path.at(-1) !== start) {
    path.push(
      floor.entering(path.at(-1)).find((to) => steps.get(to) === steps.get(path.at(-1)) - 1),
    );
  }
  const farthest = (tiles) => {
    const most = Math.max(...tiles.map((tile) => steps.get(tile)));
    return tiles.find((tile) => steps.get(tile) === most);
  };
  const bosses = {
    none: () => undefined,
    exit: () => path.find(isFree),
    far: () =>
      farthest(floor.tiles.filter((tile) => isFree(tile) && floor.inRoom(tile))) ??
      farthest(floor.tiles.filter(isFree)),
  };
  const boss = bosses[params.boss]();
  if (boss !== undefined) put(boss, 'boss');

  const side = floor.rooms().filter((room) => !path.some((tile) => room.has(tile)));
  const inRooms = side.map((room) => farthest([...room].filter(isFree).sort((a, b) => a - b)));
  const places = new Set(inRooms.filter((tile) => tile !== undefined));
  for (const tile of floor.tiles) {
    if (isFree(tile) && floor.links(tile).length === 1) places.add(tile);
  }
  const ordered = [...places].sort((a, b) => a - b);
  const count = shareOf(ordered.length, params.treasure);
  for (const tile of drawn(ordered, count, random)) put(tile, 'treasure');

  const danger = Math.round(params.danger * 1000);
  for (const [isRoom, density] of [
    [true, params.monsters],
    [false, params.corridorMonsters],
  ]) {
    const own = floor.tiles.filter((tile) => steps.has(tile) && floor.inRoom(tile) === isRoom);
    const list = own.filter((tile) => isFree(tile) && steps.get(tile) >= params.quiet);
    let left = Math.min(
      list.length,
      Math.floor((own.length * Math.round(100 * density) + 50) / 100),
    );
    for (; left > 0; left--) {
      let at = random.below(list.length);
      if (danger > 0 && random.below(1000) < danger) {
        const other = random.below(list.length);
        if (steps.get(list[other]) > steps.get(list[at])) at = other;
      }
      put(list[at], 'monster');
      list[at] = list.at(-1);
      list.pop();
    }
  }
}
