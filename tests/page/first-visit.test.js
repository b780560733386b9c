// What a first visit loads, shows and keeps, in which order. Cost: 17 page loads, about 14 s.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FIRST_MAZE, FIRST_SIZES } from '../../web/demo/config.js';
import { families } from '../js/support/fonts.js';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, layoutOf, mazeOn, mw } from './support/maze.js';
import { root } from './support/server.js';
import { framesOf } from './support/states.js';
import { kilobytesOf } from './support/weight.js';

/** @typedef {import('playwright-core').Page} Page */

const { withAddress } = browserFor({ '/app/': 'build/page' }, { isolated: true });

const html = readFileSync(join(root, 'build/page/index.html'), 'utf8');
const WINDOWS = {
  low: { width: 844, height: 390 },
  tall: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
};
/** The library for plain mazes, and all of it. */
const PLAIN = /\/assets\/small-[^/]*\.js$/;
const WHOLE = /\/assets\/dungeons-[^/]*\.js$/;
/** What Chromium writes into the console when a request fails. */
const FAILED = /Failed to load resource/;

const firstMaze = (/** @type {(typeof FIRST_SIZES)[number]} */ { width, height }) =>
  mw.generate({ ...FIRST_MAZE, width, height });

test('the HTML has the walls of the mazes that the library makes', () => {
  for (const size of FIRST_SIZES) {
    const drawing = html.match(new RegExp(`<svg class="${size.name}".*?</svg>`))?.[0] ?? '';
    const path = drawing.match(/class="walls"[^>]* d="(.*?)"/)?.[1] ?? '';
    const walls = [...path.matchAll(/M(\d+) (\d+)([hv])(\d+)/g)].map(([, x, y, way, length]) => [
      Number(x),
      Number(y),
      Number(x) + (way === 'h' ? Number(length) : 0),
      Number(y) + (way === 'v' ? Number(length) : 0),
    ]);
    const maze = firstMaze(size);
    // Each wall between two cells once, read from the passages alone.
    const isWall = Array.from({ length: maze.cellCount }, () => [false, false]);
    for (const [x1, y1, x2, y2] of walls) {
      for (let x = x1; x < x2; x += 1) if (y1 > 0) isWall[(y1 - 1) * maze.width + x][0] = true;
      for (let y = y1; y < y2; y += 1) if (x1 > 0) isWall[y * maze.width + x1 - 1][1] = true;
    }
    for (let cell = 0; cell < maze.cellCount; cell += 1) {
      const isOpen = ['south', 'east'].map((name) => maze.isOpen(cell, name));
      const [isLastRow, isLastColumn] = [
        cell + maze.width >= maze.cellCount,
        (cell + 1) % maze.width === 0,
      ];
      if (!isLastRow) assert.equal(isWall[cell][0], !isOpen[0], `${size.name}: south of ${cell}`);
      if (!isLastColumn) assert.equal(isWall[cell][1], !isOpen[1], `${size.name}: east of ${cell}`);
    }
  }
});

test('the page itself weighs at most 51 KB before it can be played', () => {
  const files = html.matchAll(
    /<(?:script type="module"|link rel="modulepreload")[^>]*="(.*?\.js)"/g,
  );
  const paths = [...files].map(([, path]) => path);
  assert.ok(paths.length > 1 && !paths.some((path) => PLAIN.test(path) || WHOLE.test(path)));
  const kilobytes = kilobytesOf(paths);
  assert.ok(kilobytes > 20 && kilobytes <= 51, `${kilobytes} KB`);
});

for (const size of firstOf(FIRST_SIZES)) {
  const viewport = WINDOWS[/** @type {keyof typeof WINDOWS} */ (size.name)];

  test(`a maze stands before the page's program runs, where the page draws it: ${size.name}`, async () => {
    /** @type {{ x: number, y: number, width: number, height: number } | null} */
    let box = null;
    await withAddress(
      '/app/',
      { viewport },
      async (page) => {
        await page.route(/index-[^/]*\.js$/, (route) => route.abort());
        await page.goto(page.url());
        const shown = page.locator('#first-maze svg').locator('visible=true');
        assert.equal(await shown.count(), 1);
        assert.equal(await shown.getAttribute('class'), size.name);
        box = await shown.boundingBox();
      },
      FAILED,
    );
    await withAddress('/app/', { viewport }, async (page) => {
      await page.waitForSelector('body[data-ready]');
      assert.equal(await page.locator('#first-maze').count(), 0);
      const maze = await mazeOn(page);
      assert.deepEqual(maze.passages, firstMaze(size).passages);
      const stage = await page.locator('#flat').boundingBox();
      const at = await layoutOf(page, maze);
      const drawn = {
        x: Number(stage?.x) + at.left,
        y: Number(stage?.y) + at.top,
        width: maze.width * at.cell,
        height: maze.height * at.cell,
      };
      for (const key of /** @type {const} */ (['x', 'y', 'width', 'height'])) {
        const away = Math.abs(Number(box?.[key]) - drawn[key]);
        assert.ok(away <= 4, `${key}: ${box?.[key]} in the HTML, ${drawn[key]} on the board`);
      }
    });
  });
}

