// full: 13 s, what outlines and other choices make of each other
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointOf } from './support/board.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { follow } from './support/states.js';

const { withPage } = browserFor();

const { generators, shapes } = mw.catalog;
const masking = generators.filter(({ masks }) => masks);
const algorithm = masking[0].id;
const wholeOf = (/** @type {string} */ kind) =>
  /** @type {any} */ (generators.find((row) => row.kind === kind && !row.masks));
const whole = wholeOf('maze');

/** @param {import('playwright-core').Page} page @param {string} text */
async function write(page, text) {
  if (!(await page.locator('#field-mask').isVisible())) await page.click('#stencil summary');
  await page.fill('#field-mask', text);
}

/** Kept cells per component. @param {any} maze */
function sizesOf(maze) {
  /** @type {number[]} */
  const sizes = [];
  const seen = new Set();
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    if (!maze.mask[cell] || seen.has(cell)) continue;
    let size = 0;
    maze.distances(cell).forEach((/** @type {number} */ far, /** @type {number} */ other) => {
      if (far === 0xffffffff) return;
      seen.add(other);
      size += 1;
    });
    sizes.push(size);
  }
  return sizes;
}

test('a linked text is in its field, and other sizes scale it', () =>
  withPage({ hash: codeOf({ algorithm, width: 30, height: 16 }) }, async (page) => {
    await write(page, 'HI');
    const before = await mazeOn(page);
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    assert.equal(await page.inputValue('#field-mask'), 'HI');
    await page.fill('#field-width', '50');
    const maze = await mazeOn(page);
    assert.equal(maze.width, 50);
    assert.equal(maze.stats().components, before.stats().components);
    assert.ok(maze.stats().cells < 50 * 16);
    await page.fill('#field-mask', '');
    assert.equal((await mazeOn(page)).mask, null);
    assert.equal(new URL(page.url()).hash.includes('words'), false);
  }));

test('an outline without its text is scaled to another size, on every shape', () =>
  withPage({ hash: codeOf() }, async (page) => {
    for (const { id } of shapes.filter(({ graph }) => !graph)) {
      const bare = { algorithm, shape: id, width: 16, height: 16, seed: 1 };
      if (mw.check(bare)) continue;
      const { cellCount } = mw.generate(bare);
      // One half of the cells in the order of their indices: the upper rows, the inner rings ...
      const half = (/** @type {number} */ cell) => Number(cell < cellCount / 2);
      const mask = Uint8Array.from({ length: cellCount }, (_, cell) => half(cell));
      const { code } = mw.generate({ ...bare, mask, parts: 'each' });
      await follow(page, String(code));
      await page.fill('#field-width', '32');
      await page.fill('#field-height', '32');
      const maze = await mazeOn(page);
      assert.ok(maze.width === 32 && maze.height === 32, id);
      const share = (maze.mask?.reduce((sum, kept) => sum + kept, 0) ?? 0) / maze.cellCount;
      assert.ok(share > 0.4 && share < 0.6, `${id}: ${share} of the cells`);
    }
  }));

test('an algorithm that needs every cell and an outline replace each other, with a word', () =>
  withPage({ hash: codeOf({ algorithm, width: 24, height: 24 }) }, async (page) => {
    await page.selectOption('#field-algorithm', whole.id);
    await page.selectOption('#field-shape-outline', { index: 4 });
    assert.equal(await page.locator('#notice').isVisible(), true);
    const star = await mazeOn(page);
    assert.equal(star.shapeParams.outline, 'star');
    assert.notEqual(star.algorithm, whole.id);
    await page.selectOption('#field-algorithm', whole.id);
    const again = await mazeOn(page);
    assert.equal(again.algorithm, whole.id);
    assert.equal(await page.locator('#field-shape-outline').inputValue(), 'Whole');
    assert.equal(await page.locator('#maker [aria-invalid]').count(), 0);
  }));

test('a dungeon, which needs every cell, stays one when an outline is chosen, with a word', () =>
  withPage(
    { hash: codeOf({ algorithm: wholeOf('dungeon').id, width: 30, height: 24 }) },
    async (page) => {
      await page.selectOption('#field-shape-outline', { index: 4 });
      await page.locator('#notice').waitFor({ state: 'visible' });
      const dungeon = await mazeOn(page);
      assert.equal(dungeon.algorithm, wholeOf('dungeon').id);
      assert.equal(dungeon.mask, null);
      assert.equal(await page.locator('#field-shape-outline').inputValue(), 'Whole');
    },
  ));

test('what gives no outline is refused at its field, and the whole grid is the maze', () =>
  withPage({ hash: codeOf({ algorithm, width: 30, height: 16 }) }, async (page) => {
    for (const text of ['■', '\u200b']) {
      await write(page, text);
      assert.equal((await mazeOn(page)).mask, null);
      assert.equal(await page.getAttribute('#field-mask', 'aria-invalid'), 'true');
      assert.match(
        String(await page.locator('#error-mask').textContent()),
        /^Nothing can be cut out/,
      );
      await write(page, 'AB');
      assert.notEqual((await mazeOn(page)).mask, null);
      assert.equal(await page.getAttribute('#field-mask', 'aria-invalid'), null);
    }
  }));

test('what gives no outline is refused also where a worker makes the maze', () =>
  withPage({ hash: codeOf({ algorithm, width: 500, height: 500 }) }, async (page) => {
    await write(page, '■');
    assert.equal((await mazeOn(page)).mask, null);
    await page.waitForSelector('#field-mask[aria-invalid="true"]');
  }));

test('a long text is broken into lines and gets cells enough for every character', () =>
  withPage({ hash: codeOf({ algorithm, width: 12, height: 8 }) }, async (page) => {
    await write(page, 'THE QUICK BROWN FOX JUMPS OVER');
    const sizes = sizesOf(await mazeOn(page));
    assert.ok(sizes.length >= 20, `${sizes.length} components`);
    assert.ok(Math.min(...sizes) >= 8, `${Math.min(...sizes)} cells`);
    await write(page, 'A'.repeat(40));
    assert.ok(Math.min(...sizesOf(await mazeOn(page))) >= 8);
  }));

test('every component can be played: a click moves start and finish there', () =>
  withPage({ hash: codeOf({ algorithm, width: 30, height: 16 }) }, async (page) => {
    await write(page, 'HI');
    const maze = await mazeOn(page);
    assert.match(String(await page.locator('#stencil-parts').textContent()), /^These are 2 /);
    const far = maze.distances();
    const other = far.findIndex((each, cell) => each === 0xffffffff && maze.mask?.[cell]);
    const { x, y } = await pointOf(page, maze, other);
    const before = await page.evaluate(() => location.hash);
    await page.mouse.click(x, y);
    await page.waitForFunction((hash) => location.hash !== hash, before);
    const moved = await mazeOn(page);
    assert.deepEqual(moved.passages, maze.passages);
    assert.notEqual(far[Number(moved.start)], far[Number(maze.start)]);
    assert.equal(far[Number(moved.start)], 0xffffffff);
    assert.ok(moved.solve().length > 3);
  }));
