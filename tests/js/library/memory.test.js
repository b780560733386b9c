/** Running out of WebAssembly memory is an error like any other, and the next call is right. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spawnSync } from '../support/limited.js';
import { mw } from '../support/load.js';
import { seeds, some } from '../support/seeds.js';

/** Runs calls too large for the memory, in a row and each followed by a small one. */
const script = `
  import { createMazewright, MazeError } from 'mazewright';
  const mw = await createMazewright();
  const small = { algorithm: 'prim', width: 30, height: 20, seed: 'memory' };
  const before = mw.generate(small);
  const seen = {};
  const attempt = (what, call) => {
    let result = 'made';
    try {
      call();
    } catch (error) {
      result = error instanceof MazeError ? error.code : String(error);
    }
    seen[result] = (seen[result] ?? 0) + 1;
    return result;
  };
  const assertNormal = () => {
    const after = mw.generate(small);
    if (Buffer.compare(before.passages, after.passages) !== 0) throw new Error('other bytes');
    if (after.text() !== before.text()) throw new Error('other text');
    if (after.solve().length !== before.solve().length) throw new Error('other way');
  };
  const ids = process.argv.slice(1);
  for (const row of mw.catalog.generators.filter(({ id }) => ids.includes(id))) {
    for (const mode of row.modes) {
      // Walks that cover all cells by chance take long on large mazes, and no more memory than others.
      for (const side of row.uniform ? [300] : [300, 1200]) {
        const size = { algorithm: row.id, mode, width: side, height: side, seed: 1 };
        for (const steps of [false, true]) {
          attempt('generate', () => mw.generate({ ...size, steps }));
          assertNormal();
        }
      }
    }
  }
  const sizes = [700, 1200, 1400].map((side) => ({ ...small, width: side, height: side }));
  for (const size of sizes) {
    let maze = null;
    attempt('generate', () => { maze = mw.generate(size); });
    for (const name of maze ? ['solve', 'stats', 'text', 'svg', 'lines', 'blocks', 'boxes'] : []) {
      attempt(name, () => maze[name]());
      attempt(name, () => maze[name]());
    }
    assertNormal();
  }
  console.log(JSON.stringify(seen));
`;

test('a core held to 40 MB refuses what does not fit and goes on', (t) => {
  const ids = some(
    mw.catalog.generators.map(({ id }) => id),
    4,
  );
  const flags = ['--wasm-max-mem-pages=640', '--input-type=module', '--eval', script, ...ids];
  const cwd = new URL('../../..', import.meta.url);
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8', cwd });
  assert.equal(stderr, '');
  assert.equal(status, 0);
  const seen = JSON.parse(stdout);
  t.diagnostic(stdout.trim());
  assert.deepEqual(Object.keys(seen).sort(), ['made', 'out-of-memory']);
  assert.ok(seen['out-of-memory'] >= seeds(10));
});
