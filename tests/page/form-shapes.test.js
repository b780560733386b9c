import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

/** Algorithms that accept a mask. */
const masking = mw.catalog.generators.filter(({ masks }) => masks);
const algorithm = masking[0].id;

/** @param {Page} page */
async function openStencil(page) {
  if (!(await page.locator('#field-mask').isVisible())) await page.click('#stencil summary');
}

/** The number of kept cells of a maze, and of its components. @param {any} maze */
function maskOf(maze) {
  const kept = maze.mask?.reduce(
    (/** @type {number} */ sum, /** @type {number} */ bit) => sum + bit,
    0,
  );
  return { kept, parts: maze.stats().components };
}

/** One flat with tiles, one without, one of several levels, a surface, a graph; masks of each are tested in Node. */
const kinds = new Map(
  [...mw.catalog.shapes]
    .reverse()
    .map((row) => [`${row.tiles} ${row.graph} ${row.minLevels} ${row.maxLevels}`, row]),
);

for (const { id } of firstOf([...kinds.values()])) {
  test(`a text becomes the outline on ${id}, one maze a part, and the link holds it`, () =>
    withPage({}, async (page) => {
      await page.selectOption('#field-shape', id);
      await openStencil(page);
      // Wide apart: without a Korean font both are boxes, which would touch.
      await page.fill('#field-mask', '미   로');
      await page.waitForFunction(() => location.hash.includes('~mask.'));
      const maze = await mazeOn(page);
      assert.equal(maze.shape, id);
      const { kept, parts } = maskOf(maze);
      assert.ok(kept > 5 && kept < maze.cellCount, `${kept} of ${maze.cellCount}`);
      assert.ok(parts > 1, `${parts} parts`);
      assert.ok(Number.isFinite(maze.solve().length), 'start and finish are in one part');
      const { hash } = await canvasOf(page);
      await page.reload();
      await page.waitForSelector('body[data-ready]');
      assert.equal((await canvasOf(page)).hash, hash);
      await openStencil(page);
      await page.click('#stencil-clear');
      assert.equal((await mazeOn(page)).mask, null);
    }));
}

testInFull('the text stays through other sizes, shapes, seeds and algorithms', () =>
  withPage({ hash: codeOf({ algorithm, width: 30, height: 16 }) }, async (page) => {
    await openStencil(page);
    await page.fill('#field-mask', 'AB');
    const row = masking[3];
    for (const action of [
      () => page.fill('#field-width', '40'),
      () => page.selectOption('#field-shape', mw.catalog.shapes[1].id),
      () => page.selectOption('#field-algorithm', row.id),
      () => page.click('#make'),
    ]) {
      await action();
      const maze = await mazeOn(page);
      assert.equal(maskOf(maze).parts, 2);
      assert.equal(maze.mask?.length, maze.cellCount);
    }
  }),
);

/** A black disc on white, as a file. @param {Page} page @param {boolean} dropped */
async function givePicture(page, dropped) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 90;
    canvas.height = 60;
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 90, 60);
    pen.fillStyle = '#000';
    pen.arc(45, 30, 24, 0, 7);
    pen.fill();
    return canvas.toDataURL('image/png').split(',')[1];
  });
  const file = { name: 'disc.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
  if (!dropped) {
    await page.setInputFiles('#stencil-file', file);
    return;
  }
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'disc.png', { type: 'image/png' }));
    return transfer;
  }, base64);
  await page.dispatchEvent('#stencil', 'drop', { dataTransfer: data });
}

for (const dropped of [false, true]) {
  testInFull(
    `the dark part of a picture becomes the outline (${dropped ? 'dropped' : 'chosen'})`,
    () =>
      withPage({ hash: codeOf({ algorithm, width: 30, height: 20 }) }, async (page) => {
        await openStencil(page);
        await givePicture(page, dropped);
        await page.waitForFunction(() => !document.getElementById('stencil-clear')?.hidden);
        const disc = await mazeOn(page);
        const { kept, parts } = maskOf(disc);
        assert.equal(parts, 1);
        assert.ok(Math.abs(kept / (Math.PI * 64) - 1) < 0.1, `${kept} cells`);
        assert.equal(disc.mask?.[10 * 30 + 15], 1);
        await page.check('#field-stencil-invert');
        const rest = await mazeOn(page);
        assert.equal(maskOf(rest).kept, 600 - kept);
      }),
  );
}

testInFull(
  'an algorithm without masks is replaced for an outline, or drops it, with a notice',
  () =>
    withPage({ hash: codeOf({ width: 30, height: 16 }) }, async (page) => {
      const before = (await mazeOn(page)).algorithm;
      await openStencil(page);
      await page.fill('#field-mask', 'AB');
      assert.equal(await page.locator('#notice').isVisible(), true);
      assert.equal((await mazeOn(page)).algorithm, algorithm);
      await page.selectOption('#field-algorithm', String(before));
      assert.equal((await mazeOn(page)).mask, null);
      await page.selectOption('#field-algorithm', algorithm);
      assert.equal(maskOf(await mazeOn(page)).parts, 2);
    }),
);

