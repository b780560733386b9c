// full: 25 s, every page of the READMEs and guides
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagesOf, READMES } from '../js/support/readme.js';
import { browserFor } from './support/browser.js';
import { answerCdn } from './support/cdn.js';

const GUIDES = ['first-maze', 'drawing', 'element', 'three'].flatMap((name) => [
  `web/docs/${name}.md`,
  `web/docs/ko/${name}.md`,
]);
const files = [...READMES, ...GUIDES];
const pages = files.flatMap(pagesOf);
/** Each example as a page of the server. */
const address = (/** @type {number} */ index) => `/readme/${index}`;
const { withAddress } = browserFor({
  '/blank': { html: '<!doctype html><title>blank</title><link rel="icon" href="data:," />' },
  ...Object.fromEntries(
    pages.map(({ code }, index) => [
      address(index),
      { html: `<!doctype html><link rel="icon" href="data:," />${code}` },
    ]),
  ),
});

pages.forEach(({ name }, index) => {
  test(`the page of ${name} shows something`, () =>
    withAddress('/blank', {}, async (page) => {
      await answerCdn(page);
      await page.goto(new URL(address(index), page.url()).href);
      await page.waitForFunction(
        () => document.body.textContent?.trim() || document.querySelector('svg, canvas, maze-view'),
      );
      await page.evaluate(async () => {
        const views = /** @type {any[]} */ ([...document.querySelectorAll('maze-view')]);
        if (views.length > 0) await customElements.whenDefined('maze-view');
        await Promise.all(views.map((view) => view.load()));
      });
    }));
});

test('the READMEs have a page to try', () => {
  for (const file of READMES) assert.ok(pagesOf(file).length > 0, file);
});
