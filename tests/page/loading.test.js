// full: 7 s, code that is not fetched at first
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf } from './support/maze.js';
import { framesOf } from './support/states.js';
import { drawn } from './support/world.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

/** What Chromium writes into the console when a request fails. */
const FAILED = /Failed to load resource/;

/** Fails unless the page says that a part of it could not be loaded. @param {Page} page */
async function assertFailure(page) {
  // The 3D stage has a text of its own for browsers without WebGL.
  const said = page.locator('#load-failure [role=alert], #scene .about').locator('visible=true');
  await said.waitFor();
  assert.match(String(await said.textContent()), /could not be loaded. Check the connection/);
}

/**
 * Requests for some files, to wait until none is under way: a file that is still being fetched would be
 * shared by the next attempt, and fail it too.
 * @param {Page} page
 * @param {RegExp} files
 */
function requestsOf(page, files) {
  /** @type {Set<import('playwright-core').Request>} */
  const underWay = new Set();
  page.on('request', (request) => files.test(request.url()) && underWay.add(request));
  for (const event of /** @type {const} */ (['requestfailed', 'requestfinished'])) {
    page.on(event, (request) => underWay.delete(request));
  }
  return {
    async ended() {
      do await framesOf(page);
      while (underWay.size > 0);
    },
  };
}

/** Tries once more. @param {Page} page */
async function tryAgain(page) {
  await page.click('#load-failure .strong');
  await framesOf(page);
}

test('code of a view that could not be fetched is fetched again', () =>
  withPage({ hash: codeOf(), expected: FAILED }, async (page) => {
    for (const { tab, chunk, ready } of [
      { tab: 'world', chunk: /\/view-[^/]*\.js$/, ready: () => drawn(page) },
      {
        tab: 'blocks',
        chunk: /\/three[^/]*\.js$/,
        ready: () => page.waitForSelector('#scene canvas'),
      },
    ]) {
      const requests = requestsOf(page, chunk);
      await page.route(chunk, (route) => route.abort());
      await page.click(`#tab-${tab}`);
      await assertFailure(page);
      await tryAgain(page);
      await assertFailure(page);
      await page.click('#tab-play');
      assert.equal(await page.locator('#load-failure').isVisible(), false);
      assert.equal(await page.locator('#actors').isVisible(), true);
      await page.click(`#tab-${tab}`);
      await assertFailure(page);
      await requests.ended();
      await page.unroute(chunk);
      await tryAgain(page);
      assert.equal(await page.locator('#load-failure').isVisible(), false);
      await ready();
      await page.click('#tab-play');
      await page.click(`#tab-${tab}`);
      await ready();
      await page.click('#tab-play');
    }
  }));
