import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { FLAGS } from './flags.js';
import { serve } from './server.js';

/** The page is served from a folder of the server, as on any project site. */
const PAGE = '/some/folder/';

/**
 * One browser and one server for a test file.
 * @param {Parameters<typeof serve>[0]} [routes] besides the built page
 */
export function browserFor(routes = {}) {
  /** @type {import('playwright-core').Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  before(async () => {
    server = await serve({ [PAGE]: 'build/page', ...routes });
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  /**
   * Opens an address, lets `work` use it, and fails if anything went wrong in the console.
   * @param {string} address
   * @param {import('playwright-core').BrowserContextOptions} options
   * @param {(page: import('playwright-core').Page) => Promise<void>} work
   */
  async function withAddress(address, options, work) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error.stack)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    try {
      await page.goto(address.includes('://') ? address : server.url + address);
      await work(page).catch((error) => {
        if (errors.length > 0) error.message += `\nThe console said:\n${errors.join('\n')}`;
        throw error;
      });
      assert.deepEqual(errors, []);
    } finally {
      await context.close();
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
     *   still?: boolean, viewport?: { width: number, height: number } }} options
     * @param {(page: import('playwright-core').Page) => Promise<void>} work
     */
    withPage(
      { hash = '', language = 'en', theme = 'light', narrow = false, still = false, viewport },
      work,
    ) {
      const options = /** @type {import('playwright-core').BrowserContextOptions} */ ({
        locale: language === 'ko' ? 'ko-KR' : 'en-US',
        colorScheme: theme,
        viewport: narrow ? { width: 360, height: 740 } : (viewport ?? { width: 1440, height: 900 }),
        hasTouch: narrow,
        reducedMotion: still ? 'reduce' : 'no-preference',
        permissions: ['clipboard-read', 'clipboard-write'],
        acceptDownloads: true,
      });
      return withAddress(`${PAGE}${hash === '' ? '' : `#${hash}`}`, options, async (page) => {
        await page.waitForSelector('body[data-ready]');
        await work(page);
      });
    },
  };
}
