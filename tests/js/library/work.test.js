// The work of a maze before it is made: from its options alone, for every row, shape and size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright as createSmall } from 'mazewright/small';
import { MazeError, mw } from '../support/load.js';
import { openPool } from '../support/pool.js';
import { problemOf } from '../support/quiet.js';
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

const tooMuch = { name: 'MazeError', code: 'too-large', field: 'maxWork' };

test('maxWork refuses what mw.work tells more of, in every row, before it begins', () => {
  for (const { id, shapes } of mw.catalog.generators) {
    const options = { ...optionsOf(id, shapes[0], 12), exits: 'none' };
    const work = mw.work(options);
    assert.equal(mw.check({ ...options, maxWork: work }), null, id);
    const less = { ...options, maxWork: work - 1 };
    const { code, field, message } = mw.check(less);
    assert.deepEqual([code, field], [tooMuch.code, tooMuch.field], id);
    assert.equal(message, `maxWork must be at least ${work} for these options; got ${work - 1}`);
    assert.throws(() => mw.generate(less), tooMuch);
    assert.throws(() => mw.work(less), tooMuch);
  }
  // It is no part of the code, and goes with it.
  const options = optionsOf('wilson', 'square', 12);
  const { code } = mw.generate(options);
  const work = mw.work(options);
  assert.equal(mw.generate({ ...options, maxWork: work }).code, code);
  assert.equal(mw.generate(code, { maxWork: work }).code, code);
  assert.throws(() => mw.generate(code, { maxWork: work - 1 }), tooMuch);
  // Years of steps are refused at once; the greatest value is no limit.
  const strip = { algorithm: 'aldousBroder', width: 2 ** 24, height: 1, seed: 1 };
  assert.deepEqual(mw.check({ ...strip, maxWork: 2 ** 53 - 2 })?.field, 'maxWork');
  assert.equal(mw.work({ ...strip, maxWork: 2 ** 53 - 1 }), 2 ** 53 - 1);
});

test('worlds are refused by the work of a chunk, of options and of a code', () => {
  for (const { id, shapes } of mw.catalog.generators) {
    if (!shapes.includes('square')) continue;
    const world = { algorithm: id, seed: 5, chunk: 24, levels: 2 };
    const work = mw.work(optionsOf(id, 'square', 24));
    const { code } = mw.world({ ...world, maxWork: work });
    assert.equal(mw.world(code, { maxWork: work }).code, code, id);
    assert.equal(mw.world(world).code, code);
    for (const make of [
      () => mw.world({ ...world, maxWork: work - 1 }),
      () => mw.world(code, { maxWork: work - 1 }),
    ]) {
      assert.throws(make, tooMuch, id);
    }
  }
});

test('aim is refused by the work of all its tries together', () => {
  const options = optionsOf('prim', 'square', 12);
  const aim = (maxWork, tries, targets = { deadEnds: [0, 40] }, more = {}) =>
    mw.aim({ ...options, ...more, maxWork }, targets, { tries });
  const one = mw.work(options);
  aim(one * 1000, 10);
  assert.throws(() => aim(one * 10, 10), tooMuch);
  assert.throws(() => aim(one * 1000, 1000), tooMuch);
  assert.throws(() => aim(one - 1, 1), tooMuch);
  aim(2 ** 53 - 1, 10);
  // Where a maze has loops, walks of somebody who does not know it are more work than counting.
  const enough = [1, 2, 4, 8, 16, 32, 64, 128, 256].map((factor) => factor * one);
  const least = (targets, more) =>
    enough.findIndex((most) => problemOf(() => aim(most, 10, targets, more)) === null);
  const braided = { passes: [{ id: 'braid' }] };
  const counted = least({ deadEnds: [0, 40] }, braided);
  assert.ok(least({ difficulty: [0, 9] }, braided) > counted);
  assert.equal(least({ difficulty: [0, 9] }), least({ deadEnds: [0, 40] }));
});

test('maxWork is a whole number from 1 to 2^53 - 1', () => {
  const options = optionsOf('prim', 'square', 3);
  const { code } = mw.generate(options);
  const world = { algorithm: 'prim', seed: 1, chunk: 4, levels: 1 };
  const ofWorld = mw.world(world).code;
  const wrong = { name: 'MazeError', code: 'invalid-option', field: 'maxWork' };
  for (const maxWork of [0, -1, 0.5, 2 ** 53, Number.NaN, Infinity, '9', 9n, null, {}, [], true]) {
    for (const call of [
      () => mw.generate({ ...options, maxWork }),
      () => mw.generate(code, { maxWork }),
      () => mw.work({ ...options, maxWork }),
      () => mw.aim({ ...options, maxWork }, { deadEnds: 3 }),
      () => mw.world({ ...world, maxWork }),
      () => mw.world(ofWorld, { maxWork }),
    ]) {
      assert.throws(call, wrong, String(maxWork));
    }
  }
  assert.throws(() => mw.world(ofWorld, { levels: 3 }), { name: 'MazeError', field: 'levels' });
  assert.throws(() => mw.world(world, { maxWork: 5 }), { name: 'MazeError', field: 'maxWork' });
  assert.throws(() => mw.blank({ width: 3, height: 3, maxWork: 5 }), {
    name: 'MazeError',
    field: 'maxWork',
  });
});
