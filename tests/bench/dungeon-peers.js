/**
 * The dungeons of other packages: make(width, height, seed) is what is measured, floorOf(made) says of
 * a tile whether it is floor. Options are those of their examples, or the defaults.
 */
import { createRequire } from 'node:module';
import Dungeon from 'dungeon-generator';
import Dungeoneer from 'dungeoneer';
import * as ROT from 'rot-js';

// Its module entry is not one for Node.
const malwoden = createRequire(import.meta.url)('malwoden');

/** @typedef {{ name: string, make: (width: number, height: number, seed: number) => any,
 *   floorOf: (made: any) => (x: number, y: number) => boolean }} Peer */

/** A map of rot-js, which calls back per tile: a game keeps them in an array. */
function rot(kind, run = (map, write) => map.create(write)) {
  return {
    name: `rot-js ${kind}`,
    make(width, height, seed) {
      ROT.RNG.setSeed(seed + 1);
      const tiles = new Uint8Array(width * height);
      const map = new ROT.Map[kind](width, height);
      run(map, (x, y, wall) => {
        tiles[y * width + x] = wall;
      });
      return { tiles, width };
    },
    floorOf:
      ({ tiles, width }) =>
      (x, y) =>
        tiles[y * width + x] === 0,
  };
}

/** Its cellular automaton: 1 is floor where it is connected. */
const rotCellular = {
  ...rot('Cellular', (map, write) => {
    map.randomize(0.5);
    for (let round = 0; round < 4; round++) map.create();
    map.connect(write, 1);
  }),
  floorOf:
    ({ tiles, width }) =>
    (x, y) =>
      tiles[y * width + x] === 1,
};

/** A builder of malwoden, which keeps a table: 1 is floor. */
const malwodenOf = (name, build) => ({
  name: `malwoden ${name}`,
  make(width, height, seed) {
    const rng = new malwoden.Rand.AleaRNG(String(seed));
    return build({ width, height, wallTile: 0, floorTile: 1, rng }).getMap();
  },
  floorOf: (map) => (x, y) => map.get({ x, y }) === 1,
});

/** A room of dungeon-generator for so many tiles: all find a place, and half of the ground is rock. */
const TILES_A_ROOM = 400;
const anyRoom = { min_size: [4, 4], max_size: [9, 9], max_exits: 4 };

/** @type {readonly Peer[]} */
export const peers = [
  rot('Digger'),
  rot('Uniform'),
  rot('Rogue'),
  rotCellular,
  {
    name: 'dungeon-generator',
    make(width, height, seed) {
      const dungeon = new Dungeon({
        size: [width, height],
        seed: String(seed),
        rooms: { initial: anyRoom, any: anyRoom },
        room_count: Math.max(2, Math.round((width * height) / TILES_A_ROOM)),
      });
      dungeon.generate();
      return dungeon;
    },
    // It cuts off what it did not use.
    floorOf: (dungeon) => {
      const [right, bottom] = dungeon.size;
      return (x, y) => x < right && y < bottom && !dungeon.walls.get([x, y]);
    },
  },
  malwodenOf('BSP', (options) => {
    const builder = new malwoden.Generation.BSPDungeonBuilder(options);
    builder.splitByCount(Math.round(Math.log2((options.width * options.height) / TILES_A_ROOM)));
    builder.createRooms({ minWidth: 4, minHeight: 4, padding: 1 });
    builder.createSimpleHallways();
    const map = builder.getMap();
    for (const place of builder.getHallways().flat()) map.set(place, options.floorTile);
    return builder;
  }),
  malwodenOf('CellularAutomata', ({ wallTile, floorTile, ...options }) => {
    const values = { wallValue: wallTile, floorValue: floorTile };
    const builder = new malwoden.Generation.CellularAutomataBuilder({ ...options, ...values });
    builder.randomize(0.6);
    builder.doSimulationStep(4);
    builder.connect();
    return builder;
  }),
  malwodenOf('DrunkardsWalk', (options) => {
    const builder = new malwoden.Generation.DrunkardsWalkBuilder(options);
    const { width, height } = options;
    const start = { x: width >> 1, y: height >> 1 };
    const steps = (width * height) >> 2;
    for (let path = 0; path < 1000 && builder.getCoverage() < 0.4; path++) {
      builder.walk({ start, stepsMin: steps, stepsMax: 2 * steps, maxCoverage: 0.4 });
    }
    return builder;
  }),
  {
    name: 'dungeoneer',
    // Its sizes are odd.
    make: (width, height, seed) =>
      Dungeoneer.build({ width: width | 1, height: height | 1, seed: String(seed) }),
    floorOf:
      ({ tiles }) =>
      (x, y) =>
        tiles[x]?.[y] !== undefined && tiles[x][y].type !== 'wall',
  },
];
