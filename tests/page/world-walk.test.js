import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AROUND, createCellWalls, SQUARE } from 'mazewright/three';
import * as THREE from 'three';
import { isSoftware } from '../../web/demo/draw3d/fit-renderer.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { pictureOf } from './support/pixels.js';
import { framesOf } from './support/states.js';
import { addressOf, drawn, placeOn, worldLink } from './support/world.js';

const { withPage } = browserFor();
const scene = '#world-walker canvas[tabindex]';
/** Looking to the north. */
const KEYS = { north: 'w', south: 's', west: 'a', east: 'd' };
const SIDES = /** @type {(keyof typeof KEYS)[]} */ (Object.keys(KEYS));

testInFull('a walk over borders of chunks follows the route, and closed sides stay closed', () => {
  const { world, hash } = worldLink({ chunk: 4 }, { x: 70000.5, y: 900.5, turn: 0 });
  const route = [];
  for (const cell of world.route({ x: 70000, y: 900 }, { x: 70100, y: 900 })) {
    if (route.push(cell) === 30) break;
  }
  const chunks = new Set(route.map(({ x, y }) => `${Math.floor(x / 4)},${Math.floor(y / 4)}`));
  assert.ok(chunks.size > 2);
  return withPage({ hash, still: true }, async (page) => {
    await page.waitForSelector(scene);
    for (const [i, { x, y }] of route.entries()) {
      assert.deepEqual(await placeOn(page), { x, y });
      for (const side of SIDES.filter((each) => !world.isOpen(x, y, each))) {
        await page.keyboard.press(KEYS[side]);
      }
      assert.deepEqual(await placeOn(page), { x, y });
      const next = route[i + 1];
      if (!next) break;
      const side = next.y < y ? 'north' : next.y > y ? 'south' : next.x < x ? 'west' : 'east';
      await page.keyboard.press(KEYS[side]);
    }
    const end = /** @type {{ x: number, y: number }} */ (route.at(-1));
    await addressOf(page, (extra) => extra.get('x') === String(end.x + 0.5));
    await page.keyboard.press('Escape');
    await drawn(page);
    assert.deepEqual(await placeOn(page), end);
  });
});

test('walls that come one square at a time stand at their places', () => {
  const scene = new THREE.Scene();
  const walls = createCellWalls(scene, { theme: 'light', wall: '#cbc3b4', quality: 'low' });
  const cells = { isDungeon: false, has: () => true, at: () => ({ passages: 0, kind: 1 }) };
  const middle = (AROUND + 0.5) * SQUARE;
  const side = 2 * AROUND + 1;
  // The second place is farther away than the first origin reaches.
  for (const x of [middle, 100 * SQUARE * 100 + middle]) {
    let number = 0;
    for (let complete = false; !complete; ) {
      complete = walls.update({ x, y: middle }, cells, () => false);
      number += 1;
      const places = scene.children.map(({ position }) => [
        (position.x + walls.origin.x - x + middle) / SQUARE,
        (position.z + walls.origin.y) / SQUARE,
      ]);
      assert.equal(new Set(places.map(String)).size, number);
      assert.ok(places.flat().every((at) => Number.isInteger(at) && at >= 0 && at < side));
    }
    assert.equal(number, side * side);
  }
  walls.clear();
  assert.equal(scene.children.length, 0);
});

test('software renderers are known by their name, masked or not', () => {
  const softwareBy = (/** @type {string} */ name, /** @type {string | null} */ unmasked) => {
    const info = unmasked === null ? null : { UNMASKED_RENDERER_WEBGL: 'unmasked' };
    const names = /** @type {Record<string, string | null>} */ ({ masked: name, unmasked });
    const context = {
      RENDERER: 'masked',
      getParameter: (/** @type {string} */ key) => names[key],
      getExtension: () => info,
    };
    return isSoftware(/** @type {any} */ ({ getContext: () => context }));
  };
  const swiftShader =
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)';
  assert.equal(softwareBy('WebKit WebGL', swiftShader), true);
  assert.equal(softwareBy('llvmpipe, or similar', null), true);
  assert.equal(softwareBy('WebKit WebGL', 'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620)'), false);
  assert.equal(softwareBy('WebKit WebGL', null), false);
  assert.equal(softwareBy('NVIDIA GeForce GTX 980, or similar', null), false);
});

