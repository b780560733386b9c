/** What keeps no cell is refused, whether a mask, an outline or both leave out the last one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyParams } from '../support/cases.js';
import { mw } from '../support/load.js';
import { agreed, refusalOf } from '../support/quiet.js';
import { Random } from '../support/random.js';
import { seeds, some } from '../support/seeds.js';

const outlineOf = ({ params }) => params.find(({ id }) => id === 'outline')?.values ?? [];
const mazes = mw.catalog.generators.filter(({ kind, masks }) => kind === 'maze' && masks);

/** Every shape with every outline at every size from 1 to 6 that the shape takes. */
const grounds = mw.catalog.shapes.flatMap(({ id, ...row }) =>
  outlineOf(row).flatMap((outline) =>
    Array.from({ length: 36 }, (_, i) => ({
      shape: { id, outline },
      width: 1 + (i % 6),
      height: 1 + Math.floor(i / 6),
      seed: i,
    })),
  ),
);

test('a maze exists exactly where the grid keeps a cell', (t) => {
  let refused = 0;
  for (const [index, ground] of grounds.entries()) {
    const what = `${ground.shape.id} ${ground.shape.outline} ${ground.width} x ${ground.height}`;
    const { seed: _seed, ...space } = ground;
    const options = { ...ground, algorithm: 'wilson' };
    const problem = mw.check(options);
    if (problem?.field === 'shape.outline') {
      assert.equal(problem.code, 'invalid-mask', what);
      for (const call of [
        () => mw.generate(options),
        () => mw.blank(space),
        () => mw.blank({ ...space, open: true }),
      ]) {
        assert.equal(refusalOf(call, what).field, 'shape.outline', what);
      }
      refused++;
      continue;
    }
    if (problem) continue;
    const able = mazes.filter(({ shapes }) => shapes.includes(ground.shape.id));
    for (const { id, perfect } of some(able, 2, index)) {
      const maze = mw.generate({ ...ground, algorithm: id });
      const kept = maze.mask ? maze.mask.filter(Boolean).length : maze.cellCount;
      assert.ok(kept > 0, `${what} ${id}`);
      assert.equal(maze.stats().perfect, perfect, `${what} ${id}`);
    }
  }
  t.diagnostic(`${refused} of ${grounds.length} refused`);
  assert.ok(refused > 0);
});

test('a mask that leaves out every cell of an outline is refused as a mask', () => {
  for (const [index, ground] of some(grounds, seeds(200, 60)).entries()) {
    const algorithm = mazes[index % mazes.length].id;
    if (mw.check({ ...ground, algorithm })) continue;
    const maze = mw.generate({ ...ground, algorithm: 'wilson' });
    const mask = Uint8Array.from({ length: maze.cellCount }, (_, cell) =>
      maze.mask && !maze.mask[cell] ? 1 : 0,
    );
    const what = `${ground.shape.id} ${ground.shape.outline}`;
    const { code, field } = refusalOf(() => mw.generate({ ...ground, algorithm, mask }), what);
    assert.deepEqual([code, field], ['invalid-mask', 'mask'], what);
  }
});

/** What a maze says of itself if it keeps a cell; two calls give the same. */
function assertKept(options, what) {
  const maze = mw.generate(options);
  const { cells } = maze.stats();
  assert.ok(cells > 0, `${what}: no cell`);
  for (const end of [maze.start, maze.end]) {
    assert.notEqual((maze.kinds ?? maze.mask)?.[end], 0, `${what}: ${end} is closed`);
    assert.notEqual(end, null, `${what}: not placed`);
  }
  assert.equal(JSON.stringify(mw.generate(options)), JSON.stringify(maze), `${what}: again`);
  return maze;
}

test('a mask, an outline and levels together keep a cell, or are refused', () => {
  const random = new Random(81n);
  const storeys = mw.catalog.shapes.filter((row) => row.maxLevels > 1 && outlineOf(row).length > 0);
  const counts = { made: 0, refused: 0 };
  for (let index = 0; index < seeds(6000, 300); index++) {
    const { id, ...row } = random.pick(storeys);
    const space = {
      shape: { id, outline: random.pick(outlineOf(row)) },
      ...{ width: 1 + random.below(5), height: 1 + random.below(5), levels: 1 + random.below(3) },
    };
    const base = { ...space, algorithm: random.pick(mazes).id, seed: index, parts: 'each' };
    if (mw.check(base) !== null) continue;
    const whole = mw.blank(space);
    const share = random.below(4);
    const mask = Uint8Array.from({ length: whole.cellCount }, () =>
      Number(random.below(16) < share),
    );
    const keeps = mask.some((bit, cell) => bit === 1 && whole.mask?.[cell] !== 0);
    const what = JSON.stringify({ ...base, mask: mask.join('') });
    const problem = agreed({ ...base, mask }, what);
    assert.equal(problem === null, keeps, what);
    if (keeps) assertKept({ ...base, mask }, what);
    else assert.deepEqual([problem.code, problem.field], ['invalid-mask', 'mask'], what);
    counts[keeps ? 'made' : 'refused']++;
  }
  assert.ok(counts.made > 50 && counts.refused > 50, JSON.stringify(counts));
});

