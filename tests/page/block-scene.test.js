// How mazes and dungeons of blocks look: their light, their walls and what these leave to see.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLOCK } from '../../web/demo/config.js';
import { bakedLight } from '../../web/demo/draw3d/baked-light.js';
import { wallGrid } from '../../web/demo/draw3d/block-maze.js';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { decoded, pictureOf } from './support/pixels.js';

const { withPage } = browserFor();
const scene = '#scene canvas';

test('corners are darker than the open floor, and walls throw a soft shadow to the lower right', () => {
  const side = 12;
  const texels = 8;
  // Walls around a floor, and a block in its middle.
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    x === 0 || y === 0 || x === side - 1 || y === side - 1 || (x === 6 && y === 6);
  const light = bakedLight({ width: side, height: side, texels, isWall }, 2);
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    light[Math.round(y * texels) * side * texels + Math.round(x * texels)];
  assert.ok(light.every((share) => share > 0 && share <= 1));
  assert.ok(at(3.5, 3.5) > 0.95, 'the open floor is light');
  assert.ok(at(10.8, 1.3) < at(10.8, 9) && at(10.8, 9) < at(9, 9), 'corner, wall, floor');
  // Two places on opposite sides of the block, as near to it.
  assert.ok(at(7.125, 6.75) < at(5.875, 6.25) - 0.1, 'the shadow lies on one side');
  assert.ok(at(7.125, 6.75) < at(7.5, 6.875), 'and ends softly');
});

test('walls stand where rock touches the floor, and nowhere else', () => {
  for (const { id } of mw.catalog.generators.filter(({ kind }) => kind === 'dungeon')) {
    const maze = mw.generate({ algorithm: id, width: 40, height: 30, seed: 'walls' });
    const { width, height, data: tiles } = maze.tiles();
    const { data } = wallGrid(maze, 2);
    for (let i = 0; i < data.length; i += 1) {
      const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [right, down]));
      const touches = near.some(([right, down]) => {
        const [x, y] = [(i % width) + right, Math.floor(i / width) + down];
        return x >= 0 && y >= 0 && x < width && y < height && tiles[y * width + x] !== 0;
      });
      assert.equal(data[i], tiles[i] === 0 && touches ? 1 : 0, `${id}, tile ${i}`);
    }
  }
});

/** The pixels of the scene. @param {import('playwright-core').Page} page */
const sceneOf = async (page) => decoded(page, (await pictureOf(page, scene)).picture);

test('no dots along the seams of walls', () =>
  withPage(
    { hash: `${codeOf({ width: 24, height: 18 })}&view=blocks&block=1-0`, still: true },
    async (page) => {
      await page.waitForSelector(scene);
      const pixels = await sceneOf(page);
      const dots = await pixels.evaluate(({ data, width, height }) => {
        const sum = (/** @type {number} */ i) => data[4 * i] + data[4 * i + 1] + data[4 * i + 2];
        const steps = [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1];
        let found = 0;
        for (let y = 1; y + 1 < height; y += 1) {
          for (let x = 1; x + 1 < width; x += 1) {
            const i = y * width + x;
            if (sum(i) > 90 + Math.max(...steps.map((step) => sum(i + step)))) found += 1;
          }
        }
        return found;
      });
      // The walls are black: a gap between them would show the ground as a bright pixel.
      assert.equal(dots, 0);
    },
  ));

test('walls of the first height leave the floor of corridors in sight', () =>
  withPage(
    { hash: `${codeOf({ width: 12, height: 12 })}&view=blocks&solution=1`, still: true },
    async (page) => {
      await page.waitForSelector(scene);
      /** Pixels in the colour of the solution, which lies on the floor. */
      const seen = async () => {
        const pixels = await sceneOf(page);
        return pixels.evaluate(({ data }) => {
          const css = getComputedStyle(document.documentElement).getPropertyValue('--accent');
          const accent = (css.match(/\d+/g) ?? []).map(Number);
          let found = 0;
          for (let i = 0; i < data.length; i += 4) {
            if (accent.every((part, at) => Math.abs(part - data[i + at]) < 6)) found += 1;
          }
          return found;
        });
      };
      await page.selectOption('.scene-dock select', '1');
      const low = await seen();
      assert.ok(low > 1_000, `${low} pixels`);
      await page.selectOption('.scene-dock select', String(BLOCK.height));
      const high = await seen();
      assert.ok(high > 0.6 * low, `${high} of ${low} pixels`);
    },
  ));
