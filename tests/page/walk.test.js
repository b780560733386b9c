import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';
import { pictureOf } from './support/pixels.js';
import { mazeOf } from './support/shapes.js';
import { switchLanguage } from './support/states.js';
import { ended, runScript } from './support/turtle.js';

const { withPage } = browserFor();
const scene = '#walk canvas[tabindex]';
const SIDES = ['north', 'south', 'west', 'east'];
/** Degrees clockwise from the north. */
const ANGLES = { north: 0, east: 90, south: 180, west: 270 };
/** The key that goes to a side when one looks to the north, and so on with each quarter turn. */
const KEYS = ['KeyW', 'KeyD', 'KeyS', 'KeyA'];
const NAMES = ['ahead', 'right', 'behind', 'left'];

/** @param {import('playwright-core').Page} page */
async function enter(page, button = '#blocks-walk') {
  await page.click(button);
  await page.waitForSelector(`${scene}[aria-busy="false"]`);
}

/** The colours of the small map: it shows walker, walls and goal. @param {import('playwright-core').Page} page */
const mapColors = (page) =>
  page.evaluate(() => {
    const map = /** @type {HTMLCanvasElement} */ (document.querySelector('.walk-map'));
    const pen = /** @type {CanvasRenderingContext2D} */ (map.getContext('2d'));
    const { data } = pen.getImageData(0, 0, map.width, map.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });

test('one walks through the maze of Play by keys, and a notice says that one is at the goal', () => {
  const [{ id }] = mw.catalog.generators;
  const maze = mw.generate({ algorithm: id, width: 5, height: 5, seed: 'walk' });
  return withPage({ hash: `${maze.code}&view=blocks`, still: true }, async (page) => {
    await enter(page);
    assert.equal(
      await page.evaluate((canvas) => document.activeElement?.matches(canvas), scene),
      true,
    );
    assert.ok((await mapColors(page)) > 3);
    const { path } = maze.solve();
    const start = Number(maze.start);
    const facing = ['east', 'south', 'west', 'north'].find(
      (side) =>
        maze.neighbour(start, side) !== null && (maze.passages[start] >> SIDES.indexOf(side)) & 1,
    );
    const turn = ANGLES[/** @type {keyof typeof ANGLES} */ (facing)];
    for (const [i, cell] of path.entries()) {
      if (i === 0) continue;
      assert.equal(await page.locator('#notice:visible').count(), 0);
      const side = SIDES.find((each) => maze.neighbour(path[i - 1], each) === cell);
      const angle = ANGLES[/** @type {keyof typeof ANGLES} */ (side)];
      await page.keyboard.press(KEYS[((angle - turn + 360) % 360) / 90]);
      // What a screen reader says: the side that one came from is open.
      const back = NAMES[(((angle + 180 - turn + 360) % 360) / 90) % 4];
      await page.waitForSelector(`#status:has-text("${back}")`, { state: 'attached' });
    }
    await page.waitForSelector('#notice:has-text("goal")');
    // The keys of the walk do not play the game meanwhile.
    await page.keyboard.press('Escape');
    await page.waitForSelector('#walk', { state: 'hidden' });
    assert.equal(await page.isVisible('#scene canvas'), true);
    assert.equal(await page.isVisible('#blocks-walk'), true);
    await page.click('#tab-play');
    assert.match(String(await page.textContent('.scores')), /Moves\s*0\D/);
  });
});

test('looking around: keys and drags turn and tilt the view; another theme paints it anew', () => {
  const [{ id }] = mw.catalog.generators;
  const maze = mw.generate({ algorithm: id, width: 5, height: 5, seed: 'walk' });
  return withPage({ hash: `${maze.code}&view=blocks`, still: true }, async (page) => {
    await enter(page);
    const shots = new Set();
    const shot = async () => {
      await page.waitForSelector(`${scene}[aria-busy="false"]`);
      shots.add((await pictureOf(page, scene)).picture);
    };
    await shot();
    await page.keyboard.press('KeyR');
    await shot();
    await page.keyboard.press('KeyE');
    await shot();
    const box = await page.locator(scene).boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + 300, box.y + 300);
    await page.mouse.down();
    await page.mouse.move(box.x + 340, box.y + 340, { steps: 4 });
    await page.mouse.up();
    await shot();
    await page.click('#theme');
    await shot();
    assert.equal(shots.size, 5);
    // A click captures the mouse, which then looks around without a button. A browser without a window
    // refuses to capture it, so that the page is given what a window would say.
    await page.evaluate(() => {
      /** @type {Element | null} */
      let locked = null;
      Object.defineProperty(document, 'pointerLockElement', { get: () => locked });
      Element.prototype.requestPointerLock = async function lock() {
        locked = this;
      };
    });
    await page.mouse.click(box.x + 300, box.y + 300);
    await page.mouse.move(box.x + 380, box.y + 300, { steps: 4 });
    await shot();
    assert.equal(shots.size, 6);
    await switchLanguage(page);
    assert.match(String(await page.textContent('#walk-leave')), /나가기/);
    await page.click('#walk-leave');
    await page.waitForSelector('#walk', { state: 'hidden' });
  });
});

test('storeys have stairs in the walk, and the building of a script is walked in', () => {
  const row = mw.catalog.shapes.find(({ maxLevels }) => maxLevels > 1);
  const maze = mazeOf(row, { exits: 'none' });
  return withPage({ hash: `${maze.code}&view=blocks`, still: true, narrow: true }, async (page) => {
    await enter(page);
    await page.tap('.world-dock button:has-text("Up the stairs")');
    await page.waitForSelector(`${scene}[aria-busy="false"]`);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(isWide, false);
    await page.tap('#tab-turtle');
    await page.waitForSelector('#walk', { state: 'hidden' });
    await ended(page);
    await runScript(page, 'for (var y = -3; y < 4; y++) { cube(0, y, 1, 4); cube(0, y, 2, 4); }');
    await enter(page, '#turtle-walk');
    const before = (await pictureOf(page, scene)).picture;
    await page.tap('.world-pad-up');
    await page.waitForSelector(`${scene}[aria-busy="false"]`);
    assert.notEqual((await pictureOf(page, scene)).picture, before);
    await page.tap('#walk-leave');
    await page.waitForSelector('#walk', { state: 'hidden' });
    assert.equal(await page.isVisible('#scene canvas'), true);
  });
});
