// full: 37 s, a built page and a server
// The map of web/examples/map-tiles: made by the page itself, and by a real `mazewright serve`.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { palettes } from 'mazewright/draw';
import { createMazewright } from 'mazewright/dungeons';
import { startServer } from '../js/support/tile-server.js';
import { assertAccessible } from './support/axe.js';
import { browserFor } from './support/browser.js';
import { decoded } from './support/pixels.js';
import { framesOf } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

/** The red of walls. */
const WALL = Number.parseInt(palettes.light.ink.slice(1, 3), 16);

const { withAddress } = browserFor({
  '/examples/': 'web/examples',
  '/node_modules/mazewright/': '.',
  '/node_modules/leaflet/': 'node_modules/leaflet',
});
const SIZE = { width: 800, height: 640 };
const CODE = '1~wilson.1~square~32x32~thello~world.27~oYq';
const mw = await createMazewright();
const world = mw.world(CODE);

/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
before(async () => {
  server = await startServer('--port', '0');
});
after(() => server?.end());

/** Where the map comes from. @type {Record<string, () => Record<string, string>>} */
const SOURCES = { 'by the page itself': () => ({}), 'by serve': () => ({ server: server.origin }) };

/**
 * Opens the map and waits until it is drawn.
 * @param {{ query?: Record<string, string>, hash?: string, expected?: RegExp, options?: import('playwright-core').BrowserContextOptions }} where
 * @param {(page: Page) => Promise<void>} work
 */
const withMap = ({ query = {}, hash = '', expected, options = {} }, work) =>
  withAddress(
    `/examples/map-tiles/?${new URLSearchParams(query)}${hash}`,
    { viewport: SIZE, locale: 'en-US', reducedMotion: 'reduce', ...options },
    async (page) => {
      await page.waitForSelector('#status:not(:empty)');
      await work(page);
    },
    expected,
  );

/** The map on all of the window, at a place: it has whole pixels then. @param {Page} page @param {string} hash */
async function fill(page, hash) {
  await page.addStyleTag({ content: 'main { position: fixed !important; inset: 0 }' });
  await page.evaluate(() => dispatchEvent(new Event('resize')));
  await framesOf(page);
  await page.evaluate((link) => {
    location.hash = link;
  }, hash);
  await page.waitForFunction((link) => location.hash === link, hash);
  await drawn(page);
}

/** Waits until every tile in view is there and nothing moves. @param {Page} page */
async function drawn(page) {
  await page.waitForFunction(() => {
    const tiles = Array.from(document.querySelectorAll('.leaflet-tile'));
    const isThere = tiles.every((tile) => tile.matches('.leaflet-tile-loaded'));
    return tiles.length > 0 && isThere && !document.querySelector('.leaflet-pan-anim');
  });
  await framesOf(page);
}

/** Where the marks and the tiles in view lie. @param {Page} page */
const places = (page) =>
  page.evaluate(() => {
    const rects = (/** @type {string} */ selector) =>
      Array.from(document.querySelectorAll(selector), (each) => each.getBoundingClientRect());
    const { right, bottom, left, top } = rects('#map')[0];
    const inView = rects('.leaflet-tile').filter(
      (tile) => tile.right > left && tile.left < right && tile.bottom > top && tile.top < bottom,
    );
    const [marks, tiles] = [rects('.end'), inView].map((list) =>
      list.map(({ x, y, width }) => [x, y, width].map(Math.round).join(' ')),
    );
    return { marks, tiles: tiles.sort() };
  });

/** @param {Page} page */
const status = (page) => page.locator('#status').textContent();

/** @param {Page} page @param {RegExp} text */
const said = (page, text) => page.locator('#status').filter({ hasText: text }).waitFor();

/** Where the middle of a cell is seen, with the cell (x, y) of the address in the middle of the map. */
async function placer(page, { x, y, pixels }) {
  const box = await page.locator('#map').boundingBox();
  return (cell) => ({
    x: box.x + box.width / 2 + (cell.x + 0.5 - x) * pixels,
    y: box.y + box.height / 2 + (cell.y + 0.5 - y) * pixels,
  });
}

