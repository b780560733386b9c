// The entry mazewright/three in a page of its own, with three.js from its package and an import map.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { decoded } from './support/pixels.js';

const html = `<!doctype html><title>three</title><link rel="icon" href="data:," />
<style>body { margin: 0 } canvas { display: block }</style>
<canvas id="map" width="120" height="120"></canvas>
<script type="importmap">{ "imports": {
  "three": "/three/three.module.js",
  "mazewright/dungeons": "/dist/dungeons.js", "mazewright/three": "/dist/three.js"
} }</script>
<script type="module">
import * as THREE from 'three';
import { createMazewright } from 'mazewright/dungeons';
import * as entry from 'mazewright/three';
const mw = await createMazewright();
const renderer = new THREE.WebGLRenderer({ preserveDrawingBuffer: true });
renderer.setSize(480, 320);
renderer.domElement.id = 'scene';
document.body.append(renderer.domElement);
Object.assign(window, { THREE, entry, mw, renderer });
document.body.dataset.ready = '';
</script>`;

const { withAddress } = browserFor({
  '/dist/': 'dist',
  '/three/': 'node_modules/three/build',
  '/object': { html },
});

const dungeon = () => {
  const passes = [{ id: 'doors' }, { id: 'things' }];
  return mw.generate({ algorithm: 'scatteredRooms', width: 30, height: 24, seed: 4, passes }).code;
};

/** What is drawn: options of the object, and whether it is seen by a walker. */
const CASES = {
  blocks: { code: codeOf(), options: { distances: true, solution: true } },
  'blocks in the dark theme': { code: codeOf(), options: { theme: 'dark' } },
  'plain blocks, low quality': { code: codeOf(), options: { style: 'plain', quality: 'low' } },
  'a dungeon': { code: dungeon(), options: {} },
  hexagons: { code: codeOf({ shape: 'hex' }), options: { distances: true } },
  'a sphere': { code: codeOf({ shape: 'sphere', width: 12, height: 6 }), options: {} },
  storeys: { code: codeOf({ shape: 'cube', levels: 2 }), options: { spread: true } },
  'a walk by torchlight': {
    code: codeOf(),
    options: { walls: 'thin', light: 'torch', ceiling: true },
    walks: true,
  },
  'a walk in the sun': { code: codeOf(), options: {}, walks: true },
  'a walk over hexagons': { code: codeOf({ shape: 'hex' }), options: {}, walks: true },
};

for (const [name, shown] of firstOf(Object.entries(CASES)))
  test(`${name}: a picture of many colours, and nothing left after it`, () =>
    withAddress('/object', { viewport: { width: 480, height: 480 } }, async (page) => {
      await page.waitForSelector('body[data-ready]');
      const numbers = await page.evaluate(({ code, options, walks = false }) => {
        const { THREE, entry, mw: library, renderer } = /** @type {any} */ (window);
        const scene = new THREE.Scene();
        scene.background = new THREE.Color('#ff00ff');
        const object = entry.mazeObject(library.generate(code), options);
        scene.add(object);
        const camera = new THREE.PerspectiveCamera(walks ? 70 : 32, 1.5, 0.03, 500);
        if (walks) new entry.FirstPerson(camera, object);
        else {
          const size = object.bounds.getSize(new THREE.Vector3()).length();
          const middle = object.bounds.getCenter(new THREE.Vector3());
          camera.position.copy(middle).add(new THREE.Vector3(0.1, 1.1, 0.8).multiplyScalar(size));
          camera.lookAt(middle);
        }
        renderer.render(scene, camera);
        const { calls, triangles } = renderer.info.render;
        const { stats } = object;
        object.dispose();
        const left = { ...renderer.info.memory };
        return { calls, triangles, stats, left };
      }, shown);
      const picture = (await page.locator('#scene').screenshot()).toString('base64');
      const pixels = await decoded(page, picture);
      const { colors, background } = await pixels.evaluate(({ data }) => {
        const found = new Set();
        let magenta = 0;
        for (let i = 0; i < data.length; i += 4) {
          const isMagenta = data[i] > 250 && data[i + 1] < 5 && data[i + 2] > 250;
          if (isMagenta) magenta += 1;
          else found.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
        }
        return { colors: found.size, background: magenta / (data.length / 4) };
      });
      assert.ok(colors > 300, `${colors} colours`);
      assert.ok(background < 0.9, `${background} of the picture is empty`);
      // Under a ceiling nothing is behind the walls.
      if (name === 'a walk by torchlight') assert.ok(background < 0.0005, `${background}`);
      assert.ok(numbers.calls > 0 && numbers.calls <= numbers.stats.drawCalls);
      assert.ok(numbers.triangles > 0 && numbers.triangles <= numbers.stats.triangles);
      assert.deepEqual(numbers.left, { geometries: 0, textures: 0 });
    }));

