// How a walk looks: its stones, their light, and what stays in sight under a ceiling.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellSurroundings, halvedFloor, solidGeometry, stonesOf } from 'mazewright/three';
import * as THREE from 'three';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';
import { decoded, pictureOf } from './support/pixels.js';
import { CASES, mazeOf } from './support/shapes.js';

// The modules of the page that draw query the theme when they are loaded.
Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
const { brickColor } = await import('../../web/demo/walk/stone-colors.js');
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
    [1, 3, 5].map((at) => Number.parseInt(brickColor(number).slice(at, at + 2), 16));
  for (const [number, css] of PALETTE.entries()) {
    const own = [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16));
    const bricks = parts(number);
    assert.ok(Math.max(...bricks) >= 80, `${css}: ${bricks}`);
    if (Math.max(...own) >= 90) assert.deepEqual(bricks, own);
  }
});

testInFull('the walk shows the colour of the blocks', async () => {
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
  testInFull(
    `${shape}: walls, floor and ceiling leave no gap, and are of another light in the dark theme`,
    async () => {
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
    },
  );

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

test('stones fill their texture without a gap, in several rows per unit of height', () => {
  for (const layout of /** @type {const} */ (['courses', 'slabs'])) {
    const stones = stonesOf(layout);
    const area = stones.reduce((sum, { width, height }) => sum + width * height, 0);
    assert.ok(Math.abs(area - 4) < 1e-6, `${layout} cover ${area} of 2 x 2`);
    // Any place lies in one stone; those that leave the right or lower edge go on at the other.
    for (let i = 0; i < 500; i += 1) {
      const [x, y] = [(i * 0.618) % 2, (i * 0.414) % 2];
      const within = (
        /** @type {number} */ at,
        /** @type {number} */ from,
        /** @type {number} */ size,
      ) => [0, 2].some((turn) => at + turn >= from && at + turn < from + size);
      const found = stones.filter(
        ({ left, top, width, height }) => within(x, left, width) && within(y, top, height),
      );
      assert.equal(found.length, 1, `${layout} at ${x} ${y}`);
    }
  }
  assert.ok(new Set(stonesOf('courses').map(({ top }) => top)).size >= 10);
});

test('courses of a wall are level and go on around its corners', () => {
  const height = 0.9;
  const grid = {
    size: [1, 1, 1],
    edges: [
      [0, 2],
      [0, height],
      [0, 3],
    ],
    data: Uint8Array.of(1),
  };
  const geometry = solidGeometry([/** @type {any} */ (grid)], ['#ffffff'], {
    hasTop: false,
    rise: height,
  });
  const { position, uv } = geometry.attributes;
  assert.equal(position.count, 16);
  for (let i = 0; i < position.count; i += 1) {
    assert.ok(Math.abs(uv.getY(i) - position.getY(i) / height) < 1e-6, 'rows are level');
  }
  // What one sees from a side are its four corners, which lie as far apart on the texture.
  for (let i = 0; i < position.count; i += 4) {
    const places = [0, 1, 2, 3].map((at) => uv.getX(i + at));
    const length = Math.max(...places) - Math.min(...places);
    assert.ok(length === 2 || length === 3, `${length} cells`);
  }
});

test('floors lie in cells and passages, and never on rock', () => {
  for (const kind of ['maze', 'dungeon']) {
    const row = mw.catalog.generators.find((each) => each.kind === kind);
    const size = 24;
    const maze = mw.generate({ algorithm: String(row?.id), width: size, height: size, seed: 3 });
    const has = (/** @type {number} */ x, /** @type {number} */ y) =>
      x >= 0 && y >= 0 && x < size && y < size;
    const cells = {
      isDungeon: kind === 'dungeon',
      has,
      at(/** @type {number} */ x, /** @type {number} */ y) {
        const cell = y * size + x;
        if (!has(x, y)) return { passages: 0, kind: 255 };
        return { passages: maze.passages[cell], kind: maze.kinds?.[cell] ?? 1 };
      },
    };
    const scene = new THREE.Scene();
    const look = { theme: /** @type {const} */ ('light'), wall: '#cbc3b4' };
    const around = cellSurroundings(scene, cells, { ...look, quality: 'low' });
    assert.equal(
      around.update({ x: 12, y: 12 }, () => true),
      true,
    );
    scene.updateMatrixWorld(true);
    const ray = new THREE.Raycaster();
    for (let cell = 0; cell < maze.cellCount; cell += 1) {
      const { x, y } = maze.positionOf(cell);
      ray.set(new THREE.Vector3(x + 0.5, 0.45, y + 0.5), new THREE.Vector3(0, -1, 0));
      const hits = ray.intersectObject(scene).map(({ point }) => point.y);
      assert.equal(
        hits.some((level) => Math.abs(level) < 1e-6),
        maze.kinds?.[cell] !== 0,
      );
      // A wall stands where no passage leads.
      ray.far = 0.6;
      for (const [name, along] of /** @type {const} */ ([
        ['north', [0, 0, -1]],
        ['south', [0, 0, 1]],
        ['west', [-1, 0, 0]],
        ['east', [1, 0, 0]],
      ])) {
        if (maze.kinds?.[cell] === 0) continue;
        ray.set(new THREE.Vector3(x + 0.5, 0.45, y + 0.5), new THREE.Vector3(...along));
        assert.equal(ray.intersectObject(scene).length > 0, !maze.isOpen(cell, name));
      }
      ray.far = Number.POSITIVE_INFINITY;
    }
    around.clear();
    assert.equal(scene.children.length, 0);
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