testInFull('opening the view from within draws it once, and once more for its size', () =>
  withPage({ hash: worldLink({ levels: 3 }, { x: 40.5, y: 40.5 }).hash }, async (page) => {
    await drawn(page);
    await page.evaluate(() => {
      const { clear } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.clear = function counted(mask) {
        const { dataset } = document.body;
        dataset.pictures = String(Number(dataset.pictures ?? 0) + 1);
        clear.call(this, mask);
      };
    });
    await page.click('#world-walk');
    await page.waitForSelector(`${scene}[aria-busy="false"]`);
    const pictures = Number(await page.getAttribute('body', 'data-pictures'));
    assert.ok(pictures >= 1 && pictures <= 2, `${pictures} pictures`);
  }),
);

test('the view from within shows another picture after each turn, and a link brings it back', () => {
  const { hash } = worldLink({ levels: 3 }, { x: 40.5, y: 40.5, turn: 90 });
  return withPage({ hash, still: true }, async (page) => {
    const picture = async () => {
      await page.waitForSelector(`${scene}[aria-busy="false"]`);
      return pictureOf(page, scene);
    };
    const first = await picture();
    assert.ok(first.colors > 10, `${first.colors} colours`);
    await page.keyboard.press('ArrowRight');
    await addressOf(page, (extra) => extra.get('turn') === '180');
    assert.notEqual((await picture()).picture, first.picture);
    await page.keyboard.press('ArrowLeft');
    await addressOf(page, (extra) => extra.get('turn') === '90');
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    assert.equal((await picture()).picture, first.picture);
  });
});

testInFull('keys that are held glide, dragging turns', () => {
  const { world, hash } = worldLink({}, { x: 40.5, y: 40.5, turn: 0 });
  return withPage({ hash }, async (page) => {
    await page.waitForSelector(`${scene}[aria-busy="false"]`);
    const side = /** @type {keyof typeof KEYS} */ (
      SIDES.find((each) => world.isOpen(40, 40, each))
    );
    await page.keyboard.down(KEYS[side]);
    await page.waitForFunction(
      () => !/x 40, y 40$/.test(document.getElementById('world-place')?.textContent ?? ''),
    );
    await page.keyboard.up(KEYS[side]);
    const box = await page.locator(scene).boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + 300, box.y + 300);
    await page.mouse.down();
    await page.mouse.move(box.x + 340, box.y + 300, { steps: 4 });
    await page.mouse.up();
    await addressOf(page, (extra) => extra.get('turn') === '10');
  });
});

testInFull('a wall stops the walker, who stands at the same place after a reload', () => {
  const { world, hash } = worldLink({}, { x: 40.5, y: 40.5, turn: 0 });
  return withPage({ hash }, async (page) => {
    await page.waitForSelector(`${scene}[aria-busy="false"]`);
    const side = SIDES.find((each) => !world.isOpen(40, 40, each));
    const axis = side === 'north' || side === 'south' ? 'y' : 'x';
    const edge = side === 'north' || side === 'west' ? '40.28' : '40.72';
    const key = KEYS[/** @type {keyof typeof KEYS} */ (side)];
    // The address follows when nobody walks.
    let at = '40.5';
    while (at !== edge) {
      await page.keyboard.down(key);
      await framesOf(page, 20);
      await page.keyboard.up(key);
      const last = at;
      at = String((await addressOf(page, (extra) => extra.get(axis) !== last)).get(axis));
    }
    await page.reload();
    await page.waitForSelector(`${scene}[aria-busy="false"]`);
    await page.keyboard.down('ArrowRight');
    await framesOf(page, 20);
    await page.keyboard.up('ArrowRight');
    const after = await addressOf(page, (extra) => extra.get('turn') !== '0');
    assert.equal(after.get(axis), edge);
  });
});

testInFull('360 px: the pad walks and turns; the view is left without its canvas', () => {
  const { world, hash } = worldLink({}, { x: 40.5, y: 40.5, turn: 0 });
  return withPage({ hash, narrow: true, still: true }, async (page) => {
    await page.waitForSelector(scene);
    const pads = { north: 'up', south: 'down', west: 'left', east: 'right' };
    const side = /** @type {keyof typeof KEYS} */ (
      SIDES.find((each) => world.isOpen(40, 40, each))
    );
    await page.tap(`.world-pad-${pads[side]}`);
    await addressOf(page, (extra) => extra.get('x') !== '40.5' || extra.get('y') !== '40.5');
    await page.tap('.world-pad-turnLeft');
    await addressOf(page, (extra) => extra.get('turn') === '270');
    await page.click('#tab-play');
    await page.waitForSelector(scene, { state: 'detached' });
    assert.equal(await page.locator('#actors').isVisible(), true);
    await page.click('#tab-world');
    await drawn(page);
  });
});
