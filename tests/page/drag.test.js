// The start, the end and walls dragged on the board of the game, without the editor.
// Cost: 7 page loads, about 8 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLink } from '../../web/demo/share/link.js';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { pointOf } from './support/board.js';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { settled } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('mazewright/dungeons').Maze} Maze */
/** @typedef {{ x: number, y: number }} Point */

const { withPage } = browserFor();

/** @param {Page} page @returns {Promise<Maze>} */
async function mazeNow(page) {
  await settled(page);
  return mw.generate(readLink(await page.evaluate(() => location.hash)).code);
}

/** Resolves when drags are listened to: the pointer over a mark shows a hand. @param {Page} page @param {Point} point of a mark */
async function untilDrags(page, { x, y }) {
  await page.waitForSelector('body[data-ready]');
  const cursor = () => page.$eval('#actors', (it) => /** @type {HTMLElement} */ (it).style.cursor);
  for (let i = 0; (await cursor()) !== 'grab'; i += 1) await page.mouse.move(x + (i % 2), y);
}

/** @param {Page} page @param {Point} from @param {Point} to */
async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

/** The middle of the side between two cells. @param {Page} page @param {Maze} maze @param {number} a @param {number} b */
async function sidePoint(page, maze, a, b) {
  const [here, there] = [await pointOf(page, maze, a), await pointOf(page, maze, b)];
  return { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
}

/** Open sides of all cells. @param {Maze} maze */
const openSides = ({ passages }) =>
  passages.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0);

/** The first side inside the maze that is open, or a wall. @param {Maze} maze @param {boolean} open */
function firstSide(maze, open) {
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    for (let direction = 0; direction < maze.directions.length; direction += 1) {
      const to = maze.neighbour(cell, direction);
      const isMark = [cell, to].some((each) => each === maze.start || each === maze.end);
      if (to !== null && !isMark && maze.isOpen(cell, direction) === open)
        return { cell, direction, to };
    }
  }
  throw new Error('there is no such side');
}

for (const shape of firstOf(['square', 'hex', 'polar'])) {
  test(`a mouse drags the end, the start and a wall on ${shape}`, () =>
    withPage({ hash: codeOf({ shape, width: 10, height: 8 }) }, async (page) => {
      const before = await mazeNow(page);
      const at = (/** @type {number | null} */ cell) => pointOf(page, before, Number(cell));
      await untilDrags(page, await at(before.end));
      await drag(page, await at(before.end), await at(41));
      await drag(page, await at(before.start), await at(13));
      const moved = await mazeNow(page);
      assert.deepEqual([moved.start, moved.end], [13, 41]);
      assert.deepEqual(moved.passages, before.passages);
      await page.keyboard.press('Control+z');
      assert.deepEqual(
        [(await mazeNow(page)).start, (await mazeNow(page)).end],
        [before.start, 41],
      );

      const now = await mazeNow(page);
      const [wall, gap] = [firstSide(now, false), firstSide(now, true)];
      const from = await sidePoint(page, now, wall.cell, wall.to);
      await drag(page, from, await sidePoint(page, now, gap.cell, gap.to));
      const other = await mazeNow(page);
      assert.equal(other.isOpen(wall.cell, wall.direction), true);
      assert.equal(other.isOpen(gap.cell, gap.direction), false);
      assert.equal(openSides(other), openSides(now));
      await page.keyboard.press('Control+z');
      assert.deepEqual((await mazeNow(page)).passages, now.passages);

      const stage = await page.locator('#stage').boundingBox();
      await drag(page, from, { x: Number(stage?.x) + 4, y: Number(stage?.y) + 4 });
      const without = await mazeNow(page);
      assert.equal(without.isOpen(wall.cell, wall.direction), true);
      assert.equal(openSides(without), openSides(now) + 2);
    }));
}

testInFull('a wall dropped on a wall and a drag that Escape ends change nothing', () =>
  withPage({ hash: codeOf({ width: 10, height: 8 }) }, async (page) => {
    const maze = await mazeNow(page);
    const end = await pointOf(page, maze, Number(maze.end));
    await untilDrags(page, end);
    const wall = firstSide(maze, false);
    const from = await sidePoint(page, maze, wall.cell, wall.to);
    await drag(page, from, { x: from.x + 6, y: from.y + 1 });
    await page.mouse.move(end.x, end.y);
    await page.mouse.down();
    await page.mouse.move(end.x - 90, end.y - 90, { steps: 4 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    const after = await mazeNow(page);
    assert.deepEqual([after.passages, after.end], [maze.passages, maze.end]);
  }),
);

testInFull('the camera stays where it is when something was dragged', () =>
  withPage({ hash: codeOf({ width: 10, height: 8 }), still: true }, async (page) => {
    const maze = await mazeNow(page);
    const end = await pointOf(page, maze, Number(maze.end));
    await untilDrags(page, end);
    // Zooming leaves what is in the middle of the window under the pointer.
    const middle = await pointOf(page, maze, 45);
    await drag(page, end, middle);
    assert.equal((await mazeNow(page)).end, 45);
    await page.mouse.wheel(0, -600);
    await page.waitForSelector('#zoom-out:enabled');
    await drag(page, middle, { x: middle.x - 200, y: middle.y });
    assert.notEqual((await mazeNow(page)).end, 45);
    assert.ok(await page.isEnabled('#zoom-out'));
    await page.click('#make');
    await page.waitForSelector('#zoom-out:disabled');
  }),
);

testInFull('a click on a mark still walks there, and fog hides what could be dragged', () =>
  withPage({ hash: codeOf({ width: 5, height: 4 }) }, async (page) => {
    const maze = await mazeNow(page);
    const end = await pointOf(page, maze, Number(maze.end));
    await untilDrags(page, end);
    await page.click('label:has(#field-game-fog)');
    await drag(page, end, await pointOf(page, maze, Number(maze.start)));
    assert.equal((await mazeNow(page)).end, maze.end);
    await page.click('label:has(#field-game-fog)');
    while (!(await page.locator('#banner').isVisible())) await page.mouse.click(end.x, end.y);
  }),
);

testInFull('a finger drags the end; from the player it moves the player', () =>
  withPage(
    { hash: codeOf({ width: 10, height: 8 }), viewport: { width: 390, height: 844 }, touch: true },
    async (page) => {
      const maze = await mazeNow(page);
      const [start, end] = [
        await pointOf(page, maze, Number(maze.start)),
        await pointOf(page, maze, Number(maze.end)),
      ];
      await untilDrags(page, end);
      const client = await page.context().newCDPSession(page);
      const finger = async (/** @type {Point} */ from, /** @type {Point} */ to) => {
        const send = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, points = [to]) =>
          client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
        await send('touchStart', [from]);
        for (let i = 1; i <= 5; i += 1) {
          const part = (/** @type {'x' | 'y'} */ axis) =>
            from[axis] + ((to[axis] - from[axis]) * i) / 5;
          await send('touchMove', [{ x: part('x'), y: part('y') }]);
        }
        await send('touchEnd', []);
      };
      const open = maze.directions.findIndex((_, direction) =>
        maze.isOpen(Number(maze.start), direction),
      );
      const beside = Number(maze.neighbour(Number(maze.start), open));
      await finger(start, await pointOf(page, maze, beside));
      await page.waitForFunction(() => document.querySelector('#score-moves')?.textContent === '1');
      assert.equal((await mazeNow(page)).start, maze.start);
      await finger(end, await pointOf(page, maze, 34));
      assert.equal((await mazeNow(page)).end, 34);
    },
  ),
);
