/** Worlds are walked and asked in constant memory: 4 MB for the core, and a heap that stays flat. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spawnSync } from '../support/limited.js';

/** Runs `work(world, look)`; `look()` notes how much is in use after a collection. */
function heapsOf(work) {
  const script = `
    import { createMazewright } from 'mazewright';
    const mw = await createMazewright();
    const algorithm = mw.catalog.generators.find((row) => row.kind === 'maze').id;
    const heaps = [];
    const look = () => {
      globalThis.gc();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      heaps.push(heapUsed + arrayBuffers);
    };
    (${work})(mw, algorithm, look);
    console.log(JSON.stringify(heaps));
  `;
  // 64 pages are 4 MB: what the core may ever hold.
  const flags = ['--wasm-max-mem-pages=64', '--expose-gc', '--input-type=module', '--eval', script];
  const cwd = new URL('../../..', import.meta.url);
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8', cwd });
  assert.equal(stderr, '');
  assert.equal(status, 0);
  return JSON.parse(stdout);
}

/** From the second look on nothing grows but by what the machine's own code takes. */
function assertFlat(test, heaps, looks) {
  assert.equal(heaps.length, looks);
  const [, first, ...later] = heaps;
  const growth = Math.max(...later) - first;
  test.diagnostic(`${heaps.map((bytes) => (bytes / 2 ** 20).toFixed(2)).join(' ')} MB`);
  assert.ok(growth < 2 ** 20, `grew by ${growth} bytes`);
}

test('a way of a million cells', (t) => {
  const walk = (mw, algorithm, look) => {
    const world = mw.world({ algorithm, seed: 'long', chunk: 64 });
    let cells = 0;
    for (const { x, y } of world.route(world.start, world.end)) {
      if (!(x >= 0 && y >= 0)) throw new Error('left the world');
      if (cells % 100000 === 0) look();
      if (++cells > 1000000) break;
    }
  };
  assertFlat(t, heapsOf(walk), 11);
});

test('a hundred thousand chunks', (t) => {
  const ask = (mw, algorithm, look) => {
    const world = mw.world({ algorithm, seed: 'soak', chunk: 8 });
    for (let i = 0; i <= 100000; i++) {
      const [cx, cy] = [(i * 7919) % 1e8, (i * 104729) % 1e8];
      world.chunk(cx, cy);
      if (i % 10 === 0) world.isOpen(cx * 8 + 7, cy * 8 + 7, 'east');
      if (i % 10000 === 0) look();
    }
  };
  assertFlat(t, heapsOf(ask), 11);
});
