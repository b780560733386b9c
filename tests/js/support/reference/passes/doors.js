/** Doors, from their definition: at the openings of rooms once they are narrow, or at chokepoints. */
import { CORRIDOR, DOOR, drawn, Floor, shareOf } from './floor.js';
import { Walled } from './walled.js';

export function run(state, params, random, grid) {
  if (state.isDungeon) return onFloor(state, params, random, grid);
  const floor = new Walled(state, grid);
  const rootOf = (cell) => Math.min(...floor.reach(cell));
  const places = {
    none: () => [],
    rooms: () => floor.openingsOfRooms(),
    chokepoints: () => floor.mouths(rootOf),
  };
  state.doors.clear();
  const hung = hang(places[params.where](), params, random);
  for (const [[cell, direction], door] of hung) state.doors.set(cell, { ...door, direction });
}

/** Some of the places with the states of their doors. */
function hang(places, { share, closed, secret }, random) {
  const count = shareOf(places.length, share);
  const hidden = shareOf(count, secret);
  const shut = shareOf(count, closed);
  return drawn(places, count, random).map((place, i) => [
    place,
    { state: i < hidden ? 'secret' : i < hidden + shut ? 'closed' : 'open' },
  ]);
}

function onFloor(state, params, random, grid) {
  const { where } = params;
  const floor = new Floor(state, grid);
  const others = floor.tiles.filter((tile) => floor.kinds[tile] === DOOR && !floor.isLocked(tile));
  for (const tile of others) floor.kinds[tile] = CORRIDOR;
  for (const [tile, { lock }] of state.doors) if (lock === undefined) state.doors.delete(tile);
  if (where === 'rooms') floor.narrow();
  const places = {
    none: () => [],
    rooms: () => floor.roomDoorways(),
    chokepoints: () => floor.chokeDoorways(),
  };
  const { start, end } = state.ends;
  const fits = (tile) =>
    ![start, end].includes(tile) && ![tile, ...floor.near(tile)].some(floor.isLocked);
  for (const [tile, door] of hang(places[where]().filter(fits), params, random)) {
    floor.kinds[tile] = DOOR;
    state.doors.set(tile, door);
  }
}
