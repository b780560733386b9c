import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXPLORER } from '../../web/demo/config.js';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, mazeOn, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';

const { withPage } = browserFor();
const text = (/** @type {import('playwright-core').Page} */ page, /** @type {string} */ selector) =>
  page.locator(selector).textContent();

test('arrow keys lead out, with a full score for the shortest path', () =>
  withPage({}, async (page) => {
    const keys = keysOut(await mazeOn(page));
    for (const key of keys) await page.keyboard.press(key);
    assert.equal(await text(page, '#score-moves'), String(keys.length));
    assert.equal(await text(page, '#score-best'), String(keys.length));
    assert.equal(await text(page, '#score-score'), '100%');
    assert.equal(await page.locator('#banner').isVisible(), true);
    await page.click('#banner button:last-child');
    assert.equal(await text(page, '#score-moves'), '0');
  }));

test('WASD plays too, walls block, and a detour costs score', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const maze = await mazeOn(page);
    const letters = { ArrowUp: 'w', ArrowDown: 's', ArrowLeft: 'a', ArrowRight: 'd' };
    const back = { ArrowUp: 's', ArrowDown: 'w', ArrowLeft: 'd', ArrowRight: 'a' };
    const keys = /** @type {(keyof typeof letters)[]} */ (keysOut(maze));
    await page.keyboard.press('ArrowUp');
    assert.equal(await text(page, '#score-moves'), '0');
    for (const key of [letters[keys[0]], back[keys[0]], ...keys.map((key) => letters[key])]) {
      await page.keyboard.press(key);
    }
    assert.equal(await text(page, '#score-moves'), String(keys.length + 2));
    const score = Math.round((100 * keys.length) / (keys.length + 2));
    assert.equal(await text(page, '#score-score'), `${score}%`);
  }));

test('keys do not play while a field has the focus', () =>
  withPage({ hash: codeOf() }, async (page) => {
    await page.fill('#field-seed', 'wasd');
    const key = keysOut(await mazeOn(page))[0];
    await page.focus('#field-seed');
    for (const each of [key, 'w', 'a', 's', 'd']) await page.keyboard.press(each);
    assert.equal(await text(page, '#score-moves'), '0');
    await page.focus('#actors');
    await page.keyboard.press(keysOut(await mazeOn(page))[0]);
    assert.equal(await text(page, '#score-moves'), '1');
  }));

test('following the hints leads out', () =>
  withPage({ hash: codeOf({ width: 4, height: 4 }) }, async (page) => {
    const words = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' };
    const { length } = (await mazeOn(page)).solve();
    for (let i = 0; i < length; i += 1) {
      await page.evaluate(() => document.getElementById('status')?.replaceChildren());
      await page.keyboard.press('h');
      await page.waitForFunction(() => document.getElementById('status')?.textContent);
      const word = String(await text(page, '#status')).replace('Hint: ', '');
      await page.keyboard.press(words[/** @type {keyof typeof words} */ (word)]);
    }
    assert.equal(await page.locator('#banner').isVisible(), true);
  }));

for (const runner of [EXPLORER, ...mw.catalog.solvers.map(({ id }) => id)]) {
  test(`the rival walks out (${runner})`, () =>
    withPage({ hash: codeOf({ width: 4, height: 3 }) }, async (page) => {
      await page.selectOption('.race select', runner);
      await page.click('#play-escape');
      await page.locator('#banner').waitFor({ state: 'visible' });
      const moves = Number(await text(page, '#score-rival'));
      assert.ok(moves >= (await mazeOn(page)).solve().length, `${moves} moves`);
      assert.equal(await text(page, '#score-moves'), '0');
    }));
}

test('a click on a cell walks there', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const maze = await mazeOn(page);
    const box = await page.locator('#actors').boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + box.width - 20, box.y + box.height - 20);
    await page.locator('#banner').waitFor({ state: 'visible' });
    assert.equal(await text(page, '#score-moves'), String(maze.solve().length));
  }));

test('moving leaves a trail, starting over clears it', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const before = await canvasOf(page, '#actors');
    await page.keyboard.press(keysOut(await mazeOn(page))[0]);
    assert.notEqual((await canvasOf(page, '#actors')).hash, before.hash);
    await page.keyboard.press('r');
    assert.equal((await canvasOf(page, '#actors')).hash, before.hash);
  }));

test('360 px: the pad and a finger play', () =>
  withPage({ hash: codeOf({ width: 4, height: 4 }), narrow: true }, async (page) => {
    const maze = await mazeOn(page);
    const buttons = { ArrowUp: 1, ArrowLeft: 2, ArrowDown: 3, ArrowRight: 4 };
    const [first, ...rest] = /** @type {(keyof typeof buttons)[]} */ (keysOut(maze));
    await swipe(page, first);
    assert.equal(await text(page, '#score-moves'), '1');
    for (const key of rest) await page.tap(`.pad button:nth-child(${buttons[key]})`);
    assert.equal(await text(page, '#score-score'), '100%');
    await page.tap('#banner .row button:first-child');
    assert.equal(await text(page, '#score-moves'), '0');
  }));

/** One finger across the maze. @param {import('playwright-core').Page} page @param {string} key */
async function swipe(page, key) {
  const to = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  const [dx, dy] = /** @type {number[]} */ (to);
  const client = await page.context().newCDPSession(page);
  const point = (/** @type {number} */ far) => [{ x: 180 + dx * far, y: 260 + dy * far }];
  const send = (/** @type {any} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', point(0));
  await send('touchMove', point(15));
  await send('touchMove', point(30));
  await send('touchEnd', []);
}
