// full: 20 s, windows of every width
// Windows of every width: nothing is cut off or covered.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { some } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf } from './support/maze.js';
import { ended, scriptOn, writeScript } from './support/turtle.js';
import { VIEWS as openView } from './support/views.js';

const { withPage } = browserFor();

/** @typedef {import('playwright-core').Page} Page */

const VIEWS = ['dungeon', 'play', 'watch', 'blocks', 'turtle', 'world'];

/**
 * The controls of header, tabs and dock whose middle or ends show something else, and those with a
 * text that is wider than they are.
 * @param {Page} page
 */
const hidden = (page) =>
  page.evaluate(() => {
    const bad = [];
    const bars = '.bar button, .tabs button, .dock button, .dock select, .dock input';
    for (const control of document.querySelectorAll(bars)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isSeen = [left + 3, (left + right) / 2, right - 3].every((x) => {
        const found = document.elementFromPoint(x, (top + bottom) / 2);
        return found && (control.contains(found) || found.closest('label')?.contains(control));
      });
      const name = control.id || control.className || control.textContent;
      if (!isSeen) bad.push(`${name} at ${left} to ${right}`);
      if (control.matches('button') && control.scrollWidth > control.clientWidth + 1) {
        bad.push(`${name}: text of ${control.scrollWidth} px in ${control.clientWidth}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) bad.push('scrolls sideways');
    return bad;
  });

const CASES = [
  ...[861, 900, 937, 1024, 1078].flatMap((width) =>
    [false, true].map((touch) => ({ width, height: 768, touch, language: 'en' })),
  ),
  { width: 1024, height: 768, touch: true, language: 'ko' },
  { width: 360, height: 740, touch: true, language: 'en' },
  { width: 1440, height: 900, touch: false, language: 'ko' },
  { width: 320, height: 568, touch: true, language: 'ko' },
  { width: 320, height: 568, touch: true, language: 'en' },
  { width: 280, height: 653, touch: true, language: 'ko' },
];

test('2560 x 1440: what is read and clicked grows with the screen, and nothing is cut off', () =>
  withPage(
    { viewport: { width: 2560, height: 1440 }, still: true, hash: codeOf() },
    async (page) => {
      const heightOf = async (/** @type {string} */ selector) =>
        Number((await page.locator(selector).boundingBox())?.height);
      for (const control of ['#field-width', '#play-hint', '#tab-play']) {
        const height = await heightOf(control);
        assert.ok(height >= 48, `${control}: ${height} px`);
      }
      for (const view of VIEWS) {
        await page.click(`#tab-${view}`);
        assert.deepEqual(await hidden(page), [], view);
      }
      // Lines of a script fit, and a click in it sets the cursor where the pointer is.
      await page.click('#tab-turtle');
      await ended(page);
      await writeScript(page, '// one\n// two\n// three');
      const line = await page.locator('.cm-line').nth(1).boundingBox();
      assert.ok(line && line.width > 700);
      await page.mouse.click(line.x + 7, line.y + line.height / 2);
      await page.keyboard.type('x');
      assert.equal(await scriptOn(page), '// one\nx// two\n// three');
    },
  ));

for (const { width, height, touch, language } of some(CASES, 4)) {
  const name = `${width} x ${height}, ${language}, ${touch ? 'touch' : 'mouse'}`;
  test(`every control of header and dock is there as a whole (${name})`, () => {
    const options = /** @type {const} */ ({ viewport: { width, height }, touch, still: true });
    const chosen = { ...options, language: /** @type {'en' | 'ko'} */ (language) };
    return withPage({ ...chosen, hash: codeOf() }, async (page) => {
      for (const view of VIEWS) {
        await page.click(`#tab-${view}`);
        assert.deepEqual(await hidden(page), [], view);
      }
      await page.click('#tab-play');
      if (!(await page.isVisible('#edit-open'))) await page.click('#tab-settings');
      await page.click('#edit-open');
      await page.locator('#edit-done').waitFor();
      assert.deepEqual(await hidden(page), [], 'edit');
    });
  });
}

/** Where an element stands. @param {Page} page @param {string} selector */
const boxOf = (page, selector) => page.locator(selector).boundingBox();

/** Pixels by which a full bar may squeeze its margins. */
const SQUEEZED = 8;

for (const [width, height] of [
  [820, 1180],
  [1440, 900],
  [2560, 1440],
])
  test(`undo and zoom stay where they are in every view of a maze (${width} x ${height})`, () =>
    withPage({ viewport: { width, height }, still: true, hash: codeOf() }, async (page) => {
      const views = ['play', 'edit', 'distances', 'make', 'blocks', 'dungeon', 'table', 'play'];
      /** @type {Record<string, number[]>} */
      const places = { '#undo': [], '#zoom-in': [] };
      for (const view of views) {
        await openView[view](page);
        for (const button of Object.keys(places))
          places[button].push(Number((await boxOf(page, button))?.x));
      }
      for (const [button, xs] of Object.entries(places))
        assert.ok(Math.max(...xs) - Math.min(...xs) <= SQUEEZED, `${button}: ${xs}`);
    }));

for (const language of /** @type {const} */ (['en', 'ko']))
  test(`a tablet names what it shows, and its maze stays while views of it change (${language})`, () =>
    withPage(
      {
        viewport: { width: 820, height: 1180 },
        touch: true,
        still: true,
        language,
        hash: codeOf(),
      },
      async (page) => {
        for (const key of ['solution', 'distances'])
          assert.ok(await page.isVisible(`label:has(#field-show-${key}) span`), key);
        for (const button of ['#undo', '#redo', '#print-open', '#full'])
          assert.ok(await page.isVisible(button), button);
        const stage = await boxOf(page, '#stage');
        for (const name of ['edit', 'distances']) {
          await openView[name](page);
          assert.deepEqual(await boxOf(page, '#stage'), stage, name);
        }
      },
    ));

/** 400 % of a window of 1440 x 900, and of one 1280 wide, the width that WCAG 1.4.10 names. */
for (const viewport of [
  { width: 360, height: 225 },
  { width: 320, height: 200 },
])
  test(`400 % zoom, ${viewport.width} px: the page scrolls, and the maze is large enough`, () =>
    withPage({ viewport, still: true }, async (page) => {
      const { width, height } = /** @type {any} */ (await page.locator('#stage').boundingBox());
      assert.ok(width >= 318 && height >= 190, `${width} x ${height}`);
      for (const view of VIEWS) {
        const tab = page.locator(`#tab-${view}`);
        await tab.click();
        const isWhole = await tab.evaluate((each) => each.scrollWidth <= each.clientWidth);
        assert.equal(isWhole, true, view);
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        assert.equal(isWide, false, view);
      }
      await page.click('#tab-play');
      await page.click('#play-hint');
      await page.click('#tab-settings');
      await page.fill('#field-width', '9');
      await page.click('#make');
    }));
