// How a walk looks: its stones, their light, and what stays in sight under a ceiling.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as THREE from 'three';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';
import { decoded, pictureOf } from './support/pixels.js';
import { CASES, mazeOf } from './support/shapes.js';

// The modules of the page that draw query the theme when they are loaded.
Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
const { brickWalls } = await import('../../web/demo/walk/brick-walls.js');
const { cellFloors } = await import('../../web/demo/walk/cell-floors.js');
const { brickColor } = await import('../../web/demo/walk/stone-colors.js');
const { BRICKS } = await import('../../web/demo/walk/stone-textures.js');
const { halvedFloor } = await import('../../web/demo/geometry/halved-floor.js');
const { PALETTE } = await import('../../web/demo/draw3d/palette.js');

const { withPage } = browserFor();
const scene = '#walk canvas[tabindex]';
const [{ id: algorithm }] = mw.catalog.generators;
const [BLUE, RED] = [9, 4];

/** @typedef {import('playwright-core').Page} Page */

/** Opens a walk and waits until it is drawn. @param {Page} page */
async function enter(page) {
  await page.click('#blocks-walk');
  await page.waitForSelector(`${scene}[aria-busy="false"]`);
}

/** The mean colour of the walk's picture, and how many of its pixels have one colour. @param {Page} page @param {string} [css] */
async function picture(page, css = '#000') {
  const pixels = await decoded(page, (await pictureOf(page, scene)).picture);
  return pixels.evaluate(({ data }, wanted) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
    const mean = [0, 0, 0];
    let found = 0;
    for (let i = 0; i < data.length; i += 4) {
      for (let part = 0; part < 3; part += 1) mean[part] += (4 * data[i + part]) / data.length;
      if (parts.every((part, at) => Math.abs(part - data[i + at]) < 2)) found += 1;
    }
    return { mean, found };
  }, css);
}

test('bricks have the colour of the blocks, or a lighter one if that is too dark to be seen', () => {
  const parts = (/** @type {number} */ number) =>
    (brickColor(number).match(/\d+/g) ?? []).map(Number);
  for (const [number, css] of PALETTE.entries()) {
    const own = [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16));
    const bricks = parts(number);
    assert.ok(Math.max(...bricks) >= 80, `${css}: ${bricks}`);
    if (Math.max(...own) >= 90) assert.deepEqual(bricks, own);
  }
});

test('the walk shows the colour of the blocks', async () => {
  /** @type {number[][]} */
  const means = [];
  for (const color of [BLUE, RED]) {
    const { code } = mw.generate({ algorithm, width: 5, height: 5, seed: 'walk' });
    const hash = `${code}&view=blocks&block=2-${color}`;
    await withPage({ hash, still: true }, async (page) => {
      await enter(page);
      means.push((await picture(page)).mean);
    });
  }
  const [blue, red] = means;
  assert.ok(blue[2] > 1.2 * blue[0], `blue walls: ${blue}`);
  assert.ok(red[0] > 1.5 * red[2], `red walls: ${red}`);
});

for (const shape of ['square', 'polar'])
  test(`${shape}: walls, floor and ceiling leave no gap, and are of another light in the dark theme`, async () => {
    /** @type {number[]} */
    const light = [];
    for (const [theme, dark] of /** @type {const} */ ([
      ['light', '#171310'],
      ['dark', '#08070a'],
    ])) {
      const { code } = mw.generate({ algorithm, shape, width: 16, height: 8, seed: 'look' });
      await withPage({ hash: `${code}&view=blocks`, theme, still: true }, async (page) => {
        await enter(page);
        const { mean, found } = await picture(page, dark);
        assert.ok(found < 20, `${found} pixels show what is behind the walls`);
        light.push(mean[0] + mean[1] + mean[2]);
      });
    }
    assert.ok(light[1] < 0.95 * light[0], `${light}`);
  });

test('a beam shows the goal through walls and ceiling', async () => {
  const options = { algorithm, width: 6, height: 6, seed: 'walk' };
  /** @type {string[]} */
  const pictures = [];
  for (const exits of ['corners', 'none']) {
    const { code } = mw.generate({ ...options, exits });
    await withPage({ hash: `${code}&view=blocks`, still: true }, async (page) => {
      await enter(page);
      pictures.push((await pictureOf(page, scene)).picture);
      if (pictures.length === 1) return;
      const [one, other] = await Promise.all(pictures.map((each) => decoded(page, each)));
      const data = await other.evaluateHandle((image) => image.data);
      const seen = await one.evaluate(
        (image, second) => image.data.filter((value, i) => Math.abs(value - second[i]) > 8).length,
        data,
      );
      assert.ok(seen > 100, `${seen} values`);
    });
  }
});

