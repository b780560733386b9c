/** Calls that are ended before they are done, at every moment there is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertSameMaze } from '../support/checker.js';
import { MazeError, mw } from '../support/load.js';
import { openPool, refusalOf, scriptWith, turns } from '../support/pool.js';
import { Random } from '../support/random.js';
import { plainRow } from '../support/shapes.js';

const short = { algorithm: plainRow().id, width: 12, height: 9, seed: 'short' };
const long = { algorithm: plainRow().id, width: 2000, height: 2000, seed: 'long' };
const expected = mw.generate(short);

/** @param {Promise<unknown>} promise @param {unknown} [cause] */
async function assertCancelled(promise, cause) {
  const error = await refusalOf(promise);
  assert.ok(error instanceof MazeError, String(error));
  assert.equal(error.code, 'cancelled');
  if (cause !== undefined) assert.equal(error.cause, cause);
}

const assertWorks = async (pool) => assertSameMaze(await pool.generate(short), expected, 'after');

test('a signal that has been aborted', async () => {
  const pool = await openPool({ size: 1 });
  const reason = new Error('why');
  await assertCancelled(pool.generate(short, { signal: AbortSignal.abort(reason) }), reason);
  await assertWorks(pool);
});

test('while it waits: it never runs, and others do', async () => {
  const pool = await openPool({ size: 1 });
  const first = pool.generate(long);
  const controller = new AbortController();
  let told = 0;
  const onProgress = () => {
    told += 1;
  };
  const waiting = pool.generate(short, { signal: controller.signal, onProgress });
  const next = pool.generate(short);
  controller.abort('no more');
  await assertCancelled(waiting, 'no more');
  assert.equal((await first).cellCount, 4_000_000);
  assertSameMaze(await next, expected, 'the next');
  assert.equal(told, 0);
});

test('while it runs: it is over at once, and nothing is told of it after', async () => {
  const pool = await openPool({ size: 1 });
  const controller = new AbortController();
  let told = 0;
  await assertCancelled(
    pool.generate(long, {
      signal: controller.signal,
      onProgress() {
        told += 1;
        controller.abort();
      },
    }),
    controller.signal.reason,
  );
  await assertWorks(pool);
  assert.equal(told, 1);
});

test('after its end nothing is left of a signal', async () => {
  const pool = await openPool({ size: 1 });
  const controller = new AbortController();
  const maze = await pool.generate(short, { signal: controller.signal });
  controller.abort();
  assertSameMaze(maze, expected, 'the one before');
  await assertWorks(pool);
});

test('one signal ends many calls', async () => {
  const pool = await openPool({ size: 2 });
  const controller = new AbortController();
  const { signal } = controller;
  const calls = Array.from({ length: 20 }, () => pool.generate(long, { signal }));
  controller.abort();
  await Promise.all(calls.map((call) => assertCancelled(call)));
  await assertWorks(pool);
});

test('what onProgress throws ends the call', async () => {
  const pool = await openPool({ size: 1 });
  const own = new Error('mine');
  const fails = {
    onProgress() {
      throw own;
    },
  };
  assert.equal(await refusalOf(pool.generate(long, fails)), own);
  assert.equal(await refusalOf(pool.generate(short, fails)), own);
  await assertWorks(pool);
});

test('a worker that does not end is ended, and another takes its place', async () => {
  const workerUrl = scriptWith(`
    parentPort.on('message', ({ parts }) => { while (parts?.[0] === 'stats'); });`);
  const pool = await openPool({ size: 1, workerUrl });
  const controller = new AbortController();
  const stuck = pool.stats(expected, { signal: controller.signal });
  const next = pool.generate(short);
  controller.abort();
  await assertCancelled(stuck);
  assertSameMaze(await next, expected, 'the next');
});

test('a thousand calls ended at any moment: each settles, and the pool is as it was', async (t) => {
  const pool = await openPool({ size: 2 });
  const random = new Random(4n);
  const seen = { made: 0, cancelled: 0 };
  const memory = [];
  const cycle = async (seed) => {
    const { id } = random.pick(mw.catalog.generators);
    const side = random.pick([30, 60, 120, 240]);
    const options = { algorithm: id, width: side, height: side, seed };
    const controller = new AbortController();
    const moment = random.below(4);
    const onProgress = moment === 3 ? () => controller.abort() : () => {};
    const call = pool.generate(options, { signal: controller.signal, onProgress });
    const beside = random.below(4) === 0 ? pool.generate(short) : expected;
    if (moment === 1) await turns(random.below(40));
    if (moment === 2) await call;
    controller.abort();
    await call.then(
      (maze) => {
        assert.equal(maze.passages.length, side * side);
        seen.made += 1;
      },
      (error) => {
        assert.equal(error.code, 'cancelled', `${id} ${side}: ${error.message}`);
        seen.cancelled += 1;
      },
    );
    assertSameMaze(await beside, expected, 'beside');
  };
  for (let seed = 0; seed < 1000; seed += 1) {
    await cycle(seed);
    if (seed % 100 === 99) memory.push(process.memoryUsage().rss / 2 ** 20);
  }
  t.diagnostic(`${seen.made} made, ${seen.cancelled} cancelled; MB ${memory.map(Math.round)}`);
  assert.ok(seen.made >= 100 && seen.cancelled >= 300);
  const [early, late] = [Math.max(...memory.slice(0, 5)), Math.min(...memory.slice(5))];
  assert.ok(late < 1.3 * early, `${memory.map(Math.round)} MB`);
  for (const { id } of mw.catalog.generators) {
    const options = { algorithm: id, width: 50, height: 50, seed: 1 };
    assertSameMaze(await pool.generate(options), mw.generate(options), id);
  }
});

test('close ends what runs and what waits, and all that comes after', async () => {
  const pool = await openPool({ size: 1 });
  const calls = [pool.generate(long), pool.generate(short), pool.stats(expected)];
  const closed = pool.close();
  for (const call of calls) await assertCancelled(call);
  await closed;
  await assertCancelled(pool.generate(short));
  await pool.close();
});
