import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';
import { addressOf, drawn, placeOn, seenAt, worldLink } from './support/world.js';

const { withPage } = browserFor();
const map = '#world-map';
const dungeon = mw.catalog.generators.find(({ kind }) => kind === 'dungeon')?.id;

test('the code of worlds is loaded only with their view, three.js only with a walk', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const before = (await scripts()).length;
    await page.click('#tab-world');
    await drawn(page);
    const opened = await scripts();
    assert.ok(opened.length > before);
    assert.ok(!opened.some((name) => /three/.test(name)));
    await page.click('#world-walk');
    await page.waitForSelector('#world-walker canvas[aria-busy="false"]');
    assert.ok((await scripts()).some((name) => /three/.test(name)));
  }));

testInFull('a whole world of 2^32 x 2^32 cells shows, and its ends are a click away', () =>
  withPage({ hash: `${codeOf()}&view=world`, still: true }, async (page) => {
    await drawn(page);
    await page.click('#world-whole');
    await drawn(page);
    const { colors } = await canvasOf(page, map);
    assert.ok(colors > 2, `${colors} colours`);
    assert.match(String(await page.locator('#world-size').textContent()), /4,294,967,296/);
    assert.deepEqual(await placeOn(page), { x: 2 ** 31, y: 2 ** 31 });
    await page.click('#world-end');
    await drawn(page);
    assert.deepEqual(await placeOn(page), { x: 2 ** 32 - 1, y: 2 ** 32 - 1 });
    await page.click('#world-start');
    assert.deepEqual(await placeOn(page), { x: 0, y: 0 });
    await page.click('#world-to');
    await page.fill('#world-x', '3000000000');
    await page.fill('#world-y', '77');
    await page.press('#world-y', 'Enter');
    assert.deepEqual(await placeOn(page), { x: 3_000_000_000, y: 77 });
    await page.click('#world-whole');
    assert.deepEqual(await placeOn(page), { x: 2 ** 31, y: 2 ** 31 });
  }),
);

test('dragging and keys move the map, the wheel zooms around the pointer', () =>
  withPage({ hash: worldLink({}, { x: 500.5, y: 300.5 }).hash, still: true }, async (page) => {
    await drawn(page);
    const box = await page.locator(map).boundingBox();
    assert.ok(box);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 80, y - 40, { steps: 4 });
    await page.mouse.move(x - 160, y + 80, { steps: 4 });
    await page.mouse.up();
    const dragged = await addressOf(page, (extra) => extra.get('x') === '510.5');
    assert.equal(dragged.get('y'), '295.5');

    await page.mouse.move(x + 200, y + 100);
    const before = await placeOn(page);
    assert.deepEqual(before, { x: 523, y: 301 });
    await page.mouse.wheel(0, -600);
    const zoomed = await addressOf(page, (extra) => extra.get('zoom') !== '4');
    assert.ok(Number(zoomed.get('zoom')) > 5);
    await page.mouse.move(x + 201, y + 100);
    assert.deepEqual(await placeOn(page), before);

    const zoom = Number(zoomed.get('zoom'));
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    const out = await addressOf(page, (extra) => Number(extra.get('zoom')) < zoom - 1);
    assert.ok(Math.abs(Number(out.get('zoom')) - (zoom - 2 * Math.log2(1.5))) < 0.02);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const moved = await addressOf(page, (extra) => extra.get('y') !== out.get('y'));
    assert.ok(Number(moved.get('x')) > Number(out.get('x')));
    assert.ok(Number(moved.get('y')) > Number(out.get('y')));
    await page.keyboard.press('Home');
    await addressOf(page, (extra) => extra.get('x') === String(2 ** 31));
  }));

for (const { name, options, zoom } of [
  { name: 'a maze, wall by wall', options: {}, zoom: Math.log2(24) },
  { name: 'a maze, as pictures', options: { chunk: 20 }, zoom: 3 },
  { name: 'chunks of two cells', options: { chunk: 2 }, zoom: Math.log2(24) },
  { name: 'a dungeon', options: { algorithm: dungeon }, zoom: Math.log2(24) },
  { name: 'a world without an edge', options: { endless: true }, zoom: Math.log2(24) },
]) {
  test(`walls stand where isOpen says (${name})`, () => {
    const middle = options.endless ? { x: 0, y: -64 } : { x: 960, y: 640 };
    const { world, hash } = worldLink(options, { ...middle, zoom });
    return withPage({ hash }, async (page) => {
      await drawn(page);
      const sides = [];
      for (let y = middle.y - 9; y < middle.y + 9; y += 1) {
        for (let x = middle.x - 12; x < middle.x + 12; x += 1) {
          const { cx, cy, cell } = world.chunkAt(x, y);
          if (world.chunk(cx, cy).kinds?.[cell] === 0) continue;
          sides.push({ x: x + 0.5, y, open: world.isOpen(x, y, 'north') });
          sides.push({ x: x + 0.5, y: y + 1, open: world.isOpen(x, y, 'south') });
          sides.push({ x, y: y + 0.5, open: world.isOpen(x, y, 'west') });
          sides.push({ x: x + 1, y: y + 0.5, open: world.isOpen(x, y, 'east') });
        }
      }
      assert.ok(sides.length > 100);
      const seen = await seenAt(page, { ...middle, scale: 2 ** zoom }, sides);
      const wrong = sides.filter(({ open }, i) => (seen[i] === 'wall') === open);
      assert.deepEqual(wrong, []);
    });
  });
}

