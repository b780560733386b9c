import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, layoutOf, mazeOn, mw } from './support/maze.js';
import { canvasOf, pictureOf } from './support/pixels.js';
import { framesOf, settled, switchLanguage } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

/** @param {Page} page @param {string} tab */
const isPressed = async (page, tab) =>
  (await page.getAttribute(`#tab-${tab}`, 'aria-pressed')) === 'true';

/** The arrow that leads from one cell to an adjacent one. @param {any} maze @param {number} from @param {number} to */
const arrow = (maze, from, to) =>
  ({ [-1]: 'ArrowLeft', 1: 'ArrowRight', [-maze.width]: 'ArrowUp', [maze.width]: 'ArrowDown' })[
    to - from
  ];

test('the tab shows a furnished dungeon, and goes between it and the maze before', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const first = await mazeOn(page);
    assert.deepEqual(
      [await isPressed(page, 'play'), await isPressed(page, 'dungeon')],
      [true, false],
    );
    await page.click('#tab-dungeon');
    let dungeon = await mazeOn(page);
    const hasKey = () => dungeon.things?.some(({ role }) => role === 'key') ?? false;
    // Seeds are random, and not every dungeon has a lock.
    for (let tries = 0; tries < 20 && !hasKey(); tries += 1) {
      await page.click('#make');
      dungeon = await mazeOn(page);
    }
    assert.equal(dungeon.dungeon, true);
    assert.ok(dungeon.doors && dungeon.doors.length > 3);
    assert.ok(hasKey());
    assert.deepEqual(
      [await isPressed(page, 'play'), await isPressed(page, 'dungeon')],
      [false, true],
    );
    assert.equal(await page.isChecked('#field-show-distances'), false);
    assert.match(String(await page.textContent('#score-keys')), /^0\/[1-9]/);
    await page.click('#tab-watch');
    assert.equal(await page.isVisible('#field-game-fog'), false);
    await page.click('#tab-dungeon');
    assert.equal((await mazeOn(page)).code, dungeon.code);
    await page.click('#tab-play');
    assert.equal((await mazeOn(page)).code, first.code);
    assert.equal(await page.isChecked('#field-show-distances'), true);
    await page.click('#tab-dungeon');
    assert.equal((await mazeOn(page)).code, dungeon.code);
    await switchLanguage(page);
    assert.match(String(await page.textContent('#tab-dungeon')), /던전/);
    assert.equal(await page.getAttribute('html', 'lang'), 'ko');
  }));

testInFull(
  'rock is hatched next to the floor alone, and the middle of a tile of floor is clean',
  () =>
    withPage(
      {
        hash: `${codeOf({ algorithm: 'bspDungeon', width: 60, height: 40, exits: 'none' })}&distances=0`,
      },
      async (page) => {
        const maze = await mazeOn(page);
        const kinds = /** @type {Uint8Array} */ (maze.kinds);
        const { cell, left, top } = await layoutOf(page, maze);
        await settled(page);
        const tiles = await page.evaluate(
          ({ columns, rows, size, x0, y0 }) => {
            const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('ground'));
            const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
            const inner = Math.floor(size / 2);
            return Array.from({ length: columns * rows }, (_, i) => {
              const x = x0 + (i % columns) * size + Math.floor(size / 3);
              const y = y0 + Math.floor(i / columns) * size + Math.floor(size / 3);
              const { data } = context.getImageData(x, y, inner, inner);
              const pixels = [...new Uint32Array(data.buffer)];
              return {
                colors: new Set(pixels).size,
                isEmpty: pixels.every((pixel) => pixel === 0),
              };
            });
          },
          { columns: maze.width, rows: maze.height, size: cell, x0: left, y0: top },
        );
        const floorWithin = (/** @type {number} */ i, /** @type {number} */ reach) => {
          const [x, y] = [i % maze.width, Math.floor(i / maze.width)];
          return kinds.some((kind, other) => {
            const right = (other % maze.width) - x;
            const down = Math.floor(other / maze.width) - y;
            return kind !== 0 && Math.max(Math.abs(right), Math.abs(down)) <= reach;
          });
        };
        let bare = 0;
        for (const [i, { colors, isEmpty }] of tiles.entries()) {
          if (kinds[i] !== 0) assert.equal(colors, 1, `floor ${i}`);
          else if (floorWithin(i, 1)) assert.equal(isEmpty, false, `rock ${i}`);
          else if (!floorWithin(i, 2)) assert.equal(isEmpty, true, `far rock ${i}`);
          else if (isEmpty) bare += 1;
        }
        assert.ok(bare > 0);
      },
    ),
);

test('a dungeon is played to its end: keys, locked doors, torchlight', () =>
  withPage({ still: true }, async (page) => {
    await page.click('#tab-dungeon');
    const maze = await mazeOn(page);
    const dark = await pictureOf(page, '#flat');
    await page.check('#field-game-fog');
    assert.notEqual((await pictureOf(page, '#flat')).picture, dark.picture);
    const keys = (maze.things ?? []).filter(({ role }) => role === 'key');
    const game = mw.game(maze);
    assert.equal(Number(String(await page.textContent('#score-best')).replace(',', '')), game.best);
    while (!game.done) {
      const before = game.position;
      game.move(/** @type {any} */ (game.hint()));
      await page.keyboard.press(String(arrow(maze, before, game.position)));
    }
    await page.waitForSelector('#banner:not([hidden])');
    assert.equal(await page.textContent('#score-score'), '100%');
    assert.equal(await page.textContent('#score-keys'), `${game.keys.length}/${keys.length}`);
    await page.click('#banner-again');
    assert.match(String(await page.textContent('#score-keys')), /^0\//);
  }));

testInFull('a dungeon of 1000 x 1000 draws, and zooms to where it is hatched', () =>
  withPage(
    { hash: codeOf({ algorithm: 'bspDungeon', width: 1000, height: 1000 }) },
    async (page) => {
      await page.uncheck('#field-show-distances');
      const whole = await canvasOf(page);
      for (let i = 0; i < 6; i += 1) await page.click('#zoom-in');
      await settled(page);
      const near = await canvasOf(page);
      assert.notEqual(near.hash, whole.hash);
      assert.ok(near.colors > 20, `${near.colors} colours`);
    },
  ),
);

testInFull('doors and things stand in 3D, and in first person', () =>
  withPage({ still: true }, async (page) => {
    await page.click('#tab-dungeon');
    let furnished = await mazeOn(page);
    // Until the dungeon has come, the maze of the first visit is shown.
    while (!furnished.dungeon) {
      await framesOf(page);
      furnished = await mazeOn(page);
    }
    await page.click('#tab-blocks');
    await page.waitForSelector('#scene canvas');
    const withDoors = await pictureOf(page, '#scene');
    const { passes, ...bare } = mw.options(String(furnished.code));
    assert.ok(passes && passes.length > 0);
    await page.evaluate(
      (code) => {
        location.hash = `${code}&view=blocks&distances=0`;
        location.reload();
      },
      String(mw.generate(bare).code),
    );
    await page.waitForSelector('body[data-ready] #scene canvas');
    assert.ok(withDoors.colors > (await pictureOf(page, '#scene')).colors);
  }),
);
