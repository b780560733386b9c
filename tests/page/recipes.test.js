// full: 69 s, every recipe as a file and in the site, at two widths in two themes
// The whole pages of the guide "Recipes", each opened as a file that a reader keeps and as the frame of the site, and
// played a little. Cost: 1 to 3 minutes, by how busy the machine is; three.js and Phaser draw without a graphics card.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { GUIDES, guide, pagesOf } from '../js/support/readme.js';
import { assertAccessible, WCAG } from './support/axe.js';
import { browserFor } from './support/browser.js';
import { answerCdn } from './support/cdn.js';
import { keysOut, mw } from './support/maze.js';
import { decoded } from './support/pixels.js';
import { root } from './support/server.js';
import { framesOf } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/**
 * A recipe that is open: its parts, its page, how to open it again, and the address that its links begin with.
 * @typedef {object} Stage
 * @property {Page} page
 * @property {(selector: string) => Locator} part
 * @property {(hash?: string) => Promise<void>} open
 */

const SITE = '/some/folder/docs/recipes.html';
const [ENGLISH, KOREAN] = /** @type {string[]} */ (guide('recipes'));
const recipes = pagesOf(ENGLISH).map(({ code }) => ({
  code,
  title: String(/<title>(.*)<\/title>/.exec(code)?.[1]),
}));
const { withAddress } = browserFor({}, { isolated: true });
const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
after(() => rmSync(folder, { recursive: true }));