testInFull('a file that is no picture is refused with a word', () =>
  withPage({}, async (page) => {
    await openStencil(page);
    const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await page.setInputFiles('#stencil-file', file);
    await page.locator('#notice').waitFor({ state: 'visible' });
    assert.equal((await mazeOn(page)).mask, null);
  }),
);

test('a graph of one’s own: samples, edges as text, mistakes at the field', () =>
  withPage({}, async (page) => {
    const { id } = /** @type {any} */ (mw.catalog.shapes.find(({ graph }) => graph));
    await page.selectOption('#field-shape', id);
    assert.ok((await mazeOn(page)).cellCount > 50);
    await page.click('#graph-petersen');
    assert.equal((await mazeOn(page)).adjacency().length, 30);
    await page.fill('#field-shape-edges', '0-1 1-2 2-0 2-3');
    assert.deepEqual([...(await mazeOn(page)).adjacency()].length, 8);
    for (const wrong of ['', 'zero-one', '0-1 2-3', '0-0']) {
      await page.fill('#field-shape-edges', wrong);
      assert.equal(await page.getAttribute('#field-shape-edges', 'aria-invalid'), 'true', wrong);
    }
    assert.equal((await mazeOn(page)).cellCount, 4);
  }));

testInFull('what does not run together is changed with a word', () =>
  withPage({}, async (page) => {
    const { generators, shapes } = mw.catalog;
    const narrow = /** @type {any} */ (
      generators.find((row) => row.shapes.length < shapes.length && row.kind === 'maze')
    );
    const other = /** @type {any} */ (shapes.find((row) => !narrow.shapes.includes(row.id)));
    await page.selectOption('#field-algorithm', narrow.id);
    await page.selectOption('#field-shape', other.id);
    assert.equal(await page.locator('#notice').isVisible(), true);
    assert.notEqual(await page.inputValue('#field-algorithm'), narrow.id);
    await page.selectOption('#field-algorithm', narrow.id);
    const notice = await page.locator('#notice').textContent();
    const chosen = /** @type {any} */ (shapes.find(({ id }) => id === narrow.shapes[0]));
    assert.ok(notice?.includes(other.title) && notice.includes(chosen.title), String(notice));
    assert.ok(narrow.shapes.includes(await page.inputValue('#field-shape')));
    assert.equal((await mazeOn(page)).algorithm, narrow.id);
  }),
);

testInFull('the rules of the original programs are a choice on squares only', () =>
  withPage({}, async (page) => {
    const { generators, shapes } = mw.catalog;
    const row = /** @type {any} */ (generators.find(({ modes }) => modes.length > 1));
    await page.selectOption('#field-algorithm', row.id);
    await page.selectOption('#field-mode', 'original');
    assert.equal((await mazeOn(page)).mode, 'original');
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    assert.equal(await page.inputValue('#field-mode'), 'original');
    const other = shapes.find(({ id, tiles }) => !tiles && row.shapes.includes(id));
    await page.selectOption('#field-shape', String(other?.id));
    const { shape, mode, algorithm } = await mazeOn(page);
    assert.deepEqual([shape, mode, algorithm], [other?.id, 'standard', row.id]);
    assert.equal(await page.locator('#field-mode').count(), 0);
    await page.selectOption('#field-shape', shapes[0].id);
    assert.equal(await page.inputValue('#field-mode'), 'standard');
  }),
);

test('every shape is chosen with a size that works, its choices and levels count', () =>
  withPage({}, async (page) => {
    for (const row of mw.catalog.shapes) {
      await page.selectOption('#field-shape', row.id);
      const errors = await page.locator('#maker .error:visible').allTextContents();
      assert.deepEqual(errors, [], row.id);
      assert.equal((await mazeOn(page)).shape, row.id);
      const levels = await page.locator('#field-levels').isVisible();
      assert.equal(levels, row.maxLevels > row.minLevels && !row.graph, row.id);
      for (const { id, kind, values = [] } of row.params) {
        if (kind !== 'choice') continue;
        await page.selectOption(`#field-shape-${id}`, { index: 1 });
        assert.equal((await mazeOn(page)).shapeParams[id], values[1]);
        await page.selectOption(`#field-shape-${id}`, { index: 0 });
      }
    }
  }));

testInFull('the surprise button makes another maze each time, and all of them draw', () =>
  withPage({}, async (page) => {
    const seen = new Set();
    for (let i = 0; i < 10; i += 1) {
      await page.click('#surprise');
      const { shape, algorithm } = await mazeOn(page);
      seen.add(`${shape} ${algorithm}`);
      assert.ok((await canvasOf(page)).colors > 10);
      assert.equal(await page.locator('#maker [aria-invalid]').count(), 0);
    }
    assert.ok(seen.size > 3);
  }),
);
