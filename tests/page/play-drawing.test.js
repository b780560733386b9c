import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, layoutOf, mazeOn, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';

const { withPage } = browserFor();

testInFull('the first view is a large maze, and the address says which', () =>
  withPage({}, async (page) => {
    const { width, height, colors } = await canvasOf(page);
    assert.ok(width > 900 && height > 600, `${width} x ${height}`);
    assert.ok(colors > 20, `${colors} colours`);
    const maze = await mazeOn(page);
    assert.ok(maze.width * maze.height > 400);
    assert.equal(await page.locator('#play-hint').isVisible(), true);
  }),
);

/** The address follows only some dozens of changes at once, so not all rows are drawn on one page. */
const ROWS_PER_PAGE = 15;
const { generators } = mw.catalog;

for (let from = 0; from < generators.length; from += ROWS_PER_PAGE) {
  const rows = generators.slice(from, from + ROWS_PER_PAGE);
  const testHere = from === 0 ? test : testInFull;
  testHere(`every algorithm draws in every mode: ${rows.map(({ id }) => id).join(', ')}`, () =>
    withPage({ hash: codeOf({ width: 44, height: 30 }) }, async (page) => {
      for (const { id, modes } of rows) {
        await page.selectOption('#field-algorithm', id);
        const seen = new Set();
        for (const mode of modes) {
          if (modes.length > 1) await page.selectOption('#field-mode', mode);
          const maze = await mazeOn(page);
          assert.equal(maze.algorithm, id);
          assert.equal(maze.mode, mode, id);
          const { hash, colors } = await canvasOf(page);
          assert.ok(colors > 10, id);
          seen.add(hash);
        }
        assert.equal(seen.size, modes.length, id);
      }
    }),
  );
}

test('walls stand where the maze has them', () =>
  withPage({ hash: `${codeOf({ exits: 'none' })}&distances=0` }, async (page) => {
    const maze = await mazeOn(page);
    const { cell, left, top } = await layoutOf(page, maze);
    const dark = await page.evaluate(
      ({ columns, rows, size, x0, y0 }) => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('ground'));
        const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
        const isDark = (/** @type {number} */ x, /** @type {number} */ y) =>
          context.getImageData(x0 + x * size, y0 + y * size, 1, 1).data[0] < 100;
        const sides = [];
        for (let y = 0; y < rows; y += 1) {
          for (let x = 0; x < columns; x += 1) {
            sides.push([isDark(x + 0.5, y), isDark(x + 0.5, y + 1), isDark(x, y + 0.5)]);
          }
        }
        return sides;
      },
      { columns: maze.width, rows: maze.height, size: cell, x0: left, y0: top },
    );
    dark.forEach((sides, cell) => {
      const open = sides.map((_, direction) => !maze.isOpen(cell, direction));
      assert.deepEqual(sides, open, `cell ${cell}`);
    });
  }));

testInFull('the way out and the colours can be switched', () =>
  withPage({}, async (page) => {
    const first = await canvasOf(page);
    await page.check('#field-show-solution');
    const solved = await canvasOf(page);
    assert.notEqual(solved.hash, first.hash);
    await page.uncheck('#field-show-distances');
    assert.ok((await canvasOf(page)).colors < first.colors);
    for (const { id } of mw.catalog.solvers) await page.selectOption('#field-show-solver', id);
    await page.uncheck('#field-show-solution');
    await page.check('#field-show-distances');
    assert.equal((await canvasOf(page)).hash, first.hash);
  }),
);

testInFull('a maze of 400 x 400 draws and replays', () =>
  withPage({ hash: codeOf({ width: 400, height: 400 }) }, async (page) => {
    assert.ok((await canvasOf(page)).width >= 800);
    await page.click('#tab-watch');
    await page.locator('#replay-step').fill('5000');
    assert.match(String(await page.locator('.count').textContent()), /^5,000 \//);
  }),
);
