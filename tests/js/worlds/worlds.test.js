/** Worlds are one maze: put together from their chunks and looked at by the checkers of one maze. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doorFaultsOf } from '../../fuzz/doors.js';
import { lockFaultsOf } from '../../fuzz/locks.js';
import { assemble, assembleAll, nodeAround } from '../support/assembled.js';
import { anyParams, rowModes, seedOf } from '../support/cases.js';
import { assertFloorLinks, assertLinks, assertPerfect, shapeOf } from '../support/checker.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';

const perfectRows = rowModes().filter(({ row, mode }) => row.perfect && mode === 'standard');
const dungeonRows = rowModes().filter(({ row }) => row.kind === 'dungeon');

/** Rows that make a chunk of this side, one for each seed in turn. */
function rowFor(index, chunk) {
  for (let i = 0; i < perfectRows.length; i++) {
    const { row } = perfectRows[(index + i) % perfectRows.length];
    const size = { width: chunk, height: chunk, seed: 0 };
    if (mw.check({ algorithm: row.id, ...size }) === null) return row;
  }
  throw new Error(`no row makes ${chunk} x ${chunk}`);
}

for (const [chunk, levels, all] of [
  [32, 5, 4],
  [128, 3, 4],
  [1000, 0, 2],
  [100, 2, 8],
  [33, 4, 8],
  [7, 5, 20],
  [2, 7, 8],
  [3, 1, 20],
]) {
  const side = chunk * 2 ** levels;
  test(`${side} x ${side} in chunks of ${chunk} is one perfect maze, up to ${all} seeds`, () => {
    for (let index = 0; index < seeds(all, 1); index++) {
      const algorithm = rowFor(index, chunk).id;
      const world = mw.world({ algorithm, seed: seedOf(index), chunk, levels });
      assert.deepEqual([world.width, world.height], [side, side]);
      const whole = assembleAll(world);
      assertLinks(whole);
      assertPerfect(whole);
    }
  });
}

test('every generator and mode of the catalog is the inside of a chunk', (t) => {
  const ran = new Set();
  for (const { row, mode } of rowModes()) {
    for (const chunk of [2, 9, 16]) {
      const options = { algorithm: row.id, mode, seed: 'inside', chunk, levels: 2 };
      if (mw.check({ algorithm: row.id, mode, seed: 1, width: chunk, height: chunk })) continue;
      if (row.kind === 'dungeon' && chunk < 3) continue;
      const whole = assembleAll(mw.world(options));
      assertLinks(whole);
      const { components, loops } = shapeOf(whole);
      assert.equal(components, 1, `${row.id} ${mode} ${chunk}`);
      if (row.perfect) assert.equal(loops, 0, `${row.id} ${mode} ${chunk}`);
      ran.add(`${row.id} ${mode}`);
    }
  }
  assert.equal(ran.size, rowModes().length);
  t.diagnostic([...ran].join(', '));
});

test('a world of dungeons is one connected dungeon, whatever the parameters', (t) => {
  const random = new Random(4n);
  const count = seeds(60, 3);
  let refused = 0;
  for (const { row, mode } of dungeonRows) {
    for (let index = 0; index < count; index++) {
      const chunk = 12 + random.below(40);
      const params = index < count / 3 ? {} : anyParams(row, random);
      const base = { algorithm: row.id, mode, params, seed: seedOf(index) };
      if (mw.check({ ...base, width: chunk, height: chunk })) {
        refused++;
        continue;
      }
      const world = mw.world({ ...base, chunk, levels: 2 });
      const whole = assembledOrRefused(world);
      if (!whole) {
        refused++;
        continue;
      }
      assert.equal(shapeOf(whole).components, 1, world.code);
      assertBordersAreRock(world, whole);
    }
  }
  assert.ok(refused < count * dungeonRows.length - seeds(40));
  t.diagnostic(`${refused} refused`);
});

/** null if a chunk cannot be made from a text of its parameters, as of a sample without variety. */
function assembledOrRefused(world) {
  try {
    return assembleAll(world);
  } catch (error) {
    const text = /^params\.(\w+)$/.exec(error.field ?? '')?.[1];
    assert.equal(typeof world.params[text], 'string', error.message);
    return null;
  }
}

/** Only doors lie on the border of a chunk, none on its corners, and floor is linked to floor. */
function assertBordersAreRock(world, whole) {
  const side = world.chunkSize;
  const isEdge = (at) => at % side === 0 || at % side === side - 1;
  for (const [tile, kind] of whole.kinds.entries()) {
    const [x, y] = [tile % whole.width, Math.floor(tile / whole.width)];
    if (!isEdge(x) && !isEdge(y)) continue;
    assert.ok(kind === 0 || kind === 2, `${world.code}: kind ${kind} on a border`);
    assert.ok(!(isEdge(x) && isEdge(y)) || kind === 0, `${world.code}: a door on a corner`);
  }
  for (const cx of [0, 1]) assertFloorLinks(world.chunk(cx, 3));
}

