/** Texture: the bias of a generator per cell; and the planes for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fadePlane, imagePlane, radialPlane } from 'mazewright/mask';
import { assertSameMaze, sameBytes } from '../support/checker.js';
import { MazeError, mw } from '../support/load.js';
import { groundName, grounds } from '../support/shapes.js';

const biased = mw.catalog.generators.filter(({ texture }) => texture);
const places = [...grounds()].filter(({ refused }) => !refused);
const strong = { straightness: 0.8, horizontal: 9, vertical: 2 };

test('the generators with a bias per cell are those with straightness', () => {
  const straight = mw.catalog.generators.filter(
    ({ kind, params }) => kind === 'maze' && params.some(({ id }) => id === 'straightness'),
  );
  assert.deepEqual(biased, straight);
  assert.ok(biased.length >= 7);
});

test('255 everywhere is the maze without the pass, 0 everywhere the maze without the bias', () => {
  let ran = 0;
  for (const [index, { options }] of places.entries()) {
    const row = biased[index % biased.length];
    const base = { algorithm: row.id, ...options, seed: index };
    if (mw.check(base)) continue;
    const what = `${row.id} ${groundName({ options })}`;
    const plain = mw.generate(base);
    const bent = mw.generate({ ...base, params: strong });
    const made = (value) =>
      mw.generate({
        ...base,
        params: strong,
        passes: [{ id: 'texture', plane: new Uint8Array(plain.cellCount).fill(value) }],
      });
    assertSameMaze(made(255), bent, what);
    assertSameMaze(made(0), plain, what);
    const half = made(128);
    assertSameMaze(mw.generate(half.code), half, `${what}: code`);
    assert.deepEqual(mw.generate(half.code).passes, half.passes, what);
    assert.equal(half.stats().perfect, plain.stats().perfect, what);
    ran++;
  }
  assert.ok(ran > 40, `${ran}`);
});

/** Of the passages between cells of a region the share along rows, and the share of straight corridors. */
function figuresIn(maze, isIn) {
  let [along, all, straight, inner] = [0, 0, 0, 0];
  for (const [cell, bits] of maze.passages.entries()) {
    const { x, y } = maze.positionOf(cell);
    if (!isIn(x, y)) continue;
    if (bits & 8) along++;
    if (bits & 8) all++;
    if (bits & 2) all++;
    if ([3, 5, 6, 9, 10, 12].includes(bits)) inner++;
    if (bits === 3 || bits === 12) straight++;
  }
  return { along: along / all, straight: straight / inner };
}

test('each half has the figures of its own bias', () => {
  const size = { width: 80, height: 60 };
  const seeds = [1, 2, 3, 4, 5, 6];
  // Away from the border between the halves.
  const halves = [(x) => x < 35, (x) => x >= 45];
  const plane = Uint8Array.from({ length: 4800 }, (_, cell) => (cell % 80 < 40 ? 0 : 255));
  let measured = 0;
  for (const { id } of biased) {
    for (const [params, name] of [
      [{ horizontal: 30 }, 'along'],
      [{ straightness: 0.9 }, 'straight'],
    ]) {
      const mean = (options, isIn) =>
        seeds.reduce((sum, seed) => {
          const maze = mw.generate({ algorithm: id, ...size, seed, ...options });
          return sum + figuresIn(maze, isIn)[name] / seeds.length;
        }, 0);
      const textured = { params, passes: [{ id: 'texture', plane }] };
      const [left, right] = halves.map((isIn) => mean(textured, isIn));
      const [plain, whole] = [mean({}, () => true), mean({ params }, () => true)];
      assert.ok(right > left && whole > plain, `${id} ${name}: ${left} ${right} ${plain} ${whole}`);
      // Cells that branch twice have little choice: too little to tell the halves from the whole.
      if (whole - plain < 0.08) continue;
      measured++;
      assert.ok(Math.abs(left - plain) < 0.06, `${id} ${name}: ${left}, plain ${plain}`);
      assert.ok(Math.abs(right - whole) < 0.06, `${id} ${name}: ${right}, whole ${whole}`);
    }
  }
  assert.ok(measured > biased.length, `${measured}`);
});

