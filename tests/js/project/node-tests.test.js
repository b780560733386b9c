/** How a test file is run: what is counted, and how one that stands still is ended. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runFile } from '../../../web/build/suites/node-tests.js';

const folder = mkdtempSync(join(tmpdir(), 'mazewright-node-tests-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the text of a test file. @param {string} name @param {string} text */
function run(name, text, silence = 60_000) {
  const path = join(folder, `${name}.test.mjs`);
  writeFileSync(path, `import { test } from 'node:test';\n${text}`);
  return runFile(path, { env: process.env, silence, events: join(folder, `${name}.jsonl`) });
}

test('tests of a file are counted, and those skipped say why', async () => {
  const { passed, failed, skips, trouble } = await run(
    'counts',
    `test('good', () => {});
     test('bad', () => { throw new Error('wrong'); });
     test('not here', { skip: 'no network' }, () => {});
     test('outer', async (t) => { await t.test('inner', (u) => u.skip('no program')); });`,
  );
  assert.deepEqual([passed, failed], [2, 1]);
  assert.deepEqual(skips, [
    { name: 'not here', reason: 'no network' },
    { name: 'inner', reason: 'no program' },
  ]);
  assert.match(trouble, /✖ bad\nError: wrong/);
});

test('a file that ends before its tests, or not by itself, has failed', async () => {
  for (const [name, text, told] of [
    ['throws', "throw new Error('early');", /early/],
    ['exits', "test('a', () => {}); test('b', () => process.exit(3));", /ended with code 3/],
    ['hidden', "import './nothing.js';", /nothing\.js/],
  ]) {
    const { failed, trouble } = await run(name, text);
    assert.ok(failed >= 1, name);
    assert.match(trouble, told);
  }
  assert.deepEqual((await run('empty', '')).failed, 0);
});

test('a file that stands still is ended and told; one that only takes long is not', async () => {
  const endless = await run(
    'endless',
    "test('a', () => {}); test('b', () => new Promise(() => setInterval(() => {}, 100)));",
    3000,
  );
  assert.deepEqual([endless.passed >= 1, endless.failed >= 1], [true, true]);
  assert.match(endless.trouble, /no test ended and nothing was printed for 3 s/);
  const long = await run(
    'long',
    `for (let i = 0; i < 8; i++) test(String(i), () => new Promise((done) => setTimeout(done, 1000)));`,
    5000,
  );
  assert.deepEqual([long.passed, long.failed], [8, 0]);
});
