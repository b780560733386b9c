/** Calls in workers give what the same calls give at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright as createDungeons } from 'mazewright/dungeons';
import { createMazewright as createStreaming } from 'mazewright/streaming';
import { createPool } from 'mazewright/worker';
import { rowModes } from '../support/cases.js';
import { mw } from '../support/load.js';
import { openPool, scriptWith } from '../support/pool.js';
import { grounds, plainRow } from '../support/shapes.js';

const pool = await openPool({ size: 3 });
const dataOf = (maze) => ({ ...maze });

/** Options of every generator, mode and shape that go together. */
const everything = [
  ...rowModes().map(({ row, mode, shape }) => ({ algorithm: row.id, mode, shape })),
  ...[...grounds({ sizes: [[12, 12]] })].map(({ options }) => ({
    algorithm: plainRow().id,
    ...options,
  })),
]
  .map((options, seed) => ({
    width: 64,
    height: 44,
    exits: 'farthest',
    steps: true,
    seed,
    ...options,
  }))
  .filter((options) => mw.check(options) === null);

test('every generator and shape makes the same maze there, all asked for at once', async () => {
  const made = await Promise.all(everything.map((options) => pool.generate(options)));
  for (const [index, maze] of made.entries()) {
    const expected = mw.generate(everything[index]);
    assert.deepEqual(dataOf(maze), dataOf(expected), JSON.stringify(everything[index].algorithm));
    assert.ok(Object.isFrozen(maze));
  }
  const again = await Promise.all(made.map(({ code }) => pool.generate(code)));
  for (const [index, { code, passages }] of again.entries()) {
    assert.equal(code, made[index].code);
    assert.deepEqual(passages, made[index].passages);
  }
});

const maze = mw.generate({ algorithm: plainRow().id, width: 30, height: 20, seed: 5 });
const names = Object.keys(pool).filter(
  (name) => typeof maze[name] === 'function' && !['export', 'paths'].includes(name),
);

test('a pool has what a maze can be asked, and every export', () => {
  const wanted = ['solve', 'distances', 'stats', 'tiles', 'lines', 'meshes', 'blocks', 'boxes'];
  const exports = mw.catalog.exports.map(({ id }) => id);
  for (const name of [...wanted, ...exports]) assert.ok(names.includes(name), name);
});

for (const name of names) {
  test(`${name} is the same there`, async () => {
    assert.deepEqual(await pool[name](maze), maze[name]());
  });
}

test('options and values are read as they are at once', async () => {
  const weights = Uint32Array.from(maze.passages, (open) => open + 1);
  for (const { id, weights: takesWeights } of mw.catalog.solvers) {
    const options = { solver: id, from: 3, to: 99, steps: true, ...(takesWeights && { weights }) };
    assert.deepEqual(await pool.solve(maze, options), maze.solve(options), id);
  }
  for (const { id } of mw.catalog.exports) {
    assert.deepEqual(await pool.export(maze, id), maze.export(id), id);
  }
  assert.equal(await pool.text(maze, { style: 'digits' }), maze.text({ style: 'digits' }));
  assert.deepEqual(await pool.distances(maze, 7), maze.distances(7));
  assert.deepEqual(await pool.distances(maze, { x: 7, y: 0 }), maze.distances(7));
  const map = await pool.paths(maze, [{ x: 3, y: 4 }, 99], { weights });
  const expected = maze.paths([{ x: 3, y: 4 }, 99], { weights });
  for (let cell = 0; cell < maze.cellCount; cell++) {
    assert.equal(map.distance(cell), expected.distance(cell));
    assert.deepEqual(map.from(cell), expected.from(cell));
  }
  assert.equal((await pool.parse(maze.text())).text(), maze.text());
  const filmed = await pool.generate(maze.code, { steps: true, priority: 1 });
  assert.deepEqual(filmed.steps, mw.generate(maze.code, { steps: true }).steps);
});

test('a maze of a pool is a maze like any other', async () => {
  const made = await pool.generate({ algorithm: plainRow().id, width: 9, height: 9, seed: 1 });
  assert.equal(pool.mw, mw);
  assert.equal(mw.game(made).maze, made);
  assert.equal(made.solve().path[0], made.start);
  assert.equal(mw.adopt(structuredClone(made)).text(), made.text());
});

test('results are moved, not copied', async () => {
  const heard = new BroadcastChannel('mazewright-moved');
  const told = new Promise((tell) => {
    heard.onmessage = ({ data }) => tell(data);
  });
  const workerUrl = scriptWith(`
    const post = parentPort.postMessage.bind(parentPort);
    parentPort.postMessage = (answer, moved) => {
      const sizes = answer.result && [answer.result.passages, answer.result.steps].map(({ byteLength }) => byteLength);
      post(answer, moved);
      if (!sizes) return;
      const left = [answer.result.passages, answer.result.steps].map(({ byteLength }) => byteLength);
      new BroadcastChannel('mazewright-moved').postMessage({ sizes, left });
    };`);
  const own = await openPool({ size: 1, workerUrl });
  await own.generate({ algorithm: plainRow().id, width: 20, height: 10, seed: 1, steps: true });
  const { sizes, left } = await told;
  heard.close();
  assert.equal(sizes[0], 200);
  assert.ok(
    left.every((size) => size === 0),
    `${left} of ${sizes} bytes stayed`,
  );
});

test('every entry but small can have a pool', async () => {
  for (const library of [await createDungeons(), await createStreaming()]) {
    const own = await openPool({ mw: library, size: 1 });
    for (const { id } of library.catalog.generators) {
      const options = { algorithm: id, width: 20, height: 20, seed: 3 };
      assert.deepEqual((await own.generate(options)).passages, mw.generate(options).passages, id);
    }
  }
  const alone = await createPool();
  const made = await alone.generate({ algorithm: plainRow().id, width: 5, height: 5, seed: 1 });
  assert.equal(alone.mw.generate(made.code).text(), made.text());
  assert.ok(alone.size >= 1);
  await alone.close();
});
