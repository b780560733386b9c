/** Running out of WebAssembly memory is an error like any other, and the next call is right. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const PAGES = 640;

const script = `
  import { createMazewright, MazeError } from 'mazewright';
  const mw = await createMazewright();
  const small = { algorithm: 'prim', width: 30, height: 20, seed: 'memory' };
  const before = mw.generate(small);
  const errors = [];
  for (const row of mw.catalog.generators) {
    for (const steps of [false, true]) {
      try {
        mw.generate({ algorithm: row.id, width: 4096, height: 4096, seed: 1, steps });
        errors.push('made');
      } catch (error) {
        errors.push(error instanceof MazeError ? error.code : String(error));
      }
      const after = mw.generate(small);
      if (Buffer.compare(before.passages, after.passages) !== 0) errors.push('other bytes');
      if (after.solve().length !== before.solve().length) errors.push('other way');
    }
  }
  // Deaths in a row with no moment for a fresh core between them: more than the stack would bear.
  for (let i = 0; i < 200; ++i) {
    try {
      mw.generate({ algorithm: 'bspDungeon', width: 4096, height: 4096, seed: i, params: { depth: 20 } });
    } catch (error) {
      errors.push(error.code);
    }
    if (Buffer.compare(before.passages, mw.generate(small).passages) !== 0) errors.push('other bytes');
  }
  console.log(JSON.stringify(errors));
`;

const run = (flags) =>
  execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', script], {
    encoding: 'utf8',
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('a core held to 40 MB refuses the largest mazes and goes on', () => {
  const errors = JSON.parse(run([`--wasm-max-mem-pages=${PAGES}`]));
  assert.ok(errors.length > 0);
  assert.deepEqual([...new Set(errors)], ['out-of-memory']);
});
