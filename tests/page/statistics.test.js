import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bandOf, csvOf, deadEndDepths, FIGURES, figuresOf } from '../../web/demo/form/figures.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { CASES, mazeOf } from './support/shapes.js';

const { withPage } = browserFor();

/** All steps of the search at once. @param {any} maze */
function depthsOf(maze) {
  const steps = deadEndDepths(maze);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

test('depths of dead ends count each dead end once, on every shape', () => {
  for (const { name, row, options } of CASES) {
    const maze = mazeOf(row, options);
    const depths = depthsOf(maze);
    const ends = [...depths.values()].reduce((sum, each) => sum + each, 0);
    assert.equal(ends, maze.stats().deadEnds, name);
    assert.deepEqual(
      [...depths.keys()],
      [...depths.keys()].sort((a, b) => a - b),
    );
  }
  // A single corridor: both of its ends are as deep as it is long.
  const corridor = mw.generate({ algorithm: 'serpentine', width: 7, height: 5, seed: 1 });
  assert.deepEqual([...depthsOf(corridor)], [[34, 2]]);
  // A comb with three teeth; the outer two go on along its back to the junction in the middle.
  const comb = mw.parse(
    '+---+---+---+\n|           |\n+   +   +   +\n|   |   |   |\n+---+---+---+\n',
  );
  assert.deepEqual(
    [...depthsOf(comb)],
    [
      [1, 1],
      [2, 2],
    ],
  );
});

test('a band holds nine tenths of its values', () => {
  const values = Array.from({ length: 101 }, (_, i) => (i * 37) % 101);
  assert.deepEqual(bandOf(values), { low: 5, high: 95 });
  assert.deepEqual(bandOf([4, 4, 4]), { low: 4, high: 4 });
});

test('figures stand next to their usual range, with a histogram and a file', () =>
  withPage({ hash: codeOf({ width: 20, height: 15 }) }, async (page) => {
    await page.click('#stats-more summary');
    await page.waitForSelector('.stats-details:not([aria-busy])');
    const maze = await mazeOn(page);
    const figures = figuresOf(maze.stats());
    const rows = await page.locator('#stats-table tbody tr').allTextContents();
    assert.equal(rows.length, FIGURES.length);
    for (const row of rows) assert.match(row, /\d+–\d+$/);
    assert.match(rows[0], new RegExp(`Dead ends${figures.deadEnds}`));
    const coming = page.waitForEvent('download');
    await page.click('#stats-csv');
    const csv = readFileSync(await (await coming).path(), 'utf8');
    const depths = depthsOf(maze);
    const plain = csvOf(figures, {}, depths).split('\r\n');
    for (const [i, line] of csv.split('\r\n').entries()) {
      assert.deepEqual(line.split(',').slice(0, 2), plain[i].split(',').slice(0, 2));
    }
    // A table in a program for tables: a header, then the rows of the page with its numbers.
    const lines = csv
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    assert.ok(lines.every((line) => line.length === lines[0].length));
    const numbers = (/** @type {string} */ text) => (text.match(/\d+/g) ?? []).map(Number);
    const shown = await page.locator('#stats-table tbody tr').evaluateAll((all) =>
      all.map((row) =>
        [...row.children]
          .slice(1)
          .map((cell) => cell.textContent)
          .join(' ')
          .replaceAll(',', ''),
      ),
    );
    for (const [i, row] of shown.entries())
      assert.deepEqual(lines[i + 1].slice(1).map(Number), numbers(row));
    assert.match(String(await page.textContent('#stats-time')), /^\d+(\.\d)? ms$/);
    assert.equal((await page.locator('.histogram .column').count()) > 1, true);
    await page.click('#make');
    const next = await mazeOn(page);
    await page.waitForSelector('.stats-details:not([aria-busy])');
    const after = await page.locator('#stats-table tbody tr').first().textContent();
    assert.match(String(after), new RegExp(`Dead ends${next.stats().deadEnds}`));
    await page.check('#field-show-solution');
    assert.match(String(await page.locator('#maker').textContent()), /Visited \d+ cells/);
  }));
