// full: 22 s, every view in a second browser
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { which } from '../../web/build/util/shell.js';
import { fontEnv } from '../js/support/fonts.js';
import { codeOf, keysOut, mw } from './support/maze.js';
import { serve } from './support/server.js';
import { closeBrowser, noted, Watchdog } from './support/watchdog.js';

// Playwright drives only a Firefox that it patched. This is the one that users have.
const executablePath = which('firefox-esr') ?? which('firefox');
const skip = executablePath === null && 'Firefox is not installed';

/** @type {import('puppeteer-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
const watchdog = new Watchdog();
before(async () => {
  if (executablePath === null) return;
  server = await serve({ '/': 'build/page' });
  browser = await watchdog.guard('Firefox, as it was started,', () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      env: { ...process.env, ...fontEnv },
      timeout: 0,
      protocolTimeout: 0,
      extraPrefsFirefox: { 'webgl.force-enabled': true, 'intl.accept_languages': 'en-US' },
    }),
  );
});
after(async () => {
  await closeBrowser(watchdog, browser);
  await server?.close();
});

/**
 * Opens the page and lets `work` use it; fails if anything went wrong in the console, or if it stands still.
 * @param {string} hash
 * @param {(page: import('puppeteer-core').Page) => Promise<void>} work
 */
const withPage = (hash, work) => watchdog.guard('the page', () => openPage(hash, work));

/** @type {typeof withPage} */
async function openPage(hash, work) {
  const page = noted(await browser.newPage(), watchdog);
  page.setDefaultTimeout(0);
  page.on('request', (request) => watchdog.hear(`request ${request.url()}`));
  page.on('console', (message) => watchdog.hear(`console ${message.type()}: ${message.text()}`));
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${server.url}/#${hash}`, { timeout: 0 });
  await page.waitForSelector('body[data-ready]');
  const hasWebGL = await page.evaluate(
    () => document.createElement('canvas').getContext('webgl2') !== null,
  );
  await work(page);
  // Without a display Firefox may have no WebGL: the page says so, and three.js too.
  const unexpected = errors.filter((text) => hasWebGL || !text.includes('WebGL'));
  assert.deepEqual(unexpected, []);
  await page.close();
}

/**
 * Waits until a test of the page holds. The page's policy forbids what Puppeteer's own
 * waitForFunction does in some versions of Firefox: making a function from text.
 * @param {import('puppeteer-core').Page} page
 * @param {() => boolean} holds
 */
async function until(page, holds) {
  while (!(await page.evaluate(holds))) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}

test('Firefox: keys lead out of a maze', { skip }, () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 6, height: 5, seed: 'firefox' });
  return withPage(maze.code ?? '', async (page) => {
    const keys = keysOut(maze);
    for (const key of keys) {
      await page.keyboard.press(/** @type {import('puppeteer-core').KeyInput} */ (key));
    }
    await page.waitForSelector('#banner', { visible: true });
    assert.equal(await page.$eval('#score-moves', (it) => it.textContent), String(keys.length));
  });
});

/** Whether the 3D stage has drawn, or says that this browser cannot. */
const hasScene = () =>
  document.querySelector('#scene canvas, #scene .about, .scene-large:not([hidden])') !== null;

for (const language of ['en', 'ko']) {
  test(`Firefox: every view, the editor and the dialog for sharing (${language})`, { skip }, () =>
    withPage(`${codeOf()}&lang=${language}`, async (page) => {
      assert.equal(await page.$eval('html', ({ lang }) => lang), language);
      const open = async (/** @type {string} */ button, /** @type {string} */ view) => {
        await page.$eval(button, (each) => /** @type {HTMLElement} */ (each).click());
        await page.waitForSelector(`body[data-view="${view}"]`);
      };
      await open('#tab-dungeon', 'play');
      await page.waitForSelector('#tab-dungeon[aria-pressed="true"]');
      await open('#field-show-table', 'table');
      await page.waitForSelector('#rooms ol');
      await open('#tab-watch', 'watch');
      await page.waitForSelector('#replay-step');
      await open('#tab-blocks', 'blocks');
      await until(page, hasScene);
      await open('#tab-turtle', 'turtle');
      await page.waitForSelector('#turtle-count');
      await open('#tab-world', 'world');
      await page.waitForSelector('#world canvas[aria-busy="false"]');
      await open('#tab-play', 'play');
      await open('#edit-open', 'edit');
      await page.waitForSelector('#edit-walls');
      await page.$eval('#share-open', (each) => /** @type {HTMLElement} */ (each).click());
      await page.waitForSelector('#share[open] #share-link');
      const link = await page.$eval(
        '#share-link',
        (each) => /** @type {HTMLInputElement} */ (each).value,
      );
      assert.match(link, /^http/);
    }),
  );
}

test('Firefox: a film plays to its end', { skip }, () =>
  withPage(
    `${mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 1 }).code}&view=watch`,
    async (page) => {
      await page.focus('#replay-speed');
      await page.keyboard.press('End');
      await until(page, () => {
        const step = /** @type {HTMLInputElement | null} */ (
          document.querySelector('#replay-step')
        );
        return step !== null && step.value === step.max && step.max !== '0';
      });
    },
  ),
);

test('Firefox: a script builds cubes', { skip }, () =>
  withPage('&view=turtle', async (page) => {
    await page.waitForSelector('#turtle-count');
    const cubes = await page.$eval('#turtle-output', (it) =>
      Number(/** @type {HTMLElement} */ (it).dataset.cubes),
    );
    assert.ok(cubes > 0);
    await page.focus('>>> #turtle-code');
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type('cube(1, 1, 1);\nvar a = ;');
    await page.click('#turtle-run');
    await page.waitForSelector('#turtle-output .place');
    const place = await page.$eval('#turtle-output .place', (it) => it.textContent);
    assert.equal(place, 'Line 2, column 9');
  }),
);
