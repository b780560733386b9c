// A browser with the scrollbars of a desktop, which take part of the width.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';
import { settled } from './support/states.js';

const { withPage } = browserFor({}, { scrollbars: true });

const SIZES = [
  [48, 33],
  [35, 24],
  [21, 40],
];
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
];

/** The sizes that the stage has in a number of frames, and whether it scrolls. @param {import('playwright-core').Page} page */
const sizesOf = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const flat = /** @type {HTMLElement} */ (document.getElementById('flat'));
        /** @type {Set<string>} */
        const seen = new Set();
        const look = (/** @type {number} */ left) => {
          const { clientWidth, clientHeight, scrollWidth, scrollHeight } = flat;
          seen.add(`${clientWidth} x ${clientHeight}`);
          if (scrollWidth > clientWidth || scrollHeight > clientHeight) seen.add('scrolls');
          if (left === 0) done([...seen]);
          else requestAnimationFrame(() => look(left - 1));
        };
        look(6);
      }),
  );

test('scrollbars are visible in this browser', () =>
  withPage({}, async (page) => {
    const width = await page.evaluate(() => {
      const box = document.createElement('div');
      box.setAttribute('class', 'turtle');
      document.body.append(box);
      box.style.cssText = 'overflow: scroll; width: 100px; height: 100px';
      const bar = box.offsetWidth - box.clientWidth;
      box.remove();
      return bar;
    });
    assert.ok(width > 0);
  }));

for (const viewport of WINDOWS) {
  test(`the stage never changes its size by itself (${viewport.width} x ${viewport.height})`, () =>
    withPage({ viewport }, async (page) => {
      const sizes = new Set();
      const isNarrow = viewport.width < 861;
      if (isNarrow) await page.click('#tab-settings');
      for (const { id, graph } of mw.catalog.shapes) {
        await page.selectOption('#field-shape', id);
        for (const [width, height] of graph ? [[]] : SIZES) {
          if (!graph) {
            await page.fill('#field-width', String(width));
            await page.fill('#field-height', String(height));
          }
          await settled(page);
          const seen = /** @type {string[]} */ (await sizesOf(page));
          assert.equal(seen.length, 1, `${id} ${width} x ${height}: ${seen}`);
          sizes.add(seen[0]);
        }
      }
      assert.equal(sizes.size, 1, [...sizes].join(', '));
    }));
}
