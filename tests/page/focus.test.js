// full: 3 s, where keys go after a choice
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, mazeOn, mw } from './support/maze.js';

const { withPage } = browserFor();
const moves = (/** @type {import('playwright-core').Page} */ page) =>
  page.locator('#score-moves').textContent();

/** Chooses another entry of a list as a mouse does. Chromium draws the open list outside the page. */
async function chooseByMouse(
  /** @type {import('playwright-core').Page} */ page,
  /** @type {string} */ list,
  /** @type {string} */ value,
) {
  await page.click(list);
  await page.keyboard.press('Escape');
  await page.selectOption(list, value);
}

/** Presses a key that moves the player in the maze on the page. */
async function play(/** @type {import('playwright-core').Page} */ page) {
  await page.keyboard.press(keysOut(await mazeOn(page))[0]);
  assert.equal(await moves(page), '1');
}

test('arrows play after a choice by mouse, and belong to a field reached by Tab', () =>
  withPage({ hash: codeOf({ width: 12, height: 9 }) }, async (page) => {
    const second = mw.catalog.generators[1].id;
    await chooseByMouse(page, '#field-algorithm', second);
    await play(page);
    assert.equal(await page.inputValue('#field-algorithm'), second);

    await page.click('#field-width');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('13');
    await page.keyboard.press('ArrowUp');
    assert.equal(await page.inputValue('#field-width'), '13');
    await page.keyboard.press('r');
    await play(page);
    await page.click('#field-show-distances');
    await page.keyboard.press('r');
    await play(page);

    await page.locator('#field-width').press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    assert.equal(await page.inputValue('#field-width'), '14');
    const isInList = () => page.evaluate(() => document.activeElement?.tagName === 'SELECT');
    while (!(await isInList())) await page.keyboard.press('Tab');
    const before = await page.evaluate(() => location.hash);
    await page.keyboard.press('ArrowDown');
    assert.equal(await moves(page), '0');
    assert.notEqual(await page.evaluate(() => location.hash), before);
  }));
