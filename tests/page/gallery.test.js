// Pictures of all algorithms and shapes, to choose from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testInFull } from '../js/support/seeds.js';
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

/** The pixels of the picture of a row that are drawn on, of its whole, and the most pieces of a column. @param {import('playwright-core').Page} page @param {string} id */
const shapeOf = (page, id) =>
  page.locator(`#tile-${id} canvas`).evaluate((/** @type {HTMLCanvasElement} */ canvas) => {
    const { width, height } = canvas;
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const { data } = pen.getImageData(0, 0, width, height);
    const isDrawn = (/** @type {number} */ x, /** @type {number} */ y) =>
      data[4 * (y * width + x) + 3] > 128;
    let [inside, outside, drawnInside, drawnOutside, pieces] = [0, 0, 0, 0, 0];
    for (let x = 0; x < width; x += 1) {
      let runs = 0;
      for (let y = 0; y < height; y += 1) {
        const far = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) / (width / 2);
        if (far < 0.85) inside += 1;
        if (far > 1) outside += 1;
        if (far < 0.85 && isDrawn(x, y)) drawnInside += 1;
        if (far > 1 && isDrawn(x, y)) drawnOutside += 1;
        if (isDrawn(x, y) && !isDrawn(x, y - 1)) runs += 1;
      }
      pieces = Math.max(pieces, runs);
    }
    return { inside: drawnInside / inside, outside: drawnOutside / outside, pieces };
  });

testInFull(
  'bodies are drawn in space: a sphere is round, and storeys lie one above the other',
  () => {
    const { shapes } = mw.catalog;
    // The rows by what they are: one of few levels upwards, and one whose cells face all directions.
    const storeys = shapes.find(({ minLevels, maxLevels }) => minLevels === 1 && maxLevels > 2);
    const round = shapes.find(({ id, minLevels, graph }) => {
      if (minLevels > 1 || graph) return false;
      const options = { algorithm: mw.catalog.generators[0].id, shape: id, width: 16, height: 8 };
      if (mw.check(/** @type {any} */ (options)) !== null) return false;
      const { normals } = mw.generate(/** @type {any} */ (options)).meshes().floor;
      return normals.some((value, i) => i % 3 === 1 && value < 0);
    });
    return withPage({ hash: codeOf({ width: 12, height: 12 }) }, async (page) => {
      await page.locator('#pictures-shape').press('Enter');
      await page.waitForFunction(
        (count) => document.querySelectorAll('.tile canvas[data-drawn]').length === count,
        shapes.length,
      );
      const sphere = await shapeOf(page, String(round?.id));
      assert.ok(sphere.inside > 0.99 && sphere.outside === 0, JSON.stringify(sphere));
      assert.ok((await shapeOf(page, String(storeys?.id))).pieces >= 3);
      assert.equal((await shapeOf(page, shapes[0].id)).pieces, 1);
    });
  },
);
