// full: 13 s, what screen readers are told
// What a screen reader and a keyboard get.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ramp } from 'mazewright/draw';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, mazeOn, mw } from './support/maze.js';
import { pictureOf } from './support/pixels.js';
import { root } from './support/server.js';
import { mazeOf } from './support/shapes.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

/** What was said about the place, once it matches. @param {Page} page @param {RegExp} pattern */
async function said(page, pattern) {
  await page.waitForFunction(
    (source) => new RegExp(source).test(document.getElementById('where')?.textContent ?? ''),
    pattern.source,
  );
  return String(await page.locator('#where').textContent());
}

const WORDS = { north: 'up', south: 'down', west: 'left', east: 'right' };

test('moves, walls, passages and dead ends are said; the label has size, start and finish', () =>
  withPage({ hash: codeOf({ width: 6, height: 5 }) }, async (page) => {
    const maze = await mazeOn(page);
    assert.equal(await page.getAttribute('#actors', 'role'), 'application');
    // What was told is the name, which braille displays show; told as a description too, it would be read twice.
    assert.equal(await page.getAttribute('#actors', 'aria-describedby'), null);
    const label = String(await page.getAttribute('#actors', 'aria-label'));
    const end = maze.positionOf(/** @type {number} */ (maze.end));
    assert.match(label, /6 by 5 cells/);
    assert.match(label, /Start: column 1, row 1\./);
    assert.ok(label.includes(`Finish: column ${end.x + 1}, row ${end.y + 1}.`), label);
    const [first] = keysOut(maze);
    await page.keyboard.press('ArrowUp');
    assert.match(await said(page, /wall/), /^A wall: up\. column 1, row 1\./);
    await page.keyboard.press(first);
    const cell = maze.solve().path[1];
    const { x, y } = maze.positionOf(cell);
    const text = await said(page, new RegExp(`column ${x + 1}, row ${y + 1}`));
    const exits = maze.directions
      .filter((_, direction) => maze.isOpen(cell, direction))
      .map((name) => WORDS[/** @type {keyof typeof WORDS} */ (name)]);
    assert.ok(text.endsWith(`Ways on: ${exits.join(', ')}.`), text);
    await page.click('#language');
    await page.keyboard.press('r');
    await page.keyboard.press('ArrowUp');
    assert.match(await said(page, /벽/), /1열 1행/);
  }));

test('the maze can be read as text: drawn, or cell by cell', () =>
  withPage({ hash: codeOf({ width: 6, height: 5 }) }, async (page) => {
    const maze = await mazeOn(page);
    await page.click('#text-view summary');
    const text = page.locator('#text');
    await text.filter({ hasText: '+---+' }).waitFor();
    assert.equal(await text.textContent(), maze.text({ style: 'ascii' }));
    const hex = mw.catalog.shapes.find(({ tiles, graph }) => !tiles && !graph);
    const other = mazeOf(hex);
    await page.evaluate((code) => {
      location.hash = code;
    }, other.code);
    await page.waitForFunction(
      (count) => document.getElementById('text')?.textContent?.split('\n').length === count,
      other.cellCount,
    );
    assert.match(String(await text.textContent()), /^column 1, row 1: /);
  }));

test('the theme button says whether it is dark', () =>
  withPage({ hash: codeOf() }, async (page) => {
    assert.equal(await page.getAttribute('#theme', 'aria-pressed'), 'false');
    await page.click('#theme');
    assert.equal(await page.getAttribute('#theme', 'aria-pressed'), 'true');
  }));

test('a 3D view takes the focus, and is turned and zoomed by keys', () =>
  withPage(
    { hash: `${codeOf({ width: 5, height: 4 })}&view=blocks`, still: true },
    async (page) => {
      const scene = '#scene canvas';
      await page.focus(scene);
      const pictures = [(await pictureOf(page, scene)).picture];
      for (const key of ['Shift+ArrowLeft', 'Shift+ArrowDown', '+', '-', '0']) {
        await page.keyboard.press(key);
        pictures.push((await pictureOf(page, scene)).picture);
      }
      const [first, left, down, near, far, whole] = pictures;
      assert.equal(new Set([first, left, down, near]).size, 4);
      assert.equal(far, down);
      assert.equal(whole, first);
    },
  ));

