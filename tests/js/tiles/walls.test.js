/** Tiles that show cells: exactly the walls that isOpen says, and neighbours fit. Some seconds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { palettes } from 'mazewright/draw';
import { createTileHandler } from 'mazewright/tiles';
import { rowModes } from '../support/cases.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { some } from '../support/seeds.js';
import { pixelsOf, sidesOf, tile } from '../support/tiles.js';

const handler = createTileHandler(mw);
const WALL = `${palettes.light.ink}ff`;
const BEYOND = '#00000000';

const isDungeon = ({ algorithm }) =>
  mw.catalog.generators.find(({ id }) => id === algorithm).kind === 'dungeon';

/** A world per row and mode: with an edge that no tile ends at, with one at a tile's edge, and endless. */
function* worlds(least) {
  for (const [i, { row, mode }] of some(rowModes(), least).entries()) {
    const chunk = [20, 32, 16][i % 3];
    const options = { algorithm: row.id, mode, chunk, seed: i };
    if (mw.check({ algorithm: row.id, mode, seed: 1, width: chunk, height: chunk })) continue;
    yield mw.world({ ...options, levels: 3 });
    if (i % 2 === 0) yield mw.world({ ...options, endless: true });
  }
}

/** The deepest zoom by the documented rule: 16 pixels per cell, the world in one tile at zoom 0. */
const deepest = (world) =>
  world.endless ? 28 : Math.max(0, Math.ceil(Math.log2(world.width / 16)));

/** Whether a cell is one of the world that is no rock. */
function isFloor(world, x, y) {
  if (!world.endless && (x < 0 || y < 0 || x >= world.width || y >= world.height)) return false;
  if (!isDungeon(world)) return true;
  return world.tiles({ x, y, width: 1, height: 1 }).data[0] !== 0;
}

/** Whether a cell and its neighbour are walled off. */
const hasWall = (world, x, y, side) => !isFloor(world, x, y) || !world.isOpen(x, y, side);

/** Some tiles of a zoom: at corners, and anywhere. */
function placesAt(world, zoom, random) {
  const count = 2 ** zoom;
  const used = world.endless ? 8 : Math.ceil(world.width / (16 * 2 ** (deepest(world) - zoom)));
  const shift = world.endless ? -4 : 0;
  const at = () => shift + random.below(used);
  const corner = shift + used - 1;
  assert.ok(world.endless || used <= count);
  return [
    [shift, shift],
    [corner, corner],
    [at(), at()],
  ];
}

test('the middle of every side of every cell has the colour that isOpen says, at every scale', async (t) => {
  const random = new Random(3n);
  let sides = 0;
  for (const world of worlds(12)) {
    for (const scale of [16, 8, 4]) {
      const zoom = deepest(world) - Math.log2(16 / scale);
      if (zoom < 0) continue;
      const cells = 256 / scale;
      for (const [column, row] of placesAt(world, zoom, random)) {
        const name = `${world.code}/${zoom}/${column}/${row}.png`;
        const at = pixelsOf((await tile(handler, name)).bytes);
        const middle = scale / 2;
        for (let y = 0; y < cells; y++) {
          for (let x = 0; x < cells; x++) {
            const [cx, cy] = [column * cells + x, row * cells + y];
            const isIn = world.endless || (cx < world.width && cy < world.height);
            const centre = at(x * scale + middle, y * scale + middle);
            if (!isIn) assert.equal(centre, BEYOND, name);
            else assert.equal(centre === WALL, !isFloor(world, cx, cy), `${name} ${cx},${cy}`);
            if (!isIn || !isFloor(world, cx, cy)) continue;
            if (isDungeon(world)) continue;
            // The wall lies on the first pixel of the cell to the east or south, whose tile this may not be.
            const west = at(x * scale, y * scale + middle) === WALL;
            const north = at(x * scale + middle, y * scale) === WALL;
            assert.equal(west, hasWall(world, cx, cy, 'west'), `${name} west of ${cx},${cy}`);
            assert.equal(north, hasWall(world, cx, cy, 'north'), `${name} north of ${cx},${cy}`);
            if (cx === world.width - 1)
              assert.equal(at(x * scale + scale - 1, y * scale + middle), WALL);
            if (cy === world.height - 1)
              assert.equal(at(x * scale + middle, y * scale + scale - 1), WALL);
            sides += 2;
          }
        }
      }
    }
  }
  assert.ok(sides > 10_000);
  t.diagnostic(`${sides} sides`);
});