testInFull('a link restores place and zoom, also while the page is open', () => {
  const { hash } = worldLink({ seed: '세계' }, { x: 123456.25, y: 9876.5, zoom: 4.25 });
  const other = worldLink({ endless: true }, { x: -40.5, y: 12.5, zoom: 5 }).hash;
  return withPage({ hash, still: true }, async (page) => {
    await drawn(page);
    const first = await canvasOf(page, map);
    assert.deepEqual(await placeOn(page), { x: 123456, y: 9876 });
    assert.equal(await page.inputValue('#field-world-seed'), '세계');
    const extra = await addressOf(page);
    assert.deepEqual(
      ['x', 'y', 'zoom'].map((key) => extra.get(key)),
      ['123456.25', '9876.5', '4.25'],
    );
    await page.evaluate((next) => {
      location.hash = next;
    }, other);
    await page.waitForFunction(() =>
      /-41/.test(document.getElementById('world-place')?.textContent ?? ''),
    );
    assert.deepEqual(await placeOn(page), { x: -41, y: 12 });
    assert.equal(await page.isChecked('#field-world-endless'), true);
    await page.evaluate((next) => {
      location.hash = next;
    }, hash);
    await page.waitForFunction(() =>
      /123/.test(document.getElementById('world-place')?.textContent ?? ''),
    );
    await drawn(page);
    assert.equal((await canvasOf(page, map)).hash, first.hash);
  });
});

testInFull('the scale bar of one cell, and the whole of a world that becomes endless', () => {
  const { hash } = worldLink({ chunk: 16 }, { x: 9, y: 9, zoom: 6 });
  return withPage({ hash, still: true }, async (page) => {
    await drawn(page);
    assert.equal(await page.locator('#world-scale').textContent(), '1 cell');
    await page.check('#field-world-endless');
    await page.click('#world-whole');
    const whole = await addressOf(page, (extra) => Number(extra.get('zoom')) < 0);
    const { width, height } = /** @type {any} */ (await page.locator(map).boundingBox());
    // The page shows cells up to 2^52 from the middle; their edge stays out of view.
    const side = 2 ** (53 + Number(whole.get('zoom')));
    assert.ok(side > Math.max(width, height), `${side} px`);
  });
});

test('the form makes worlds of every row, and says what is wrong', () =>
  withPage({ hash: worldLink({}).hash, still: true }, async (page) => {
    const ids = await page
      .locator('#field-world-algorithm option')
      .evaluateAll((all) => all.map((each) => /** @type {HTMLOptionElement} */ (each).value));
    assert.deepEqual([...ids].sort(), mw.catalog.generators.map(({ id }) => id).sort());
    for (const id of ids) {
      await page.selectOption('#field-world-algorithm', id);
      await addressOf(page, (extra) => mw.world(extra.get('world') ?? '').algorithm === id);
    }
    await page.fill('#field-world-chunk', '1');
    assert.match(String(await page.locator('#error-world-chunk').textContent()), /from 2/);
    // Its chunks may take many tries: the page keeps the world that it has.
    const workOf = (/** @type {{ id: any }} */ { id }) =>
      mw.work({ algorithm: id, width: 128, height: 128, seed: 1 });
    const heavy = mw.catalog.generators.reduce((a, b) => (workOf(b) > workOf(a) ? b : a));
    await page.selectOption('#field-world-algorithm', heavy.id);
    await page.fill('#field-world-chunk', '128');
    assert.match(String(await page.locator('#error-world-chunk').textContent()), /too long/);
    assert.ok(mw.world((await addressOf(page)).get('world') ?? '').chunkSize < 128);
    await page.fill('#field-world-chunk', '16');
    await page.fill('#field-world-levels', '3');
    assert.match(String(await page.locator('#world-size').textContent()), /^128 × 128 cells/);
    await page.check('#field-world-endless');
    assert.equal(await page.isDisabled('#world-end'), true);
    await addressOf(page, (extra) => mw.world(extra.get('world') ?? '').endless);
  }));

testInFull('360 px, in Korean: two fingers zoom, one moves', () =>
  withPage(
    { hash: worldLink({}, { x: 500.5, y: 300.5 }).hash, narrow: true, language: 'ko', still: true },
    async (page) => {
      await drawn(page);
      assert.match(String(await page.locator('#world-scale').textContent()), /칸$/);
      const client = await page.context().newCDPSession(page);
      const send = (/** @type {any} */ type, /** @type {number[][]} */ points) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });
      await send('touchStart', [[180, 200]]);
      await send('touchMove', [[160, 200]]);
      await send('touchMove', [[100, 200]]);
      await send('touchEnd', []);
      await addressOf(page, (extra) => extra.get('x') === '505.5');
      await send('touchStart', [
        [160, 200],
        [200, 200],
      ]);
      await send('touchMove', [
        [140, 200],
        [220, 200],
      ]);
      await send('touchEnd', []);
      await addressOf(page, (extra) => Math.abs(Number(extra.get('zoom')) - 5) < 0.05);
    },
  ),
);
