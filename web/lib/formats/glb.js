// GLB, the binary form of glTF, with a node and a mesh per part. Source: glTF 2.0 Specification (Khronos
// Group, ISO/IEC 12113), chapter 4 for the container.

import { channels } from './options/color.js';
import { checkMaze, noProblem } from './options/maze.js';
import { readOptions } from './options/read-options.js';
import { sceneOf } from './solid/scene.js';
import { koSceneParams, sceneParams } from './solid/scene-params.js';
import { titleOf } from './solid/title-of.js';

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('./solid/scene-params.js').SceneOptions} GlbOptions */
/** @typedef {import('./solid/materials.js').Material} Material */

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const [FLOAT, UNSIGNED_SHORT, UNSIGNED_INT] = [5126, 5123, 5125];
const [VERTICES, INDICES] = [34962, 34963];
/** The greatest 16-bit index is kept for restarts. */
const MANY = 65535;

/**
 * The maze as a scene for 3D programs and engines: nodes `floor`, `walls`, `stairs`, `tunnels` and
 * `arrows` as `maze.meshes` makes them, and boxes for `start`, `end`, doors and things of dungeons, named
 * after their cells. A cell is a metre wide, y is up, and materials are rough with the colors of the options. A
 * Möbius strip shows both sides. Not for mazes of `mazewright/small`. Cost: O(cells).
 * @param {AnyMaze} maze
 * @param {GlbOptions} [options]
 * @returns {Uint8Array}
 */
export function toGlb(maze, options) {
  const scene = readOptions('toGlb', sceneParams, options);
  const known = checkMaze(maze, noProblem);
  const parts = sceneOf(known, scene);
  const binary = new BinaryBuilder();
  const materials = [...new Map(parts.map(({ material }) => [material.name, material])).values()];
  const isOneSided = known.shapeParams.wrap === 'moebius';
  const meshes = parts.map(({ name, positions, normals, triangles, material }) => {
    const indices =
      positions.length / 3 > MANY ? Uint32Array.from(triangles) : Uint16Array.from(triangles);
    return {
      name,
      primitives: [
        {
          attributes: {
            POSITION: binary.vectors(positions, true),
            NORMAL: binary.vectors(normals, false),
          },
          indices: binary.indices(indices),
          material: materials.findIndex((each) => each.name === material.name),
        },
      ],
    };
  });
  const document = {
    asset: { version: '2.0', generator: 'mazewright' },
    scene: 0,
    scenes: [{ name: titleOf(known), nodes: parts.map((_, i) => i) }],
    nodes: parts.map(({ name }, mesh) => ({ name, mesh })),
    meshes,
    materials: materials.map((material) => materialOf(material, isOneSided)),
    accessors: binary.accessors,
    bufferViews: binary.views,
    buffers: [{ byteLength: binary.length }],
  };
  return container(new TextEncoder().encode(JSON.stringify(document)), binary);
}

/** @param {Material} material @param {boolean} doubleSided */
function materialOf({ name, color, roughness }, doubleSided) {
  const [red, green, blue, alpha] = channels(color).map((channel) => channel / 255);
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...[red, green, blue].map(linear), alpha],
      metallicFactor: 0,
      roughnessFactor: roughness,
    },
    ...(alpha < 1 && { alphaMode: 'BLEND' }),
    ...(doubleSided && { doubleSided }),
  };
}

/** Of sRGB (IEC 61966-2-1). @param {number} part */
function linear(part) {
  const exact = part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  // Engines differ in the last bit of a power.
  return Math.round(exact * 1e6) / 1e6;
}

/** The arrays of a file one after another, each at a multiple of four bytes. */
class BinaryBuilder {
  /** @type {object[]} */
  accessors = [];
  /** @type {object[]} */
  views = [];
  /** @type {{ at: number, bytes: Uint8Array }[]} */
  blocks = [];
  length = 0;

  /** @param {Float32Array | Uint16Array | Uint32Array} array @param {number} target */
  #view(array, target) {
    // Little-endian, as machines that run WebAssembly are seen to be by its memory.
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    this.blocks.push({ at: this.length, bytes });
    this.views.push({
      buffer: 0,
      byteOffset: this.length,
      byteLength: bytes.length,
      target,
    });
    this.length += Math.ceil(bytes.length / 4) * 4;
    return this.views.length - 1;
  }

  /** @param {Float32Array} values @param {boolean} bounded with the least and greatest places */
  vectors(values, bounded) {
    const [min, max] = [new Array(3).fill(Infinity), new Array(3).fill(-Infinity)];
    values.forEach((value, i) => {
      min[i % 3] = Math.min(min[i % 3], value);
      max[i % 3] = Math.max(max[i % 3], value);
    });
    this.accessors.push({
      bufferView: this.#view(values, VERTICES),
      componentType: FLOAT,
      count: values.length / 3,
      type: 'VEC3',
      ...(bounded && { min, max }),
    });
    return this.accessors.length - 1;
  }

  /** @param {Uint16Array | Uint32Array} values */
  indices(values) {
    this.accessors.push({
      bufferView: this.#view(values, INDICES),
      componentType: values instanceof Uint16Array ? UNSIGNED_SHORT : UNSIGNED_INT,
      count: values.length,
      type: 'SCALAR',
    });
    return this.accessors.length - 1;
  }
}

/** @param {Uint8Array} json @param {BinaryBuilder} binary */
function container(json, { blocks, length }) {
  const HEAD = 12;
  const CHUNK = 8;
  const jsonLength = Math.ceil(json.length / 4) * 4;
  const bytes = new Uint8Array(HEAD + CHUNK + jsonLength + CHUNK + length);
  const view = new DataView(bytes.buffer);
  const write = (/** @type {number} */ at, /** @type {number[]} */ numbers) => {
    numbers.forEach((number, i) => {
      view.setUint32(at + 4 * i, number, true);
    });
  };
  write(0, [MAGIC, 2, bytes.length, jsonLength, JSON_CHUNK]);
  bytes.fill(0x20, HEAD + CHUNK, HEAD + CHUNK + jsonLength);
  bytes.set(json, HEAD + CHUNK);
  const start = HEAD + CHUNK + jsonLength;
  write(start, [length, BINARY_CHUNK]);
  for (const { at, bytes: block } of blocks) bytes.set(block, start + CHUNK + at);
  return bytes;
}

/** @type {import('./options/row.js').FormatRow} */
export const glb = {
  id: 'glb',
  use: 'model',
  title: 'GLB (glTF)',
  about: 'A scene with named parts and materials for 3D programs, engines and browsers.',
  extension: 'glb',
  mediaType: 'model/gltf-binary',
  binary: true,
  loses: ['rooms', 'mazeRooms'],
  params: sceneParams,
  problem: noProblem,
  write: toGlb,
  ko: {
    title: 'GLB(glTF)',
    about: '이름 붙은 부분과 재질이 있는 3D 장면을 3D 프로그램, 엔진, 브라우저용으로 내보냅니다.',
    params: koSceneParams,
  },
};
