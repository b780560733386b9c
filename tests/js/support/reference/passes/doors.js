/** Doors, from their definition: at the openings of rooms once they are narrow, or at chokepoints. */
import { CORRIDOR, DOOR, drawn, Floor, shareOf } from './floor.js';

export function run(state, { where, share, closed, secret }, random, grid) {
  const floor = new Floor(state, grid);
  for (const tile of floor.tiles) if (floor.kinds[tile] === DOOR) floor.kinds[tile] = CORRIDOR;
  state.doors.clear();
  if (where === 'rooms') floor.narrow();
  const places = {
    none: () => [],
    rooms: () => floor.roomDoorways(),
    chokepoints: () => floor.chokeDoorways(),
  };
  const tiles = places[where]();
  const count = shareOf(tiles.length, share);
  const hidden = shareOf(count, secret);
  const shut = shareOf(count, closed);
  for (const [i, tile] of drawn(tiles, count, random).entries()) {
    floor.kinds[tile] = DOOR;
    state.doors.set(tile, { state: i < hidden ? 'secret' : i < hidden + shut ? 'closed' : 'open' });
  }
}