/** The cells that a drawn route leads through, from its line on the screen. @param {Page} page @param {(cell: { x: number, y: number }) => { x: number, y: number }} placeOf @param {number} pixels */
async function cellsOfLine(page, placeOf, pixels) {
  const corners = await page.locator('path.leaflet-interactive, svg path').evaluate((path) => {
    const line = /** @type {SVGPathElement} */ (path);
    const matrix = /** @type {DOMMatrix} */ (line.getScreenCTM());
    const numbers = String(line.getAttribute('d')).match(/-?\d+/g) ?? [];
    return Array.from({ length: numbers.length / 2 }, (_, i) => {
      const point = new DOMPoint(Number(numbers[2 * i]), Number(numbers[2 * i + 1]));
      const { x, y } = point.matrixTransform(matrix);
      return { x, y };
    });
  });
  const origin = placeOf({ x: 0, y: 0 });
  const cells = corners.map(({ x, y }) => ({
    x: Math.round((x - origin.x) / pixels),
    y: Math.round((y - origin.y) / pixels),
  }));
  return cells.slice(1).reduce(
    (list, to) => {
      for (let at = list[list.length - 1]; at.x !== to.x || at.y !== to.y; ) {
        at = { x: at.x + Math.sign(to.x - at.x), y: at.y + Math.sign(to.y - at.y) };
        list.push(at);
      }
      return list;
    },
    [cells[0]],
  );
}

for (const [name, query] of Object.entries(SOURCES)) {
  for (const pixels of [16, 4])
    test(`made ${name}: every wall in view is one of the world, ${pixels} pixels per cell, across tiles`, () => {
      const place = { x: 1_000_000, y: 4_294_967_290, pixels };
      const zoom = 28 - Math.log2(16 / pixels);
      return withMap({ query: query() }, async (page) => {
        await fill(page, `#${zoom}/${place.x}/${place.y}`);
        // What lies over the tiles.
        await page.addStyleTag({
          content: '.leaflet-control-container, #status { display: none }',
        });
        const placeOf = await placer(page, place);
        const image = await decoded(page, (await page.screenshot()).toString('base64'));
        const pixelsOf = await image.evaluate(({ data }) =>
          Array.from(data.filter((_, i) => i % 4 === 0)),
        );
        const red = (/** @type {number} */ x, /** @type {number} */ y) =>
          pixelsOf[y * SIZE.width + x];
        const isWall = (/** @type {number} */ x, /** @type {number} */ y) => red(x, y) === WALL;
        const box = await page.locator('#map').boundingBox();
        let [sides, walls] = [0, 0];
        const [acrossMap, downMap] = [box.width, box.height].map(
          (size) => Math.floor(size / 2 / pixels) - 1,
        );
        for (let y = place.y - downMap; y < Math.min(place.y + downMap, world.height); y++) {
          for (let x = place.x - acrossMap; x < place.x + acrossMap; x++) {
            const at = placeOf({ x, y });
            assert.equal(red(at.x, at.y), 0xff, `the middle of ${x}, ${y}`);
            const west = isWall(at.x - pixels / 2, at.y);
            const north = isWall(at.x, at.y - pixels / 2);
            assert.equal(west, !world.isOpen(x, y, 'west'), `west of ${x}, ${y}`);
            assert.equal(north, !world.isOpen(x, y, 'north'), `north of ${x}, ${y}`);
            sides += 2;
            walls += Number(west) + Number(north);
          }
        }
        assert.ok(sides > 1000 && walls > sides / 4, `${walls} of ${sides}`);
        // South of the world there is nothing.
        const below = placeOf({ x: place.x, y: world.height + 2 });
        assert.notEqual(red(below.x, below.y), 0xff);
      });
    });

  test(`made ${name}: two clicks draw the shortest way, through open passages only`, () => {
    const place = { x: 100, y: 100, pixels: 16 };
    return withMap({ query: query() }, async (page) => {
      await fill(page, '#28/100/100');
      const placeOf = await placer(page, place);
      // Ends whose way stays in view.
      const from = { x: 98, y: 101 };
      const to = [...reachable(from, 12)].at(-1);
      for (const cell of [from, to]) {
        const { x, y } = placeOf(cell);
        await page.mouse.click(x, y);
      }
      await said(page, /steps/);
      const distance = world.distance(from, to);
      assert.equal(await status(page), `${distance} steps.`);
      const cells = await cellsOfLine(page, placeOf, 16);
      assert.deepEqual(
        cells,
        [...world.route(from, to)].map(({ x, y }) => ({ x, y })),
      );
      for (const [i, cell] of cells.slice(1).entries()) {
        const [dx, dy] = [cell.x - cells[i].x, cell.y - cells[i].y];
        const side = dx === 1 ? 'east' : dx === -1 ? 'west' : dy === 1 ? 'south' : 'north';
        assert.ok(
          world.isOpen(cells[i].x, cells[i].y, side),
          `${cells[i].x}, ${cells[i].y} ${side}`,
        );
      }
      assert.equal(await page.inputValue('#from'), `${from.x}, ${from.y}`);
      assert.equal(await page.inputValue('#to'), `${to.x}, ${to.y}`);
    });
  });
}

