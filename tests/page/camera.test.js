// The camera of the flat maze, the bar over the stage, history, and mazes of millions of cells.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellUnder, fit, geometryOf, middle, viewOf } from 'mazewright/draw';
import { testInFull } from '../js/support/seeds.js';
import { pointOf } from './support/board.js';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, mazeOn, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';
import { CASES, mazeOf } from './support/shapes.js';
import { framesOf, settled } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

test('a maze is plain squares exactly if its corners say so', () => {
  for (const { name, row, options } of CASES) {
    const maze = mazeOf(row, options);
    const { points } = maze.polygons();
    const areSquares =
      maze.directions.length === 4 &&
      points.length === 8 * maze.cellCount &&
      points.every((value, i) => {
        const [cell, corner] = [i >> 3, (i >> 1) & 3];
        const x = (cell % maze.width) + (corner === 1 || corner === 2 ? 1 : 0);
        const y = Math.floor(cell / maze.width) + (corner > 1 ? 1 : 0);
        return value === (i % 2 === 0 ? x : y);
      });
    assert.equal(geometryOf(maze).squares, areSquares, name);
  }
});

test('all of a maze is inside the stage, in windows of every size', () => {
  for (const { name, row, options } of CASES) {
    const maze = mazeOf(row, options);
    for (const [width, height] of [
      [1104, 720],
      [300, 500],
      [345, 220],
    ]) {
      const at = fit(maze, width, height, 1);
      const { box } = at.geometry;
      const reach = at.half + 1;
      assert.ok(at.left - reach >= 0 && at.top - reach >= 0, `${name} ${width}`);
      assert.ok(at.left + (box.right - box.left) * at.cell + reach <= width, `${name} ${width}`);
      assert.ok(at.top + (box.bottom - box.top) * at.cell + reach <= height, `${name} ${height}`);
    }
  }
});

/** The middle of the board in the window. @param {Page} page */
async function middleOf(page) {
  const { x, y, width, height } = /** @type {any} */ (await page.locator('#actors').boundingBox());
  return { x: x + width / 2, y: y + height / 2 };
}

test('wheel, drag, buttons and keys move the camera; it follows the player', () =>
  withPage({ hash: codeOf({ width: 40, height: 30 }), still: true }, async (page) => {
    const whole = await canvasOf(page);
    // In the middle of a cell: a drag that begins at a wall moves that.
    const { x, y } = await pointOf(page, await mazeOn(page), 15 * 40 + 20);
    await page.mouse.move(x, y);
    assert.equal(await page.isDisabled('#zoom-out'), true);
    await page.mouse.wheel(0, -600);
    await page.waitForFunction(() => !document.querySelector('#zoom-out:disabled'));
    const near = await canvasOf(page);
    assert.notEqual(near.hash, whole.hash);
    await page.mouse.down();
    await page.mouse.move(x - 120, y - 60, { steps: 4 });
    await page.mouse.up();
    const panned = await canvasOf(page);
    assert.notEqual(panned.hash, near.hash);
    // A drag is no click: the player did not walk.
    assert.equal(await page.locator('#score-moves').textContent(), '0');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    assert.notEqual((await canvasOf(page)).hash, panned.hash);
    assert.equal(await page.locator('#score-moves').textContent(), '0');
    await page.keyboard.press('0');
    assert.equal((await canvasOf(page)).hash, whole.hash);
    await page.keyboard.press('+');
    assert.notEqual((await canvasOf(page)).hash, whole.hash);
    await page.keyboard.press('-');
    assert.equal((await canvasOf(page)).hash, whole.hash);
    await page.click('#zoom-in');
    await page.click('#zoom-in');
    await page.click('#zoom-in');
    await page.click('#zoom-in');
    // The player stays in view on the path out.
    const maze = await mazeOn(page);
    for (const key of keysOut(maze)) await page.keyboard.press(key);
    await page.locator('#banner').waitFor({ state: 'visible' });
    await settled(page);
    const isSeen = await page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('actors'));
      const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent');
      const [red, green, blue] = (accent.match(/\d+/g) ?? []).map(Number);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) return true;
      }
      return false;
    });
    assert.equal(isSeen, true);
  }));

test('two fingers zoom and pan; one finger still plays while all of the maze is visible', () =>
  withPage({ hash: codeOf({ width: 9, height: 9 }), narrow: true, still: true }, async (page) => {
    const { hash } = await canvasOf(page);
    const { x, y } = await middleOf(page);
    const client = await page.context().newCDPSession(page);
    const send = (/** @type {any} */ type, /** @type {any[]} */ touchPoints) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const two = (/** @type {number} */ apart) => [
      { x: x - apart, y, id: 0 },
      { x: x + apart, y, id: 1 },
    ];
    await send('touchStart', two(30));
    for (const apart of [40, 60, 80, 100]) await send('touchMove', two(apart));
    await send('touchEnd', []);
    await framesOf(page);
    assert.notEqual((await canvasOf(page)).hash, hash);
    assert.equal(await page.locator('#score-moves').textContent(), '0');
    await page.tap('#zoom-whole');
    assert.equal((await canvasOf(page)).hash, hash);
  }));

test('a click finds the cell that is drawn there, wherever the camera is', () => {
  for (const { name, row, options } of CASES.filter(({ row: { graph } }) => !graph)) {
    const maze = mazeOf(row, options);
    for (const [x, y, scale, ratio] of [
      [3, 2.5, 31.7, 1],
      [1.2, 4.1, 90, 2],
      [0, 0, 7.3, 1.25],
    ]) {
      const at = viewOf(maze, { x, y, scale, width: 640, height: 480 }, ratio);
      for (let cell = 0; cell < maze.cellCount; cell += 1) {
        const place = middle(at, cell);
        const found = cellUnder(at, place.x / ratio, place.y / ratio);
        assert.equal(found, cell, `${name}, ${scale}`);
      }
    }
  }
});

