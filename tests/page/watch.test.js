import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';
import { framesOf } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

/** Without exits nothing but the maze is drawn. @param {object} [options] */
const bare = (options) => codeOf({ exits: 'none', width: 24, height: 20, ...options });

/**
 * The first row and mode of those whose steps have the same operations: the film of every row is
 * played in Node.
 */
function films() {
  const first = new Map();
  for (const { id, modes } of mw.catalog.generators) {
    for (const mode of modes) {
      const options = { algorithm: id, mode, width: 24, height: 20, seed: 'page', steps: true };
      const { steps } = mw.generate(/** @type {import('mazewright').GenerateOptions} */ (options));
      const operations = new Set(
        Array.from(/** @type {Uint32Array} */ (steps), (step) => step & 31),
      );
      const key = [...operations].sort().join();
      if (!first.has(key)) first.set(key, { id, mode });
    }
  }
  return first.values();
}

for (const { id, mode } of films()) {
  test(`the replay of ${id} (${mode}) ends with the maze, and goes back exactly`, () =>
    withPage({ hash: bare({ algorithm: id, mode }), still: true }, async (page) => {
      const drawn = await canvasOf(page);
      await page.click('#tab-watch');
      const slider = page.locator('#replay-step');
      const last = Number(await slider.getAttribute('max'));
      const seek = async (/** @type {number} */ to) => {
        await slider.fill(String(to));
        return (await canvasOf(page)).hash;
      };
      const beginning = await seek(0);
      const middle = await seek(last >> 1);
      assert.equal(await seek(last), drawn.hash);
      assert.notEqual(middle, beginning);
      assert.equal(await seek(last >> 1), middle);
      await page.click('#replay-forward', { clickCount: 5 });
      const five = await canvasOf(page);
      assert.equal(await seek(0), beginning);
      assert.equal(await seek((last >> 1) + 5), five.hash);
      await page.click('#replay-back', { clickCount: 5 });
      assert.equal((await canvasOf(page)).hash, middle);
      await page.click('#replay-first');
      assert.equal((await canvasOf(page)).hash, beginning);
    }));
}

/** Waits until the slider of steps stands at a step or beyond. @param {Page} page @param {number} step */
const reaches = (page, step) =>
  page.waitForFunction((least) => {
    const slider = /** @type {HTMLInputElement} */ (document.getElementById('replay-step'));
    return slider.valueAsNumber >= least;
  }, step);

test('it plays by itself, to the end', () =>
  withPage({ hash: `${bare()}&view=watch` }, async (page) => {
    await reaches(page, 1);
    await page.fill('#replay-speed', '100');
    await reaches(page, Number(await page.getAttribute('#replay-step', 'max')));
  }));

test('it pauses and plays on', () =>
  // A film of hours at the lowest speed, at its end within a frame at the highest.
  withPage({ hash: `${bare({ width: 90, height: 70 })}&view=watch`, still: true }, async (page) => {
    const last = Number(await page.getAttribute('#replay-step', 'max'));
    await page.fill('#replay-speed', '0');
    await page.click('#replay-play');
    await reaches(page, 1);
    await page.click('#replay-play');
    assert.equal(await page.getAttribute('#replay-play', 'aria-label'), 'Play');
    const paused = await page.inputValue('#replay-step');
    assert.ok(Number(paused) < last, `${paused} of ${last}`);
    await page.fill('#replay-speed', '100');
    await framesOf(page);
    assert.equal(await page.inputValue('#replay-step'), paused);
    await page.click('#replay-play');
    await reaches(page, last);
  }));

test('it does not start by itself for those who want less motion', () =>
  withPage({ hash: `${bare()}&view=watch`, still: true }, async (page) => {
    await page.fill('#replay-speed', '100');
    await framesOf(page);
    assert.equal(await page.inputValue('#replay-step'), '0');
    await page.focus('#actors');
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.inputValue('#replay-step'), '1');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await page.inputValue('#replay-step'), '0');
  }));
