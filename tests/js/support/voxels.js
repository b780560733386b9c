/** Files of cubes by readers of others: MagicaVoxel, Sponge schematics, scripts for the turtle of the page. */
import assert from 'node:assert/strict';
import vm from 'node:vm';
import nbt from 'prismarine-nbt';
import readVox from 'vox-reader';
import { inBothLanguages } from '../../../web/demo/views/turtle/sandbox/korean-names.js';
import { createSolids } from '../../../web/demo/views/turtle/sandbox/solids.js';

/** The voxels of a .vox file in its scene, by `x y z`: its colour. */
export function voxelsOf(file) {
  const found = readVox(file);
  const models = [found.xyzi].flat();
  const sizes = [found.size].flat();
  const colors = found.rgba.values.map(
    ({ r, g, b }) => `#${[r, g, b].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  );
  const corners = models.map(() => [0, 0, 0]);
  if (found.ntrn) {
    for (const shape of [found.nshp].flat()) {
      const { frames } = found.ntrn.find(({ child }) => child === shape.nodeId);
      const [model] = shape.models[0];
      const size = Object.values(sizes[model]).slice(0, 3);
      corners[model] = frames[0]._t
        .split(' ')
        .map((t, axis) => Number(t) - Math.floor(size[axis] / 2));
    }
  }
  const voxels = new Map();
  for (const [model, { numVoxels, values }] of models.entries()) {
    assert.equal(values.length, numVoxels);
    const [x0, y0, z0] = corners[model];
    for (const { x, y, z, i } of values) {
      assert.ok(x < sizes[model].x && y < sizes[model].y && z < sizes[model].z);
      voxels.set(`${x0 + x} ${y0 + y} ${z0 + z}`, colors[i - 1]);
    }
  }
  return voxels;
}

/** The same with x to the east from 0 and y to the south from 0. */
export function fromNorthWest(voxels) {
  const places = [...voxels.keys()].map((key) => key.split(' ').map(Number));
  const west = Math.min(...places.map(([x]) => x));
  const north = places.reduce((most, [, y]) => Math.max(most, y), Number.NEGATIVE_INFINITY);
  return new Map(
    [...voxels.values()].map((color, i) => {
      const [x, y, z] = places[i];
      return [`${x - west} ${north - y} ${z}`, color];
    }),
  );
}

/** The fields of a .schem file, and its blocks by `x y z` with x to the east, y to the south, z up. */
export async function schematicOf(file) {
  const { parsed, type } = await nbt.parse(Buffer.from(file));
  assert.equal(type, 'big');
  const { Schematic: found } = nbt.simplify(parsed);
  const names = new Map(Object.entries(found.Blocks.Palette).map(([block, i]) => [i, block]));
  assert.deepEqual(
    [...names.keys()].sort((a, b) => a - b),
    [...names.keys()].map((_, i) => i),
  );
  assert.equal(found.Blocks.Data.length, found.Width * found.Height * found.Length);
  const blocks = new Map();
  found.Blocks.Data.forEach((place, i) => {
    const [x, z] = [i % found.Width, Math.floor(i / found.Width) % found.Length];
    const y = Math.floor(i / found.Width / found.Length);
    blocks.set(`${x} ${z} ${y}`, names.get(place));
  });
  return { found, blocks };
}

/** What a script places, by the bodies of the page's turtle. */
export function cubesOf(script) {
  const cubes = [];
  const solids = createSolids(
    (...cube) => cubes.push(cube.join(' ')),
    (_, size) => size,
  );
  vm.runInNewContext(script, inBothLanguages(solids));
  assert.equal(new Set(cubes).size, cubes.length, 'no cube is placed twice');
  return cubes.sort();
}
