/** What a page of a project shows in the browser. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../../../page/support/launch.js';
import { serve } from '../../../page/support/server.js';
import { closeBrowser, Watchdog } from '../../../page/support/watchdog.js';

/**
 * What a page showed: its SVG, its uncaught errors, and its requests of WebAssembly.
 * @typedef {{ picture: string | null, errors: string[], wasm: number }} Seen
 */

/** A browser that is started when it is first needed. */
export function makeViewer() {
  /** @type {Promise<import('playwright-core').Browser> | undefined} */
  let browser;
  const watchdog = new Watchdog();

  /** A page that the watchdog hears. */
  async function newPage() {
    browser ??= launch([], { watchdog });
    const page = await (await browser).newPage();
    page.setDefaultTimeout(0);
    watchdog.observe(page.context());
    return page;
  }

  /**
   * Opens a page and waits until it has a picture or an uncaught error.
   * @param {string} url
   * @returns {Promise<Seen>}
   */
  const open = (url) => watchdog.guard(`the page of ${url}`, () => see(url));

  /** @param {string} url @returns {Promise<Seen>} */
  async function see(url) {
    const page = await newPage();
    /** @type {string[]} */
    const errors = [];
    let wasm = 0;
    page.on('request', (request) => {
      wasm += /\.wasm$/.test(request.url()) ? 1 : 0;
    });
    const failed = new Promise((resolve) =>
      page.on('pageerror', (error) => {
        errors.push(`${error.name}: ${error.message}`);
        resolve(null);
      }),
    );
    await page.goto(url);
    await Promise.race([page.waitForSelector('svg path.walls', { state: 'attached' }), failed]);
    const picture = await page.evaluate(() => document.querySelector('svg')?.outerHTML ?? null);
    await page.close();
    return { picture, errors, wasm };
  }

  /**
   * Serves a folder while `work` runs. The server names no charset.
   * @template Result
   * @param {string} folder
   * @param {(url: string) => Promise<Result>} work
   */
  async function withFolder(folder, work) {
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    const icon = { html: '', headers: { 'content-type': 'image/x-icon' } };
    const page = { html, headers: { 'content-type': 'text/html' } };
    const server = await serve({ '/': folder, '/index.html': page, '/favicon.ico': icon });
    try {
      return await work(`${server.url}/index.html`);
    } finally {
      await server.close();
    }
  }

  return {
    open,
    /**
     * Plays the `<maze-view>` of the page of a folder to its end by hints, and reads the count of its moves.
     * @param {string} folder
     * @param {import('mazewright').Maze} maze that it must show
     */
    play: (folder, maze) =>
      withFolder(folder, (url) =>
        watchdog.guard(`the page of ${folder}`, async () => {
          const page = await newPage();
          /** @type {string[]} */
          const errors = [];
          page.on('pageerror', (error) => errors.push(error.message));
          page.on('console', (message) => {
            if (message.type() === 'error') errors.push(message.text());
          });
          await page.goto(url);
          const code = await page.locator('maze-view').evaluate(async (/** @type {any} */ view) => {
            const { code } = await view.load();
            // The program renders again after every move, and must not begin a new game.
            while (!view.game.done) {
              view.move(view.hint());
              await new Promise(requestAnimationFrame);
            }
            return code;
          });
          assert.equal(code, maze.code);
          const { length } = maze.solve();
          await page.locator('#moves', { hasText: new RegExp(`^${length} moves$`) }).waitFor();
          assert.deepEqual(errors, []);
          await page.close();
        }),
      ),
    /**
     * As open, for the page index.html of a folder.
     * @param {string} folder
     */
    openFolder: (folder) => withFolder(folder, open),
    async close() {
      await closeBrowser(watchdog, await browser);
    },
  };
}

/** What an SVG draws: a browser writes the rest of its text in another form. @param {string} svg */
const pathsOf = (svg) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);

/**
 * @param {Seen} seen
 * @param {string} svg what the page must show
 */
export function assertShows({ picture, errors }, svg) {
  assert.deepEqual(errors, []);
  assert.deepEqual(pathsOf(picture ?? ''), pathsOf(svg));
}
