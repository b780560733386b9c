// full: 30 s, every view from the first Tab on
// Everything that the page is for, from the first Tab on, without a mouse: the focus is seen wherever it is,
// and never lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { focused, pressOn, stops, tabTo } from './support/focus.js';
import { codeOf, keysOut, mazeOn } from './support/maze.js';
import { framesOf, settled } from './support/states.js';
import { ended } from './support/turtle.js';
import { drawn } from './support/world.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();
const small = { hash: codeOf(), still: true };

/** The id of what has the focus; fails if nothing has it. @param {Page} page */
async function focusOn(page) {
  await framesOf(page);
  const id = await page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? null : (activeElement?.id ?? null);
  });
  assert.notEqual(id, null, 'the focus is lost');
  return id;
}

/** @param {Page} page */
const codeNow = async (page) => {
  await settled(page);
  return (await page.evaluate(() => location.hash)).replace(/&.*/, '');
};

test('a maze is played to its end, and another one after it', () =>
  withPage(small, async (page) => {
    await tabTo(page, 'actors');
    for (let round = 0; round < 2; round += 1) {
      const maze = await mazeOn(page);
      for (const key of keysOut(maze)) await page.keyboard.press(key);
      await page.locator('#banner').waitFor({ state: 'visible' });
      await tabTo(page, 'banner-again');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.locator('#banner').waitFor({ state: 'hidden' });
      assert.equal(await focusOn(page), 'actors');
      assert.notEqual((await mazeOn(page)).code, maze.code);
    }
  }));

test('walls are opened and closed, a cell is cut, the start is moved, and all of it is undone', () =>
  withPage({ ...small, hash: codeOf({ width: 10, height: 8 }) }, async (page) => {
    const first = await codeNow(page);
    const maze = await mazeOn(page);
    await pressOn(page, 'edit-open');
    await page.waitForSelector('#edit-done');
    await pressOn(page, 'edit-walls');
    await tabTo(page, 'actors');
    const side = maze.isOpen(maze.start, 'south') ? 'ArrowRight' : 'ArrowDown';
    const changes = [];
    for (let i = 0; i < 2; i += 1) {
      await page.keyboard.press(`Shift+${side}`);
      changes.push(await codeNow(page));
    }
    assert.notEqual(changes[0], first);
    await pressOn(page, 'edit-start');
    await tabTo(page, 'actors');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    changes.push(await codeNow(page));
    await pressOn(page, 'edit-cells');
    await tabTo(page, 'actors');
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    changes.push(await codeNow(page));
    assert.equal(new Set(changes).size, 4);
    await tabTo(page, 'undo');
    for (let i = 0; i < 4; i += 1) {
      await page.keyboard.press('Enter');
      await settled(page);
    }
    assert.equal(await codeNow(page), first);
    // It does nothing now, and has the focus still.
    assert.equal(await focusOn(page), 'undo');
    await page.keyboard.press('Enter');
    assert.equal(await codeNow(page), first);
    await pressOn(page, 'edit-done');
    await page.waitForSelector('body[data-view=play]');
    await focusOn(page);
  }));

test('a film is stepped, slid, played and stopped; two algorithms are compared', () =>
  withPage(small, async (page) => {
    await pressOn(page, 'tab-watch');
    await page.waitForSelector('#replay-step');
    const step = () => page.inputValue('#replay-step').then(Number);
    const last = await step();
    await pressOn(page, 'replay-back');
    assert.equal(await step(), last - 1);
    await tabTo(page, 'replay-step');
    await page.keyboard.press('Home');
    assert.equal(await step(), 0);
    await page.keyboard.press('ArrowRight');
    assert.equal(await step(), 1);
    await tabTo(page, 'replay-speed');
    await page.keyboard.press('Home');
    await pressOn(page, 'replay-play');
    await page.waitForFunction(
      (from) =>
        Number(/** @type {HTMLInputElement} */ (document.getElementById('replay-step')).value) >
        from,
      1,
    );
    await page.keyboard.press('Enter');
    const stopped = await step();
    await framesOf(page, 30);
    assert.equal(await step(), stopped);
    await tabTo(page, 'watch-subject');
    for (let i = 0; i < 2; i += 1) await page.keyboard.press('ArrowDown');
    await page.waitForSelector('.compare-grid');
    await pressOn(page, 'compare-more');
    await page.waitForSelector('.compare-grid > figure:nth-child(3)');
    assert.equal(await focusOn(page), 'compare-more');
    await pressOn(page, 'compare-fewer');
    // Fewer than two are not compared.
    assert.equal(await focusOn(page), 'compare-more');
  }));

