// Mazes of a million cells of every kind of shape: what is drawn, and that the page goes on meanwhile.
// Times depend on the machine: the tests look at slices and pictures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cellAt,
  cellsWithin,
  changedParts,
  chunked,
  geometryOf,
  middleOf,
  moved,
  wallsWithin,
} from 'mazewright/draw';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { CASES, mazeOf } from './support/shapes.js';
import { hideExplanation, settled } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

const shapes = CASES.map(({ name, row, options }) => ({ name, maze: mazeOf(row, options) })).filter(
  ({ maze }) => !geometryOf(maze).squares,
);

test('the index finds the cell of every middle, and all cells that a rectangle touches', () => {
  for (const { name, maze } of shapes) {
    const geometry = /** @type {any} */ (geometryOf(maze));
    const { points, starts, box } = geometry;
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const rectangles = [
      [box.left, box.top, box.right, box.bottom],
      [box.left + wide / 3, box.top + high / 4, box.left + wide / 2, box.top + high / 2],
    ];
    const found = rectangles.map((bounds) => cellsWithin(geometry, bounds));
    for (let cell = 0; cell < maze.cellCount; cell += 1) {
      const [from, end] = [starts[cell], starts[cell + 1]];
      if (from === end) continue;
      const [x, y] = middleOf(geometry, cell);
      assert.equal(cellAt(geometry, x, y), cell, name);
      for (const [i, [left, top, right, bottom]] of rectangles.entries()) {
        let isIn = false;
        for (let at = from; at < end; at += 1) {
          const [px, py] = [points[2 * at], points[2 * at + 1]];
          isIn ||= px >= left && px <= right && py >= top && py <= bottom;
        }
        if (isIn) assert.ok(found[i].includes(cell), `${name} ${cell}`);
      }
    }
    for (const cells of found)
      assert.ok(
        cells.every((cell, i) => i === 0 || cell > cells[i - 1]),
        name,
      );
  }
});

test('chunks give the walls of a rectangle, each once and in order', () => {
  for (const { name, maze } of shapes) {
    const lines = maze.lines({ seams: true });
    const walls = chunked(lines);
    const { box } = geometryOf(maze);
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const part = {
      left: box.left + 0.2 * wide,
      top: box.top + 0.3 * high,
      right: box.left + 0.6 * wide,
      bottom: box.top + 0.7 * high,
    };
    const expected = [];
    for (let i = 0; i < lines.length; i += 4) {
      const [x1, y1, x2, y2] = lines.subarray(i, i + 4);
      const isOff =
        Math.max(x1, x2) < part.left ||
        Math.min(x1, x2) > part.right ||
        Math.max(y1, y2) < part.top ||
        Math.min(y1, y2) > part.bottom;
      if (!isOff) expected.push(x1, y1, x2, y2);
    }
    assert.deepEqual(Array.from(wallsWithin(walls, part)), expected, name);
    assert.deepEqual(wallsWithin(walls, box), lines, name);
  }
});

/** How often each pixel of a canvas lies in the parts. @param {{ width: number, height: number }} size @param {import('mazewright/draw').Part[]} parts */
function coverOf({ width, height }, parts) {
  const cover = new Uint8Array(width * height);
  for (const { left, top, right, bottom } of parts) {
    assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height);
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) cover[y * width + x] += 1;
    }
  }
  return cover;
}

test('the gaps after a move are what the moved picture does not show, once', () => {
  const size = { width: 9, height: 7 };
  for (const [right, down] of [
    [0, 0],
    [3, 0],
    [-2, 0],
    [0, 4],
    [0, -1],
    [3, 4],
    [-3, 2],
    [2, -5],
    [-8, -6],
  ]) {
    const from = { ...size, left: 0, top: 0, cell: 1, ratio: 1 };
    const to = { ...from, left: right, top: down };
    const parts = moved(
      /** @type {any} */ ({ drawImage() {} }),
      null,
      /** @type {any} */ (from),
      /** @type {any} */ (to),
    );
    const cover = coverOf(size, parts ?? []);
    for (const [i, count] of cover.entries()) {
      const [x, y] = [(i % 9) - right, Math.floor(i / 9) - down];
      const isKept = x >= 0 && x < 9 && y >= 0 && y < 7;
      assert.equal(count, isKept ? 0 : 1, `${right}, ${down}`);
    }
  }
});

