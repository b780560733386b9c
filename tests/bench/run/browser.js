/** Contestants in Chromium: a browser each, so that one that hangs or dies takes no other along. */
import { once } from 'node:events';
import { launch as launchChromium } from '../../page/support/launch.js';
import { serve } from '../../page/support/server.js';

const html = '<!doctype html><title>bench</title><link rel="icon" href="data:," />';

/** Lets the page read the clock to 5 us instead of 100. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Serves the bundles of a folder of the repository. @param {string} folder */
export const serveBundles = (folder) =>
  serve({ '/blank': { html, headers: ISOLATED }, '/bench/': folder, '/dist/': 'dist' });

export const launch = () => launchChromium(['--js-flags=--max-old-space-size=4096']);

const answer = async (request) => (await globalThis.host).answer(request);

/**
 * @param {string} url of the server
 * @param {string} file of the bundle
 * @returns {Promise<import('./channels.js').Channel>}
 */
export async function pageChannel(url, file) {
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(`${url}/blank`);
  const died = once(page, 'crash').then(() => Promise.reject(new Error('the page crashed')));
  died.catch(() => {});
  await page.evaluate(() => {
    console.log = () => {};
  });
  await page.addScriptTag({ url: `${url}/bench/${file}` });
  const rows = await page.evaluate(async () => (await globalThis.host).rows);
  return {
    rows,
    query: (request) => Promise.race([page.evaluate(answer, request), died]),
    end: () => browser.close(),
  };
}
