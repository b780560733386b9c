// The view of distances from a cell: by mouse and keys, in mazes and dungeons, in links, with undo.
// Cost: 4 page loads, about 6 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testInFull } from '../js/support/seeds.js';
import { pointOf } from './support/board.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';
import { settled } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();
const UNREACHED = 0xffffffff;

/** Steps to the farthest cell. @param {any} maze @param {number} cell */
const farFrom = (maze, cell) =>
  Math.max(...maze.distances(cell).filter((/** @type {number} */ each) => each !== UNREACHED));

/** Clicks a cell; returns what the page says of it, and its link. @param {Page} page @param {any} maze @param {number} cell */
async function measure(page, maze, cell) {
  const { x, y } = await pointOf(page, maze, cell);
  await page.mouse.click(x, y);
  await page.waitForFunction((from) => location.hash.includes(`&origin=${from}`), cell);
  await settled(page);
  const far = Number((await page.locator('#distances-far').textContent())?.replaceAll(',', ''));
  return { far, ground: (await canvasOf(page)).hash };
}

test('a click colours the maze from its cell and says how far the farthest cell is', () =>
  withPage({ hash: codeOf({ width: 14, height: 10 }), still: true }, async (page) => {
    const maze = await mazeOn(page);
    await page.click('label:has(#field-show-origin)');
    await page.waitForSelector('#distances-far');
    const seen = new Set([(await canvasOf(page)).hash]);
    for (const cell of [75, 139, 0]) {
      const { far, ground } = await measure(page, maze, cell);
      assert.equal(far, farFrom(maze, cell));
      seen.add(ground);
    }
    assert.equal(seen.size, 3, 'the start is the first of the cells, and the last');
    // The pointer tells the distance of any cell.
    const { x, y } = await pointOf(page, maze, 47);
    await page.mouse.move(x, y);
    const pointer = page.locator('#distances-pointer');
    assert.equal(Number(await pointer.textContent()), maze.distances(0)[47]);

    // By keys, across walls as well.
    await page.focus('#actors');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await page.waitForFunction(() => location.hash.includes('&origin=16'));
    assert.equal(Number(await page.textContent('#distances-far')), farFrom(maze, 16));
    await page.waitForFunction(() =>
      /^column 3, row 2: .*\d steps away/.test(
        document.getElementById('status')?.textContent ?? '',
      ),
    );
    // Undo brings the maze before back, and the view stays.
    await page.click('#make');
    assert.notEqual((await mazeOn(page)).code, maze.code);
    await page.keyboard.press('Control+z');
    assert.equal((await mazeOn(page)).code, maze.code);
    assert.equal(Number(await page.textContent('#distances-far')), farFrom(maze, 16));

    await page.click('#distances-done');
    assert.equal(await page.isChecked('#field-show-origin'), false);
    assert.doesNotMatch(await page.evaluate(() => location.hash), /origin=|view=/);
    await page.goBack();
    await page.waitForSelector('#distances-done');
    assert.ok(await page.isChecked('#field-show-origin'));
  }));

testInFull('a link opens the same distances; other sizes and rock have no such cell', async () => {
  const code = codeOf({ width: 14, height: 10 });
  const maze = mw.generate(code);
  await withPage({ hash: `${code}&view=distances&origin=75`, language: 'ko' }, async (page) => {
    await page.waitForFunction(() => document.getElementById('distances-far')?.textContent);
    assert.equal(Number(await page.textContent('#distances-far')), farFrom(maze, 75));
    assert.match(await page.title(), /거리 재기/);
    await page.fill('#field-width', '9');
    const other = await mazeOn(page);
    await page.waitForFunction((start) => location.hash.includes(`&origin=${start}`), other.start);
    assert.equal(
      Number(await page.textContent('#distances-far')),
      farFrom(other, other.start ?? 0),
    );
    // Without colours there is nothing to see.
    await page.click('label:has(#field-show-distances)');
    await page.waitForSelector('body[data-view=play]');
  });
  await withPage({ hash: `${code}&view=distances&origin=999` }, async (page) => {
    await page.waitForFunction(() => document.getElementById('distances-far')?.textContent);
    assert.equal(Number(await page.textContent('#distances-far')), farFrom(maze, maze.start ?? 0));
  });
});

testInFull('dungeons are measured too, on their floor alone', () =>
  withPage({ hash: codeOf(), still: true }, async (page) => {
    await page.click('#tab-dungeon');
    const maze = await mazeOn(page);
    await page.click('label:has(#field-show-origin)');
    await page.waitForSelector('#distances-far');
    assert.equal(await page.getAttribute('#tab-dungeon', 'aria-pressed'), 'true');
    const kinds = /** @type {Uint8Array} */ (maze.kinds);
    const floor = kinds.findIndex((kind, cell) => kind === 1 && cell !== maze.start);
    const { far } = await measure(page, maze, floor);
    assert.equal(far, farFrom(maze, floor));
    const rock = await pointOf(page, maze, kinds.indexOf(0));
    await page.mouse.click(rock.x, rock.y);
    assert.equal(Number(await page.textContent('#distances-far')), far);
    assert.match(await page.evaluate(() => location.hash), new RegExp(`&origin=${floor}\\b`));
  }),
);
