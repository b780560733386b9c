import { holdLimits } from './time-limits.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContextOptions} Options */

/**
 * Pages between two tests. Opening a context takes longer than most tests, so the next test gets the
 * page of one that has ended: with a new document and an empty storage.
 * @param {() => Promise<import('playwright-core').Browser>} started the browser, which is started at the first call
 * @param {string} rest the address where a page waits
 * @param {import('./watchdog.js').Watchdog} watchdog
 */
export function createPagePool(started, rest, watchdog) {
  /** @type {Map<string, Page[]>} */
  const waiting = new Map();

  return {
    /** A page of a context with these options. @param {Options} options */
    async take(options) {
      const page = waiting.get(JSON.stringify(options))?.pop();
      if (page) return page;
      const browser = await started();
      const context = await browser.newContext({ serviceWorkers: 'block', ...options });
      // A busy machine is slow, not wrong. What stands still is ended by the watchdog.
      context.setDefaultTimeout(0);
      watchdog.observe(context);
      await holdLimits(context);
      return context.newPage();
    },
    /** @param {Page} page @param {Options} options of its context */
    async putBack(page, options) {
      const context = page.context();
      const others = context.pages().filter((each) => each !== page);
      await Promise.all(others.map((other) => other.close()));
      await page.unrouteAll({ behavior: 'wait' });
      await page.mouse.move(0, 0);
      // The storage is emptied from outside the page that was tested, which is gone by then.
      await page.goto(rest);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await context.clearCookies();
      const key = JSON.stringify(options);
      waiting.set(key, [...(waiting.get(key) ?? []), page]);
    },
  };
}