test('passes that reshape keep a cell, also of what others have made rock, or are refused', (t) => {
  const random = new Random(82n);
  const reshaping = mw.catalog.passes.filter((row) => row.resizes && row.mazes);
  const thinning = mw.catalog.passes.filter((row) => !row.keepsCells && row.mazes);
  const flat = grounds.filter(({ shape }) => shape.outline !== 'rectangle');
  const counts = { made: 0, refused: 0 };
  for (let index = 0; index < seeds(12000, 600); index++) {
    const base = { ...random.pick(flat), algorithm: random.pick(mazes).id, maxCells: 4000 };
    if (mw.check(base) !== null) continue;
    const thin = random.pick(thinning);
    const before = random.below(2) === 0 ? [] : [{ id: thin.id, ...anyParams(thin, random) }];
    const last = random.pick(reshaping);
    const own = anyParams(last, random);
    for (const { id, kind, min } of last.params) {
      if (kind === 'integer') own[id] = min + random.below(5);
    }
    const options = { ...base, passes: [...before, { id: last.id, ...own }] };
    const what = JSON.stringify(options);
    const problem = agreed(options, what);
    if (problem?.code === 'invalid-mask') {
      assert.equal(problem.field, `passes.${before.length}.id`, what);
      counts.refused++;
    } else if (problem === null) {
      assertKept(options, what);
      counts.made++;
    }
  }
  t.diagnostic(JSON.stringify(counts));
  assert.ok(counts.made > 50 && counts.refused > 0, JSON.stringify(counts));
});

test('a rectangle is refused exactly where it has only rock', () => {
  const random = new Random(83n);
  const [crop] = mw.catalog.passes.filter(
    ({ resizes, keepsConnected }) => resizes && !keepsConnected,
  );
  const counts = { made: 0, refused: 0 };
  for (let seed = 0; seed < seeds(1000, 100); seed++) {
    const mask = Uint8Array.from({ length: 64 }, () => Number(random.below(8) > 0));
    const sparse = { id: 'sparsify', rounds: random.below(20), keep: 0 };
    const base = { algorithm: 'wilson', width: 8, height: 8, seed, mask, parts: 'each' };
    const before = mw.generate({ ...base, passes: [sparse] });
    const [x, y] = [random.below(7), random.below(7)];
    const options = { ...base, passes: [sparse, { id: crop.id, x, y, width: 2, height: 2 }] };
    const inside = [0, 1, 8, 9].map((step) => 8 * y + x + step);
    const keeps = inside.some((cell) => (before.kinds ?? mask)[cell] !== 0 && mask[cell] !== 0);
    const problem = agreed(options, JSON.stringify(options));
    assert.equal(problem === null, keeps, JSON.stringify(options));
    const applied = () => mw.apply(before, options.passes.slice(1), seed);
    if (keeps) assert.ok(applied().stats().cells > 0);
    else assert.equal(refusalOf(applied, 'apply').field, 'passes.0.id');
    counts[keeps ? 'made' : 'refused']++;
  }
  assert.ok(counts.made > 10 && counts.refused > 10, JSON.stringify(counts));
});

test('the smallest dungeons and chunks have floor, the same at every call', (t) => {
  const random = new Random(84n);
  let [dungeons, chunks] = [0, 0];
  for (const row of mw.catalog.generators) {
    const isDungeon = row.kind === 'dungeon';
    for (let index = 0; index < seeds(isDungeon ? 900 : 120, isDungeon ? 40 : 6); index++) {
      const own = { algorithm: row.id, seed: index, params: anyParams(row, random) };
      const size = { width: 1 + random.below(12), height: 1 + random.below(12) };
      const options = { ...own, ...size };
      if (isDungeon && agreed(options, JSON.stringify(options)) === null) {
        assertKept(options, JSON.stringify(options));
        dungeons++;
      }
      const space = { ...own, chunk: 2 + random.below(10), levels: 1 };
      let world = null;
      try {
        world = mw.world(space);
      } catch {
        refusalOf(() => mw.world(space), JSON.stringify(space));
        continue;
      }
      const [x, y] = [random.below(2), random.below(2)];
      const chunkOf = (from) => JSON.stringify(from.chunk(x, y));
      let first = '';
      try {
        first = chunkOf(world);
      } catch {
        // No try makes that chunk.
        refusalOf(() => world.chunk(x, y), JSON.stringify(space));
        continue;
      }
      assert.ok(world.chunk(x, y).stats().cells > 0, JSON.stringify(space));
      assert.equal(chunkOf(mw.world(space)), first, JSON.stringify(space));
      chunks++;
    }
  }
  t.diagnostic(`${dungeons} dungeons, ${chunks} chunks`);
  assert.ok(dungeons > 20 && chunks > 20);
});