testInFull('walls in the colour that is asked for, and their shadows', () =>
  withAddress('/object', { viewport: { width: 480, height: 480 } }, async (page) => {
    await page.waitForSelector('body[data-ready]');
    const seen = await page.evaluate((code) => {
      const { THREE, entry, mw: library, renderer } = /** @type {any} */ (window);
      const scene = new THREE.Scene();
      scene.background = new THREE.Color('#ffffff');
      const object = entry.mazeObject(library.generate(code), { wall: '#3060d0', figures: false });
      scene.add(object);
      const camera = new THREE.OrthographicCamera(-12, 12, 8, -8, 0.1, 100);
      const middle = object.bounds.getCenter(new THREE.Vector3());
      camera.position.copy(middle).setY(40);
      camera.up.set(0, 0, -1);
      camera.lookAt(middle);
      renderer.render(scene, camera);
      const context = renderer.getContext();
      const at = (/** @type {number} */ x, /** @type {number} */ z) => {
        const pixel = new Uint8Array(4);
        const left = 240 + (x - middle.x) * 20;
        const up = 160 - (z - middle.z) * 20;
        context.readPixels(left, up, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
        return Array.from(pixel);
      };
      const { max, min } = object.bounds;
      // A wall from above, and the ground beside the walls: away from the sun, and on its side.
      return {
        wall: at(min.x + 0.5, min.z + 0.5),
        shadow: at(max.x + 0.3, middle.z),
        lit: at(min.x - 1.2, middle.z),
      };
    }, codeOf());
    const [red, , blue] = seen.wall;
    assert.ok(blue > 1.5 * red, `a wall: ${seen.wall}`);
    assert.ok(seen.lit[0] > 235, `lit ground: ${seen.lit}`);
    assert.ok(
      seen.shadow[0] < seen.lit[0] - 40,
      `${seen.shadow} in the shadow, ${seen.lit} beside it`,
    );
  }),
);

testInFull('a map shows the surroundings of a walker, and what fog does not hide', () =>
  withAddress('/object', {}, async (page) => {
    await page.waitForSelector('body[data-ready]');
    for (const shape of ['square', 'hex']) {
      const [all, some, other] = await page.evaluate((code) => {
        const { entry, mw: library } = /** @type {any} */ (window);
        const maze = library.generate(code);
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('map'));
        const map = new entry.Minimap(canvas.getContext('2d'), maze, { scale: 12 });
        const picture = (/** @type {any} */ shown, turn = 0) => {
          map.draw({ x: 2.5, y: 2.5, turn }, shown);
          return canvas.toDataURL();
        };
        return [picture({}), picture({ seen: new Set([0, 1]) }), picture({}, 90)];
      }, codeOf({ shape }));
      assert.equal(new Set([all, some, other]).size, 3, shape);
    }
  }),
);

testInFull('keys and a dragged pointer move a walker, until it is disconnected', () =>
  withAddress('/object', {}, async (page) => {
    await page.waitForSelector('body[data-ready]');
    const code = mw.generate({ algorithm: 'wilson', width: 6, height: 1, seed: 1 }).code;
    await page.evaluate((maze) => {
      const { THREE, entry, mw: library, renderer } = /** @type {any} */ (window);
      const object = entry.mazeObject(library.generate(maze));
      const walk = new entry.FirstPerson(new THREE.PerspectiveCamera(), object);
      walk.connect(renderer.domElement);
      Object.assign(window, { walk });
    }, code);
    const state = () =>
      page.evaluate(() => {
        const { walk } = /** @type {any} */ (window);
        for (let i = 0; i < 10; i += 1) walk.update(0.1);
        return { ...walk.place, cell: walk.cell, pitch: walk.pitch };
      });
    const first = await state();
    await page.keyboard.down('w');
    const ahead = await state();
    await page.keyboard.up('w');
    assert.ok(ahead.cell > first.cell);
    assert.deepEqual(await state(), ahead);
    const { x, y } = /** @type {{ x: number, y: number }} */ (
      await page.locator('#scene').boundingBox()
    );
    await page.mouse.move(x + 100, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + 60);
    await page.mouse.up();
    const looked = await state();
    assert.equal(Math.round(looked.turn - ahead.turn), 25);
    assert.equal(Math.round(looked.pitch), 10);
    await page.evaluate(() => /** @type {any} */ (window).walk.disconnect());
    await page.keyboard.press('d');
    assert.deepEqual(await state(), looked);
  }),
);
