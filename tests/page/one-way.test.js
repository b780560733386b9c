// full: 14 s, one-way passages on every kind of board
/** One-way passages on the page: arrows in all views, moves against them, and who can race. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { canvasOf, pictureOf } from './support/pixels.js';
import { settled } from './support/states.js';

const { withPage } = browserFor();
const scene = '#scene canvas';
const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const passes = [{ id: 'braid' }, { id: 'oneWay', share: 1 }];

/** @param {object} [options] */
const directed = (options) =>
  codeOf({ algorithm: 'wilson', width: 10, height: 8, passes, ...options });

/** A maze of squares whose player can go to a cell from which the way back is closed; its two directions. */
function trapped() {
  for (let seed = 1; ; seed++) {
    const maze = mw.generate(directed({ seed }));
    const { start } = maze;
    if (start === null) continue;
    for (const [direction] of maze.directions.entries()) {
      const to = maze.isOpen(start, direction) ? maze.neighbour(start, direction) : null;
      const back = maze.back(start, direction);
      if (to === null || back === null || to === maze.end) continue;
      if (!maze.isOpen(to, back)) return { maze, direction, back };
    }
  }
}

test('a move against an arrow is blocked, and solvers that walk back cannot race', () => {
  const { maze, direction, back } = trapped();
  return withPage({ hash: `${maze.code}&distances=0`, still: true }, async (page) => {
    await settled(page);
    const moves = () => page.locator('.scores dd').nth(1).textContent();
    await page.keyboard.press(keys[direction]);
    await settled(page);
    assert.equal(await moves(), '1');
    await page.keyboard.press(keys[back]);
    await settled(page);
    assert.equal(await moves(), '1');
    const runners = page.locator('.race select');
    const disabled = await runners
      .locator('option:disabled')
      .evaluateAll((list) => list.map((each) => /** @type {HTMLOptionElement} */ (each).value));
    const walksBack = mw.catalog.solvers.filter(({ oneWays }) => !oneWays).map(({ id }) => id);
    assert.deepEqual(disabled.sort(), [...walksBack].sort());
    const chosen = await runners.inputValue();
    assert.ok(!disabled.includes(chosen));
    await page.click('#play-escape');
    await page.waitForFunction(
      () => document.querySelectorAll('.scores dd')[4]?.textContent !== '–',
    );
  });
});

for (const shape of ['square', 'hex', 'cube']) {
  test(`${shape}: arrows are drawn in Play, in Watch and in 3D`, () => {
    const code = directed({ shape, ...(shape === 'cube' ? { levels: 2 } : {}) });
    const plain = mw.generate({ ...mw.options(code), passes: passes.slice(0, 1) }).code;
    return withPage({ hash: `${code}&view=watch&distances=0`, still: true }, async (page) => {
      await settled(page);
      const film = await canvasOf(page);
      await page.click('#tab-blocks');
      await page.waitForSelector(scene);
      await settled(page);
      const solid = await pictureOf(page, scene);
      await page.click('#tab-play');
      await page.waitForSelector('body[data-view=play]');
      await settled(page);
      const game = await canvasOf(page);
      await page.goto(`${page.url().split('#')[0]}#${plain}&view=watch&distances=0`);
      await page.waitForFunction((wanted) => location.hash.includes(wanted), plain);
      await settled(page);
      const before = await canvasOf(page);
      assert.notEqual(film.hash, before.hash);
      await page.click('#tab-blocks');
      await page.waitForSelector(scene);
      await settled(page);
      assert.notEqual((await pictureOf(page, scene)).picture, solid.picture);
      await page.click('#tab-play');
      await page.waitForSelector('body[data-view=play]');
      await settled(page);
      assert.notEqual((await canvasOf(page)).hash, game.hash);
    });
  });
}
