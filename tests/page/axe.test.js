// full: 39 s, every state of the page
// axe on everything that the page can open: each view, each dialog that a button of it names, each walk.
// Views and dialogs are found in the page, so that a new one is not forgotten. Cost: 38 runs of axe, each
// about half a second; in `full` 76.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { some } from '../js/support/seeds.js';
import { assertAccessible } from './support/axe.js';
import { browserFor } from './support/browser.js';
import { codeOf } from './support/maze.js';
import { root } from './support/server.js';
import { settled } from './support/states.js';
import { press, VIEWS } from './support/views.js';

const { withPage } = browserFor();

/** A view each. */
const FOLDERS = readdirSync(join(root, 'web/demo/views'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name)
  .sort();

/** Every pair of language, theme and width is among these; `npm test` tries two, accessibility.test.js the others. */
const CASES = some(
  /** @type {const} */ ([
    { language: 'en', theme: 'light', narrow: false },
    { language: 'ko', theme: 'dark', narrow: false },
    { language: 'en', theme: 'dark', narrow: true },
    { language: 'ko', theme: 'light', narrow: true },
  ]),
  2,
);
/** Buttons that begin a walk, and what is drawn then. */
const WALKS = {
  'blocks-walk': '#walk canvas[aria-busy="false"]',
  'turtle-walk': '#walk canvas[aria-busy="false"]',
  'world-walk': '#world-walker canvas[aria-busy="false"]',
};

for (const options of CASES) {
  const name = `${options.language}, ${options.theme}, ${options.narrow ? '360 px' : 'wide'}`;
  test(`no violation in any view, dialog or walk (${name})`, () =>
    withPage({ ...options, hash: codeOf(), still: true }, async (page) => {
      /** @type {Set<string>} */
      const opened = new Set();
      /** @type {Set<string | undefined>} */
      const views = new Set();
      for (const [view, open] of Object.entries(VIEWS)) {
        await open(page);
        await settled(page);
        await assertAccessible(page, view);
        views.add(await page.evaluate(() => document.body.dataset.view));
        const openers = await page.$$eval('[aria-haspopup=dialog]', (all) =>
          all.map(({ id }) => id),
        );
        for (const opener of openers) {
          // A world is shared in another way.
          const key = view === 'world' ? `${opener} of a world` : opener;
          if (opened.has(key)) continue;
          opened.add(key);
          await press(page, `#${opener}`);
          await page.waitForSelector(':is(dialog[open], :popover-open)');
          await page.waitForFunction(
            () => !document.querySelector('.tile canvas:not([data-drawn])'),
          );
          await assertAccessible(page, `${opener} in ${view}`);
          await page.keyboard.press('Escape');
        }
        for (const [button, canvas] of Object.entries(WALKS)) {
          if (!(await page.locator(`#${button}`).isVisible())) continue;
          await press(page, `#${button}`);
          await page.waitForSelector(canvas);
          await assertAccessible(page, button);
          await page.keyboard.press('Escape');
          await page.waitForSelector(`#${button}`);
        }
      }
      assert.deepEqual([...views].sort(), FOLDERS);
      assert.ok(opened.size > 7, `${[...opened]}`);

      await VIEWS.play(page);
      if (options.narrow) await press(page, '#tab-settings');
      await page.$$eval('#panel details', (all) => {
        for (const each of all) each.setAttribute('open', '');
      });
      await page.waitForSelector('.stats-details:not([aria-busy])');
      await assertAccessible(page, 'settings, all of them open');
    }));
}
