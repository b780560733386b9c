// full: 67 s, every shape in every view
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawAll, drawPath, fit, middle, pixel, sideOf } from 'mazewright/draw';
import { browserFor } from './support/browser.js';
import { layoutOf, mazeOn, mw } from './support/maze.js';
import { canvasOf, pictureOf } from './support/pixels.js';
import { CASES, mazeOf } from './support/shapes.js';
import { follow, framesOf, hideExplanation } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

/** Whether the ground is dark at points. @param {Page} page @param {{ x: number, y: number }[]} points */
function darkAt(page, points) {
  return page.evaluate((list) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('ground'));
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    return list.map(({ x, y }) => {
      const { data } = context.getImageData(Math.floor(x), Math.floor(y), 1, 1);
      return data[3] > 0 && data[0] < 110;
    });
  }, points);
}

/** The middles of all walls, and those of all passages. @param {any} maze @param {any} at */
function spotsOf(maze, at) {
  const lines = maze.lines({ seams: true });
  const walls = [];
  for (let i = 0; i < lines.length; i += 4) {
    walls.push(pixel(at, [(lines[i] + lines[i + 2]) / 2, (lines[i + 1] + lines[i + 3]) / 2]));
  }
  const passages = [];
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    for (let direction = 0; direction < maze.directions.length; direction += 1) {
      const side = maze.isOpen(cell, direction) && sideOf(at.geometry, cell, direction);
      if (side && !maze.graph) passages.push(pixel(at, side.at));
    }
  }
  return { walls, passages };
}

const KEYS = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  'up and left': 'q',
  'up and right': 'e',
  'down and left': 'z',
  'down and right': 'c',
  'up the stairs': 'PageUp',
  'down the stairs': 'PageDown',
};

/** The film, on a page that shows the finished maze. @param {Page} page */
async function assertFilm(page) {
  const drawn = await canvasOf(page);
  assert.ok(drawn.colors > 10);
  await page.click('#tab-watch');
  await hideExplanation(page);
  const last = Number(await page.getAttribute('#replay-step', 'max'));
  const seek = async (/** @type {number} */ to) => {
    await page.fill('#replay-step', String(to));
    // A film is drawn in the frame after a step.
    await framesOf(page);
    return (await canvasOf(page)).hash;
  };
  const [beginning, middlePicture] = [await seek(0), await seek(last >> 1)];
  assert.notEqual(beginning, middlePicture);
  assert.equal(await seek(last), drawn.hash);
  await page.click('#replay-back', { clickCount: 3 });
  await page.click('#replay-forward', { clickCount: 3 });
  await framesOf(page);
  assert.equal((await canvasOf(page)).hash, drawn.hash);
  assert.equal(await seek(last >> 1), middlePicture);
  assert.equal(await seek(0), beginning);
}

/** The keys of some hints, on a page whose player has not moved. @param {Page} page */
async function assertKeys(page) {
  for (let i = 1; i < 7; i += 1) {
    await page.evaluate(() => document.getElementById('status')?.replaceChildren());
    await page.keyboard.press('h');
    await page.waitForFunction(() => document.getElementById('status')?.textContent);
    const text = String(await page.locator('#status').textContent()).replace(/^Hint: |\.$/g, '');
    await page.keyboard.press(KEYS[/** @type {keyof typeof KEYS} */ (text)]);
    if (await page.locator('#banner').isVisible()) break;
    assert.equal(await page.locator('#score-moves').textContent(), String(i), text);
  }
}

/** A whole game, on a page whose player has not moved. @param {Page} page @param {any} maze */
async function assertHints(page, maze) {
  const at = await layoutOf(page, maze);
  const game = mw.game(maze);
  for (let moves = 1; !game.done; moves += 1) {
    await page.keyboard.press('h');
    game.move(/** @type {string} */ (game.hint()));
    const { x, y } = middle(at, game.position);
    // Not on the marks of stairs, which lead to another cell.
    await page.locator('#actors').click({ position: { x, y } });
    await page.waitForFunction(
      (count) => document.getElementById('score-moves')?.textContent === String(count),
      moves,
    );
  }
  const { length } = maze.solve();
  assert.equal(await page.locator('#score-moves').textContent(), String(length));
  assert.equal(await page.locator('#banner').isVisible(), true);
}

