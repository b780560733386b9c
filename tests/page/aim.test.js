// Mazes made to order: choices in words, their numbers, the maze that is found, and what it reached.
// Cost: 3 page loads, about 8 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHOICES, rangeOf } from '../../web/demo/form/aim-choices.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { settled } from './support/states.js';

const { withPage } = browserFor();

/** @typedef {import('playwright-core').Page} Page */

/** Opens the panel, and its numbers. @param {Page} page */
async function openAim(page) {
  await page.click('#aim > summary');
  await page.waitForSelector('#aim-go');
  await page.click('#aim-numbers > summary');
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
  await page.waitForSelector('#aim-table:not([hidden]) table');
  await settled(page);
  return page.$$eval('#aim-table tbody tr', (rows) =>
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

test('choices go from little to much, each beyond what is usual of the one before', () => {
  const usual = {
    cells: 500,
    figures: /** @type {any} */ ({ solution: [60, 120], deadEnds: [40, 50], turns: [90, 140] }),
  };
  for (const [figure, choices] of Object.entries(CHOICES)) {
    const id = /** @type {import('mazewright').AimFigure} */ (figure);
    const ranges = choices.map((choice) => rangeOf(id, choice, usual));
    for (const [low, high] of ranges) assert.ok(low <= high && low >= 0, `${id}: ${low}–${high}`);
    for (const [i, [low]] of ranges.entries())
      if (i > 0) assert.ok(low > ranges[i - 1][0], `${id}: ${ranges.join(' | ')}`);
  }
  assert.deepEqual(rangeOf('solution', 'low', usual), [0, 60]);
  assert.deepEqual(rangeOf('solution', 'high', usual), [120, 500]);
  assert.deepEqual(rangeOf('loops', 'none', usual), [0, 0]);
});

test('words find a maze: a long way with few dead ends', () =>
  withPage({ hash: codeOf({ algorithm: 'wilson', width: 16, height: 12 }) }, async (page) => {
    await page.click('#aim > summary');
    await page.waitForSelector('#aim-go');
    const { code } = await mazeOn(page);
    const wish = { solution: 'most', deadEnds: 'low' };
    for (const [id, choice] of Object.entries(wish))
      await page.check(`#aim-choice-${id}-${choice}`);
    await page.waitForFunction(
      (ids) =>
        ids.every((id) => /** @type {HTMLInputElement} */ (document.getElementById(id))?.checked),
      Object.keys(wish).map((id) => `aim-${id}`),
    );
    await page.click('#aim-go');
    await page.waitForSelector('#aim-result:not([hidden])');
    assert.match(String(await page.textContent('#aim-result')), /Found/);
    const { solutionLength, deadEnds } = (await shownOn(page)).stats();
    const samples = Array.from({ length: 40 }, (_, seed) =>
      mw.generate({ ...mw.options(code), seed }).stats(),
    );
    const isBelow = (/** @type {number} */ value, /** @type {number[]} */ values) =>
      values.filter((each) => each > value).length > 0.75 * values.length;
    assert.ok(samples.every((each) => each.solutionLength < solutionLength));
    assert.ok(
      isBelow(
        deadEnds,
        samples.map((each) => each.deadEnds),
      ),
    );
    // The numbers can be changed; then no word is chosen.
    await page.click('#aim-numbers > summary');
    assert.ok(Number(await page.inputValue('#aim-solution-low')) <= solutionLength);
    await page.fill('#aim-solution-low', '50');
    assert.equal(await page.locator('input[name=aim-solution]:checked').count(), 0);
    await page.check('#aim-choice-solution-any');
    await page.waitForFunction(
      () => !(/** @type {HTMLInputElement} */ (document.getElementById('aim-solution')).checked),
    );
  }));

testInFull('a maze is found by seeds, and by moved walls, and the link keeps both', () =>
  withPage({ hash: codeOf({ algorithm: 'wilson', width: 14, height: 10 }) }, async (page) => {
    await openAim(page);
    await page.click('#aim-go');
    assert.match(String(await page.locator('#aim-error').textContent()), /Choose what the maze/);

    await want(page, 'solution', 40, 44);
    const [[, wanted, reached]] = await aimed(page);
    assert.equal(wanted, '40–44');
    const { solutionLength } = (await shownOn(page)).stats();
    assert.equal(Number(reached), solutionLength);
    assert.ok(solutionLength >= 40 && solutionLength <= 44);
    assert.match(String(await page.locator('#aim-result').textContent()), /Found:/);

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
  }),
);

testInFull('sliders by keys, a wrong range, another language and Escape while it works', () =>
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
    assert.equal(await page.locator('#aim-table table').count(), 0);
  }),
);
