/** Wrong arguments, workers that die and memory that runs out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPool } from 'mazewright/worker';
import { assertSameMaze } from '../support/checker.js';
import { badNumbers, strangers } from '../support/hostile-values.js';
import { spawnSync } from '../support/limited.js';
import { MazeError, mw } from '../support/load.js';
import { openPool, refusalOf, scriptWith } from '../support/pool.js';
import { show } from '../support/quiet.js';
import { plainRow } from '../support/shapes.js';

const short = { algorithm: plainRow().id, width: 12, height: 9, seed: 'short' };
const expected = mw.generate(short);
const pool = await openPool({ size: 2 });

const problemOf = ({ code, field, message }) => ({ code, field, message });

function problemAtOnce(call) {
  try {
    call();
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/** The same refusal there as at once, or none. */
async function assertSameProblem(library, there, what) {
  const wanted = problemAtOnce(library);
  const got = await there().then(() => null, problemOf);
  assert.deepEqual(got, wanted, what);
}

test('whatever is passed is refused as it is at once', async () => {
  for (const value of [...strangers(), ...badNumbers, undefined, 5, 'x', '']) {
    const what = show(value);
    await assertSameProblem(
      () => mw.generate(value),
      () => pool.generate(value),
      what,
    );
    await assertSameProblem(
      () => mw.parse(value),
      () => pool.parse(value),
      what,
    );
    for (const key of ['algorithm', 'width', 'seed', 'mask', 'shape', 'params', 'start']) {
      const options = { ...short, [key]: value };
      const name = `${key} ${what}`;
      await assertSameProblem(
        () => mw.generate(options),
        () => pool.generate(options),
        name,
      );
    }
    for (const name of ['solve', 'distances', 'tiles', 'export']) {
      const [atOnce, there] = [() => expected[name](value), () => pool[name](expected, value)];
      await assertSameProblem(atOnce, there, `${name} ${what}`);
    }
    if (value === expected) continue;
    assert.equal((await refusalOf(pool.stats(value))).field, 'maze', what);
  }
});

test('a maze with bytes that were changed or moved away', async () => {
  const changed = mw.generate(short);
  changed.passages.fill(255);
  await assertSameProblem(
    () => mw.adopt(structuredClone(changed)),
    () => pool.stats(changed),
    'changed',
  );
  const moved = mw.generate(short);
  structuredClone(moved.passages.buffer, { transfer: [moved.passages.buffer] });
  await assertSameProblem(
    () => moved.stats(),
    () => pool.stats(moved),
    'moved',
  );
});

test('how to run a call is checked', async () => {
  const good = { signal: [undefined], onProgress: [undefined], priority: [undefined, 5, 1.0] };
  for (const [key, values] of Object.entries(good)) {
    for (const value of [...strangers(), ...badNumbers, 5, 'x', 1001, -1001]) {
      if (values.includes(value) || (key === 'onProgress' && typeof value === 'function')) continue;
      const error = await refusalOf(pool.generate(short, { [key]: value }));
      assert.ok(error instanceof MazeError, `${key} ${show(value)}: ${error}`);
      assert.deepEqual([error.code, error.field], ['invalid-option', key], show(value));
    }
  }
  for (const how of [5, 'x', [], () => 5]) {
    assert.equal((await refusalOf(pool.generate(short, how))).field, 'options');
  }
  assert.equal((await refusalOf(pool.generate(short, { speed: 5 }))).field, 'speed');
  assert.equal((await refusalOf(pool.generate(expected.code, { speed: 5 }))).field, 'speed');
  assert.equal((await refusalOf(pool.stats(expected, { steps: true }))).field, 'steps');
});

test('how to make a pool is checked', async () => {
  const notMine = [...strangers().filter((value) => value !== undefined), 5, 'x'];
  for (const value of notMine) {
    const own = await refusalOf(createPool({ mw: value }));
    assert.deepEqual([own.code, own.field], ['invalid-option', 'mw'], show(value));
  }
  for (const size of [...strangers(), ...badNumbers, 0, -1, 65, '2']) {
    assert.equal((await refusalOf(createPool({ mw, size }))).field, 'size', show(size));
  }
  for (const options of [null, 5, 'x', []]) {
    assert.equal((await refusalOf(createPool(options))).field, 'options');
  }
  assert.equal((await refusalOf(createPool({ mw, sice: 2 }))).field, 'sice');
  assert.equal((await refusalOf(createPool({ mw, wasm: new Uint8Array() }))).field, 'wasm');
});

test('a script that is not there, does not run or is another is told of', async () => {
  const bad = ['nonsense', new URL('missing.js', import.meta.url)];
  const code = ['throw 5', 'process.exit(0)', 'this is no script'];
  const urls = code.map((text) => new URL(`data:text/javascript,${encodeURIComponent(text)}`));
  for (const workerUrl of [...bad, ...urls, 5, {}]) {
    const error = await refusalOf(createPool({ mw, workerUrl }));
    assert.deepEqual([error.code, error.field], ['invalid-option', 'workerUrl'], show(workerUrl));
  }
});

test('a worker that dies fails its own call only', async () => {
  const deaths = [
    'process.exit(3)',
    'throw new Error("died")',
    'Promise.reject(new Error("late"))',
  ];
  for (const death of deaths) {
    const workerUrl = scriptWith(`
      parentPort.on('message', ({ call }) => { if (call?.name === 'stats') ${death}; });`);
    const own = await openPool({ size: 2, workerUrl });
    const calls = [own.generate(short), own.stats(expected), own.generate(short)];
    const [before, error, after] = await Promise.all([calls[0], refusalOf(calls[1]), calls[2]]);
    assert.ok(error instanceof MazeError, String(error));
    assert.equal(error.code, 'internal');
    for (const maze of [before, after, await own.generate(short)]) {
      assertSameMaze(maze, expected, death);
    }
  }
});

/** Calls too large for the memory, in a row and each followed by a small one. */
const script = `
  import { createPool, MazeError } from 'mazewright/worker';
  const pool = await createPool({ size: 1 });
  const small = { algorithm: '${short.algorithm}', width: 30, height: 20, seed: 'memory' };
  const before = pool.mw.generate(small);
  const seen = {};
  for (let round = 0; round < 10; round++) {
    for (const side of [300, 4096]) {
      const call = pool.generate({ ...small, width: side, height: side, steps: true });
      const end = await call.then(() => 'made', (error) => error instanceof MazeError && error.code);
      seen[end] = (seen[end] ?? 0) + 1;
      const after = await pool.generate(small);
      if (Buffer.compare(before.passages, after.passages) !== 0) throw new Error('other bytes');
    }
  }
  console.log(JSON.stringify(seen));
`;

test('workers held to 40 MB refuse what does not fit and go on, and the process ends by itself', () => {
  const flags = ['--wasm-max-mem-pages=640', '--input-type=module', '--eval', script];
  const cwd = new URL('../../..', import.meta.url);
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8', cwd });
  assert.equal(stderr, '');
  assert.equal(status, 0);
  assert.deepEqual(JSON.parse(stdout), { made: 10, 'out-of-memory': 10 });
});