/** @param {string} hex */
const channels = (hex) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** Relative luminance as WCAG 2 defines it. @param {number[]} rgb */
function luminance(rgb) {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {number[]} a @param {number[]} b */
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  test(`the trail is seen on floors of every colour (${theme})`, () => {
    const css = readFileSync(join(root, 'web/demo/styles/tokens.css'), 'utf8');
    const token = (/** @type {string} */ name) => {
      const [, light, dark] = /** @type {RegExpExecArray} */ (
        new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)
      );
      return channels(theme === 'light' ? light : dark);
    };
    const [trail, rim] = [token('trail'), token('trail-rim')];
    assert.ok(contrast(trail, rim) >= 3);
    const floors = Array.from(ramp(theme), (pixel) => [
      pixel & 255,
      (pixel >> 8) & 255,
      (pixel >> 16) & 255,
    ]);
    for (const floor of [...floors, token('floor'), token('hall')]) {
      const best = Math.max(contrast(trail, floor), contrast(rim, floor));
      assert.ok(best >= 3, `${floor}: ${best}`);
    }
  });
}

test('the panel begins with presets, size, grid, algorithm and seed; the rest is folded; links lead on', () =>
  withPage({ folded: true, hash: codeOf() }, async (page) => {
    const fields = await page.evaluate(() =>
      [...document.querySelectorAll('#maker input, #maker select')]
        .filter((each) => each.checkVisibility())
        .map(({ id }) => id),
    );
    const first = ['width', 'height', 'shape', 'algorithm', 'seed'].map((id) => `field-${id}`);
    // A preset chooses all of them at once.
    assert.deepEqual(
      fields.filter((id) => id !== 'field-preset'),
      first,
    );
    await page.click('#more > summary');
    assert.equal(await page.locator('#field-exits').isVisible(), true);
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    assert.equal(await page.locator('#field-exits').isVisible(), true);
    const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('#about a')].map((each) => each.getAttribute('href')),
    );
    assert.ok(links.includes('./docs/index.html'));
    assert.ok(links.includes(`https://www.npmjs.com/package/${name}`));
    // Nothing is published before the first release, and the page says so.
    assert.match(String(await page.textContent('#about')), /from the first release on/);
    assert.equal(links.includes(''), false);
    assert.equal(
      (await page.request.get(new URL('./licenses.txt', page.url()).href)).status(),
      200,
    );
    // One strong button, whatever the view offers.
    const strong = await page.evaluate(() =>
      [...document.querySelectorAll('.strong')]
        .filter((each) => each.checkVisibility())
        .map(({ id }) => id),
    );
    assert.deepEqual(strong, ['make']);
  }));

for (const narrow of [false, true]) {
  test(`nothing jumps while the page loads (${narrow ? '360 px' : 'wide'})`, () =>
    withPage({ hash: codeOf(), narrow }, async (page) => {
      await page.addInitScript(() => {
        const seen = { shift: 0 };
        Object.assign(globalThis, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.reload();
      await page.waitForSelector('body[data-ready]');
      await pictureOf(page, '#stage');
      const shift = await page.evaluate(() => /** @type {any} */ (globalThis).seen.shift);
      assert.ok(shift < 0.1, `layout shift of ${shift}`);
    }));
}

test('phone: another maze without opening the settings, and fields that Safari does not zoom', () =>
  withPage({ narrow: true, hash: codeOf() }, async (page) => {
    const { seed } = await mazeOn(page);
    const before = await page.evaluate(() => location.hash);
    await page.tap('#make-here');
    // The click comes after the tap.
    await page.waitForFunction((hash) => location.hash !== hash, before);
    assert.notEqual((await mazeOn(page)).seed, seed);
    await page.tap('#tab-settings');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('input, select, textarea')]
        .filter((each) => each.checkVisibility() && !each.matches('[type=checkbox], [type=range]'))
        .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 16)
        .map((each) => each.id || each.outerHTML),
    );
    assert.deepEqual(small, []);
  }));
