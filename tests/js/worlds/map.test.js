/** Seams as a map sees them: they are the borders of the chunks, their gaps are the doors. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';

const algorithm = mw.catalog.generators[0].id;
const dungeon = mw.catalog.generators.find(({ kind }) => kind === 'dungeon').id;
const worlds = [
  mw.world({ algorithm, seed: 'map', chunk: 6, levels: 4 }),
  mw.world({ algorithm, seed: 'map', chunk: 5, endless: true }),
  mw.world({ algorithm: dungeon, seed: 'map', chunk: 12, levels: 3 }),
];

/** Unit sides of cells: 'x,y,u' for the line left of (x, y), 'x,y,l' for the line above it. */
function sidesOf(lines) {
  const sides = new Map();
  for (const { x, y, length, upright, door } of lines) {
    for (let i = 0; i < length; i++) {
      const key = upright ? `${x},${y + i},u` : `${x + i},${y},l`;
      assert.ok(!sides.has(key), `${key} is on two seams`);
      sides.set(key, i === door);
    }
  }
  return sides;
}

test('all seams of an area are the borders of its chunks, open at their doors', () => {
  for (const world of worlds) {
    const size = world.chunkSize;
    const [first, count] = world.endless ? [-7, 15] : [0, 2 ** world.levels];
    const at = first * size;
    const wide = count * size;
    const sides = sidesOf(world.seamsIn({ x: at, y: at, width: wide, height: wide }));
    const edges = world.endless ? 0 : 2;
    assert.equal(sides.size, 2 * (count + 1 - edges) * wide, 'every border, and only borders');
    let open = 0;
    for (let cy = first; cy < first + count; cy++) {
      for (let cx = first; cx < first + count; cx++) {
        for (const { x, y, direction } of world.doors(cx, cy)) {
          const [dx, dy] = { north: [0, 0], south: [0, 1], west: [0, 0], east: [1, 0] }[direction];
          const upright = direction === 'west' || direction === 'east';
          assert.equal(sides.get(`${x + dx},${y + dy},${upright ? 'u' : 'l'}`), true);
          open++;
        }
      }
    }
    const doors = [...sides.values()].filter(Boolean).length;
    // Each is told by two chunks, but for those on the rim of a window.
    const rim = [...sides].filter(([key, isDoor]) => isDoor && isOnRim(key, at, at + wide)).length;
    assert.equal(open, 2 * doors - rim);
  }
});

function isOnRim(key, low, high) {
  const [x, y, line] = key.split(',');
  const at = Number(line === 'u' ? x : y);
  return at === low || at === high;
}

test('an area cuts its lines, and a higher level leaves the lower ones out', () => {
  for (const world of worlds) {
    const whole = { x: -60, y: -60, width: 200, height: 200 };
    const all = sidesOf(world.seamsIn(whole));
    const part = { x: 13, y: 7, width: 31, height: 22 };
    for (const [key, isDoor] of sidesOf(world.seamsIn(part))) assert.equal(all.get(key), isDoor);
    for (const level of [1, 2, 3, 4, 60]) {
      const expected = world.seamsIn(whole).filter((line) => line.level >= level);
      assert.deepEqual(world.seamsIn(whole, level), expected);
    }
  }
});

test('a node has four seams, three with a door, and they are those of the area', () => {
  for (const world of worlds) {
    for (const level of [1, 2, 3]) {
      const seams = world.seams(level, 17, 30);
      assert.equal(seams.length, 4);
      assert.deepEqual(
        seams.map(({ upright }) => upright),
        [true, true, false, false],
      );
      assert.equal(seams.filter(({ door }) => door === null).length, 1);
      const [north, south, west, east] = seams;
      const length = world.chunkSize * 2 ** (level - 1);
      assert.deepEqual(
        seams.map((seam) => seam.length),
        [length, length, length, length],
      );
      assert.deepEqual([south.x, south.y], [north.x, north.y + length]);
      assert.deepEqual([east.x, east.y], [west.x + length, west.y]);
      assert.deepEqual([south.x, south.y], [east.x, east.y]);
      const area = { x: west.x, y: north.y, width: 2 * length, height: 2 * length };
      const shown = world.seamsIn(area, level).filter((seam) => seam.level === level);
      for (const seam of seams) assert.ok(shown.some((one) => same(one, seam)));
    }
  }
});

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

test('each seam is left out as often, and its door is anywhere as often', () => {
  const world = mw.world({ algorithm, seed: 'chance', chunk: 4, levels: 8 });
  const leftOut = [0, 0, 0, 0];
  const doors = Array(8).fill(0);
  for (let y = 0; y < 64; y++) {
    for (let x = 0; x < 64; x++) {
      const seams = world.seams(2, 16 * x, 16 * y);
      leftOut[seams.findIndex(({ door }) => door === null)]++;
      for (const { door } of seams) if (door !== null) doors[door]++;
    }
  }
  // Six standard errors of a share of 1 / n.
  const assertEven = (counts, sum) => {
    const share = 1 / counts.length;
    const band = 6 * Math.sqrt(sum * share * (1 - share));
    for (const count of counts) assert.ok(Math.abs(count - sum * share) < band, counts.join(' '));
  };
  assertEven(leftOut, 4096);
  assertEven(doors, 3 * 4096);
});

test('the whole of a world of 2^32 cells a side is a handful of lines', () => {
  const world = mw.world({ algorithm, seed: 0 });
  const { width, height } = world;
  const lines = world.seamsIn({ x: 0, y: 0, width, height }, world.levels - 2);
  assert.equal(lines.length, 4 * (1 + 4 + 16));
  assert.equal(lines.at(-1).length, 2 ** 31);
});
