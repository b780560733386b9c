/**
 * The dungeons of other packages: make(width, height, seed) is what is measured, floorOf(made) says of
 * a tile whether it is floor, roomsOf(made) counts rooms. `like` is the row of the catalog that makes
 * dungeons of that kind. Options are those of their examples, or the defaults, but for the number of
 * rooms where a package asks for it: that is about the row's.
 */
import { createRequire } from 'node:module';
import Dungeon from 'dungeon-generator';
import Dungeoneer from 'dungeoneer';
import * as ROT from 'rot-js';
import { OverlappingModel } from 'wavefunctioncollapse';

// Its module entry is not one for Node.
const malwoden = createRequire(import.meta.url)('malwoden');

/** @typedef {{ name: string, make: (width: number, height: number, seed: number) => any,
 *   floorOf: (made: any) => (x: number, y: number) => boolean,
 *   roomsOf?: (made: any) => number }} Maker */
/** @typedef {Maker & { like: string }} Peer */

/** A map of rot-js, which calls back per tile: a game keeps them in an array. */
function rot(kind, like, run = (map, write) => map.create(write)) {
  return {
    name: `rot-js ${kind}`,
    like,
    make(width, height, seed) {
      ROT.RNG.setSeed(seed + 1);
      const tiles = new Uint8Array(width * height);
      const map = new ROT.Map[kind](width, height);
      run(map, (x, y, wall) => {
        tiles[y * width + x] = wall;
      });
      return { map, tiles, width };
    },
    floorOf:
      ({ tiles, width }) =>
      (x, y) =>
        tiles[y * width + x] === 0,
  };
}

/** One of its maps that list their rooms. */
const rotRooms = (kind, like) => ({
  ...rot(kind, like),
  roomsOf: ({ map }) => map.getRooms().length,
});

/** Its cellular automaton: 1 is floor where it is connected. */
const rotCellular = {
  ...rot('Cellular', 'caves', (map, write) => {
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
const malwodenOf = (name, like, build) => ({
  name: `malwoden ${name}`,
  like,
  make(width, height, seed) {
    const rng = new malwoden.Rand.AleaRNG(String(seed));
    return build({ width, height, wallTile: 0, floorTile: 1, rng });
  },
  floorOf: (builder) => (x, y) => builder.getMap().get({ x, y }) === 1,
});

/** Tiles for each room of `bspDungeon` and of `digger` at 80 x 50. */
const TILES_A_ROOM = { bspDungeon: 130, digger: 97 };

const anyRoom = { min_size: [4, 4], max_size: [9, 9], max_exits: 4 };

/** Tries of a wave that ends in a contradiction. */
const MAX_WAVES = 10;

/**
 * A wave of patterns of a sample, which must be floor where it is not rock.
 * @param {{ sample: string, pattern: number }} params
 */
function waveOf({ sample, pattern }) {
  const lines = sample.split('\n');
  const pixels = Uint8Array.from(
    [...lines.join('')].flatMap((sign) => [sign.charCodeAt(0), 0, 0, 255]),
  );
  const rock = '#'.charCodeAt(0);
  return {
    name: 'wavefunctioncollapse',
    like: 'wfc',
    make(width, height, seed) {
      const rng = new malwoden.Rand.AleaRNG(String(seed));
      const [across, down] = [lines[0].length, lines.length];
      const size = [across, down, pattern, width, height];
      const model = new OverlappingModel(pixels, ...size, false, false, 8);
      for (let wave = 0; wave < MAX_WAVES; wave++) {
        if (model.generate(() => rng.next())) break;
      }
      return { pixels: model.graphics(), width };
    },
    floorOf: (made) => (x, y) => made.pixels[4 * (y * made.width + x)] !== rock,
  };
}

/** The maps of rot-js. @type {readonly Peer[]} */
export const rotPeers = [
  rotRooms('Digger', 'digger'),
  rotRooms('Uniform', 'scatteredRooms'),
  { ...rot('Rogue', 'rogue'), roomsOf: ({ map }) => map.rooms.flat().length },
  rotCellular,
];

/** @param {{ sample: string, pattern: number }} wave parameters of `wfc` @returns {readonly Peer[]} */
export const peersWith = (wave) => [
  ...rotPeers,
  {
    name: 'dungeon-generator',
    like: 'digger',
    make(width, height, seed) {
      const dungeon = new Dungeon({
        size: [width, height],
        seed: String(seed),
        rooms: { initial: anyRoom, any: anyRoom },
        room_count: Math.max(2, Math.round((width * height) / TILES_A_ROOM.digger)),
      });
      dungeon.generate();
      return dungeon;
    },
    // It cuts off what it did not use.
    floorOf: (dungeon) => {
      const [right, bottom] = dungeon.size;
      return (x, y) => x < right && y < bottom && !dungeon.walls.get([x, y]);
    },
    roomsOf: (dungeon) => dungeon.children.length,
  },
  {
    ...malwodenOf('BSP', 'bspDungeon', (options) => {
      const builder = new malwoden.Generation.BSPDungeonBuilder(options);
      const rooms = (options.width * options.height) / TILES_A_ROOM.bspDungeon;
      // One cut more than for full halves, because it leaves small regions whole.
      builder.splitByCount(1 + Math.round(Math.log2(rooms)));
      builder.createRooms({ minWidth: 4, minHeight: 4, padding: 1 });
      builder.createSimpleHallways();
      const map = builder.getMap();
      for (const place of builder.getHallways().flat()) map.set(place, options.floorTile);
      return builder;
    }),
    roomsOf: (builder) => builder.getRooms().length,
  },
  malwodenOf('CellularAutomata', 'caves', ({ wallTile, floorTile, ...options }) => {
    const values = { wallValue: wallTile, floorValue: floorTile };
    const builder = new malwoden.Generation.CellularAutomataBuilder({ ...options, ...values });
    builder.randomize(0.6);
    builder.doSimulationStep(4);
    builder.connect();
    return builder;
  }),
  malwodenOf('DrunkardsWalk', 'drunkard', (options) => {
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
    like: 'roomsAndMazes',
    // Its sizes are odd.
    make: (width, height, seed) =>
      Dungeoneer.build({ width: width | 1, height: height | 1, seed: String(seed) }),
    floorOf:
      ({ tiles }) =>
      (x, y) =>
        tiles[x]?.[y] !== undefined && tiles[x][y].type !== 'wall',
    roomsOf: ({ rooms }) => rooms.length,
  },
  waveOf(wave),
];