test('changed parts cover the boxes, no pixel twice, and little else', () => {
  const size = { width: 300, height: 200 };
  const boxes = [
    { left: -5, top: -5, right: 3, bottom: 3 },
    { left: 60, top: 10, right: 70, bottom: 12 },
    { left: 290, top: 190, right: 320, bottom: 230 },
  ];
  const parts = changedParts(size, boxes);
  const cover = coverOf(size, parts);
  assert.ok(cover.every((count) => count <= 1));
  for (const { left, top, right, bottom } of boxes) {
    for (let y = Math.max(0, top); y < Math.min(200, bottom); y += 1) {
      for (let x = Math.max(0, left); x < Math.min(300, right); x += 1)
        assert.equal(cover[y * 300 + x], 1);
    }
  }
  assert.equal(cover[100 * 300 + 150], 0);
  assert.deepEqual(changedParts(size, parts), parts);
});

/**
 * Counts from now on: messages that the event loop of the page delivers while a maze is being
 * generated, and while its ground is being drawn.
 * @param {Page} page
 */
async function countTurns(page) {
  await page.evaluate(() => {
    const seen = /** @type {any} */ (globalThis);
    seen.turns = { making: 0, drawing: 0 };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const making = document.getElementById('making');
      if (making && !making.hidden) seen.turns.making += 1;
      if (document.querySelector('[data-drawing]')) seen.turns.drawing += 1;
      port2.postMessage(0);
    };
    port2.postMessage(0);
  });
}
/** @param {Page} page @returns {Promise<{ making: number, drawing: number }>} */
const turnsOf = (page) => page.evaluate(() => /** @type {any} */ (globalThis).turns);

/** Pixels of some spots of the ground. @param {Page} page */
async function spotsOf(page) {
  await settled(page);
  return page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('ground'));
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const spots = [];
    for (const across of [0.1, 0.35, 0.5, 0.62, 0.9]) {
      for (const down of [0.1, 0.3, 0.5, 0.77, 0.9]) {
        const [x, y] = [Math.round(across * canvas.width), Math.round(down * canvas.height)];
        spots.push([...pen.getImageData(x, y, 24, 24).data]);
      }
    }
    return spots;
  });
}

/** Fails unless two lists of spots show the same, but for the smoothed ends of lines. @param {number[][]} a @param {number[][]} b @param {string} name */
function areAlike(a, b, name) {
  for (const [i, spot] of a.entries()) {
    const off = spot.filter((value, k) => Math.abs(value - b[i][k]) > 48).length;
    assert.ok(off <= spot.length * 0.01, `${name}: spot ${i} differs in ${off} bytes`);
  }
  assert.ok(new Set(a.map(String)).size > 1, `${name}: every spot is the same`);
}

/** A shape whose cells have a formula, one of triangles, rings, and one with a table of neighbours. */
const MILLIONS = [
  { shape: 'hex', width: 1000, height: 1000 },
  { shape: 'triangle', width: 1000, height: 1000 },
  { shape: 'polar', width: 8, height: 570 },
  { shape: 'cairo', width: 1000, height: 1000 },
];

/** An algorithm that runs on every shape. */
const algorithm = mw.catalog.generators.find(
  ({ shapes: runsOn, kind }) => kind === 'maze' && runsOn.length === mw.catalog.shapes.length,
)?.id;

for (const { shape, width, height } of MILLIONS) {
  testInFull(`a million cells of ${shape} are made, drawn, zoomed and moved in slices`, () =>
    withPage(
      { hash: codeOf({ algorithm, shape, width: 8, height: 12 }), still: true },
      async (page) => {
        await countTurns(page);
        await page.fill('#field-height', String(height));
        await page.fill('#field-width', String(width));
        // Counted, because a busy machine may look only after it was shown.
        await page.waitForFunction(() => /** @type {any} */ (globalThis).turns.making > 0);
        await settled(page);
        const made = await turnsOf(page);
        assert.ok(made.making > 20, `${made.making} turns while it was made`);
        assert.ok(made.drawing > 5, `${made.drawing} turns while it was drawn`);
        assert.equal(await page.locator('#error-width').textContent(), '');
        const maze = await mazeOn(page);
        assert.equal(maze.algorithm, algorithm);
        assert.ok(maze.cellCount >= 960_000, `${maze.cellCount} cells`);
        const stats = String(await page.locator('.stats').textContent());
        assert.match(stats, new RegExp(maze.stats().deadEnds.toLocaleString('en')));
        const whole = await spotsOf(page);
        areAlike(whole, whole, 'whole');

        const board = /** @type {any} */ (await page.locator('#actors').boundingBox());
        await page.mouse.move(board.x + board.width / 2 + 90, board.y + board.height / 2 - 60);
        for (let i = 0; i < 5; i += 1) await page.mouse.wheel(0, -300);
        await settled(page);
        const near = await turnsOf(page);
        assert.ok(near.drawing > made.drawing, 'zooming draws in slices');

        // A drag keeps most of the picture. It must equal the picture drawn as a whole.
        await page.mouse.down();
        await page.mouse.move(board.x + board.width / 2 - 77, board.y + board.height / 2 + 40, {
          steps: 6,
        });
        await page.mouse.up();
        const moved = await spotsOf(page);
        await page.click('#theme');
        await settled(page);
        await page.click('#theme');
        areAlike(moved, await spotsOf(page), 'moved');
      },
    ),
  );
}

