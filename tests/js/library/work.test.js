// The work of a maze before it is made: from its options alone, for every row, shape and size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright as createSmall } from 'mazewright/small';
import { MazeError, mw } from '../support/load.js';
import { openPool } from '../support/pool.js';
import { some } from '../support/seeds.js';

const SIDES = [1, 2, 3, 5, 8, 12, 24, 44, 100, 256, 1000];

/** A path of nodes. */
const pathOf = (nodes) => Array.from({ length: nodes - 1 }, (_, i) => [i, i + 1]);

/** Options of a row on a shape; those of a graph have `side` nodes. */
function optionsOf(algorithm, shape, side, height = side) {
  const edges = pathOf(Math.max(side, 2));
  return shape === 'graph'
    ? { algorithm, shape: { id: shape, nodes: Math.max(side, 2), edges }, seed: 1 }
    : { algorithm, shape, width: side, height, seed: 1 };
}

/** Whether the options themselves are refused, not the maze that is drawn from them. */
function workOf(options) {
  try {
    return mw.work(options);
  } catch (error) {
    assert.ok(error instanceof MazeError);
    return null;
  }
}

test('every row states its work on every shape, more for a larger maze', () => {
  for (const { id, shapes } of mw.catalog.generators) {
    for (const shape of shapes) {
      let before = 0;
      for (const side of SIDES) {
        const work = workOf(optionsOf(id, shape, side));
        if (work === null) continue;
        assert.ok(Number.isSafeInteger(work), `${id} ${shape} ${side}: ${work}`);
        assert.ok(work >= before, `${id} ${shape} ${side}: ${before}, then ${work}`);
        before = work;
      }
      assert.ok(before > 0, `${id} ${shape}`);
    }
  }
});

test('every pass adds work', () => {
  const rows = mw.catalog.generators.filter(({ kind }) => kind === 'maze' || kind === 'dungeon');
  for (const pass of mw.catalog.passes) {
    const found = rows.flatMap(({ id, shapes }) =>
      shapes.flatMap((shape) => {
        const plain = optionsOf(id, shape, 12);
        const levels = pass.id === 'stairs' ? { levels: 2 } : {};
        const with_ = workOf({ ...plain, ...levels, passes: [{ id: pass.id }] });
        return with_ === null ? [] : [[with_, workOf(plain)]];
      }),
    );
    assert.ok(found.length > 0, pass.id);
    for (const [more, less] of some(found, 20)) assert.ok(more > less, `${pass.id}: ${more}`);
  }
});

test('seeds do not matter, codes state what their options state, nor is anything made', async () => {
  const pool = await openPool({ size: 1 });
  const small = await createSmall();
  for (const { id, shapes } of some(mw.catalog.generators, 12)) {
    const options = optionsOf(id, shapes[0], 24);
    const work = mw.work(options);
    for (const seed of [2, -1, 'a text', 2n ** 60n])
      assert.equal(mw.work({ ...options, seed }), work);
    const { code } = mw.generate(options);
    assert.equal(mw.work(code), work, id);
    assert.equal(await pool.work(options), work);
    assert.equal(await pool.work(code), work);
    const isSmall = small.catalog.generators.some((row) => row.id === id);
    if (isSmall) assert.equal(small.work(options), work);
  }
  // 10^16 steps of a walk on a strip, known at once.
  const strip = { algorithm: 'aldousBroder', width: 2 ** 24, height: 1, seed: 1 };
  assert.equal(mw.work(strip), 2 ** 53 - 1);
  const wished = { algorithm: 'wfc', width: 362, height: 362, seed: 5, params: { leastFloor: 1 } };
  assert.ok(mw.work(wished) > 1e8);
});

test('long strips, masks and outlines of one size take a random walk longer', () => {
  const walk = { algorithm: 'aldousBroder', seed: 1 };
  const square = mw.work({ ...walk, width: 64, height: 64 });
  assert.ok(mw.work({ ...walk, width: 4096, height: 1 }) > 50 * square);
  // A serpentine of 33 corridors.
  const mask = Uint8Array.from({ length: 65 * 65 }, (_, cell) => {
    const [x, y] = [cell % 65, Math.floor(cell / 65)];
    return y % 2 === 0 || x === (y % 4 === 1 ? 64 : 0) ? 1 : 0;
  });
  const corridors = mw.work({ ...walk, width: 65, height: 65, mask });
  assert.ok(corridors > 20 * square, `${corridors} ${square}`);
  const disc = mw.work({
    ...walk,
    width: 64,
    height: 64,
    shape: { id: 'square', outline: 'disc' },
  });
  assert.ok(disc > square / 4 && disc < 8 * square, `${disc} ${square}`);
});

test('what check refuses by the options alone is refused, with the same problem', () => {
  for (const options of [
    {},
    { algorithm: 'prim', width: 0, height: 3, seed: 1 },
    { algorithm: 'prim', width: 3, height: 3, seed: 1, passes: [{ id: 'tile', x: 0 }] },
    { algorithm: 'wfc', width: 3, height: 3, seed: 1 },
    { algorithm: 'prim', width: 3, height: 3, seed: 1, mask: new Uint8Array(9) },
  ]) {
    const { code, field, message } = mw.check(options);
    assert.throws(() => mw.work(options), { name: 'MazeError', code, field, message });
  }
  assert.throws(() => mw.work('no code'), { code: 'invalid-code', field: 'code' });
  assert.throws(() => mw.work(optionsOf('prim', 'square', 3), { steps: true }), { field: 'steps' });
});