test('in parts, in a worker and after other passes the plane is that of the whole grid', async () => {
  const size = { width: 40, height: 40 };
  const plane = fadePlane(size);
  const columns = Uint8Array.from({ length: 1600 }, (_, cell) => Number(cell % 40 !== 20));
  const passes = [{ id: 'texture', plane }];
  const base = { algorithm: 'recursiveBacktracker', ...size, params: { horizontal: 60 } };
  let [left, right] = [0, 0];
  for (let seed = 0; seed < 6; seed++) {
    const maze = mw.generate({ ...base, seed, mask: columns, parts: 'each', passes });
    left += figuresIn(maze, (x) => x < 6).along / 6;
    right += figuresIn(maze, (x) => x > 30).along / 6;
  }
  assert.ok(left < 0.75 && right > 0.85, `${left} ${right}`);
  const twice = [...passes, { id: 'texture', plane: new Uint8Array(1600) }];
  const none = mw.generate({ ...base, seed: 1, params: {} });
  assertSameMaze(mw.generate({ ...base, seed: 1, passes: twice }), none, 'a plane of 0 as well');
  const woven = { ...base, seed: 1, passes: [{ id: 'weave', share: 0.2 }, ...passes] };
  assertSameMaze(mw.generate(mw.generate(woven).code), mw.generate(woven), 'woven');
  const { createPool } = await import('mazewright/worker');
  const pool = await createPool({ size: 1 });
  try {
    const maze = mw.generate({ ...base, seed: 1, passes });
    const there = await pool.generate({ ...base, seed: 1, passes });
    assertSameMaze(there, maze, 'worker');
    assert.equal(there.code, maze.code);
  } finally {
    await pool.close?.();
  }
});

test('planes that do not fit are refused', () => {
  const base = { algorithm: 'growingTree', width: 6, height: 5, seed: 1 };
  for (const plane of [
    [1, 2],
    new Uint8Array(31),
    'x',
    7,
    [256],
    Array(30).fill(0.5),
    Array(30).fill(-1),
  ]) {
    const problem = mw.check({ ...base, passes: [{ id: 'texture', plane }] });
    assert.deepEqual(
      [problem?.code, problem?.field],
      ['invalid-option', 'passes.0.plane'],
      `${plane}`,
    );
  }
  const plane = new Uint8Array(30);
  assert.equal(mw.check({ ...base, passes: [{ id: 'texture' }] }), null);
  const problem = mw.check({ ...base, algorithm: 'wilson', passes: [{ id: 'texture', plane }] });
  assert.match(problem.message, /has no bias/);
  const maze = mw.generate(base);
  assert.throws(() => mw.apply(maze, [{ id: 'texture', plane }], 1), { field: 'passes.0.id' });
  const code = mw.generate({ ...base, passes: [{ id: 'texture', plane: plane.fill(9) }] }).code;
  const broken = code.replace(/a\.plane\.[^~]+/, 'a.plane.CQkJ');
  assert.throws(() => mw.generate(broken), { code: 'invalid-code' });
});

test('fadePlane, radialPlane and imagePlane', () => {
  assert.deepEqual([...fadePlane({ width: 3, height: 2 })], [0, 128, 255, 0, 128, 255]);
  assert.deepEqual([...fadePlane({ width: 2, height: 3, angle: 90 })], [0, 0, 128, 128, 255, 255]);
  assert.deepEqual([...fadePlane({ width: 3, height: 1, invert: true })], [255, 128, 0]);
  assert.deepEqual([...fadePlane({ width: 1, height: 1 })], [255]);
  const round = radialPlane({ width: 41, height: 21 });
  assert.equal(round[10 * 41 + 20], 0);
  assert.equal(round[0], 255);
  assert.ok(round[10 * 41 + 40] > 240 && round[20] > 240 && round[10 * 41 + 30] < 140);
  const back = radialPlane({ width: 41, height: 21, invert: true });
  assert.ok(round.every((value, i) => Math.abs(value + back[i] - 255) <= 1));
  const image = { width: 2, height: 1, data: [0, 0, 0, 255, 255, 255, 255, 255] };
  assert.deepEqual([...imagePlane(image, { width: 2, height: 1 })], [255, 0]);
  assert.deepEqual([...imagePlane(image, { width: 1, height: 1 })], [128]);
  assert.ok(
    sameBytes(imagePlane(image, { width: 2, height: 1, invert: true }), Uint8Array.of(0, 255)),
  );
  for (const call of [
    () => fadePlane({ width: 0, height: 2 }),
    () => fadePlane({ width: 3, height: 2, angle: 'x' }),
    () => fadePlane({ width: 3, height: 2, other: 1 }),
    () => radialPlane({ width: 3, height: 2, invert: 1 }),
    () => imagePlane({}, { width: 3, height: 2 }),
    () => radialPlane(null),
  ]) {
    assert.throws(call, MazeError);
  }
});
