// Pictures of all algorithms and shapes, to choose from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';

const { withPage } = browserFor();

for (const [key, rows] of /** @type {const} */ ([
  ['algorithm', mw.catalog.generators],
  ['shape', mw.catalog.shapes],
])) {
  test(`every ${key} has a picture of its own, and can be chosen by it`, () =>
    withPage({ hash: codeOf({ width: 12, height: 12 }) }, async (page) => {
      await page.locator(`#pictures-${key}`).press('Enter');
      await page.waitForFunction(
        (count) => document.querySelectorAll('.tile canvas[data-drawn]').length === count,
        rows.length,
      );
      const pictures = await page
        .locator('.tile canvas')
        .evaluateAll((all) =>
          all.map((each) => /** @type {HTMLCanvasElement} */ (each).toDataURL()),
        );
      // Two algorithms may make the same maze: those by edge costs do.
      assert.ok(new Set(pictures).size >= rows.length - 3, `${new Set(pictures).size} pictures`);
      const last = rows[rows.length - 2];
      await page.click(`#tile-${last.id}`);
      assert.equal((await mazeOn(page))[key], last.id);
      assert.equal(await page.locator('dialog.gallery').count(), 0);
      await page.click(`#pictures-${key}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog.gallery').waitFor({ state: 'detached' });
    }));
}