/** The walls, on a page that shows a maze without exits and colours. @param {Page} page @param {any} maze */
async function assertWalls(page, maze) {
  const at = await layoutOf(page, maze);
  const { width, height } = await canvasOf(page);
  assert.deepEqual([width, height], [at.width, at.height]);
  const { walls, passages } = spotsOf(maze, at);
  assert.ok(walls.length > 0);
  assert.deepEqual(new Set(await darkAt(page, walls)), new Set([true]));
  // Stairs have no side; a shape may have nothing else only where it has levels.
  assert.equal((await darkAt(page, passages)).includes(true), false);
}

/** The 3D view of a maze, and its link, on a page that shows the view. @param {Page} page @param {any} maze */
async function assertIn3D(page, maze) {
  await page.waitForSelector('#scene canvas');
  assert.ok((await pictureOf(page, '#scene canvas')).colors > 20);
  await page.click('#tab-play');
  const { hash } = await canvasOf(page);
  const shown = await mazeOn(page);
  assert.deepEqual(shown.passages, maze.passages);
  assert.equal(shown.code, maze.code);
  await page.reload();
  await page.waitForSelector('body[data-ready]');
  assert.equal((await canvasOf(page)).hash, hash);
}

// One opening of the page for what is done with a shape.
for (const { name, row, options } of CASES) {
  test(name, (t) => {
    const maze = mazeOf(row, options);
    const closed = mazeOf(row, { ...options, exits: 'none' });
    const isPlain = Object.keys(options).length === 0;
    return withPage({ hash: `${closed.code}&distances=0`, still: true }, async (page) => {
      await t.test('walls stand where the maze has them, and nowhere else', () =>
        assertWalls(page, closed),
      );
      await follow(page, String(maze.code));
      await t.test('the film ends with the maze and goes back', () => assertFilm(page));
      await page.click('#tab-play');
      if (isPlain && !row.graph) {
        await t.test('the keys that a hint names move the player', () => assertKeys(page));
        await page.click('#play-again');
      }
      await t.test('the hints lead out, by clicks', () => assertHints(page, maze));
      // Glued edges change nothing of it.
      if (!isPlain) return;
      await follow(page, `${maze.code}&view=blocks&solution=1`);
      await t.test('it stands in 3D, and its link opens the same maze', () =>
        assertIn3D(page, maze),
      );
    });
  });
}

test('a path over a cut is drawn at both edges, never as a line across the picture', () => {
  for (const { name, row, options } of CASES.filter(({ row: { graph } }) => !graph)) {
    const maze = mazeOf(row, options);
    const at = fit(maze, 900, 700, 1);
    let pen = { x: 0, y: 0 };
    let longest = 0;
    const context = {
      beginPath() {},
      stroke() {},
      moveTo(/** @type {number} */ x, /** @type {number} */ y) {
        pen = { x, y };
      },
      lineTo(/** @type {number} */ x, /** @type {number} */ y) {
        longest = Math.max(longest, Math.hypot(x - pen.x, y - pen.y));
        pen = { x, y };
      },
    };
    const cells = Array.from({ length: maze.cellCount }, (_, cell) => cell);
    for (const to of cells) {
      const { path } = maze.solve({ to });
      drawAll(drawPath(/** @type {any} */ (context), at, maze, path, '#000', 0.2));
    }
    // No half of a cell is longer than the longest distance from its middle to a corner.
    const most = Math.max(...cells.map((cell) => reachOf(maze, at, cell)));
    assert.ok(
      longest > 0 && longest <= most * (at.squares ? 2 : 1) * 1.01,
      `${name}: ${longest}, ${most}`,
    );
  }
});

/** From a cell's middle to its farthest corner, in pixels. @param {any} maze @param {any} at @param {number} cell */
function reachOf(maze, at, cell) {
  const { x, y } = middle(at, cell);
  const points = maze.polygon(cell);
  let most = 0;
  for (let i = 0; i < points.length; i += 2) {
    const corner = pixel(at, [points[i], points[i + 1]]);
    most = Math.max(most, Math.hypot(corner.x - x, corner.y - y));
  }
  return most;
}
