// Values of another realm: of a frame, of a context of Node's vm, of the window in which test runners
// run. Their classes are not those of this realm, so instanceof is false for all of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { createMazewright } from 'mazewright';
import { stretchMask, textMask } from 'mazewright/mask';
import { createMazewright as createStreaming } from 'mazewright/streaming';
import { createPool } from 'mazewright/worker';

const mw = await createMazewright();
const context = createContext({});

/**
 * A typed array of the other realm, or an ArrayBuffer.
 * @param {string} type
 * @param {ArrayLike<number>} values
 */
function foreign(type, values) {
  const made = runInContext(`values => ${type}.from(values)`, context)(values);
  assert.ok(!(made instanceof globalThis[type]) && ArrayBuffer.isView(made), type);
  return made;
}

/** Data of a maze with every typed array replaced by one of the other realm. @param {any} value */
function foreignCopy(value) {
  if (ArrayBuffer.isView(value)) return foreign(value.constructor.name, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, foreignCopy(item)]));
}

const graph = { id: 'graph', edges: [0, 1, 1, 2, 2, 0, 2, 3], positions: [0, 0, 1, 0, 1, 1, 2, 2] };

for (const options of [
  { algorithm: 'prim', width: 9, height: 7, seed: 1, steps: true },
  { algorithm: 'bspDungeon', width: 40, height: 30, seed: 1 },
  { algorithm: 'wilson', seed: 1, parts: 'each', ...textMask('HI') },
  { algorithm: 'wilson', seed: 1, shape: graph },
]) {
  test(`adopt reads ${options.algorithm} of another realm`, () => {
    const maze = mw.generate(options);
    const adopted = mw.adopt(foreignCopy(maze));
    assert.deepEqual(adopted, maze);
    assert.ok(adopted.passages instanceof Uint8Array, 'what it returns is of this realm');
  });
}

test('masks, graphs, weights and steps of another realm are read', () => {
  const size = { algorithm: 'prim', width: 3, height: 2, seed: 1 };
  const bits = [1, 1, 1, 1, 0, 1];
  const expected = mw.generate({ ...size, mask: bits });
  assert.deepEqual(mw.generate({ ...size, mask: foreign('Uint8Array', bits) }), expected);

  const { edges, positions } = graph;
  const shape = {
    ...graph,
    edges: foreign('Uint32Array', edges),
    positions: foreign('Float32Array', positions),
  };
  const ofGraph = mw.generate({ algorithm: 'wilson', seed: 1, shape });
  assert.deepEqual(ofGraph, mw.generate({ algorithm: 'wilson', seed: 1, shape: graph }));

  const maze = mw.generate({ ...size, width: 8, height: 8, passes: [{ id: 'braid', share: 1 }] });
  const weights = Uint32Array.from({ length: maze.cellCount }, (_, cell) => (cell * 7) % 5);
  const { path } = maze.solve({ solver: 'dijkstra', weights });
  const again = maze.solve({ solver: 'dijkstra', weights: foreign('Uint32Array', weights) });
  assert.deepEqual(again.path, path);

  const solution = maze.solve({ steps: true });
  const film = mw.film(maze, { steps: foreign('Uint32Array', solution.steps) });
  assert.equal(film.length, mw.film(maze, solution).length);

  const picture = textMask('HI');
  const copy = { ...picture, mask: foreign('Uint8Array', picture.mask) };
  assert.deepEqual(stretchMask(maze, copy), stretchMask(maze, picture));
});

test('arrays of the wrong type are refused, of whatever realm', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 3, height: 2, seed: 1 });
  for (const passages of [
    foreign('Int8Array', maze.passages),
    new Uint8ClampedArray(maze.passages),
    { ...maze.passages, [Symbol.toStringTag]: 'Uint8Array' },
  ]) {
    assert.throws(() => mw.adopt({ ...maze, passages }), { field: 'passages' });
  }
});

test('bytes and modules of another realm are compiled', async () => {
  const bytes = readFileSync('dist/mazewright.wasm');
  const array = foreign('Uint8Array', bytes);
  const module = runInContext('bytes => new WebAssembly.Module(bytes)', context)(array);
  const options = { algorithm: 'prim', width: 9, height: 7, seed: 1 };
  for (const wasm of [array, array.buffer, module]) {
    const streaming = await createStreaming({ wasm });
    assert.equal(streaming.generate(options).text(), mw.generate(options).text());
  }
});

test('what only says that it is WebAssembly is refused with a sentence', async () => {
  for (const tag of ['WebAssembly.Module', 'ArrayBuffer']) {
    const wasm = /** @type {any} */ ({ [Symbol.toStringTag]: tag });
    await assert.rejects(createStreaming({ wasm }), {
      field: 'wasm',
      message: /must be a URL, bytes/,
    });
  }
  const { proxy: wasm, revoke } = Proxy.revocable({}, {});
  revoke();
  await assert.rejects(createStreaming({ wasm: /** @type {any} */ (wasm) }), { field: 'wasm' });
});

test('a worker gets arrays of another realm', async () => {
  const pool = await createPool({ mw, size: 1 });
  const mask = foreign('Uint8Array', [1, 1, 1, 1, 0, 1]);
  const options = { algorithm: 'prim', width: 3, height: 2, seed: 1, mask };
  assert.deepEqual(await pool.generate(options), mw.generate(options));
  await pool.close();
});
