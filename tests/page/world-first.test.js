// The first look at a world, and what lies over its map.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_WORLD_SCALE } from '../../web/demo/config.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf } from './support/maze.js';
import { pixelsOf } from './support/pixels.js';
import { addressOf, drawn, placeOn } from './support/world.js';

const { withPage } = browserFor();
const map = '#world-map';
const hash = `${codeOf()}&view=world`;

test('a world is first seen from its start, so near that its walls are seen', () =>
  withPage({ hash, still: true }, async (page) => {
    await drawn(page);
    const extra = await addressOf(page);
    assert.equal(2 ** Number(extra.get('zoom')), FIRST_WORLD_SCALE);
    const size = /** @type {any} */ (await page.locator(map).boundingBox());
    const [x, y] = ['x', 'y'].map((key) => Number(extra.get(key)));
    // The start and its surroundings fill the map but for a margin.
    const [left, top] = [x - size.width / 32, y - size.height / 32];
    assert.ok(left < 0 && left > -3 && top < 0 && top > -3, `${left} ${top}`);
    const pixels = await pixelsOf(page, map);
    const dark = await pixels.evaluate(({ data }) => {
      let found = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i] + data[i + 1] + data[i + 2] < 330) found += 1;
      return found / (data.length / 4);
    });
    assert.ok(dark > 0.05 && dark < 0.3, `walls are ${dark} of the map`);
  }));

testInFull('a place is kept over a reload', () =>
  withPage({ hash: codeOf(), still: true }, async (page) => {
    await page.click('#tab-world');
    await drawn(page);
    const first = (await addressOf(page)).get('x');
    const box = /** @type {any} */ (await page.locator(map).boundingBox());
    await page.mouse.move(box.x + 400, box.y + 300);
    await page.mouse.down();
    await page.mouse.move(box.x + 240, box.y + 220, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.press('+');
    const moved = await addressOf(
      page,
      (extra) => extra.get('x') !== first && extra.get('zoom') !== '4',
    );
    await page.mouse.move(0, 0);
    const place = await placeOn(page);
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    await drawn(page);
    assert.deepEqual(await placeOn(page), place);
    assert.equal((await addressOf(page)).get('zoom'), moved.get('zoom'));
  }),
);

testInFull('the whole of a world reads as a map: its quarters have colours of their own', () =>
  withPage({ hash, still: true }, async (page) => {
    await drawn(page);
    await page.click('#world-whole');
    await drawn(page);
    const pixels = await pixelsOf(page, map);
    const colors = await pixels.evaluate(({ data, width, height }) => {
      const side = 0.92 * Math.min(width, height);
      // In the middles of 4 x 4 regions, a little aside of the borders of smaller ones.
      return Array.from({ length: 16 }, (_, i) => {
        const at = [i % 4, Math.floor(i / 4)].map((part) => ((part + 0.47) / 4 - 0.5) * side);
        const [x, y] = [width / 2 + at[0], height / 2 + at[1]].map(Math.round);
        return data.slice(4 * (y * width + x), 4 * (y * width + x) + 3).join();
      });
    });
    // Those of one region of the next size all differ.
    for (const first of [0, 2, 8, 10]) {
      const four = [0, 1, 4, 5].map((more) => colors[first + more]);
      assert.equal(new Set(four).size, 4, `${four}`);
    }
  }),
);

for (const viewport of [
  { width: 280, height: 653 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
])
  testInFull(
    `${viewport.width} x ${viewport.height}: the box over the map is folded, and opens`,
    () =>
      withPage({ hash, viewport, still: true }, async (page) => {
        await drawn(page);
        const area = async (/** @type {string} */ selector) => {
          const { width, height } = /** @type {any} */ (await page.locator(selector).boundingBox());
          return width * height;
        };
        assert.ok((await area('.world-info')) < 0.12 * (await area(map)));
        assert.equal(await page.isVisible('#world-size'), false);
        await page.click('.world-info summary');
        assert.equal(await page.isVisible('#world-size'), true);
        assert.equal(await page.isVisible('#world-place'), true);
      }),
  );

testInFull('a large window shows size and place at once, and a walk only the place', () =>
  withPage({ hash, still: true }, async (page) => {
    await drawn(page);
    assert.equal(await page.isVisible('#world-size'), true);
    await page.click('#world-walk');
    await page.waitForSelector('#world-walker canvas[aria-busy="false"]');
    assert.equal(await page.isVisible('#world-size'), false);
    assert.equal(await page.isVisible('.world-info summary'), false);
    assert.equal(await page.isVisible('#world-place'), true);
  }),
);