const OPTIONS = {
  viewport: { width: 1000, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
  acceptDownloads: true,
};

/** A recipe as a file. @param {Page} page @param {number} index @returns {Promise<Stage>} */
async function asFile(page, index) {
  await answerCdn(page);
  const path = join(folder, `${index}.html`);
  writeFileSync(path, recipes[index].code);
  /** @type {Stage} */
  const stage = {
    page,
    part: (selector) => page.locator(selector),
    async open(hash = '') {
      // A file is not loaded anew for another hash.
      await page.goto('about:blank');
      await page.goto(`${pathToFileURL(path)}${hash}`);
    },
  };
  await stage.open();
  return stage;
}

/** A recipe as the site shows it. @param {Page} page @param {number} index @returns {Promise<Stage>} */
async function asFrame(page, index) {
  const frame = page.locator('.live[data-fills] iframe').nth(index);
  const address = new URL(SITE, page.url()).href;
  /** @type {Stage} */
  const stage = {
    page,
    part: (selector) => frame.contentFrame().locator(selector),
    async open(hash = '') {
      await page.goto('about:blank');
      await page.goto(address + hash);
      await page.locator('.live[data-fills]').nth(index).scrollIntoViewIfNeeded();
    },
  };
  await stage.open();
  return stage;
}

/** Waits until the text of a recipe's output is of a form. @param {Stage} stage @param {RegExp} form */
async function said({ part }, form) {
  const output = part('output').filter({ hasText: form });
  await output.waitFor();
  return String(await output.textContent());
}

/** Presses keys within a recipe, to which a click would have given the keyboard. @param {Stage} stage @param {readonly string[]} keys */
async function press({ page, part }, ...keys) {
  await part('html').evaluate(() => window.focus());
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses the four arrows, of which one leads on. @param {Stage} stage */
const pressArrows = (stage) => press(stage, 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft');

/** Different colours of what a part shows. @param {Stage} stage @param {string} selector */
async function colorsOf({ page, part }, selector) {
  const picture = (await part(selector).screenshot()).toString('base64');
  const image = await decoded(page, picture);
  return image.evaluate(({ data }) => new Set(new Uint32Array(data.buffer)).size);
}

/** The bytes of the file that a link gives. @param {Stage} stage @param {string} name */
async function downloaded({ page, part }, name) {
  const download = page.waitForEvent('download');
  await part('a[download]').click();
  assert.equal((await download).suggestedFilename(), name);
  return readFileSync(await (await download).path());
}

/** What is played of each recipe, by its title. @type {Record<string, (stage: Stage) => Promise<void>>} */
const PLAYS = {
  async 'A roguelike'(stage) {
    await said(stage, /0 steps/);
    assert.ok((await colorsOf(stage, 'canvas')) > 8);
    await pressArrows(stage);
    await pressArrows(stage);
    // A locked door may have the last word.
    await said(stage, /[1-9]\d* steps|Locked/);
    await stage.part('button').click();
    await said(stage, /0 steps/);
  },

  async 'Tower defence'(stage) {
    await said(stage, /gold 24/);
    // The middle of the board is a corner of four cells: half a cell beside it is a line.
    const box = await stage.part('canvas').boundingBox();
    const [width, height] = [Number(box?.width), Number(box?.height)];
    const size = Math.min((width - 16) / 14, (height - 16) / 8);
    const position = { x: width / 2 + size / 2, y: height / 2 };
    await stage.part('canvas').click({ position });
    await said(stage, /gold 23/);
    await stage.part('canvas').click({ position });
    await said(stage, /gold 24/);
    await stage.part('canvas').click({ position: { ...position, y: position.y + size / 2 } });
    await said(stage, /gold (?!24)/); // a tower earns gold
    // The creeps begin at the left side: of its three neighbours one stays open.
    await stage.part('button').click();
    await press(stage, 'Shift+ArrowUp', 'Shift+ArrowDown');
    await said(stage, /gold 22/);
    await press(stage, 'Shift+ArrowRight');
    await said(stage, /gold 22 .*A way must stay open/);
    await press(stage, 'Shift+ArrowUp');
    await said(stage, /gold 23/);
  },

  async 'A maze in a word'(stage) {
    const pathOf = () => stage.part('main svg path').first().getAttribute('d');
    const before = await pathOf();
    await stage.part('input').fill('미로');
    await stage.part('main svg').filter({ hasText: '미로' }).waitFor();
    const squares = await pathOf();
    assert.notEqual(squares, before);
    const svg = (await downloaded(stage, 'maze.svg')).toString();
    assert.match(svg, /^<svg /);
    assert.ok(svg.includes(String(squares)));
    await stage.part('select').selectOption('hex');
    assert.notEqual(await pathOf(), squares);
  },

  async 'A puzzle a day'(stage) {
    const { page, part } = stage;
    const linked = async () =>
      mw.generate(new URL(String(await part('a[href]').getAttribute('href'))).hash.slice(1));
    const today = await linked();
    assert.equal(await part('b').textContent(), today.seed);
    assert.equal(today.cellCount, 18 * 18);
    // The link of another day shows its maze.
    const maze = mw.generate({ algorithm: 'wilson', width: 7, height: 7, seed: '2020-02-20' });
    await stage.open(`#${maze.code}`);
    await part('b').filter({ hasText: '2020-02-20' }).waitFor();
    assert.deepEqual((await linked()).passages, maze.passages);
    await press(stage, ...keysOut(maze));
    await said(stage, new RegExp(`^${maze.solve().length} steps.* 100 %`));
    await part('button').click();
    await part('button').filter({ hasText: 'Shared' }).waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(shared.startsWith(`2020-02-20: ${maze.solve().length} steps`), shared);
    assert.ok(shared.endsWith(`#${maze.code}`), shared);
    await stage.open('#no-code');
    await part('b')
      .filter({ hasText: String(today.seed) })
      .waitFor();
  },

  async 'An endless maze'(stage) {
    await said(stage, /^0, 0$/);
    assert.ok((await colorsOf(stage, 'canvas')) > 2);
    await press(stage, 'ArrowRight');
    await said(stage, /^[1-9]\d*, 0$/);
    const { page, part } = stage;
    const box = await part('canvas').boundingBox();
    const [x, y] = [Number(box?.x) + 200, Number(box?.y) + 100];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 200);
    await page.mouse.up();
    await said(stage, /, -\d+$/);
    await part('button[value="+"]').click();
    await part('button[value="0"]').click();
    await said(stage, /^0, 0$/);
  },

  async 'Go on where you were'(stage) {
    await said(stage, /^0 steps/);
    await pressArrows(stage);
    const text = await said(stage, /^[1-9]\d* steps/);
    await stage.open();
    assert.equal(await said(stage, /steps/), text);
    await stage.part('button').click();
    await said(stage, /^0 steps/);
    // What cannot be read is no game.
    await stage.part('html').evaluate(() => localStorage.setItem('mazewright-recipe-save', '{'));
    await stage.open();
    await said(stage, /^0 steps/);
  },

  async 'A maze to print'(stage) {
    const size = await said(stage, /\d+ × \d+ × 7 mm/);
    assert.ok((await colorsOf(stage, 'canvas')) > 3);
    const bytes = await downloaded(stage, 'maze.stl');
    assert.equal(bytes.length, 84 + 50 * bytes.readUInt32LE(80));
    await stage.part('select').selectOption('polar');
    await said(stage, new RegExp(`^(?!${size})`));
    const before = await stage.part('canvas').screenshot();
    await stage.part('canvas').press('ArrowLeft');
    assert.notDeepEqual(await stage.part('canvas').screenshot(), before);
  },

  async 'In first person'(stage) {
    await said(stage, /^Level 1: 1 of 36/);
    assert.ok((await colorsOf(stage, '#scene')) > 50);
    await stage.part('button[name=forward][value="1"]').press('Enter');
    await said(stage, /^Level 1: 2 of 36/);
  },

  async 'A tile map in Phaser'(stage) {
    const { page, part } = stage;
    await said(stage, /^Treasures: 0 of [1-9]/);
    const canvas = part('main canvas');
    await canvas.click({ position: { x: 4, y: 200 }, delay: 0 });
    const shown = async () => (await canvas.screenshot()).toString('base64');
    const before = await shown();
    await page.keyboard.down('ArrowRight');
    let now = before;
    while (now === before) now = await shown();
    // At the wall it stands, and is seen.
    for (let last = ''; now !== last; ) {
      last = now;
      await framesOf(page, 20);
      now = await shown();
    }
    await page.keyboard.up('ArrowRight');
    const image = await decoded(page, now);
    const yellow = await image.evaluate(({ data }) => {
      let count = 0;
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] === 0xf2 && data[i + 1] === 0xc1 && data[i + 2] === 0x4e) count += 1;
      }
      return count;
    });
    assert.ok(yellow > 50, `${yellow} pixels of the player`);
  },
};

