// MagicaVoxel, version 150. Source: MagicaVoxel-file-format-vox.txt and its extension (scene graph) of
// ephtracy/voxel-model. z points up; x to the east, y to the north, so that the picture is not mirrored.

import { bodyColor } from '../looks/body-colors.js';
import { colorOfThing, LOCKS } from '../looks/colors.js';
import { palettes } from '../looks/palette.js';
import { joinBytes } from './bytes/join-bytes.js';
import { channels } from './options/color.js';
import { checkMaze } from './options/maze.js';
import { readOptions } from './options/read-options.js';
import { KINDS, LOCKABLE, withKinds, withKoreanKinds } from './voxels/kinds.js';
import { needsSides, voxelsOf } from './voxels/voxels-of-maze.js';

/** @typedef {import('./options/maze.js').Maze} Maze */
/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('./voxels/kinds.js').VoxelKind} VoxelKind */
/** @typedef {import('./voxels/voxels-of-maze.js').Voxels} Voxels */

/**
 * `height`: voxels per wall, 1 to 64; 2. `floor`: whether the lowest storey has a floor, one voxel thick below the
 * walls; true. The others are colours of kinds of voxels, 'transparent' for none; locked doors and keys
 * that keep theirs have those of their locks.
 * @typedef {{ height?: number, floor?: boolean } & { [Id in VoxelKind]?: string }} VoxOptions
 */

const params = withKinds(
  [
    { id: 'height', kind: 'integer', min: 1, max: 64, default: 2, title: 'Height of walls' },
    { id: 'floor', kind: 'boolean', default: true, title: 'Floor' },
  ],
  ({ id, title }) => ({ id, kind: 'color', default: bodyColor(palettes.light, id), title }),
);

/**
 * The colours of voxels by their numbers from 1: those of kinds, then those of locks, unless locked doors or keys have
 * another colour than usual.
 * @param {Record<VoxelKind, string>} colors by kinds
 */
function paletteOf(colors) {
  const { light } = palettes;
  const ofLocks = Array.from({ length: LOCKS }, (_, i) =>
    LOCKABLE.map((id) =>
      colors[id] === bodyColor(light, id)
        ? colorOfThing(light, { role: 'key', lock: i + 1 })
        : colors[id],
    ),
  );
  return [...KINDS.map(({ id }) => colors[id]), ...ofLocks.flat()].map(channels);
}

/** Sides of a model at most: a place in it is a byte. */
const MODEL = 256;

/** Scenes reach so far from their middle; a place is a number in a text, but the program takes no more. */
const problem = needsSides(2000);

/** @param {number} number 32 bits, little-endian */
const int = (number) => [number & 255, (number >> 8) & 255, (number >> 16) & 255, number >>> 24];

/** @param {string} text in ASCII */
const letters = (text) => Array.from(text, (letter) => letter.charCodeAt(0));

/** @param {string} text */
const string = (text) => [...int(text.length), ...letters(text)];

/** @param {Record<string, string>} entries */
const dict = (entries) => [
  ...int(Object.keys(entries).length),
  ...Object.entries(entries).flatMap(([key, value]) => [...string(key), ...string(value)]),
];

/** @param {string} id @param {ArrayLike<number>} content @param {ArrayLike<number>} [children] */
const chunk = (id, content, children = []) =>
  joinBytes([letters(id), int(content.length), int(children.length), content, children]);

/**
 * The parts of a side that models take. @param {number} side
 * @returns {{ from: number, size: number }[]}
 */
const partsOf = (side) =>
  Array.from({ length: Math.ceil(side / MODEL) }, (_, i) => ({
    from: i * MODEL,
    size: Math.min(MODEL, side - i * MODEL),
  }));

/**
 * The models of voxels, those that have any, each with the place of its least corner.
 * @param {Voxels} voxels
 * @param {(kind: number) => boolean} isSeen
 */
