// Engines are adopting the rule that a frozen object takes no private fields. Here private fields
// are lowered to calls of a helper that refuses objects which are no longer extensible, so the rule
// is tested in every Node; tests/page has the same for a browser that knows the rule.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { mw } from '../support/load.js';

const HELPER = '__privateAdd = (obj, member, value) =>';

/** The entry `mazewright` where adding a private field to a frozen object throws. */
async function strictEntry() {
  const source = readFileSync(fileURLToPath(import.meta.resolve('mazewright/dungeons')), 'utf8');
  const { code } = await transform(source, { target: 'es2021', charset: 'utf8' });
  const strict = code.replace(
    HELPER,
    `${HELPER} !Object.isExtensible(obj) ? __typeError('added to a frozen object') :`,
  );
  assert.notEqual(strict, code, 'the helper of private fields was not found');
  const folder = mkdtempSync(join(tmpdir(), 'mazewright-'));
  try {
    const file = join(folder, 'strict.mjs');
    writeFileSync(file, strict);
    return await import(String(pathToFileURL(file)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('no private field is added to a frozen object', async () => {
  const { createMazewright } = await strictEntry();
  const strict = await createMazewright();
  const options = { width: 30, height: 30, seed: 5, steps: true };
  for (const { id, rows } of mw.catalog.generators) {
    const wanted = { algorithm: id, ...options };
    const maze = strict.generate(wanted);
    assert.deepEqual(maze.passages, mw.generate(wanted).passages, id);
    assert.ok(Object.isFrozen(maze), id);
    assert.deepEqual(strict.adopt(structuredClone(maze)).passages, maze.passages, id);
    const game = strict.game(maze);
    while (!game.done) game.move(game.hint());
    assert.ok(game.score() > 0, id);
    game.runner().step();
    if (rows) strict.rows({ algorithm: id, width: 9, height: 3, seed: 5 }).next();
    strict.world({ algorithm: id, chunk: 32, seed: 5 }).chunk(0, 0);
  }
});
