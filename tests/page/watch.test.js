import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';

const { withPage } = browserFor();

/** Without exits nothing but the maze is drawn. @param {object} [options] */
const bare = (options) => codeOf({ exits: 'none', width: 24, height: 20, ...options });

for (const { id, modes } of mw.catalog.generators) {
  for (const mode of modes) {
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
}

test('it plays by itself, pauses, and plays to the end', () =>
  withPage({ hash: `${bare()}&view=watch` }, async (page) => {
    const at = async () => Number(await page.inputValue('#replay-step'));
    const last = Number(await page.getAttribute('#replay-step', 'max'));
    await page.waitForFunction(() => Number(document.querySelector('input')?.value) >= 0);
    await page.waitForFunction(
      () => /** @type {HTMLInputElement} */ (document.getElementById('replay-step')).value > '0',
    );
    await page.click('#replay-play');
    // What was under way when it was clicked still shows. A film that plays on comes to its end.
    let paused = -1;
    for (let now = await at(); now !== paused; now = await at()) {
      paused = now;
      await page.waitForTimeout(300);
    }
    assert.ok(paused < last, `${paused} of ${last}`);
    await page.locator('#replay-speed').fill('100');
    await page.click('#replay-play');
    await page.waitForFunction(
      (end) =>
        /** @type {HTMLInputElement} */ (document.getElementById('replay-step')).value === end,
      String(last),
    );
  }));

test('it does not start by itself for those who want less motion', () =>
  withPage({ hash: `${bare()}&view=watch`, still: true }, async (page) => {
    await page.waitForTimeout(500);
    assert.equal(await page.inputValue('#replay-step'), '0');
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.inputValue('#replay-step'), '1');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await page.inputValue('#replay-step'), '0');
  }));