test('rooms of a dungeon list the corridors that the world dug to them', () => {
  const world = mw.world({ algorithm: dungeonRows[0].row.id, seed: 3, chunk: 40, levels: 3 });
  for (let cx = 0; cx < 8; cx++) {
    const { rooms, kinds, width } = world.chunk(cx, 5);
    for (const { x, y, width: w, height: h, doors } of rooms) {
      const found = [];
      for (const [tile, kind] of kinds.entries()) {
        const [dx, dy] = [(tile % width) - x, Math.floor(tile / width) - y];
        const beside =
          (dx >= 0 && dx < w && (dy === -1 || dy === h)) ||
          (dy >= 0 && dy < h && (dx === -1 || dx === w));
        if (kind > 1 && beside) found.push(tile);
      }
      assert.deepEqual(
        [...doors].sort((a, b) => a - b),
        found,
      );
    }
  }
});

const endlessWorlds = [
  { algorithm: perfectRows[0].row.id, seed: 'edge', chunk: 8 },
  { algorithm: perfectRows[3].row.id, seed: 5, chunk: 5 },
  { algorithm: dungeonRows[0].row.id, seed: 9, chunk: 16 },
].map((options) => mw.world({ ...options, endless: true }));

test('without an edge: every node is a tree, around 0 and far away', () => {
  for (const world of endlessWorlds) {
    for (const at of [0, -1, 12345678901, -(2 ** 51) - 7, 2 ** 52 - 4096]) {
      const { first, end } = nodeAround(world, 4, at, -at);
      const whole = assemble(world, first, end);
      const { components, loops } = shapeOf(whole);
      assert.equal(components, 1, `${world.code} at ${at}`);
      if (whole.kinds === null) assert.equal(loops, 0, `${world.code} at ${at}`);
    }
  }
});

test('without an edge: any window is a forest, and all of it meets in one node', () => {
  for (const world of endlessWorlds.slice(0, 2)) {
    const { cx, cy } = world.chunkAt(-30, 40);
    for (const shift of [0, 3, 1e6, -1e9]) {
      const first = { x: cx + shift, y: cy - shift };
      const window = assemble(world, first, { x: first.x + 11, y: first.y + 7 });
      assert.equal(shapeOf(window).loops, 0);
    }
    // Beyond level 48 a node may reach over the numbers there are.
    for (let level = 1; level <= 48; level++) {
      const { first, end } = nodeAround(world, level, 0, 0);
      const reach = 2 ** level / 3 - 1;
      assert.ok(-first.x >= reach && -first.y >= reach, `level ${level} begins at ${first.x}`);
      assert.ok(end.x - 1 >= reach && end.y - 1 >= reach, `level ${level} ends at ${end.x}`);
    }
  }
});

test('an answer does not depend on what was asked before', () => {
  const options = { algorithm: perfectRows[1].row.id, seed: 'order', chunk: 16, levels: 20 };
  const random = new Random(8n);
  const places = Array.from({ length: 60 }, () => [random.below(2 ** 20), random.below(2 ** 20)]);
  const ask = (world, [cx, cy]) => {
    const chunk = world.chunk(cx, cy);
    const [x, y] = [cx * 16 + 15, cy * 16 + 3];
    const open = [0, 1, 2, 3].map((direction) => world.isOpen(x, y, direction));
    const seams = world.seams(7, x, y);
    return JSON.stringify([
      Array.from(chunk.passages),
      chunk.code,
      world.doors(cx, cy),
      open,
      seams,
    ]);
  };
  const world = mw.world(options);
  const first = places.map((place) => ask(world, place));
  const backwards = places.toReversed().map((place) => ask(world, place));
  assert.deepEqual(backwards.reverse(), first);
  const other = mw.world(mw.world(options).code);
  assert.deepEqual(
    places.map((place) => ask(other, place)),
    first,
  );
});

test('a chunk keeps entrance and exit, doors that stand between tiles, and locks that can be opened', (t) => {
  const found = { doors: 0, ends: 0 };
  for (const { row, mode } of dungeonRows) {
    const world = mw.world({ algorithm: row.id, mode, seed: 1, chunk: 24, levels: 4 });
    for (let index = 0; index < seeds(200, 20); index++) {
      const chunk = world.chunk(index % 16, Math.floor(index / 16));
      const what = `${world.code} ${index}`;
      assert.deepEqual([...doorFaultsOf(chunk), ...lockFaultsOf(chunk)], [], what);
      for (const { role, cell } of chunk.things ?? []) {
        if (role === 'entrance') assert.equal(cell, chunk.start, what);
        if (role === 'exit') assert.equal(cell, chunk.end, what);
        found.ends += Number(role === 'exit');
      }
      found.doors += chunk.doors?.length ?? 0;
    }
  }
  t.diagnostic(JSON.stringify(found));
  assert.ok(found.doors > 20 && found.ends >= 20, JSON.stringify(found));
});

test('chunks differ from each other, and worlds by seed', () => {
  const algorithm = perfectRows[3].row.id;
  const codes = new Set();
  for (const seed of [1, 2, 'a']) {
    const world = mw.world({ algorithm, seed, chunk: 4, levels: 6 });
    for (let cx = 0; cx < 64; cx++) codes.add(world.chunk(cx, 63 - cx).code);
  }
  assert.equal(codes.size, 3 * 64);
});
