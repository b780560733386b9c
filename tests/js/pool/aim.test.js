/** mw.aim in a worker: the same maze, with progress, and cancelled at any moment. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertSameMaze } from '../support/checker.js';
import { MazeError, mw } from '../support/load.js';
import { openPool, refusalOf } from '../support/pool.js';
import { plainRow } from '../support/shapes.js';

const options = { algorithm: plainRow().id, width: 20, height: 20, seed: 'pool' };
/** No maze has it. */
const never = { solution: [1, 2], deadEnds: [3, 4] };

test('the same as at once', async () => {
  const pool = await openPool({ size: 2 });
  const cases = [
    [options, { solution: [150, 160] }, { tries: 600 }],
    [{ ...options, shape: 'hex', steps: true }, { loops: 5, difficulty: [3, 4] }, { tries: 300 }],
    [{ ...options, passes: [{ id: 'braid' }] }, { loops: [50, 60] }, { tries: 40, priority: 1 }],
    [options, { turns: [0, 400] }, undefined],
  ];
  const found = await Promise.all(cases.map((call) => pool.aim(...call)));
  for (const [i, { maze, reached, met, tried }] of found.entries()) {
    const [given, targets, { tries } = {}] = cases[i];
    const expected = mw.aim(given, targets, { tries });
    assertSameMaze(maze, expected.maze, `case ${i}`);
    assert.deepEqual({ ...maze }, { ...expected.maze });
    assert.deepEqual([reached, met, tried], [expected.reached, expected.met, expected.tried]);
    assert.deepEqual((await pool.stats(maze)).deadEnds, maze.stats().deadEnds);
  }
  for (const [call, field] of [
    [[options, {}], 'targets'],
    [[options, never, { tries: 0 }], 'tries'],
    [[options, never, { tri: 5 }], 'tri'],
    [[{ ...options, width: 0 }, never], 'width'],
  ]) {
    const error = await refusalOf(pool.aim(...call));
    assert.ok(error instanceof MazeError);
    assert.equal(error.field, field);
  }
});

test('progress rises to 1, in seeds and in edits', async () => {
  const pool = await openPool({ size: 1 });
  for (const given of [
    options,
    { ...options, width: 150, height: 150, passes: [{ id: 'flip' }] },
  ]) {
    const shares = [];
    const onProgress = ({ done, of, share }) => {
      assert.ok(done >= 0 && done <= of && share >= (shares.at(-1) ?? 0) && share <= 1);
      shares.push(share);
    };
    const tries = given.passes ? 150 : 100_000;
    const { tried } = await pool.aim(given, never, { tries, onProgress });
    assert.equal(tried, tries);
    assert.equal(shares.at(-1), 1);
    assert.ok(shares.length > 3 && shares.some((share) => share > 0.2 && share < 0.8), `${shares}`);
  }
});

test('it ends when its signal says so, and the pool goes on', async () => {
  const pool = await openPool({ size: 1 });
  for (const moment of [1, 5]) {
    const controller = new AbortController();
    let reports = 0;
    const onProgress = () => {
      reports += 1;
      if (reports === moment) controller.abort('enough');
    };
    const call = { tries: 1_000_000, signal: controller.signal, onProgress };
    const error = await refusalOf(pool.aim(options, never, call));
    assert.deepEqual([error.code, error.cause], ['cancelled', 'enough']);
    assert.equal(reports, moment);
    assertSameMaze(await pool.generate(options), mw.generate(options), 'after');
  }
});