testInFull('Watch zooms, and its film goes on in the part that is shown', () =>
  withPage(
    { hash: `${codeOf({ width: 30, height: 20 })}&view=watch`, still: true },
    async (page) => {
      const slider = page.locator('#replay-step');
      await slider.fill('100');
      const whole = await canvasOf(page);
      const { x, y } = await middleOf(page);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, -500);
      await framesOf(page);
      const near = await canvasOf(page);
      assert.notEqual(near.hash, whole.hash);
      // Steps drawn one by one are those of the picture drawn at once.
      await page.click('#replay-forward', { clickCount: 8 });
      const stepped = await canvasOf(page);
      await slider.fill('0');
      await slider.fill('108');
      assert.equal((await canvasOf(page)).hash, stepped.hash);
      await slider.fill('100');
      assert.equal((await canvasOf(page)).hash, near.hash);
      await page.click('#zoom-whole');
      assert.equal((await canvasOf(page)).hash, whole.hash);
    },
  ),
);

test('undo brings mazes back, Back and Forward walk through mazes and views', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const seeds = [];
    const seed = async () => (await mazeOn(page)).seed;
    seeds.push(await seed());
    assert.equal(await page.isDisabled('#undo'), true);
    for (let i = 0; i < 2; i += 1) {
      await page.click('#make');
      seeds.push(await seed());
    }
    await page.click('#undo');
    assert.equal(await seed(), seeds[1]);
    await page.keyboard.press('Control+z');
    assert.equal(await seed(), seeds[0]);
    assert.equal(await page.isDisabled('#undo'), true);
    await page.keyboard.press('Control+y');
    assert.equal(await seed(), seeds[1]);
    await page.click('#redo');
    assert.equal(await seed(), seeds[2]);

    // The event of a step comes after its address, and the page writes that address again then.
    const back = () => page.goBack().then(() => framesOf(page));
    const forward = () => page.goForward().then(() => framesOf(page));
    await page.click('#tab-watch');
    await back();
    assert.equal(await page.getAttribute('body', 'data-view'), 'play');
    assert.equal(await seed(), seeds[2]);
    await back();
    assert.equal(await seed(), seeds[1]);
    await forward();
    assert.equal(await seed(), seeds[2]);
    await forward();
    await page.waitForSelector('body[data-view=watch]');
    // A number that is typed is one entry.
    await page.click('#tab-play');
    const entries = () => page.evaluate(() => history.length);
    await page.fill('#field-width', '1');
    const before = await entries();
    await page.locator('#field-width').pressSequentially('23');
    assert.equal(await entries(), before);
    await page.goBack();
    assert.equal((await mazeOn(page)).width, mw.generate(codeOf()).width);
  }));

testInFull('what changes while a step in the history is under way does not stop it', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const first = (await mazeOn(page)).seed;
    await page.click('#make');
    await settled(page);
    // Between both events the address is that of the step, and the page shows the maze before it.
    await page.evaluate(() => {
      const change = () => document.getElementById('field-show-solution')?.click();
      addEventListener('popstate', change, { once: true });
    });
    await page.goBack();
    await framesOf(page);
    assert.equal((await mazeOn(page)).seed, first);
  }),
);

testInFull('full screen leaves the stage, its bar and the dock', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const before = /** @type {any} */ (await page.locator('#stage').boundingBox());
    await page.click('#full');
    await page.waitForSelector('body.full');
    await framesOf(page);
    const { width, height } = /** @type {any} */ (await page.locator('#stage').boundingBox());
    assert.ok(width > before.width && height > before.height);
    assert.equal(await page.locator('#tabs').isVisible(), false);
    assert.equal(await page.locator('#play-hint').isVisible(), true);
    await page.click('#full');
    await page.waitForSelector('body:not(.full)');
    assert.equal(await page.locator('#tabs').isVisible(), true);
  }),
);

testInFull('1000 x 1000 and 4000 x 4000 cells are made, drawn, searched and played', () =>
  withPage({ still: true }, async (page) => {
    await page.fill('#field-height', '1000');
    await page.fill('#field-width', '1000');
    await settled(page);
    assert.ok((await canvasOf(page)).colors > 100);
    assert.equal((await mazeOn(page)).cellCount, 1_000_000);
    assert.ok((await page.locator('.stats dd').count()) > 3);
    const plain = await canvasOf(page);
    await page.check('#field-show-solution');
    assert.notEqual((await canvasOf(page)).hash, plain.hash);
    await page.uncheck('#field-show-solution');
    assert.equal((await canvasOf(page)).hash, plain.hash);
    await page.fill('#field-height', '4000');
    await page.fill('#field-width', '4000');
    await settled(page);
    assert.equal(await page.locator('#error-width').isVisible(), false);
    const { hash } = await canvasOf(page);
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    for (let i = 0; i < 8; i += 1) await page.mouse.wheel(0, -900);
    await framesOf(page);
    assert.notEqual((await canvasOf(page)).hash, hash);
    // A size of millions is refused for shapes that are drawn from their corners.
    await page.selectOption('#field-shape', 'hex');
    await page.fill('#field-width', '4000');
    await page.fill('#field-height', '4000');
    assert.equal(await page.locator('#error-width').isVisible(), true);
  }),
);