test('with two pixels per cell a maze is its tiles with walls one tile wide', async () => {
  for (const world of worlds(12)) {
    const zoom = deepest(world) - 3;
    if (zoom < 0 || isDungeon(world)) continue;
    const [column, row] = world.endless ? [-1, 0] : [0, 0];
    const at = pixelsOf((await tile(handler, `${world.code}/${zoom}/${column}/${row}.png`)).bytes);
    const [width, height] = [1, 1].map(() => (world.endless ? 128 : Math.min(128, world.width)));
    const area = { x: column * 128, y: row * 128, width, height };
    const { data, width: across } = world.tiles(area);
    for (let y = 0; y < 2 * height; y++) {
      for (let x = 0; x < 2 * width; x++) {
        assert.equal(at(x, y) === WALL, data[y * across + x] === 0, `${world.code} ${x},${y}`);
      }
    }
  }
});

test('the pictures of four tiles are that of the tile above them, cell by cell', async () => {
  for (const world of worlds(8)) {
    const zoom = deepest(world);
    if (zoom < 1) continue;
    const above = pixelsOf((await tile(handler, `${world.code}/${zoom - 1}/0/0.png`)).bytes);
    for (const [column, row] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]) {
      const at = pixelsOf(
        (await tile(handler, `${world.code}/${zoom}/${column}/${row}.png`)).bytes,
      );
      for (let y = 0; y < 16; y++) {
        for (let x = 0; x < 16; x++) {
          for (const [dx, dy] of [
            [0, 0.5],
            [0.5, 0],
            [0.5, 0.5],
          ]) {
            const deep = at(16 * (x + dx), 16 * (y + dy));
            const high = above(8 * (16 * column + x + dx), 8 * (16 * row + y + dy));
            assert.equal(deep, high, `${world.code} ${column},${row} ${x + dx},${y + dy}`);
          }
        }
      }
    }
  }
});

test('GeoJSON has every wall of the open cells once, and neighbours the same on their rim', async () => {
  for (const world of worlds(10)) {
    const zoom = deepest(world);
    /** @type {Map<string, Set<string>>} */
    const found = new Map();
    const last = world.endless || world.width > 16 ? 1 : 0;
    for (let row = 0; row <= last; row++) {
      for (let column = 0; column <= last; column++) {
        const { text } = await tile(handler, `${world.code}/${zoom}/${column}/${row}.json`);
        const json = JSON.parse(text);
        assert.equal(json.type, 'FeatureCollection');
        const sides = sidesOf(json);
        const expected = new Set();
        for (let y = 16 * row; y < 16 * row + 16; y++) {
          for (let x = 16 * column; x < 16 * column + 16; x++) {
            if (!isFloor(world, x, y)) continue;
            if (hasWall(world, x, y, 'north')) expected.add(`${x},${y},l`);
            if (hasWall(world, x, y, 'south')) expected.add(`${x},${y + 1},l`);
            if (hasWall(world, x, y, 'west')) expected.add(`${x},${y},u`);
            if (hasWall(world, x, y, 'east')) expected.add(`${x + 1},${y},u`);
          }
        }
        assert.deepEqual(sides, expected, `${world.code} ${column},${row}`);
        found.set(`${column},${row}`, sides);
      }
    }
    if (last === 0 || isDungeon(world)) continue;
    const rim = (key, at) =>
      [...found.get(key)]
        .filter(
          (side) =>
            side.startsWith(`16,`) && side.endsWith('u') && Number(side.split(',')[1]) < 16 && at,
        )
        .sort();
    assert.deepEqual(rim('0,0', true), rim('1,0', true), world.code);
  }
});