test('the first maze can be played before the whole library has arrived, and goes on in it', () =>
  withAddress('/app/', { locale: 'en-US' }, async (page) => {
    let arrive = () => {};
    const held = new Promise((resolve) => {
      arrive = () => resolve(null);
    });
    await page.route(WHOLE, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(page.url());
    await page.waitForSelector('body[data-playable]');
    assert.equal(await page.locator('body[data-ready]').count(), 0);
    const maze = firstMaze(/** @type {any} */ (FIRST_SIZES.find(({ name }) => name === 'wide')));
    const keys = keysOut(maze).slice(0, 3);
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForFunction(() => document.getElementById('score-moves')?.textContent === '3');
    await page.click('#play-hint');
    // A view that needs more waits for it.
    await page.click('#tab-blocks');
    await framesOf(page);
    assert.equal(await page.getAttribute('body', 'data-view'), 'play');
    arrive();
    await page.waitForSelector('body[data-ready]');
    await page.waitForSelector('body[data-view="blocks"]');
    await page.click('#tab-play');
    assert.equal(await page.textContent('#score-moves'), '3');
    const next = keysOut(maze)[3];
    await page.keyboard.press(next);
    assert.equal(await page.textContent('#score-moves'), '4');
    assert.ok((await page.locator('#play-escape + select option').count()) > 1);
  }));

testInFull(
  'a first visit loads the library for plain mazes first, a link only the whole one',
  async () => {
    for (const { hash, files } of [
      { hash: '', files: [PLAIN, WHOLE] },
      { hash: '#lang=ko', files: [PLAIN, WHOLE] },
      { hash: `#${codeOf()}`, files: [WHOLE] },
      { hash: '#view=world', files: [WHOLE] },
    ]) {
      await withAddress('/app/', {}, async (page) => {
        /** @type {string[]} */
        const loaded = [];
        page.on('request', (request) => {
          if (PLAIN.test(request.url()) || WHOLE.test(request.url())) loaded.push(request.url());
        });
        const { href } = new URL(`/app/${hash}`, page.url());
        await page.goto('about:blank');
        loaded.length = 0;
        await page.goto(href);
        await page.waitForSelector('body[data-ready]');
        const order = [...new Set(loaded)];
        assert.equal(order.length, files.length, `${hash}: ${order}`);
        for (const [i, file] of files.entries()) assert.match(order[i], file, hash);
      });
    }
  },
);

testInFull('if the whole library cannot be fetched, the page says so and the game goes on', () =>
  withAddress(
    '/app/',
    { locale: 'en-US' },
    async (page) => {
      await page.route(WHOLE, (route) => route.abort());
      await page.goto(page.url());
      await page.waitForSelector('#notice:not([hidden])');
      assert.match(String(await page.textContent('#notice')), /could not be loaded/);
      const maze = firstMaze(/** @type {any} */ (FIRST_SIZES.find(({ name }) => name === 'wide')));
      await page.keyboard.press(keysOut(maze)[0]);
      assert.equal(await page.textContent('#score-moves'), '1');
    },
    FAILED,
  ),
);

testInFull('a first visit has three ways on, until one is taken or a move is made', async () => {
  for (const viewport of [WINDOWS.tall, WINDOWS.wide]) {
    await withAddress('/app/', { viewport }, async (page) => {
      const [ways, scores] = [page.locator('.ways'), page.locator('.play-dock .scores')];
      await page.waitForSelector('body[data-ready]');
      assert.deepEqual([await ways.isVisible(), await scores.isVisible()], [true, false]);
      // A maze that the whole library has taken over is no other one.
      assert.ok(await page.isDisabled('#undo'));
      const stage = await page.locator('#stage').boundingBox();
      const maze = await mazeOn(page);
      await page.keyboard.press(keysOut(maze)[0]);
      await scores.waitFor({ state: 'visible' });
      assert.equal(await ways.isVisible(), false);
      assert.deepEqual(await page.locator('#stage').boundingBox(), stage);
      await page.goto('about:blank');
      await page.goBack();
      await page.waitForSelector('body[data-ready]');
      assert.equal(await ways.isVisible(), false);
    });
  }
  for (const id of ['watch', 'dungeon', 'surprise']) {
    await withAddress('/app/', { viewport: WINDOWS.wide }, async (page) => {
      await page.waitForSelector('body[data-ready]');
      const before = await page.evaluate(() => location.hash);
      await page.click(`#first-${id}`);
      await page.waitForFunction((hash) => location.hash !== hash, before);
      if (id === 'watch') assert.equal(await page.getAttribute('body', 'data-view'), 'watch');
      if (id === 'dungeon') assert.ok((await mazeOn(page)).dungeon);
    });
  }
});

testInFull('the three ways on leave room for the controls of the game', () =>
  withAddress('/app/', { locale: 'en-US' }, async (page) => {
    await page.goto(page.url());
    await page.waitForSelector('body[data-ready] .ways');
    for (const font of [families.arial, families.wide]) {
      await page.evaluate(
        (sans) => document.documentElement.style.setProperty('--sans', `${sans}, sans-serif`),
        font,
      );
      for (const width of [861, 1060, 1180, 1300, 1440, 1541, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await framesOf(page);
        const outside = await page.evaluate(() => {
          const dock = document.getElementById('dock');
          const { right, bottom } = /** @type {HTMLElement} */ (dock).getBoundingClientRect();
          return [...(dock?.querySelectorAll('button, select') ?? [])]
            .filter((each) => each.checkVisibility())
            .filter((each) => {
              const box = each.getBoundingClientRect();
              return box.right > right || box.bottom > bottom;
            })
            .map((each) => each.id);
        });
        assert.deepEqual(outside, [], `${width} px, ${font}`);
      }
    }
  }),
);