test('a wall has several rows of bricks, upright on every side, dark at its foot and its top', () => {
  assert.ok(BRICKS.rows >= 5 && BRICKS.columns >= 3);
  const height = 0.9;
  const geometry = brickWalls(THREE, {
    size: [1, 1, 1],
    edges: [
      [0, 2],
      [0, height],
      [0, 3],
    ],
    data: Uint8Array.of(1),
  });
  const { position, uv, near } = geometry.attributes;
  assert.equal(position.count, 16);
  for (let i = 0; i < position.count; i += 1) {
    assert.ok(Math.abs(uv.getY(i) - position.getY(i) / height) < 1e-6, 'rows are level');
    assert.equal(near.getX(i), position.getY(i) === 0 ? 1 : -1);
  }
  // What one sees from a side are its four corners, which lie as far apart on the texture.
  for (let i = 0; i < position.count; i += 4) {
    const places = [0, 1, 2, 3].map((at) => uv.getX(i + at));
    const length = Math.max(...places) - Math.min(...places);
    assert.ok(length === 2 || length === 3, `${length} cells`);
  }
});

test('floors are dark along walls and in corners, and rock has none', () => {
  for (const kind of ['maze', 'dungeon']) {
    const row = mw.catalog.generators.find((each) => each.kind === kind);
    const size = 24;
    const maze = mw.generate({ algorithm: String(row?.id), width: size, height: size, seed: 3 });
    const isIn = (/** @type {number} */ at) => at >= 0 && at < size;
    const floors = cellFloors(THREE, size, (x, y) => {
      if (!isIn(x) || !isIn(y)) return { passages: 0, kind: 255 };
      const cell = y * size + x;
      return { passages: maze.passages[cell], kind: maze.kinds?.[cell] ?? 1 };
    });
    const geometry = floors.plane(0, true);
    const { position, near, normal } = geometry.attributes;
    const index = /** @type {THREE.BufferAttribute} */ (geometry.index);
    const sides = { north: [0.5, 0], south: [0.5, 1], west: [0, 0.5], east: [1, 0.5] };
    const side = 2 * size + 1;
    const nearAt = (/** @type {number} */ x, /** @type {number} */ y) =>
      near.getX(2 * y * side + 2 * x);
    let cells = 0;
    for (let cell = 0; cell < maze.cellCount; cell += 1) {
      if (maze.kinds?.[cell] === 0) continue;
      cells += 1;
      const { x, y } = maze.positionOf(cell);
      assert.equal(nearAt(x + 0.5, y + 0.5), 0);
      for (const [name, [right, down]] of Object.entries(sides)) {
        const isOpen = maze.isOpen(cell, /** @type {keyof typeof sides} */ (name));
        assert.equal(nearAt(x + right, y + down), isOpen ? 0 : 1, `${kind}, ${x} ${y} ${name}`);
      }
    }
    assert.equal(index.count, cells * 24);
    // Each triangle looks up, so that it is seen from above.
    for (let i = 0; i < index.count; i += 3) {
      const [a, b, c] = [0, 1, 2].map((at) =>
        new THREE.Vector3().fromBufferAttribute(position, index.getX(i + at)),
      );
      assert.ok(b.sub(a).cross(c.sub(a)).y > 0);
    }
    assert.equal(normal.getY(0), 1);
    assert.equal(floors.plane(1, false).attributes.normal.getY(0), -1);
  }
});

for (const { name, row, options } of CASES)
  test(`${name}: the floor is light where passages lead, and dark along walls`, () => {
    const maze = mazeOf(row, options);
    const { floor } = maze.meshes();
    const { positions, near, triangles } = halvedFloor(maze, floor);
    assert.equal(positions.length, 3 * near.length);
    assert.equal(triangles.length, near.length);
    /** The cells on both sides of a place, and whether it is light there. @type {Map<string, { cells: number[], light: boolean[] }>} */
    const halves = new Map();
    let at = 0;
    for (let cell = 0; cell < maze.cellCount; cell += 1) {
      for (let side = floor.starts[cell] + 1; side < floor.starts[cell + 1]; side += 1, at += 6) {
        // Six corners per side: two triangles, of which the half of the side is the third.
        const place = Array.from(positions.subarray(3 * at + 6, 3 * at + 9));
        const key = place.map((value) => Math.round(value * 1000)).join();
        const half = halves.get(key) ?? { cells: [], light: [] };
        half.cells.push(cell);
        half.light.push(near[at + 2] === 0);
        halves.set(key, half);
      }
    }
    assert.equal(at, near.length);
    const links = maze.links();
    const joined = new Set();
    for (let i = 0; i < links.length; i += 2) {
      joined.add(`${links[i]} ${links[i + 1]}`).add(`${links[i + 1]} ${links[i]}`);
    }
    let shared = 0;
    for (const { cells, light } of halves.values()) {
      if (cells.length !== 2) continue;
      shared += 1;
      assert.ok(
        light.every((each) => each === joined.has(cells.join(' '))),
        cells.join(' '),
      );
    }
    assert.ok(shared > 0);
  });
