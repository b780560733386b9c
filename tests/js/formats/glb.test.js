/** GLB judged by Khronos' validator and against the meshes of the maze. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import validator from 'gltf-validator';
import { toGlb } from 'mazewright/formats';
import { MazeError, mw } from '../support/load.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { isBody } from '../support/solids.js';

const mazes = [...mazesOfShapes(), ...unusualMazes(), ...dungeons()];

/** The document and the binary chunk. @param {Uint8Array} bytes */
function parse(bytes) {
  const view = new DataView(bytes.buffer);
  const length = view.getUint32(12, true);
  const document = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
  return { document, binary: bytes.subarray(28 + length) };
}

test('the validator finds nothing in the scene of any maze', async () => {
  for (const { name, maze } of mazes) {
    const { issues } = await validator.validateBytes(toGlb(maze));
    assert.deepEqual(issues.messages, [], name);
  }
});

/** By the numbers of glTF's component types. */
const ARRAYS = { 5123: Uint16Array, 5125: Uint32Array, 5126: Float32Array };

test('nodes are the parts of the maze, with as many triangles', () => {
  for (const { name, maze } of mazes) {
    const { document, binary } = parse(toGlb(maze));
    const names = document.nodes.map((node) => node.name);
    const open = maze.meshes();
    // Those of a body are closed.
    const meshes = isBody(maze) && !maze.bridges ? maze.meshes({ solid: true }) : open;
    for (const part of ['floor', 'walls', 'stairs', 'tunnels', 'arrows']) {
      const { triangles, positions } = meshes[part];
      assert.equal(names.includes(part), triangles.length > 0, `${name}: ${part}`);
      if (triangles.length === 0) continue;
      const { primitives } = document.meshes[document.nodes[names.indexOf(part)].mesh];
      const stored = (/** @type {number} */ place) => {
        const { bufferView, componentType } = document.accessors[place];
        const { byteOffset, byteLength } = document.bufferViews[bufferView];
        const bytes = binary.slice(byteOffset, byteOffset + byteLength);
        return new ARRAYS[componentType](bytes.buffer);
      };
      const indices = stored(primitives[0].indices);
      const corners = stored(primitives[0].attributes.POSITION);
      const pointsOf = (list, of) => Array.from(list, (i) => [...of.subarray(3 * i, 3 * i + 3)]);
      assert.deepEqual(pointsOf(indices, corners), pointsOf(triangles, positions), name);
      assert.equal(new Set(indices).size, corners.length / 3, `${name}: unused corners`);
    }
    const { doors, things } = maze;
    for (const { cell, state } of doors ?? []) assert.ok(names.includes(`door ${cell} ${state}`));
    for (const { cell, role } of things ?? []) assert.ok(names.includes(`${role} ${cell}`));
    assert.equal(names.includes('start'), maze.start !== null, name);
    assert.equal(names.includes('end'), maze.end !== null, name);
  }
});

test('boxes stand on the middle of their cell, upright on its floor', () => {
  for (const { name, maze } of mazes) {
    if (maze.start === null) continue;
    const { document } = parse(toGlb(maze));
    const { mesh } = document.nodes.find((node) => node.name === 'start');
    const { min, max } =
      document.accessors[document.meshes[mesh].primitives[0].attributes.POSITION];
    const { starts, positions } = maze.meshes().floor;
    const places = positions.subarray(3 * starts[maze.start], 3 * starts[maze.start + 1]);
    for (let axis = 0; axis < 3; ++axis) {
      const own = places.filter((_, i) => i % 3 === axis);
      assert.ok(min[axis] <= Math.max(...own) + 1e-3, name);
      assert.ok(max[axis] >= Math.min(...own) - 1e-3, name);
    }
  }
});

test('colors are linear, walls as high as told, and large mazes have 32-bit indices', async () => {
  const base = { algorithm: 'wilson', seed: 1 };
  const maze = mw.generate({ ...base, width: 5, height: 4 });
  const { document } = parse(
    toGlb(maze, { height: 2, wallColor: '#ff000080', floorColor: '#fff' }),
  );
  const factor = (name) => {
    const material = document.materials.find((each) => each.name === name);
    return [...material.pbrMetallicRoughness.baseColorFactor, material.alphaMode ?? 'OPAQUE'];
  };
  assert.deepEqual(factor('Walls'), [1, 0, 0, 128 / 255, 'BLEND']);
  assert.deepEqual(factor('Floor'), [1, 1, 1, 1, 'OPAQUE']);
  const walls = document.meshes.find((mesh) => mesh.name === 'walls').primitives[0];
  assert.equal(document.accessors[walls.attributes.POSITION].max[1], 2);

  const large = toGlb(mw.generate({ ...base, width: 120, height: 120 }));
  const types = new Set(parse(large).document.accessors.map((each) => each.componentType));
  assert.ok(types.has(5125) && types.has(5123));
  const { issues } = await validator.validateBytes(large);
  assert.equal(issues.numErrors + issues.numWarnings, 0);
});

test('wrong options are refused by name, and the next call is right', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 1 });
  const cases = [
    [{ height: 0 }, 'height'],
    [{ thickness: 0.6 }, 'thickness'],
    [{ wallColor: 'red' }, 'wallColor'],
  ];
  for (const [options, field] of cases) {
    assert.throws(
      () => toGlb(maze, options),
      (error) => {
        assert.ok(error instanceof MazeError);
        assert.equal(error.field, field);
        return true;
      },
    );
  }
  assert.ok(toGlb(maze).length > 0);
});
