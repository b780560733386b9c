import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { launch } from './launch.js';
import { createPagePool } from './page-pool.js';
import { serve } from './server.js';
import { closeBrowser, Watchdog } from './watchdog.js';

/** The page is served from a folder of the server, as on any project site. */
const PAGE = '/some/folder/';
/** Where a page waits for its next test. */
const REST = '/rest';
const EMPTY = '<!doctype html><title>rest</title><link rel="icon" href="data:," />';

/**
 * One server for a test file, and one browser from the first page on: what is left of a file outside
 * `npm test -- full` may need none.
 * @param {Parameters<typeof serve>[0]} [routes] in addition to the built page
 * @param {{ isolated?: boolean, scrollbars?: boolean, flags?: readonly string[] }} [options] isolated: a
 *   context of its own for every test; scrollbars: as browsers on a desktop show them; flags: of Chromium
 */
export function browserFor(routes = {}, { isolated = false, scrollbars = false, flags = [] } = {}) {
  /** @type {ReturnType<typeof launch> | undefined} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {ReturnType<typeof createPagePool>} */
  let pool;
  const watchdog = new Watchdog();
  before(async () => {
    server = await serve({ [PAGE]: 'build/page', [REST]: { html: EMPTY }, ...routes });
    const started = () => {
      browser ??= launch(flags, { scrollbars, watchdog });
      return browser;
    };
    pool = createPagePool(started, server.url + REST, watchdog);
  });
  after(async () => {
    await closeBrowser(watchdog, await browser);
    await server?.close();
  });

  /**
   * Opens an address, lets `work` use it, and fails if anything went wrong in the console, or if the page
   * stands still.
   * @param {string} address
   * @param {import('playwright-core').BrowserContextOptions} options
   * @param {(page: import('playwright-core').Page) => Promise<void>} work
   * @param {RegExp} [expected] messages of the console that the test provokes
   */
  async function withAddress(address, options, work, expected) {
    const page = await watchdog.guard('a new page', () => pool.take(options));
    /** @type {string[]} */
    const errors = [];
    /** @type {(error: Error) => void} */
    let fail = () => {};
    // An error of the page ends the test: what it waits for may never come.
    const failure = new Promise((_, reject) => {
      fail = reject;
    });
    const note = (/** @type {string} */ text) => {
      errors.push(text);
      fail(new Error('The page reported an error.'));
    };
    const onError = (/** @type {Error} */ error) => note(String(error.stack));
    const onConsole = (/** @type {import('playwright-core').ConsoleMessage} */ message) => {
      if (message.type() === 'error' && !expected?.test(message.text())) note(message.text());
    };
    // What waits for a page that has crashed, as one without memory does, waits for ever.
    const onCrash = () => note('The page crashed.');
    page.on('pageerror', onError).on('console', onConsole).on('crash', onCrash);
    let passed = false;
    const run = async () => {
      await page.goto(address.includes('://') ? address : server.url + address);
      await work(page);
    };
    try {
      const watched = watchdog.guard('the page', run, () => watchdog.describe(page));
      await Promise.race([watched, failure]).catch((error) => {
        if (errors.length > 0) error.message += `\nThe console said:\n${errors.join('\n')}`;
        throw error;
      });
      assert.deepEqual(errors, []);
      passed = true;
    } finally {
      page.off('pageerror', onError).off('console', onConsole).off('crash', onCrash);
      // What went wrong once must not go on in the next test.
      const leave = () =>
        passed && !isolated ? pool.putBack(page, options) : page.context().close();
      await watchdog.guard('the page, as it was left,', leave);
    }
  }

  return {
    withAddress,
    get server() {
      return server;
    },
    /**
     * The page itself, ready to use.
     * @param {{ hash?: string, language?: 'en' | 'ko', theme?: 'light' | 'dark', narrow?: boolean,
     *   still?: boolean, touch?: boolean, viewport?: { width: number, height: number },
     *   expected?: RegExp, folded?: boolean }} options
     *   narrow: a phone; folded: without opening the settings that are folded at first; expected: errors in the console that the test provokes
     * @param {(page: import('playwright-core').Page) => Promise<void>} work
     */
    withPage(
      {
        hash = '',
        language = 'en',
        theme = 'light',
        narrow = false,
        still = false,
        touch = narrow,
        viewport,
        expected,
        folded = false,
      },
      work,
    ) {
      const options = /** @type {import('playwright-core').BrowserContextOptions} */ ({
        locale: language === 'ko' ? 'ko-KR' : 'en-US',
        colorScheme: theme,
        viewport: narrow ? { width: 360, height: 740 } : (viewport ?? { width: 1440, height: 900 }),
        hasTouch: touch,
        reducedMotion: still ? 'reduce' : 'no-preference',
        permissions: ['clipboard-read', 'clipboard-write'],
        acceptDownloads: true,
      });
      const address = `${PAGE}${hash === '' ? '' : `#${hash}`}`;
      const whenReady = async (/** @type {import('playwright-core').Page} */ page) => {
        await page.waitForSelector('body[data-ready]');
        if (!folded)
          await page.evaluate(() => document.getElementById('more')?.setAttribute('open', ''));
        await work(page);
      };
      return withAddress(address, options, whenReady, expected);
    },
  };
}