test('every recipe is played, and is the same in both languages', () => {
  assert.deepEqual(
    recipes.map(({ title }) => title),
    Object.keys(PLAYS),
  );
  assert.deepEqual(
    pagesOf(KOREAN).map(({ code }) => code),
    recipes.map(({ code }) => code),
  );
});

test('addresses in guides name the versions that are tested', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  let count = 0;
  for (const { name, code } of GUIDES.flat().flatMap(pagesOf)) {
    for (const [, other, version] of code.matchAll(/npm\/(three|phaser)@([^/]+)\//g)) {
      assert.equal(version, devDependencies[other], name);
      count += 1;
    }
  }
  assert.ok(count > 5);
});

for (const [index, { title }] of recipes.entries()) {
  test(`${title}, as a file`, () =>
    withAddress('/rest', OPTIONS, async (page) => PLAYS[title](await asFile(page, index))));

  test(`${title}, on the site`, () =>
    withAddress('/rest', OPTIONS, async (page) => PLAYS[title](await asFrame(page, index))));

  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    test(`${title}, at 360 px, ${colorScheme}: no violations, nothing outside`, () =>
      withAddress(
        '/rest',
        { viewport: { width: 360, height: 560 }, hasTouch: true, colorScheme },
        async (page) => {
          await asFile(page, index);
          await page.locator('canvas, svg').first().waitFor();
          const { width, height } = await page.evaluate(() => ({
            width: document.documentElement.scrollWidth,
            height: document.documentElement.scrollHeight,
          }));
          assert.deepEqual({ width, height }, { width: 360, height: 560 });
          await assertAccessible(page, title, WCAG);
        },
      ));
  }
}

test('a recipe that is far from what is seen stops, and begins when it comes near', () =>
  withAddress(SITE, OPTIONS, async (page) => {
    /** @param {number} index @param {string} selector */
    const becomes = (index, selector) =>
      page.waitForFunction(
        ([at, form]) => document.querySelectorAll('.live[data-fills] iframe')[+at].matches(form),
        [String(index), selector],
      );
    const isShown = (/** @type {number} */ index) => becomes(index, ':not([srcdoc=""])');
    const isStopped = (/** @type {number} */ index) => becomes(index, '[srcdoc=""]');
    await isShown(0);
    await isStopped(8);
    await page.locator('.live[data-fills]').nth(8).scrollIntoViewIfNeeded();
    await isShown(8);
    await isStopped(0);
    assert.equal(await page.evaluate(() => history.length), 2);
  }));

test('the page of a recipe is copied, and its frame follows its code', () =>
  withAddress(SITE, OPTIONS, async (page) => {
    const index = recipes.findIndex(({ title }) => title === 'A maze in a word');
    const live = page.locator('.live[data-fills]').nth(index);
    await live.locator('> button').click();
    await live.locator('> button', { hasText: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, recipes[index].code.trimEnd());
    await live.locator('textarea').fill(copied.replace('value="MAZE"', 'value="NEW"'));
    await live
      .locator('iframe')
      .contentFrame()
      .locator('main svg')
      .filter({ hasText: 'NEW' })
      .waitFor();
  }));
