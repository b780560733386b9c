import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';
import { decoded, pictureOf } from './support/pixels.js';
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

/** One that is small enough to walk through by keys. @param {'maze' | 'dungeon'} kind */
function smallOne(kind) {
  const row = mw.catalog.generators.find((each) => each.kind === kind);
  const side = kind === 'maze' ? 5 : 14;
  return mw.generate({ algorithm: row?.id, width: side, height: side, seed: 'walk' });
}

for (const kind of firstOf(/** @type {const} */ (['maze', 'dungeon'])))
  test(`one walks through the ${kind} of Play by keys, which plays the game`, () => {
    const maze = smallOne(kind);
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
      await page.waitForSelector('#banner:has-text("You are out!")');
      // Escape closes the result first, then it leaves.
      await page.keyboard.press('Escape');
      await page.waitForSelector('#banner', { state: 'hidden' });
      assert.equal(await page.isVisible('#walk'), true);
      await page.keyboard.press('Escape');
      await page.waitForSelector('#walk', { state: 'hidden' });
      assert.equal(await page.isVisible('#scene canvas'), true);
      assert.equal(await page.isVisible('#blocks-walk'), true);
      await page.click('#tab-play');
      assert.equal(await page.textContent('#score-moves'), String(path.length - 1));
      assert.equal(await page.textContent('#score-score'), '100%');
    });
  });

testInFull('the solution lies on the floor; a press shorter than a frame turns and walks', () => {
  const [{ id }] = mw.catalog.generators;
  const { code } = mw.generate({ algorithm: id, width: 6, height: 1, seed: 'floor' });
  return withPage({ hash: `${code}&view=blocks` }, async (page) => {
    await enter(page);
    let last = (await pictureOf(page, scene)).picture;
    const changes = async () => {
      await page.waitForSelector(`${scene}[aria-busy="false"]`);
      const { picture } = await pictureOf(page, scene);
      assert.ok(picture !== last);
      last = picture;
    };
    await page.check('#field-show-solution');
    await changes();
    for (const control of ['turnRight', 'up']) {
      // Without a frame between both.
      await page.locator(`.world-pad-${control}`).evaluate((button) => {
        button.dispatchEvent(new PointerEvent('pointerdown'));
        button.dispatchEvent(new PointerEvent('pointerup'));
      });
      await changes();
    }
  });
});

/** A hash of the small map. @param {import('playwright-core').Page} page */
const mapOf = (page) => page.locator('.walk-map').evaluate((map) => map.toDataURL());

/**
 * How many values of two pictures differ, more than by rounding.
 * @param {import('playwright-core').Page} page
 * @param {string} a
 * @param {string} b
 */
async function differing(page, a, b) {
  const [one, other] = await Promise.all([decoded(page, a), decoded(page, b)]);
  const data = await other.evaluateHandle((image) => image.data);
  return one.evaluate(
    (image, second) => image.data.filter((value, i) => Math.abs(value - second[i]) > 8).length,
    data,
  );
}

testInFull('fog hides in the walk what was not seen, on the map too', async () => {
  const [{ id }] = mw.catalog.generators;
  // Two corridors, of which one ends just beyond what one sees in fog.
  /** @type {{ clear: string[], fogged: string[] }[]} */
  const seen = [];
  const compare = async (/** @type {import('playwright-core').Page} */ page) => {
    const [short, long] = seen;
    assert.ok(short.clear[1] !== long.clear[1], 'the maps without fog are alike');
    assert.ok(short.fogged[1] === long.fogged[1], 'the map shows what was not seen');
    // Along the edges of walls of other lengths some pixels are rounded the other way.
    const fogged = await differing(page, short.fogged[0], long.fogged[0]);
    const clear = await differing(page, short.clear[0], long.clear[0]);
    assert.ok(20 * fogged < clear, `${fogged} values in fog, ${clear} without`);
  };
  for (const width of [7, 14]) {
    const { code } = mw.generate({ algorithm: id, width, height: 1, seed: 'fog' });
    await withPage({ hash: `${code}&view=blocks`, still: true }, async (page) => {
      const pictures = async () => {
        await enter(page);
        const picture = [(await pictureOf(page, scene)).picture, await mapOf(page)];
        await page.click('#walk-leave');
        return picture;
      };
      const clear = await pictures();
      await page.click('#tab-play');
      await page.click('#play-rules');
      await page.check('#rules-fog');
      await page.keyboard.press('Escape');
      await page.click('#tab-blocks');
      seen.push({ clear, fogged: await pictures() });
      await page.click('#blocks-walk');
      await page.waitForSelector(`${scene}[aria-busy="false"]`);
      // With the finish near, it appears.
      for (let i = 2; i < width; i += 1) await page.keyboard.press('KeyW');
      await page.waitForSelector(`${scene}[aria-busy="false"]`);
      assert.ok((await mapOf(page)) !== seen.at(-1)?.fogged[1]);
      if (seen.length === 2) await compare(page);
    });
  }
});

testInFull('the AI races somebody who walks, as a body that is seen', () => {
  const [{ id }] = mw.catalog.generators;
  const maze = mw.generate({ algorithm: id, width: 6, height: 1, seed: 'race' });
  return withPage({ hash: `${maze.code}&view=blocks`, still: true }, async (page) => {
    await enter(page);
    const alone = await mapOf(page);
    const before = (await pictureOf(page, scene)).picture;
    await page.keyboard.press('g');
    assert.equal(await page.getAttribute('#walk-race', 'aria-pressed'), 'true');
    await page.waitForFunction(
      (last) => document.querySelector('.walk-map')?.toDataURL() !== last,
      alone,
    );
    await page.waitForSelector('#banner:has-text("is out first")');
    await page.waitForSelector(`${scene}[aria-busy="false"]`);
    await page.keyboard.press('Escape');
    // It stands in the finish.
    assert.notEqual((await pictureOf(page, scene)).picture, before);
    assert.equal(await page.getAttribute('#walk-race', 'aria-pressed'), 'false');
    // Another race begins at the start, and the game is played by it.
    await page.keyboard.press('KeyW');
    // The AI steps by the clock: on a busy machine it would be out before the last key.
    await page.evaluate(() => {
      const start = setInterval;
      Object.assign(window, {
        setInterval: (/** @type {() => void} */ work, /** @type {number} */ ms) =>
          start(work, 1000 * ms),
      });
    });
    await page.click('#walk-race');
    for (let i = 1; i < maze.cellCount; i += 1) await page.keyboard.press('KeyW');
    await page.waitForSelector('#banner:has-text("You are out!")');
    await page.click('#win-replay');
    // The film shows the flat maze.
    await page.waitForSelector('body[data-view="play"] #banner:has-text("You are out!")');
    assert.equal(await page.isVisible('#walk'), false);
    assert.equal(await page.isVisible('#flat'), true);
  });
});

testInFull(
  'looking around: keys and drags turn and tilt the view; another theme paints it anew',
  () => {
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
  },
);

testInFull('storeys have stairs in the walk, and the building of a script is walked in', () => {
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