/** Cells in the order of a breadth-first search by isOpen, at most some steps from a cell on each axis. */
function* reachable(from, most) {
  const seen = new Set([`${from.x},${from.y}`]);
  const queue = [from];
  for (const cell of queue) {
    yield cell;
    for (const [side, dx, dy] of [
      ['east', 1, 0],
      ['west', -1, 0],
      ['south', 0, 1],
      ['north', 0, -1],
    ]) {
      const next = { x: cell.x + dx, y: cell.y + dy };
      if (Math.max(Math.abs(next.x - from.x), Math.abs(next.y - from.y)) > most) continue;
      if (seen.has(`${next.x},${next.y}`) || !world.isOpen(cell.x, cell.y, side)) continue;
      seen.add(`${next.x},${next.y}`);
      queue.push(next);
    }
  }
}

test('at first the map is full of the world', () =>
  withMap({}, async (page) => {
    await page.waitForFunction(() => location.hash !== '');
    const { x, y, wide, high } = await page.evaluate(() => {
      const [, x, y] = location.hash.slice(1).split('/').map(Number);
      const { width, height } = /** @type {Element} */ (
        document.querySelector('#map')
      ).getBoundingClientRect();
      return { x, y, wide: width, high: height };
    });
    // 16 pixels per cell at the deepest zoom; the corner stands in the corner.
    const off = [x - wide / 32, y - high / 32].map(Math.abs);
    assert.ok(Math.max(...off) < 0.2, `${[x, y, wide, high]}`);
  }));

test('the address has place, zoom and route, and leads back to them', () =>
  withMap({ hash: '#28/100/100' }, async (page) => {
    await drawn(page);
    await page.fill('#from', '90, 90');
    await page.fill('#to', '120 95');
    await page.press('#to', 'Enter');
    await said(page, /steps/);
    await page.focus('#map');
    const before = page.url();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((address) => location.href !== address, before);
    await page.keyboard.press('-');
    await page.waitForFunction(() => location.hash.startsWith('#27/'));
    await drawn(page);
    const address = page.url();
    assert.match(address, /#27\/[\d.]+\/[\d.]+\/90,90\/120,95$/);
    const [seen, steps] = [await places(page), await status(page)];
    assert.ok(seen.marks.length === 2 && seen.tiles.length > 4);
    await page.goto('about:blank');
    await page.goto(address);
    await said(page, /steps/);
    await drawn(page);
    assert.equal(page.url(), address);
    assert.equal(await status(page), steps);
    assert.deepEqual(await places(page), seen);
    // Back to another place by the address alone.
    await page.evaluate(() => {
      location.hash = '#20/5000000/6000000';
    });
    await drawn(page);
    assert.match(page.url(), /#20\/5000000\/6000000/);
  }));

test('by keyboard alone: a place, two cells in the middle of the map, and what is wrong', () =>
  withMap({ hash: '#28/100/100' }, async (page) => {
    await drawn(page);
    await page.focus('#place');
    await page.keyboard.type('4294967295, 4294967295');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash.includes('429496729'));
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'map');
    await page.keyboard.press('Enter');
    await said(page, /^From 4294967295, 4294967295\. /);
    await page.keyboard.press('ArrowUp');
    await page.waitForFunction(() => !location.hash.endsWith('/4294967296/4294967296'));
    await drawn(page);
    await page.keyboard.press('Enter');
    await said(page, /steps/);
    const [x, y] = (await page.inputValue('#to')).split(', ').map(Number);
    assert.ok(y < 4294967295, String(y));
    const end = { x: 4294967295, y: 4294967295 };
    assert.equal(await status(page), `${world.distance(end, { x, y })} steps.`);

    for (const [text, sentence] of [
      ['', /^A cell is two whole numbers/],
      ['1', /^A cell is two whole numbers/],
      ['1.5, 2', /^A cell is two whole numbers/],
      ['1, 99999999999999999999', /^A cell is two whole numbers/],
      ['-1, 5', /from 0 to 4,294,967,295\.$/],
      ['4294967296, 0', /from 0 to 4,294,967,295\.$/],
    ]) {
      await page.fill('#place', text);
      await page.press('#place', 'Enter');
      await said(page, sentence);
      assert.equal(await page.getAttribute('#place', 'aria-invalid'), 'true');
    }
    await page.fill('#from', '0,0');
    await page.fill('#to', '2147483648,0');
    await page.press('#to', 'Enter');
    await said(page, /^That way is too long/);
  }));

