// Sponge schematic, version 3, which WorldEdit and others paste into Minecraft. Source: schematic-3.md of
// SpongePowered/Schematic-Specification. x is east, y up and z south.

import { gzipSync } from 'fflate';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkMaze } from './options/maze.js';
import { readOptions } from './options/read-options.js';
import { KIND, KINDS, withKinds, withKoreanKinds } from './voxels/kinds.js';
import { byteArray, compound, fileOf, int, intArray, short, string } from './voxels/nbt.js';
import { needsSides, voxelsOf } from './voxels/voxels-of-maze.js';

/** @typedef {import('./options/maze.js').Maze} Maze */
/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('./voxels/kinds.js').VoxelKind} VoxelKind */
/** @typedef {import('./voxels/voxels-of-maze.js').Voxels} Voxels */

/**
 * `height`: blocks per wall, 2 to 64; 3. `floor`: whether the lowest storey has a floor, below the walls; true.
 * `dataVersion`: of the Minecraft whose blocks these are; 3700, Minecraft 1.20.4. The others are the blocks of
 * kinds, such as 'minecraft:oak_planks' or 'minecraft:oak_log[axis=x]'; a block whose name ends with _door stands
 * as a door of two halves across its passage.
 * @typedef {{ height?: number, floor?: boolean, dataVersion?: number } & { [Id in VoxelKind]?: string }
 *   } SchematicOptions
 */

const params = withKinds(
  [
    { id: 'height', kind: 'integer', min: 2, max: 64, default: 3, title: 'Height of walls' },
    { id: 'floor', kind: 'boolean', default: true, title: 'Floor' },
    {
      id: 'dataVersion',
      kind: 'integer',
      min: 1,
      max: 2 ** 31 - 1,
      default: 3700,
      title: 'Data version',
    },
  ],
  ({ id, title, block }) => ({ id, kind: 'text', max: 200, default: block, title }),
);

/** Blocks that a player is tall. */
const PLAYER = 2;

/** Sizes have 16 bits. */
const MAX_SIDE = 65_535;

const problem = needsSides(MAX_SIDE);

const AIR = 'minecraft:air';

/** A resource location, and properties in brackets. */
const BLOCK = /^[a-z0-9_.-]+:[a-z0-9_./-]+(\[[a-z0-9_]+=[a-z0-9_]+(,[a-z0-9_]+=[a-z0-9_]+)*\])?$/;

/** @param {string} id @param {string} block */
function checkBlock(id, block) {
  if (BLOCK.test(block)) return;
  fail(id, `${id} must be a block such as 'minecraft:stone_bricks'; got ${describe(block)}`);
}

const DOORS = [KIND.open, KIND.closed, KIND.secret, KIND.locked];

/** Doors as voxels have them are two blocks high, the lower one on the floor. */
class Palette {
  constructor() {
    /** @type {Map<string, number>} */
    this.places = new Map([[AIR, 0]]);
  }

  /** The place of a block. @param {string} block */
  placeOf(block) {
    const place = this.places.get(block) ?? this.places.size;
    this.places.set(block, place);
    return place;
  }
}

/**
 * The places of blocks in the palette, in the order of the format, y z x, which is that of voxels.
 * @param {Voxels} voxels
 * @param {Record<string, string>} blocks by kinds
 * @param {Palette} palette
 */
function placesOf({ columns, rows, data }, blocks, palette) {
  const area = columns * rows;
  const plain = [
    0,
    ...KINDS.map(({ id }, i) => (DOORS.includes(i + 1) && blocks[id].endsWith('_door') ? -1 : -2)),
  ];
  const isFree = (/** @type {number} */ at) => data[at] !== KIND.wall;
  return data.map((kind, at) => {
    if (plain[kind] === -2) plain[kind] = palette.placeOf(blocks[KINDS[kind - 1].id]);
    if (plain[kind] >= 0) return plain[kind];
    const { id } = KINDS[kind - 1];
    const half = data[at - area] === kind ? 'upper' : 'lower';
    const x = at % columns;
    const isAlongX = x > 0 && x < columns - 1 && isFree(at - 1) && isFree(at + 1);
    const state = `facing=${isAlongX ? 'east' : 'south'},half=${half},hinge=left,open=${id === 'open'}`;
    return palette.placeOf(`${blocks[id]}[${state}]`);
  });
}

/**
 * The maze for Minecraft, as a .schem file: blocks by kinds, doors of two halves, storeys one above the other with
 * scaffolding where a passage leads up, also to a bridge, below which a player walks upright. Throws a MazeError for
 * a side of over 65,535 blocks, which the format does not hold, for ways over glued edges, and for tunnels in
 * storeys. Cost: O(blocks), 3 bytes each.
 * @param {AnyMaze} maze of squares or storeys
 * @param {SchematicOptions} [options]
 * @returns {import('../options/types.js').Bytes}
 */
export function toSchematic(maze, options) {
  const { height, floor, dataVersion, ...blocks } = readOptions('toSchematic', params, options);
  for (const { id } of KINDS) checkBlock(id, blocks[id]);
  const known = checkMaze(maze, problem);
  const voxels = voxelsOf(known, { height, floor, room: PLAYER });
  if (voxels.layers > MAX_SIDE) {
    fail(
      'height',
      `height must leave at most ${MAX_SIDE} blocks; got ${voxels.layers}`,
      'too-large',
    );
  }
  const palette = new Palette();
  const data = placesOf(voxels, blocks, palette);
  const entries = [...palette.places].map(([block, place]) => [block, int(place)]);
  const { width, height: depth, levels, algorithm } = known;
  const file = fileOf(
    compound({
      Schematic: compound({
        Version: int(3),
        DataVersion: int(dataVersion),
        Metadata: compound({
          Name: string(`${algorithm ?? 'maze'} ${[width, depth, levels].join(' x ')}`),
        }),
        Width: short(voxels.columns),
        Height: short(voxels.layers),
        Length: short(voxels.rows),
        Offset: intArray([0, 0, 0]),
        Blocks: compound({ Palette: compound(Object.fromEntries(entries)), Data: byteArray(data) }),
      }),
    }),
  );
  // Without a time the same maze gives the same bytes.
  return /** @type {any} */ (gzipSync(file, { mtime: 0 }));
}

/** @type {import('./options/row.js').FormatRow} */
export const schematic = {
  id: 'schematic',
  use: 'model',
  title: 'Minecraft',
  about: 'The maze in blocks as a Sponge schematic, which WorldEdit pastes into Minecraft.',
  extension: 'schem',
  mediaType: 'application/octet-stream',
  binary: true,
  loses: ['oneWay', 'rooms', 'mazeRooms'],
  params,
  problem: /** @type {(maze: any) => any} */ (problem),
  write: toSchematic,
  ko: {
    title: '마인크래프트',
    about: '미로를 Sponge 스키매틱으로 만들어 WorldEdit으로 마인크래프트에 붙여 넣을 수 있습니다.',
    // Bundlers keep a row with a call in it: they see no comment of purity in the package.
    get params() {
      return withKoreanKinds({
        height: { title: '벽 높이' },
        floor: { title: '바닥 깔기' },
        dataVersion: { title: '데이터 버전' },
      });
    },
  },
};
