/** Tiles and lines of areas of worlds, cell by cell. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assembleAll } from '../support/assembled.js';
import { rowModes } from '../support/cases.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { seeds, some } from '../support/seeds.js';

const SIDES = ['north', 'south', 'west', 'east'];

/** A world per row and mode, with and without an edge. */
function* worlds() {
  for (const { row, mode } of some(rowModes(), 12)) {
    const chunk = row.kind === 'dungeon' ? 20 : 7;
    const options = { algorithm: row.id, mode, chunk, seed: 5 };
    if (mw.check({ algorithm: row.id, mode, seed: 1, width: chunk, height: chunk })) continue;
    yield mw.world({ ...options, levels: 2 });
    yield mw.world({ ...options, endless: true });
  }
}

/** Areas of a world, some of which reach beyond it. */
function* areas(world, random, count) {
  const size = world.chunkSize;
  const side = world.endless ? 4 * size : world.width;
  yield { x: size, y: 0, width: size, height: size };
  if (!world.endless) yield { x: side + 3, y: -9, width: 5, height: 4 };
  for (let i = 0; i < count; i++) {
    const [width, height] = [1 + random.below(2 * size), 1 + random.below(2 * size)];
    const [x, y] = [random.below(side + 8) - 6, random.below(side + 8) - 6];
    yield { x, y, width, height };
  }
}

/** What a cell is: its kind in a dungeon, 1 in a maze, 0 beyond the world. */
function kindAt(world, chunks, x, y) {
  const isOutside = x < 0 || y < 0 || x >= world.width || y >= world.height;
  if (isOutside && !world.endless) return 0;
  const { cx, cy, cell } = world.chunkAt(x, y);
  const key = `${cx},${cy}`;
  if (!chunks.has(key)) chunks.set(key, world.chunk(cx, cy).kinds);
  const kinds = chunks.get(key);
  return kinds ? kinds[cell] : 1;
}

const isDungeon = ({ algorithm }) =>
  mw.catalog.generators.find(({ id }) => id === algorithm).kind === 'dungeon';

/** The tile of a maze from its cells and passages alone. */
function tileAt(world, kindOf, area, column, row) {
  const cell = (tile, at) => Math.floor((tile - 1) / 2) + at;
  const [x, y] = [cell(column, area.x), cell(row, area.y)];
  if (column % 2 === 1 && row % 2 === 1) return kindOf(x, y);
  if (column % 2 === 0 && row % 2 === 0) return 0;
  const [toX, toY] = column % 2 === 0 ? [x + 1, y] : [x, y + 1];
  if (kindOf(x, y) === 0 || kindOf(toX, toY) === 0) return 0;
  return world.isOpen(x, y, column % 2 === 0 ? 'east' : 'south') ? kindOf(x, y) : 0;
}

/** The side of a cell: 'x,y,u' for the line left of (x, y), 'x,y,l' for the line above it. */
const sideOf = (x, y, side) =>
  ({
    north: `${x},${y},l`,
    south: `${x},${y + 1},l`,
    west: `${x},${y},u`,
    east: `${x + 1},${y},u`,
  })[side];

/** The sides that lines are, each once. */
function sidesOf(lines) {
  const sides = new Set();
  for (let i = 0; i < lines.length; i += 4) {
    const [x1, y1, x2, y2] = lines.subarray(i, i + 4);
    assert.equal(Math.abs(x1 - x2) + Math.abs(y1 - y2), 1);
    const key = `${Math.min(x1, x2)},${Math.min(y1, y2)},${x1 === x2 ? 'u' : 'l'}`;
    assert.ok(!sides.has(key), `${key} is drawn twice`);
    sides.add(key);
  }
  return sides;
}

test('tiles and lines of any area are what isOpen says of its cells', (t) => {
  const random = new Random(9n);
  let cells = 0;
  for (const world of worlds()) {
    const chunks = new Map();
    const kindOf = (x, y) => kindAt(world, chunks, x, y);
    for (const area of areas(world, random, seeds(24, 3))) {
      const { x, y, width, height } = area;
      const name = `${world.code} ${JSON.stringify(area)}`;
      const tiles = world.tiles(area);
      const size = isDungeon(world) ? [width, height] : [2 * width + 1, 2 * height + 1];
      assert.deepEqual([tiles.width, tiles.height], size, name);
      const expected = Array.from({ length: size[0] * size[1] }, (_, i) => {
        const [column, row] = [i % size[0], Math.floor(i / size[0])];
        return isDungeon(world)
          ? kindOf(x + column, y + row)
          : tileAt(world, kindOf, area, column, row);
      });
      assert.deepEqual(Array.from(tiles.data), expected, name);

      const walls = new Set();
      for (let row = 0; row < height; row++) {
        for (let column = 0; column < width; column++) {
          if (kindOf(x + column, y + row) === 0) continue;
          for (const side of SIDES) {
            if (!world.isOpen(x + column, y + row, side)) walls.add(sideOf(column, row, side));
          }
          cells++;
        }
      }
      assert.deepEqual(sidesOf(world.lines(area)), walls, name);
    }
  }
  t.diagnostic(`${cells} cells`);
});

test('tiles and lines of a whole world are those of the maze that it is', () => {
  for (const world of worlds()) {
    if (world.endless) continue;
    const { width, height, passages, kinds, mask } = assembleAll(world);
    const maze = mw.adopt({
      ...{ shape: 'square', width, height, levels: 1, passages, kinds, mask },
      dungeon: isDungeon(world),
    });
    const area = { x: 0, y: 0, width, height };
    assert.deepEqual(world.tiles(area), maze.tiles(), world.code);
    assert.deepEqual(sidesOf(world.lines(area)), sidesOf(maze.lines()), world.code);
  }
});

test('areas without cells, at the ends of an endless world, and the largest one', () => {
  const algorithm = mw.catalog.generators.find(({ perfect }) => perfect).id;
  const world = mw.world({ algorithm, seed: 1, endless: true });
  const none = { x: 5, y: 5, width: 0, height: 2 };
  assert.deepEqual(world.tiles(none), { width: 1, height: 5, data: new Uint8Array(5) });
  assert.equal(world.lines(none).length, 0);
  for (const at of [-(2 ** 52), 2 ** 52 - 40]) {
    const { data } = world.tiles({ x: at, y: at, width: 40, height: 40 });
    assert.ok(data.includes(1), `${at}`);
    assert.equal(world.lines({ x: at, y: at, width: 40, height: 40 }).length % 4, 0);
  }
  const small = mw.world({ algorithm, seed: 1, chunk: 512, levels: 1 });
  const { width, data } = small.tiles({ x: 0, y: 0, width: 1024, height: 1024 });
  assert.equal(width, 2049);
  // A spanning tree of 2^20 cells.
  assert.equal(
    data.reduce((sum, tile) => sum + tile, 0),
    2 ** 21 - 1,
  );
});
