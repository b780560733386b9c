/** Mazes made to order: targets for figures, the maze that is found, and what it reached. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { settled } from './support/states.js';

const { withPage } = browserFor();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
async function openAim(page) {
  await page.click('#aim > summary');
  await page.waitForSelector('#aim-go');
}

/** Chooses a range of a figure by its fields. @param {Page} page @param {string} id @param {number} low @param {number} high */
async function want(page, id, low, high) {
  await page.check(`#aim-${id}`);
  await page.fill(`#aim-${id}-low`, String(low));
  await page.fill(`#aim-${id}-high`, String(high));
}

/** The rows of the result: figure, wanted, reached. @param {Page} page @returns {Promise<string[][]>} */
async function aimed(page) {
  await page.click('#aim-go');
  await page.waitForSelector('#making', { state: 'hidden' });
  await page.waitForSelector('#aim-result:not([hidden]) table');
  await settled(page);
  return page.$$eval('#aim-result tbody tr', (rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
}

/** The maze on the page with the walls that were moved, from its link alone. @param {Page} page */
async function shownOn(page) {
  const maze = await mazeOn(page);
  const edits = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('edits') ?? '';
  const sides = edits.split('_').filter(Boolean);
  return mw.edit(
    maze,
    sides.map((side) => {
      const [cell, direction] = side.split('.');
      const [at, to] = [Number.parseInt(cell, 36), Number(direction)];
      return { cell: at, direction: to, open: !maze.isOpen(at, to) };
    }),
  );
}

test('a maze is found by seeds, and by moved walls, and the link keeps both', () =>
  withPage({ hash: codeOf({ algorithm: 'wilson', width: 14, height: 10 }) }, async (page) => {
    await openAim(page);
    await page.click('#aim-go');
    assert.match(String(await page.locator('#aim-error').textContent()), /at least one figure/);

    await want(page, 'solution', 40, 44);
    const [[, wanted, reached]] = await aimed(page);
    assert.equal(wanted, '40–44');
    const { solutionLength } = (await shownOn(page)).stats();
    assert.equal(Number(reached), solutionLength);
    assert.ok(solutionLength >= 40 && solutionLength <= 44);
    assert.match(String(await page.locator('#aim-result').textContent()), /Found\./);

    await want(page, 'loops', 4, 4);
    await want(page, 'deadEnds', 20, 30);
    const rows = await aimed(page);
    const stats = (await shownOn(page)).stats();
    assert.deepEqual(
      rows.map(([, , value]) => Number.parseInt(value, 10)),
      [stats.solutionLength, stats.deadEnds, stats.loops],
    );
    assert.equal(stats.loops, 4);
    const url = page.url();
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    assert.equal(page.url(), url);

    // What was found is that of its maze alone; wrong ranges are said at their figure.
    await page.click('#make');
    await page.waitForSelector('#aim-go');
    assert.equal(await page.locator('#aim-result').isVisible(), false);
  }));

test('sliders by keys, a wrong range, another language and Escape while it works', () =>
  withPage({ hash: codeOf({ algorithm: 'wilson', width: 60, height: 60 }) }, async (page) => {
    await openAim(page);
    await page.check('#aim-turns');
    const values = () =>
      page.$$eval('#aim-turns-low, #aim-turns-high', (all) =>
        all.map((each) => Number(/** @type {HTMLInputElement} */ (each).value)),
      );
    const [low, high] = await values();
    const sliders = page.locator('#aim .field:has(#aim-turns) input[type=range]');
    await sliders.first().press('ArrowRight');
    await sliders.last().press('ArrowLeft');
    assert.deepEqual(await values(), [low + 1, high - 1]);
    // One handle does not pass the other.
    await sliders.first().press('End');
    assert.deepEqual(await values(), [high - 1, high - 1]);

    await page.fill('#aim-turns-high', '1');
    await page.click('#aim-go');
    await page.waitForSelector('#aim .field:has(#aim-turns) .error:not([hidden])');
    await page.click('#language');
    await page.waitForSelector('html[lang=ko] #aim-go');
    assert.equal(await page.isChecked('#aim-turns'), true);
    assert.equal((await values())[1], 1);

    // No perfect maze has so few dead ends, so the search does not end by itself.
    await page.uncheck('#aim-turns');
    await want(page, 'solution', 3_000, 3_001);
    await want(page, 'deadEnds', 0, 1);
    await page.fill('#field-aim-tries', '1000000');
    const { code } = await mazeOn(page);
    await page.click('#aim-go');
    await page.waitForSelector('#making:not([hidden])');
    await page.keyboard.press('Escape');
    await page.waitForSelector('#making', { state: 'hidden' });
    assert.equal((await mazeOn(page)).code, code);
    assert.equal(await page.locator('#aim-result table').count(), 0);
  }));
