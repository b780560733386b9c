import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf } from './support/maze.js';
import { drawn } from './support/world.js';

const { withPage } = browserFor();

/** What Chromium writes into the console when a request fails. */
const FAILED = /Failed to load resource/;

for (const { tab, chunk, ready } of [
  { tab: 'world', chunk: /\/view-[^/]*\.js$/, ready: drawn },
  {
    tab: 'blocks',
    chunk: /\/three[^/]*\.js$/,
    ready: (/** @type {import('playwright-core').Page} */ page) =>
      page.waitForSelector('#scene canvas'),
  },
]) {
  test(`${tab}: code that could not be fetched is fetched again`, () =>
    withPage({ hash: codeOf(), expected: FAILED }, async (page) => {
      await page.route(chunk, (route) => route.abort());
      await page.click(`#tab-${tab}`);
      await page.locator('#load-failure [role=alert]').waitFor();
      await page.click('#load-failure .strong');
      await page.locator('#load-failure [role=alert]').waitFor();
      await page.click('#tab-play');
      assert.equal(await page.locator('#load-failure').isVisible(), false);
      assert.equal(await page.locator('#actors').isVisible(), true);
      await page.click(`#tab-${tab}`);
      await page.unroute(chunk);
      await page.click('#load-failure .strong');
      await ready(page);
      assert.equal(await page.locator('#load-failure').isVisible(), false);
      await page.click('#tab-play');
      await page.click(`#tab-${tab}`);
      await ready(page);
    }));
}