test('walks begin in Blocks, in Script and in the world; Escape ends them, and the focus is back', () =>
  withPage(small, async (page) => {
    for (const view of ['blocks', 'turtle', 'world']) {
      await pressOn(page, `tab-${view}`);
      if (view === 'turtle') await ended(page);
      await pressOn(page, `${view}-walk`);
      const canvas = view === 'world' ? '#world-walker canvas' : '#walk canvas';
      await focused(page, `${canvas}[tabindex]`);
      await page.waitForSelector(`${canvas}[aria-busy="false"]`);
      await page.keyboard.press('ArrowLeft');
      await page.waitForSelector(`${canvas}[aria-busy="false"]`);
      await page.keyboard.press('Escape');
      await page.locator(canvas).first().waitFor({ state: 'detached' });
      assert.equal(await focusOn(page), view === 'world' ? 'world-map' : `${view}-walk`);
    }
  }));

test('every dialog takes the focus, keeps it and gives it back', () =>
  withPage(small, async (page) => {
    /** @type {Set<string>} */
    const seen = new Set();
    for (const view of ['play', 'dungeon', 'watch', 'blocks', 'turtle', 'world']) {
      await pressOn(page, `tab-${view}`);
      await page.waitForSelector(`#tab-${view}[aria-pressed=true]`);
      await settled(page);
      const openers = await page.$$eval('[aria-haspopup=dialog]', (all) =>
        all.filter((each) => each.checkVisibility()).map(({ id }) => id),
      );
      for (const opener of openers.filter((id) => !seen.has(id))) {
        seen.add(opener);
        const text = `${opener} in ${view}`;
        await pressOn(page, opener);
        const isWithin = () =>
          document.querySelector(':is(dialog[open], :popover-open):focus-within') !== null;
        await page.waitForFunction(isWithin);
        // What is loaded later moves what has the focus.
        await page.waitForSelector('dialog[open] [aria-busy="true"]', { state: 'detached' });
        const isModal = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
        if (isModal) {
          const inside = await stops(page);
          assert.ok(inside.length > 1, text);
          const ids = await page.$$eval(':is(dialog[open], dialog[open] [id])', (all) =>
            all.map(({ id }) => id),
          );
          for (const stop of inside) {
            assert.ok(
              stop === '' || stop.startsWith('<') || ids.includes(stop),
              `${text}: ${stop}`,
            );
          }
        }
        await page.keyboard.press('Escape');
        assert.equal(await focusOn(page), opener, text);
      }
    }
    assert.ok(seen.size > 6, `${[...seen]}`);
  }));

test('a script is written and run, and Escape and Tab lead on', () =>
  withPage(small, async (page) => {
    await pressOn(page, 'tab-turtle');
    await ended(page);
    await tabTo(page, 'turtle-code');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('cube(1, 1, 1);\ncube(2, 1, 1);');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    assert.equal(await focusOn(page), 'turtle-run');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#turtle-output[data-cubes="2"]');
    assert.equal(await focusOn(page), 'turtle-run');
  }));

test('a world is moved and zoomed, a route is found, ended and removed', () =>
  withPage(small, async (page) => {
    await pressOn(page, 'tab-world');
    await drawn(page);
    await tabTo(page, 'world-map');
    const place = () => page.textContent('#world-place');
    const places = [await place()];
    for (const key of ['+', 'ArrowRight', 'ArrowDown']) {
      await page.keyboard.press(key);
      await framesOf(page);
      places.push(await place());
    }
    assert.equal(new Set(places.slice(1)).size, 3);
    await pressOn(page, 'world-route');
    await pressOn(page, 'world-stop');
    await focusOn(page);
    await pressOn(page, 'world-to');
    await focused(page, '#world-x');
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      /x 5\b.*y 7\b/.test(document.getElementById('world-place')?.textContent ?? ''),
    );
    await focusOn(page);
  }));
