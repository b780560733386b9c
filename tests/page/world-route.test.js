import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { framesOf } from './support/states.js';
import { addressOf, drawn, seenAt, worldLink } from './support/world.js';

const { withPage } = browserFor();
const map = '#world-map';

test('a route between two clicked places is the library’s, and is drawn on its cells', () => {
  const middle = { x: 960.5, y: 640.5 };
  const scale = 16;
  const { world, hash } = worldLink({ chunk: 8 }, { ...middle, zoom: 4 });
  const [from, to] = [
    { x: 950, y: 632 },
    { x: 970, y: 646 },
  ];
  const cells = [...world.route(from, to)];
  return withPage({ hash }, async (page) => {
    await drawn(page);
    const box = await page.locator(map).boundingBox();
    assert.ok(box);
    for (const { x, y } of [from, to]) {
      const left = box.width / 2 + (x + 0.5 - middle.x) * scale;
      const top = box.height / 2 + (y + 0.5 - middle.y) * scale;
      await page.click(map, { position: { x: left, y: top } });
    }
    await page.waitForFunction(() =>
      /Whole/.test(document.getElementById('world-count')?.textContent ?? ''),
    );
    await drawn(page);
    const text = String(await page.locator('#world-count').textContent());
    assert.equal(text, `Whole route: ${cells.length.toLocaleString('en')} cells`);
    const shown = [];
    for (let y = 625; y < 655; y += 1) {
      for (let x = 940; x < 980; x += 1) shown.push({ x, y });
    }
    const far = shown.filter(({ x, y }) =>
      [from, to].every((pin) => Math.hypot(x - pin.x, y - pin.y) > 2),
    );
    const middles = far.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
    const seen = await seenAt(page, { ...middle, scale }, middles);
    const onRoute = new Set(cells.map(({ x, y }) => `${x},${y}`));
    const wrong = far.filter(({ x, y }, i) => (seen[i] === 'route') !== onRoute.has(`${x},${y}`));
    assert.deepEqual(wrong, []);
    await page.click('#world-stop');
    assert.equal(await page.locator('#world-count').isVisible(), false);
  });
});

testInFull(
  'a route through the whole world grows until it is stopped, then goes; nothing moves meanwhile',
  () =>
    // A window in which the button that stops a route decides how many rows the dock has.
    withPage(
      { hash: worldLink({}, { x: 5.5, y: 5.5 }).hash, viewport: { width: 1200, height: 768 } },
      async (page) => {
        const places = () =>
          page.evaluate(() =>
            ['dock', 'world-map', 'world-route', 'world-stop', 'world-walk'].map((id) => {
              const { x, y, width, height } = /** @type {HTMLElement} */ (
                document.getElementById(id)
              ).getBoundingClientRect();
              return [id, x, y, width, height].join(' ');
            }),
          );
        const before = await places();
        const counted = async () =>
          Number(String(await page.locator('#world-count').textContent()).replace(/\D/g, ''));
        await page.click('#world-route');
        await page.waitForFunction(
          () =>
            Number(document.getElementById('world-count')?.textContent?.replace(/\D/g, '')) >
            20_000,
        );
        await page.click('#world-stop');
        await drawn(page);
        const stopped = await counted();
        await framesOf(page);
        assert.equal(await counted(), stopped);
        assert.deepEqual(await places(), before);
        await page.click('#world-stop');
        assert.deepEqual(await places(), before);
        assert.equal(await page.locator('#world-stop').isVisible(), false);
      },
    ),
);

testInFull('far behind, where the route has forgotten its cells, they are found again', () => {
  const { world, hash } = worldLink({}, { x: 20.5, y: 20.5 });
  const cells = new Set();
  for (const { x, y } of world.route(world.start, /** @type {any} */ (world.end))) {
    cells.add(`${x},${y}`);
    if (cells.size > 60_000) break;
  }
  return withPage({ hash, still: true }, async (page) => {
    await page.click('#world-route');
    await page.waitForFunction(
      () =>
        Number(document.getElementById('world-count')?.textContent?.replace(/\D/g, '')) > 60_000,
    );
    await page.click('#world-stop');
    // The camera has followed the route.
    await page.click('#world-start');
    await drawn(page);
    const extra = await addressOf(page, (now) => Number(now.get('zoom')).toFixed(1) === '4.6');
    const [x0, y0] = ['x', 'y'].map((key) => Number(extra.get(key)));
    const places = [];
    for (let y = Math.floor(y0) - 10; y < y0 + 10; y += 1) {
      for (let x = Math.floor(x0) - 16; x < x0 + 16; x += 1) {
        const isPin = Math.hypot(x - world.start.x, y - world.start.y) <= 2;
        if (Math.min(x, y) >= 0 && !isPin) places.push({ x, y });
      }
    }
    const middles = places.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
    const seen = await seenAt(page, { x: x0, y: y0, scale: 24 }, middles);
    assert.ok(seen.includes('route'));
    const wrong = places.filter(({ x, y }, i) => (seen[i] === 'route') !== cells.has(`${x},${y}`));
    assert.deepEqual(wrong, []);
  });
});

testInFull('the camera goes with a route that grows from the start', () => {
  const { world, hash } = worldLink({}, { x: 800.5, y: 500.5 });
  return withPage({ hash, still: true }, async (page) => {
    await drawn(page);
    await page.click('#world-route');
    await page.waitForFunction(
      () => Number(document.getElementById('world-count')?.textContent?.replace(/\D/g, '')) > 5_000,
    );
    await page.click('#world-stop');
    await drawn(page);
    const number = Number(
      String(await page.locator('#world-count').textContent()).replace(/\D/g, ''),
    );
    const cells = [];
    for (const cell of world.route(world.start, /** @type {any} */ (world.end))) {
      cells.push(cell);
      if (cells.length === number) break;
    }
    const seen = await addressOf(page, (extra) => Number(extra.get('x')) !== 800.5);
    const [x, y, zoom] = ['x', 'y', 'zoom'].map((key) => Number(seen.get(key)));
    const box = await page.locator(map).boundingBox();
    assert.ok(box);
    const [wide, high] = [box.width, box.height].map((size) => size / 2 ** (zoom + 1));
    for (const cell of cells) {
      const isSeen = Math.abs(cell.x + 0.5 - x) <= wide && Math.abs(cell.y + 0.5 - y) <= high;
      assert.ok(isSeen, `${cell.x},${cell.y} is not within ${wide},${high} of ${x},${y}`);
    }
  });
});

testInFull('whoever moves the map while the route grows keeps the place', () =>
  withPage({ hash: worldLink({}, { x: 5.5, y: 5.5 }).hash, still: true }, async (page) => {
    await drawn(page);
    await page.click('#world-route');
    await page.waitForFunction(
      () => Number(document.getElementById('world-count')?.textContent?.replace(/\D/g, '')) > 2_000,
    );
    const box = await page.locator(map).boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 260, box.y + 230, { steps: 4 });
    await page.mouse.up();
    const place = () => page.textContent('#world-place');
    const before = await place();
    const count = () =>
      page.evaluate(() =>
        Number(document.getElementById('world-count')?.textContent?.replace(/\D/g, '')),
      );
    const grown = await count();
    await page.waitForFunction(
      (least) =>
        Number(document.getElementById('world-count')?.textContent?.replace(/\D/g, '')) > least,
      4 * grown,
    );
    assert.equal(await place(), before);
    await page.click('#world-stop');
  }),
);
