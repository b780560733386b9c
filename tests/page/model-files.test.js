// Files of 3D formats, read by the loaders of three.js in Chromium.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { formats, printSize, to3mf, toGlb, toObj, toStl } from 'mazewright/formats';
import { mw } from '../js/support/load.js';
import { browserFor } from './support/browser.js';
import { root } from './support/server.js';

const base = { algorithm: 'recursiveBacktracker', seed: 'models', width: 9, height: 7 };
const mazes = {
  square: mw.generate(base),
  hex: mw.generate({ ...base, shape: 'hex' }),
  storeys: mw.generate({ ...base, shape: 'cube', levels: 2 }),
  dungeon: mw.generate({ algorithm: 'mission', width: 36, height: 28, seed: 3 }),
};

const companions = /** @type {(options?: any) => readonly { data: Uint8Array }[]} */ (
  formats.find(({ id }) => id === 'obj')?.companions
);
const base64 = (/** @type {Uint8Array | string} */ data) => Buffer.from(data).toString('base64');

const loaders = ['STLLoader', '3MFLoader', 'GLTFLoader', 'OBJLoader', 'MTLLoader'];
const page = `<!doctype html><link rel="icon" href="data:," />
<script type="importmap">{ "imports": { "three": "/three/build/three.module.js" } }</script>
<script type="module">
  import * as THREE from 'three';
${loaders.map((name) => `  import { ${name === '3MFLoader' ? 'ThreeMFLoader' : name} } from '/three/examples/jsm/loaders/${name}.js';`).join('\n')}

  const measured = (object) => {
    const box = new THREE.Box3().setFromObject(object);
    const parts = [];
    object.traverse((each) => {
      if (!each.isMesh) return;
      const { index, attributes } = each.geometry;
      const colors = [each.material].flat().map(({ color }) => '#' + color.getHexString());
      parts.push({
        name: each.name || each.parent?.name,
        triangles: (index ?? attributes.position).count / 3,
        colors,
      });
    });
    return { min: box.min.toArray(), max: box.max.toArray(), parts };
  };
  const bytesOf = (text) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0)).buffer;
  const textOf = (text) => new TextDecoder().decode(bytesOf(text));
  window.read = {
    stl: (data) => measured(new THREE.Mesh(new STLLoader().parse(bytesOf(data)))),
    threeMf: (data) => measured(new ThreeMFLoader().parse(bytesOf(data))),
    glb: async (data) => measured((await new GLTFLoader().parseAsync(bytesOf(data), '')).scene),
    obj: (data, mtl) => {
      const materials = new MTLLoader().parse(textOf(mtl), '');
      return measured(new OBJLoader().setMaterials(materials).parse(textOf(data)));
    },
  };
  document.body.dataset.ready = '';
</script><body></body>`;

const { withAddress } = browserFor({
  '/three/': 'node_modules/three',
  '/loaders': { html: page },
});

/**
 * What a loader makes of files.
 * @param {'stl' | 'threeMf' | 'glb' | 'obj'} loader
 * @param {(Uint8Array | string)[]} files
 */
async function read(loader, ...files) {
  /** @type {{ min: number[], max: number[], parts: { name: string, triangles: number, colors: string[] }[] }} */
  let result = { min: [], max: [], parts: [] };
  await withAddress('/loaders', {}, async (browserPage) => {
    await browserPage.waitForSelector('body[data-ready]', { state: 'attached' });
    result = await browserPage.evaluate(
      ([name, list]) => /** @type {any} */ (window).read[name](...list),
      /** @type {const} */ ([loader, files.map(base64)]),
    );
  });
  return result;
}

const isNear = (/** @type {number[]} */ one, /** @type {number[]} */ other) =>
  one.every((place, axis) => Math.abs(place - other[axis]) < 0.05);

for (const [name, maze] of Object.entries(mazes)) {
  test(`three.js reads prints of ${name} in their size`, async () => {
    const { width, depth, height, parts } = printSize(maze);
    const bytes = await toStl(maze);
    const stl = await read('stl', bytes);
    assert.ok(isNear(stl.max, [width, depth, height]) && isNear(stl.min, [0, 0, 0]));
    const triangles = (bytes.length - 84) / 50;
    assert.equal(stl.parts[0].triangles, triangles);
    const threeMf = await read('threeMf', await to3mf(maze));
    assert.ok(isNear(threeMf.max, [width, depth, height]), String(threeMf.max));
    const sum = threeMf.parts.reduce((total, part) => total + part.triangles, 0);
    assert.equal(sum, triangles);
    const colors = new Set(threeMf.parts.flatMap((part) => part.colors));
    assert.deepEqual([...colors].sort(), ['#cbc3b4', '#fffdf8']);
    assert.ok(threeMf.parts.length >= parts);
  });

  test(`three.js reads scenes of ${name} with the same parts from both formats`, async () => {
    const options = { wallColor: '#102030', height: 1.5 };
    const glb = await read('glb', toGlb(maze, options));
    const obj = await read('obj', toObj(maze, options), companions(options)[0].data);
    assert.ok(isNear(glb.min, obj.min) && isNear(glb.max, obj.max));
    const meshes = maze.meshes({ height: 150 });
    for (const { parts } of [glb, obj]) {
      const walls = parts.find((part) => part.name === 'walls');
      assert.equal(walls?.triangles, meshes.walls.triangles.length / 3);
      assert.deepEqual(walls?.colors, ['#102030']);
      assert.ok(parts.some((part) => part.name === 'floor'));
    }
    const names = ({ parts } = glb) => parts.map((part) => part.name.replaceAll(' ', '_')).sort();
    assert.deepEqual(names(glb), names(obj));
  });
}

test('the loaders are those of the tested version of three.js', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/three/package.json'), 'utf8'),
  );
  assert.equal(version, devDependencies.three);
});
