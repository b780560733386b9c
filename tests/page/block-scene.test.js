// How mazes and dungeons of blocks look: their light, their walls and what these leave to see.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bakedLight, SUN, wallGrid } from 'mazewright/three';
import * as THREE from 'three';
import { BLOCK } from '../../web/demo/config.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { decoded, pictureOf } from './support/pixels.js';
import { ended, runScript } from './support/turtle.js';

const { withPage } = browserFor();
const scene = '#scene canvas';

test('corners are darker than the open floor, and walls throw a soft shadow away from the sun', () => {
  const side = 12;
  const texels = 16;
  // Walls around a floor, and a block in its middle.
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    x === 0 || y === 0 || x === side - 1 || y === side - 1 || (x === 6 && y === 6);
  const heights = Float32Array.from({ length: (side * texels) ** 2 }, (_, i) => {
    const [x, y] = [i % (side * texels), Math.floor(i / (side * texels))];
    return isWall(Math.floor(x / texels), Math.floor(y / texels)) ? 2 : 0;
  });
  const relief = { left: 0, top: 0, width: side, height: side, texels, heights };
  const light = bakedLight(relief, 2);
  const at = (
    /** @type {'sky' | 'shade'} */ kind,
    /** @type {number} */ x,
    /** @type {number} */ y,
  ) => light[kind][Math.round(y * texels) * side * texels + Math.round(x * texels)];
  for (const list of Object.values(light)) assert.ok(list.every((each) => each >= 0 && each <= 1));
  const sky = (/** @type {number} */ x, /** @type {number} */ y) => at('sky', x, y);
  assert.ok(sky(3.5, 3.5) > 0.95, 'the open floor is light');
  assert.ok(sky(10.8, 1.3) < sky(10.8, 9) && sky(10.8, 9) < sky(9, 9), 'corner, wall, floor');
  // Places on opposite sides of the block, as near to it: the sun stands on the left.
  assert.equal(at('shade', 5.75, 6.5), 0);
  assert.ok(at('shade', 7.125, 6.5) > 0.9, 'the shadow lies on one side');
  // It is as long as the height of the block by the angle of the sun, and ends softly.
  const length = (2 * Math.hypot(SUN[0], SUN[2])) / SUN[1];
  const along = Array.from({ length: 60 }, (_, i) =>
    at('shade', 7 + i / texels, 6.375 - (i / texels) * (SUN[2] / -SUN[0])),
  );
  const end = along.findIndex((share) => share < 0.5) / texels;
  assert.ok(Math.abs(end - (length * -SUN[0]) / Math.hypot(SUN[0], SUN[2])) < 0.3, `${end} tiles`);
  assert.ok(along.filter((share) => share > 0.05 && share < 0.95).length > 2);
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

testInFull('no dots along the seams of walls', () =>
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
  ),
);

testInFull('walls of the first height leave the floor of corridors in sight', () =>
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
            // Its hue, in any light: the shares of green and blue in red.
            const isRed = data[i] > 60 && data[i] > 2 * data[i + 1];
            const isHue = [1, 2].every(
              (at) => Math.abs(data[i + at] / data[i] - accent[at] / accent[0]) < 0.12,
            );
            if (isRed && isHue) found += 1;
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
  ),
);

test('cubes on the ground are darker at their foot, and only in the lowest layer', async (t) => {
  // The pattern of cubes is drawn on a canvas, which does not matter here.
  const pen = { fillRect() {} };
  const canvas = { getContext: () => pen };
  Object.assign(globalThis, { document: { createElement: () => canvas } });
  t.after(() => Reflect.deleteProperty(globalThis, 'document'));
  const { cubeMesh } = await import('../../web/demo/draw3d/cube-building.js');
  // A step: a tower of three cubes beside one of one.
  const list = [1, 2, 3].map((z) => [0, 0, z, 7]).concat([[0, 1, 1, 7]]);
  const { position, color } = cubeMesh(THREE, Float32Array.from(list.flat())).geometry.attributes;
  const lights = { foot: new Set(), above: new Set() };
  for (let face = 0; face < position.count; face += 4) {
    const levels = [0, 1, 2, 3].map((i) => Math.round(position.getY(face + i)));
    const [low, high] = [Math.min(...levels), Math.max(...levels)];
    if (low === high) continue;
    assert.ok(low >= 1 || high === 1, 'faces end with the lowest layer');
    for (let i = 0; i < 4; i += 1) {
      const where = levels[i] === 0 ? 'foot' : 'above';
      lights[where].add(color.getX(face + i));
    }
  }
  assert.equal(lights.foot.size, 4, 'one brightness per side');
  assert.ok(Math.max(...lights.foot) < Math.max(...lights.above));
  for (const light of lights.foot) assert.ok(!lights.above.has(light));
});

/** Pixels of a scene that are the page's floor, and those that are a darker shade of it. @param {import('playwright-core').Page} page */
const floorOf = async (page) => {
  const pixels = await sceneOf(page);
  return pixels.evaluate(({ data }) => {
    const css = getComputedStyle(document.documentElement).getPropertyValue('--floor');
    const floor = (css.match(/\d+/g) ?? []).map(Number);
    const found = { plain: 0, shaded: 0 };
    for (let i = 0; i < data.length; i += 4) {
      const shares = floor.map((part, at) => data[i + at] / part);
      const share = shares[0];
      if (shares.some((each) => Math.abs(each - share) > 0.012)) continue;
      if (share > 0.99) found.plain += 1;
      else if (share > 0.5 && share < 0.97) found.shaded += 1;
    }
    return found;
  });
};

testInFull('the ground of a script is darker beside its cubes', () =>
  withPage({ hash: `${codeOf()}&view=turtle`, still: true }, async (page) => {
    await ended(page);
    await runScript(page, 'for (var i = 0; i < 6; i++) { cube(i, 0, 1, 4); cube(0, i, 1, 4); }');
    const { plain, shaded } = await floorOf(page);
    assert.ok(plain > 1_000 && shaded > 1_000, `${plain} plain, ${shaded} shaded`);
  }),
);

testInFull('the floor of hexagons is darker along their walls', () =>
  withPage(
    { hash: `${codeOf({ shape: 'hex' })}&view=blocks&distances=0&block=2-4`, still: true },
    async (page) => {
      await page.waitForSelector(scene);
      const pixels = await sceneOf(page);
      const { plain, shaded } = await pixels.evaluate(({ data }) => {
        const found = { plain: 0, shaded: 0 };
        for (let i = 0; i < data.length; i += 4) {
          // The walls are red.
          const [red, green, blue] = [data[i], data[i + 1], data[i + 2]];
          if (red > 1.3 * green || blue > 1.1 * red) continue;
          if (green < 215) found.shaded += 1;
          else if (red > 248 && green > 244) found.plain += 1;
        }
        return found;
      });
      assert.ok(plain > 100 && shaded > 5_000, `${plain} plain, ${shaded} shaded`);
    },
  ),
);
