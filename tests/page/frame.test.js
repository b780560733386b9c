// full: 15 s, what surrounds the views
// The frame of the page: banner, notices, theme, panel, pad, and the stage of the 3D views.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, mazeOn } from './support/maze.js';
import { pictureOf } from './support/pixels.js';
import { framesOf, switchLanguage } from './support/states.js';

const { withPage } = browserFor();

/** @typedef {import('playwright-core').Page} Page */

const text = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.locator(selector).textContent();

/** Walks out by the shortest path. @param {Page} page */
async function win(page) {
  for (const key of keysOut(await mazeOn(page))) await page.keyboard.press(key);
  await page.locator('#banner').waitFor({ state: 'visible' });
}

test('the banner of a game is translated, and closed by Escape, by its button and by a click next to it', () =>
  withPage({ hash: codeOf({ width: 4, height: 4 }) }, async (page) => {
    await win(page);
    assert.match(String(await text(page, '#banner h2')), /out/);
    await switchLanguage(page);
    assert.match(String(await text(page, '#banner')), /[가-힣]/);
    assert.doesNotMatch(String(await text(page, '#banner h2')), /[a-z]/i);
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('#banner').isVisible(), false);
    // The maze is as it was: nothing started over.
    assert.equal(await text(page, '#score-score'), '100%');
    await page.keyboard.press('r');
    await win(page);
    await page.click('.banner-close');
    assert.equal(await page.locator('#banner').isVisible(), false);
    await page.keyboard.press('r');
    await win(page);
    await page.locator('#banner').click({ position: { x: 5, y: 5 } });
    assert.equal(await page.locator('#banner').isVisible(), false);
  }));

test('keys move nothing after the AI was out first', () =>
  withPage({ hash: codeOf({ width: 4, height: 3 }) }, async (page) => {
    await page.click('#play-escape');
    await page.locator('#banner').waitFor({ state: 'visible' });
    const [first] = keysOut(await mazeOn(page));
    await page.keyboard.press(first);
    assert.equal(await text(page, '#score-moves'), '0');
    await page.keyboard.press('Escape');
    await page.keyboard.press(first);
    assert.equal(await text(page, '#score-moves'), '0');
    await page.keyboard.press('r');
    await page.keyboard.press(first);
    assert.equal(await text(page, '#score-moves'), '1');
  }));

test('a notice is translated', () =>
  withPage({ hash: 'nonsense' }, async (page) => {
    assert.match(String(await text(page, '#notice')), /link/);
    await switchLanguage(page);
    assert.match(String(await text(page, '#notice')), /링크/);
  }));

test('a held arrow of the pad walks on, and stops when it is released', () => {
  const code = codeOf({ algorithm: 'spiral', width: 12, height: 12 });
  return withPage({ hash: code, narrow: true }, async (page) => {
    const [first] = keysOut(await mazeOn(page));
    const name = first.replace('Arrow', '').toLowerCase();
    const { x, y, width, height } = /** @type {any} */ (
      await page.locator(`.pad-${name}`).boundingBox()
    );
    const client = await page.context().newCDPSession(page);
    const send = (/** @type {any} */ type, /** @type {any[]} */ touchPoints) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
    await page.waitForFunction(
      () => Number(document.getElementById('score-moves')?.textContent) > 3,
    );
    await send('touchEnd', []);
    await framesOf(page);
    const moves = await text(page, '#score-moves');
    // Longer than the pause between two moves of a held arrow.
    await framesOf(page, 30);
    assert.equal(await text(page, '#score-moves'), moves);
  });
});

test('a saved theme is there before the first paint', () =>
  withPage({ hash: codeOf() }, async (page) => {
    await page.click('#theme');
    // No module has run when the body begins.
    await page.addInitScript(() => {
      const seen = /** @type {any} */ (globalThis);
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        seen.themeAtFirst = document.documentElement.dataset.theme;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    assert.equal(await page.evaluate('themeAtFirst'), 'dark');
  }));

test('phone: settings open over a script, and are called by what they set', () =>
  withPage({ hash: `${codeOf()}&view=turtle`, narrow: true }, async (page) => {
    await page.click('#tab-settings');
    assert.equal(await page.locator('#field-algorithm').isVisible(), true);
    assert.equal(await page.getAttribute('body', 'data-view'), 'turtle');
    assert.equal(await text(page, '#panel-title'), 'Maze settings');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('#turtle').isVisible(), true);
    await page.click('#tab-world');
    await page.waitForSelector('#world-map');
    await page.click('#tab-settings');
    assert.equal(await text(page, '#panel-title'), 'World settings');
    assert.equal(await page.getAttribute('#panel', 'aria-label'), 'World settings');
    await page.keyboard.press('Escape');
    await page.click('#share-open');
    assert.equal(await text(page, 'label[for=share-link]'), 'Link to this world');
  }));

test('3D keeps its camera when the window is resized, and says what it waits for', () =>
  withPage({ hash: `${codeOf({ width: 5, height: 4 })}&view=blocks` }, async (page) => {
    await page.waitForSelector('#scene canvas');
    const size = { width: 1440, height: 900 };
    const resized = async () => {
      await page.setViewportSize({ width: 1300, height: 860 });
      await framesOf(page);
      await page.setViewportSize(size);
      return (await pictureOf(page, '#scene canvas')).picture;
    };
    const first = (await pictureOf(page, '#scene canvas')).picture;
    assert.equal(await resized(), first);
    const { x, y, width, height } = /** @type {any} */ (
      await page.locator('#scene canvas').boundingBox()
    );
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 150, y + height / 2 - 60);
    await page.mouse.up();
    const turned = (await pictureOf(page, '#scene canvas')).picture;
    assert.notEqual(turned, first);
    assert.equal(await resized(), turned);
    await page.evaluate(() => {
      const seen = /** @type {any} */ (globalThis);
      seen.words = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) seen.words.push(node.textContent);
        }
      }).observe(/** @type {Node} */ (document.getElementById('stage')), { childList: true });
    });
    await page.fill('#field-width', '90');
    await page.fill('#field-height', '80');
    await pictureOf(page, '#scene canvas');
    assert.match(String(await page.evaluate('words')), /Building/);
    await page.waitForSelector('.scene-busy', { state: 'detached' });
    // Too many cells for any computer are not built at all.
    await page.fill('#field-width', '600');
    await page.fill('#field-height', '600');
    assert.equal((await mazeOn(page)).cellCount, 360_000);
    await page.waitForSelector('.scene-busy', { state: 'detached' });
    await page.waitForSelector('#scene-large:not([hidden])');
    assert.match(
      String(await text(page, '#scene-large')),
      /^This maze is too large for the 3D view/,
    );
  }));
