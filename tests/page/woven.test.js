/** Woven mazes on the page: played through their tunnels, filmed, in 3D and walked through. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scriptOf } from '../../web/demo/share/script.js';
import { testInFull } from '../js/support/seeds.js';
import { pointOf } from './support/board.js';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, mazeOn, mw } from './support/maze.js';
import { canvasOf, pictureOf } from './support/pixels.js';
import { settled } from './support/states.js';

const { withPage } = browserFor();
const scene = '#scene canvas';

/** @param {object} [options] */
const woven = (options) =>
  codeOf({
    algorithm: 'wilson',
    width: 12,
    height: 9,
    passes: [{ id: 'weave', share: 0.4 }],
    ...options,
  });

/** A maze whose solution leads through a tunnel: its bridge, and the number of steps until then. */
function tunneled() {
  for (let seed = 1; ; seed++) {
    const maze = mw.generate(woven({ seed }));
    const { path } = maze.solve();
    for (const { bridge, from, to } of maze.tunnels()) {
      const ends = [from.cell, to.cell];
      const at = path.findIndex(
        (cell, i) => i > 0 && ends.includes(path[i - 1]) && ends.includes(cell),
      );
      if (at > 0 && !path.includes(bridge)) return { maze, bridge, at };
    }
  }
}

/** The pixels of the actors around the middle of a cell. @param {import('playwright-core').Page} page @param {any} maze @param {number} cell */
async function actorsAt(page, maze, cell) {
  const point = await pointOf(page, maze, cell);
  return page.evaluate(({ x, y }) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('actors'));
    const { left, top } = canvas.getBoundingClientRect();
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    return [...pen.getImageData(x - left - 12, y - top - 12, 24, 24).data].some((byte) => byte > 0);
  }, point);
}

testInFull(
  'a woven maze is played by keys through a tunnel, and the trail is seen below the bridge',
  () => {
    const { maze, bridge, at } = tunneled();
    return withPage({ hash: `${maze.code}&distances=0`, still: true }, async (page) => {
      await settled(page);
      const keys = keysOut(maze);
      for (const key of keys.slice(0, at - 1)) await page.keyboard.press(key);
      await settled(page);
      assert.equal(await actorsAt(page, maze, bridge), false);
      await page.keyboard.press(keys[at - 1]);
      await settled(page);
      assert.equal(await actorsAt(page, maze, bridge), true);
      for (const key of keys.slice(at)) await page.keyboard.press(key);
      await page.waitForSelector('#banner:not([hidden])');
    });
  },
);

testInFull('the preset of woven mazes works from a grid that cannot be woven', () =>
  withPage({ hash: codeOf({ algorithm: 'wilson', shape: 'triangle' }) }, async (page) => {
    await settled(page);
    await page.selectOption('#field-preset', 'woven');
    const maze = await mazeOn(page);
    assert.deepEqual([maze.shape, maze.passes[0]?.id], ['square', 'weave']);
    assert.ok(Number(maze.bridges?.length) > 40);
    assert.equal(await page.locator('#notice:visible').count(), 0);
    await page.selectOption('#field-shape', 'triangle');
    assert.deepEqual((await mazeOn(page)).passes, []);
  }),
);

test('the script of a woven maze places its cubes', () => {
  for (const height of [1, 2, 4]) {
    const maze = mw.generate(woven());
    /** @type {number[][]} */
    const placed = [];
    const cube = (/** @type {number[]} */ ...place) => placed.push(place);
    new Function('cube', scriptOf(maze, { height, color: 9 }))(cube);
    const wanted = Array.from(maze.blocks({ height, color: 9 }));
    const inOrder = (/** @type {number[][]} */ list) => list.map(String).sort();
    const cubes = Array.from({ length: wanted.length / 4 }, (_, i) =>
      wanted.slice(4 * i, 4 * i + 4),
    );
    assert.deepEqual(inOrder(placed), inOrder(cubes));
  }
});

for (const shape of ['square', 'hex', 'polar']) {
  testInFull(
    `${shape}: a woven maze is drawn in Watch, in Play and in 3D, where its tunnels are seen`,
    () => {
      const code = woven({ shape });
      const plain = mw.generate({ ...mw.options(code), passes: [] }).code;
      return withPage({ hash: `${code}&view=watch&distances=0`, still: true }, async (page) => {
        await settled(page);
        const film = await canvasOf(page);
        await page.click('#tab-blocks');
        await page.waitForSelector(scene);
        const { picture, colors } = await pictureOf(page, scene);
        assert.ok(colors > 8, `${colors}`);
        await page.click('#tab-play');
        await page.waitForSelector('body[data-view=play]');
        await settled(page);
        const game = await canvasOf(page);
        assert.ok(game.colors > 5 && film.colors > 5);
        await page.goto(`${page.url().split('#')[0]}#${plain}&view=blocks&distances=0`);
        await page.waitForFunction((wanted) => location.hash.includes(wanted), plain);
        await page.waitForSelector(scene);
        await settled(page);
        assert.notEqual((await pictureOf(page, scene)).picture, picture);
      });
    },
  );
}