testInFull('a film of a large maze is made in a worker; its pictures are those of the maze', () =>
  withPage({ hash: codeOf({ width: 700, height: 600 }), still: true }, async (page) => {
    await settled(page);
    const maze = await spotsOf(page);
    await countTurns(page);
    await page.evaluate(() => {
      const seen = /** @type {any} */ (globalThis);
      const note = () => (seen.waited ||= document.getElementById('replay-opening') !== null);
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
    });
    await page.click('#tab-watch');
    await page.waitForSelector('#replay-step');
    assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).waited), true);
    // For those who want less motion it is at its end at once, wound in slices.
    await page.waitForFunction(() => {
      const slider = /** @type {HTMLInputElement} */ (document.getElementById('replay-step'));
      return slider.value === slider.max;
    });
    await hideExplanation(page);
    areAlike(maze, await spotsOf(page), 'the end');
    assert.ok((await turnsOf(page)).drawing > 3);
    await page.click('#replay-first');
    const empty = await spotsOf(page);
    assert.notDeepEqual(empty, maze);
    await page.click('#replay-forward');
    await settled(page);
    assert.match(String(await page.locator('.seek output').textContent()), /^1 \/ 419,999$/);
    // A film that plays draws what changes, and the same as a film that goes there at once.
    await page.click('#replay-play');
    await page.waitForFunction(
      () => Number(/** @type {any} */ (document.getElementById('replay-step')).value) > 3000,
    );
    await page.click('#replay-play');
    const played = await spotsOf(page);
    await page.click('#theme');
    await settled(page);
    await page.click('#theme');
    assert.deepEqual(played, await spotsOf(page));
  }),
);

testInFull('another view ends the work on a film, and coming back begins it anew', () =>
  withPage({ hash: codeOf({ width: 500, height: 400 }) }, async (page) => {
    const maze = await spotsOf(page);
    await page.click('#tab-watch');
    await page.waitForSelector('#replay-step');
    await page.click('#tab-play');
    // Left before the worker can have answered.
    await page.evaluate(() => {
      for (const tab of ['watch', 'play']) document.getElementById(`tab-${tab}`)?.click();
    });
    assert.deepEqual(await spotsOf(page), maze);
    await page.click('#tab-watch');
    await page.waitForSelector('#replay-step');
    assert.equal(await page.locator('#replay-opening').count(), 0);
  }),
);

testInFull('the page starts in several tasks', async () =>
  withPage({ hash: codeOf({ width: 20, height: 14 }) }, async (page) => {
    await page.addInitScript(() => {
      const seen = /** @type {any} */ (globalThis);
      seen.states = new Set();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const has = (/** @type {string} */ selector) => document.querySelector(selector) !== null;
        const parts = ['#maker *', '#tabs *', '#dock *'].filter(has);
        seen.states.add(parts.join());
        if (document.body?.dataset.ready !== 'true') port2.postMessage(0);
      };
      port2.postMessage(0);
    });
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    const states = await page.evaluate(() => [.../** @type {any} */ (globalThis).states]);
    assert.ok(states.includes(''), String(states));
    assert.ok(states.includes('#tabs *'), String(states));
    assert.ok(states.includes('#tabs *,#dock *'), String(states));
  }),
);

testInFull('a shape chosen from a maze of a million squares is found without one of its own', () =>
  withPage({ hash: codeOf({ width: 1000, height: 1000 }) }, async (page) => {
    await settled(page);
    await page.selectOption('#field-shape', 'hex');
    const { cellCount } = await mazeOn(page);
    assert.ok(cellCount < 20_000, `${cellCount}`);
    // So large that a worker measures it, and too small for one to answer.
    await page.fill('#field-width', '200');
    await page.fill('#field-height', '150');
    const maze = await mazeOn(page);
    assert.deepEqual([maze.width, maze.height], [200, 150]);
    assert.equal(
      mw.catalog.shapes.some(({ id }) => id === maze.shape),
      true,
    );
    areAlike(await spotsOf(page), await spotsOf(page), 'drawn');
  }),
);
