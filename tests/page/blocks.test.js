import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, mazeOn, mw } from './support/maze.js';
import { pictureOf } from './support/pixels.js';
import { kilobytesOf } from './support/weight.js';

const { withPage } = browserFor();
const scene = '#scene canvas';
/** Files of the library, which the page may load before or while a view is opened. */
const LIBRARY = /\/(dungeons|small|streaming|worker|mazewright)[^/]*\.js$/;

/** Gzipped kilobytes that the view may load, the library of mazes aside. */
const MOST_KILOBYTES = 161;

test('three.js is loaded only with a 3D view, and no more of it than the view may weigh', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.endsWith('.js')),
      );
    const hasThree = (/** @type {string[]} */ names) => names.some((name) => /three/.test(name));
    const first = await scripts();
    assert.equal(hasThree(first), false);
    await page.click('#tab-blocks');
    await page.waitForSelector(scene);
    const all = await scripts();
    assert.equal(hasThree(all), true);
    const more = all.filter((path) => !first.includes(path) && !LIBRARY.test(path));
    const kilobytes = kilobytesOf(more);
    assert.ok(kilobytes > 100 && kilobytes <= MOST_KILOBYTES, `${kilobytes} KB: ${more}`);
  }));

testInFull('mazes and dungeons stand in blocks', () =>
  withPage({ hash: `${codeOf({ width: 20, height: 16 })}&view=blocks` }, async (page) => {
    await page.waitForSelector(scene);
    const pictures = new Set();
    const mazes = new Set();
    // A few are enough: which blocks a maze has is tested for each kind in Node.
    const rows = mw.catalog.generators.filter(({ kind }, i) => i % 9 === 0 || kind === 'dungeon');
    for (const { id } of rows) {
      await page.selectOption('#field-algorithm', id);
      const { picture, colors } = await pictureOf(page, scene);
      assert.ok(colors > 20, id);
      mazes.add(String((await mazeOn(page)).passages));
      pictures.add(picture);
    }
    assert.equal(mazes.size, rows.length);
    assert.equal(pictures.size, rows.length);
  }),
);

test('height, colour, the way out and the player show', () =>
  withPage({ hash: `${codeOf()}&view=blocks` }, async (page) => {
    await page.waitForSelector(scene);
    const picture = async () => (await pictureOf(page, scene)).picture;
    const pictures = [await picture()];
    await page.selectOption('.scene-dock select', '4');
    pictures.push(await picture());
    await page.click('.palette button:nth-child(13)');
    pictures.push(await picture());
    await page.check('#field-show-solution');
    pictures.push(await picture());
    await page.keyboard.press(keysOut(await mazeOn(page))[0]);
    pictures.push(await picture());
    assert.equal(new Set(pictures).size, pictures.length);
  }));

testInFull('closing the view frees its canvas, opening it again works', () =>
  withPage({ hash: codeOf() }, async (page) => {
    for (let i = 0; i < 3; i += 1) {
      await page.click('#tab-blocks');
      await page.waitForSelector(scene);
      await page.click('#tab-play');
      await page.waitForSelector(scene, { state: 'detached' });
    }
    for (const tab of ['blocks', 'play', 'turtle', 'watch', 'blocks']) {
      await page.click(`#tab-${tab}`, { noWaitAfter: true });
    }
    await page.waitForSelector(scene);
    assert.equal(await page.locator(scene).count(), 1);
  }),
);

testInFull('a maze too large for the view says so and is made smaller by a button', () =>
  withPage({ hash: `${codeOf({ width: 512, height: 513 })}&view=blocks` }, async (page) => {
    await page.waitForSelector('#scene-large:not([hidden])');
    assert.match(String(await page.textContent('#scene-large')), /at most [\d,]+ cells/);
    // Nothing is offered for blocks that are not there.
    assert.equal(await page.isVisible('.palette'), false);
    await page.click('#scene-shrink');
    await page.waitForSelector('#scene-large[hidden]', { state: 'attached' });
    const { width, height, cellCount } = await mazeOn(page);
    assert.ok(cellCount <= 262_144 && Math.abs(width / height - 512 / 513) < 0.02);
    assert.equal(await page.isVisible('.palette'), true);
    await page.click('#tab-play');
    assert.equal(await page.isVisible('#scene-large'), false);
  }),
);
