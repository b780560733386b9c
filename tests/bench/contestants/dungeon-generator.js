/**
 * dungeon-generator: rooms joined door to door or by short corridors. It does not split the ground
 * as the BSP dungeon does; of the dungeons that JavaScript has it is the nearest.
 */
import Dungeon from 'dungeon-generator';

/** A room for so many tiles: all of them find a place, and half of the ground is rock. */
const TILES_A_ROOM = 400;

const any = { min_size: [4, 4], max_size: [9, 9], max_exits: 4 };

export default [
  {
    task: 'bspDungeon',
    name: 'dungeon-generator',
    make(size, seed) {
      const dungeon = new Dungeon({
        size: [size, size],
        seed: String(seed),
        rooms: { initial: any, any },
        room_count: Math.max(2, Math.round(size ** 2 / TILES_A_ROOM)),
      });
      dungeon.generate();
      return dungeon;
    },
  },
];