test('a click beside the world and a strange address change nothing', () =>
  withMap({ hash: '#28/0/0' }, async (page) => {
    await drawn(page);
    const { x, y } = (await placer(page, { x: 0, y: 0, pixels: 16 }))({ x: -3, y: -3 });
    await page.mouse.click(x, y);
    await said(page, /from 0 to 4,294,967,295\.$/);
    for (const hash of [
      '#',
      '#28',
      '#28/a/b',
      '#1e9/0/0',
      '#28/NaN/0',
      '#28/1/1/5,5',
      `#28/${'9'.repeat(400)}/1`,
    ]) {
      await page.evaluate((link) => {
        location.hash = link;
      }, hash);
      await framesOf(page);
    }
    await page.evaluate(() => {
      location.hash = '#99/50/50/-1,0/99999999999,0';
    });
    await page.waitForFunction(() => location.hash === '#28/50/50');
  }));

for (const [algorithm, options] of /** @type {const} */ ([
  ['binaryTree', { endless: true }],
  ['caves', { levels: 4 }],
]))
  test(`other worlds: ${algorithm} ${JSON.stringify(options)}`, () => {
    const other = mw.world({ algorithm, seed: 5, ...options });
    return withMap({ query: { world: other.code } }, async (page) => {
      await drawn(page);
      const image = await decoded(
        page,
        (await page.locator('#map').screenshot()).toString('base64'),
      );
      const colors = await image.evaluate(({ data }) => new Set(new Uint32Array(data.buffer)).size);
      assert.ok(colors >= 2);
      await page.fill('#place', other.endless ? '-1000000, 7' : '5, 7');
      await page.press('#place', 'Enter');
      await drawn(page);
      assert.ok(
        page.url().endsWith(other.endless ? '#28/-999999.5/7.5' : '#5/5.5/7.5'),
        page.url(),
      );
    });
  });

test('a place that is asked for while the map zooms is shown afterwards', () =>
  withMap({ hash: '#28/100/100', options: { reducedMotion: 'no-preference' } }, async (page) => {
    await drawn(page);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const find = (/** @type {string} */ selector) =>
            /** @type {any} */ (document.querySelector(selector));
          const observer = new MutationObserver(() => {
            if (!find('.leaflet-zoom-anim')) return;
            observer.disconnect();
            find('#place').value = '5000, 6000';
            find('#go').requestSubmit();
            resolve(null);
          });
          observer.observe(find('.leaflet-map-pane'), { attributes: true });
          find('.leaflet-control-zoom-out').click();
        }),
    );
    await page.waitForFunction(() => !document.querySelector('.leaflet-zoom-anim'));
    await drawn(page);
    assert.match(page.url(), /#28\/5000\.5\/6000\.5$/);
  }));

test('two taps on a phone show a way', () => {
  const options = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  return withMap({ hash: '#28/200/300', options }, async (page) => {
    await fill(page, '#28/200/300');
    const placeOf = await placer(page, { x: 200, y: 300, pixels: 16 });
    const from = { x: 199, y: 301 };
    const to = [...reachable(from, 6)].at(-1);
    await page.touchscreen.tap(placeOf(from).x, placeOf(from).y);
    await said(page, /^From 199, 301\. /);
    await page.touchscreen.tap(placeOf(to).x, placeOf(to).y);
    await said(page, /steps/);
    assert.equal(await status(page), `${world.distance(from, to)} steps.`);
  });
});

test('without its server it says so', () =>
  withMap(
    { query: { server: 'http://127.0.0.1:9' }, expected: /ERR_|Failed to load/ },
    async (page) => assert.match(String(await status(page)), /^That did not work: /),
  ));

for (const theme of /** @type {const} */ (['light', 'dark']))
  for (const locale of ['en-US', 'ko-KR'])
    test(`at 360 px and wide, ${theme}, ${locale}: no violations, nothing outside`, async () => {
      for (const [viewport, hash] of /** @type {const} */ ([
        [{ width: 360, height: 740 }, '#28/10/10/3,4/20,20'],
        [{ width: 360, height: 740 }, '#1/5/5/3,4/20,20'],
        [SIZE, '#28/10/10/3,4/20,20'],
      ])) {
        const options = { viewport, locale, colorScheme: theme, hasTouch: viewport.width === 360 };
        await withMap({ hash, options }, async (page) => {
          await page.waitForSelector('.end');
          await drawn(page);
          assert.equal(await page.getAttribute('html', 'lang'), locale.slice(0, 2));
          await assertAccessible(page, `${theme} ${locale} ${viewport.width}`);
          const isCut = await page
            .locator('.scale')
            .evaluate((bar) => bar.scrollWidth > bar.clientWidth);
          assert.equal(isCut, false, 'the scale is narrower than its text');
          const isWide = await page.evaluate(
            () => document.documentElement.scrollWidth > innerWidth,
          );
          assert.equal(isWide, false, 'it scrolls sideways');
          for (const button of await page.locator('button, input, .leaflet-bar a').all()) {
            assert.ok(Number((await button.boundingBox())?.height) >= 40, 'a small target');
          }
        });
      }
    });