function modelsOf({ columns, rows, layers, data }, isSeen) {
  const models = [];
  for (const z of partsOf(layers)) {
    for (const y of partsOf(rows)) {
      for (const x of partsOf(columns)) {
        const values = new Uint8Array(4 + 4 * x.size * y.size * z.size);
        let at = 4;
        for (let k = 0; k < z.size; ++k) {
          for (let j = 0; j < y.size; ++j) {
            // y of the file is the other way round than rows.
            const row = rows - 1 - (y.from + j);
            const first = x.from + columns * (row + rows * (z.from + k));
            for (let i = 0; i < x.size; ++i) {
              const kind = data[first + i];
              if (!isSeen(kind)) continue;
              values[at] = i;
              values[at + 1] = j;
              values[at + 2] = k;
              values[at + 3] = kind;
              at += 4;
            }
          }
        }
        if (at === 4) continue;
        values.set(int((at - 4) / 4));
        models.push({
          size: [x.size, y.size, z.size],
          corner: [x.from, y.from, z.from],
          values: values.subarray(0, at),
        });
      }
    }
  }
  return models;
}

/**
 * Nodes that place models, each by its middle, in a scene whose middle is that of the maze.
 * @param {ReturnType<typeof modelsOf>} models
 * @param {Voxels} voxels
 */
function sceneOf(models, { columns, rows }) {
  const transform = (
    /** @type {number} */ id,
    /** @type {number} */ child,
    /** @type {number} */ layer,
    /** @type {Record<string, string>} */ frame,
  ) =>
    chunk('nTRN', [
      ...[...int(id), ...dict({}), ...int(child), ...int(-1), ...int(layer), ...int(1)],
      ...dict(frame),
    ]);
  const ids = models.map((_, i) => 2 + 2 * i);
  const nodes = models.map(({ size, corner }, i) => {
    const offset = [-Math.floor(columns / 2), -Math.floor(rows / 2), 0];
    const middle = corner.map((from, axis) => from + offset[axis] + Math.floor(size[axis] / 2));
    const shape = [...int(ids[i] + 1), ...dict({}), ...int(1), ...int(i), ...dict({})];
    return joinBytes([
      transform(ids[i], ids[i] + 1, 0, { _t: middle.join(' ') }),
      chunk('nSHP', shape),
    ]);
  });
  const group = [...int(1), ...dict({}), ...int(ids.length), ...ids.flatMap(int)];
  return [transform(0, 1, -1, {}), chunk('nGRP', group), ...nodes];
}

/**
 * The maze for MagicaVoxel and programs that read its files: walls, floors by their kinds, doors and things, each
 * kind in a colour of its own, locks and keys in that of the lock. A maze with a side of over 256 voxels is several
 * models in a scene. Storeys stand one above the other. Throws a MazeError for ways over glued edges, and for tunnels
 * in storeys. Cost: O(voxels), 5 bytes each.
 * @param {AnyMaze} maze of squares or storeys
 * @param {VoxOptions} [options]
 * @returns {import('../options/types.js').Bytes}
 */
export function toVox(maze, options) {
  const { height, floor, ...colors } = readOptions('toVox', params, options);
  const known = checkMaze(maze, problem);
  const voxels = voxelsOf(known, { height, floor, locks: true });
  const palette = paletteOf(colors);
  const models = modelsOf(voxels, (kind) => kind !== 0 && palette[kind - 1][3] > 0);
  const { columns, rows, layers } = voxels;
  const isOne = Math.max(columns, rows, layers) <= MODEL;
  const colorsOf256 = new Uint8Array(4 * 256);
  colorsOf256.set(palette.flat());
  const children = [
    ...models.flatMap(({ size, values }) => [
      chunk('SIZE', size.flatMap(int)),
      chunk('XYZI', values),
    ]),
    ...(isOne ? [] : sceneOf(models, voxels)),
    chunk('RGBA', colorsOf256),
  ];
  return joinBytes([letters('VOX '), int(150), chunk('MAIN', [], joinBytes(children))]);
}

/** @type {import('./options/row.js').FormatRow} */
export const vox = {
  id: 'vox',
  use: 'model',
  title: 'MagicaVoxel',
  about: 'The maze in coloured voxels for MagicaVoxel and engines that read its files.',
  extension: 'vox',
  mediaType: 'application/octet-stream',
  binary: true,
  loses: ['oneWay', 'rooms', 'mazeRooms'],
  params,
  problem: /** @type {(maze: any) => any} */ (problem),
  write: toVox,
  ko: {
    title: 'MagicaVoxel',
    about: '미로를 색이 있는 복셀로 만들어 MagicaVoxel과 게임 엔진에서 열 수 있습니다.',
    // Bundlers keep a row with a call in it: they see no comment of purity in the package.
    get params() {
      return withKoreanKinds({
        height: { title: '벽 높이' },
        floor: { title: '바닥 깔기' },
      });
    },
  },
};
