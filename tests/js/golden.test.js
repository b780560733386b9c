/** The promise of one maze for ever: golden.txt in Node. The C++ and page tests read it too. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hashOf, parseGolden } from '../golden/hash.js';
import { rowModes } from './support/cases.js';
import { mw } from './support/load.js';
import { fnv1a } from './support/random.js';

const lines = parseGolden(readFileSync(new URL('../golden/golden.txt', import.meta.url), 'utf8'));

test('every line still gives its bytes', (t) => {
  for (const { code, hash } of lines) {
    const maze = mw.generate(code);
    assert.equal(hashOf(maze), hash, code);
    assert.equal(maze.code, code);
  }
  t.diagnostic(`${lines.length} golden mazes`);
});

test('a line is a code and sixteen hex digits, and no code comes twice', () => {
  for (const { code, hash } of lines) assert.match(`${code} ${hash}`, /^\S+ [0-9a-f]{16}$/);
  assert.equal(new Set(lines.map(({ code }) => code)).size, lines.length);
});

/** Whether another value than the default is taken: mode 'seed' knows no texture. */
function isFree(row, mode, { id, kind, values, min, max, default: usual }) {
  const others = { choice: values, boolean: [true, false], integer: [min, max], share: [0, 1] };
  const other = others[kind].find((value) => value !== usual);
  const options = { algorithm: row.id, mode, width: 30, height: 30, seed: 1 };
  return mw.check({ ...options, params: { [id]: other } }) === null;
}

test('every generator, mode, shape and version has lines, with masks where it takes them', () => {
  const options = lines.map(({ code }) => mw.generate(code));
  for (const { row, mode, shape } of rowModes()) {
    const its = options.filter(
      (maze) => maze.algorithm === row.id && maze.mode === mode && maze.shape === shape,
    );
    for (let version = 1; version <= row.version; version++) {
      const count = its.filter((maze) => maze.version === version).length;
      assert.ok(count >= 20, `${row.id} ${mode} ${shape} version ${version}: ${count} lines`);
    }
    const masked = its.filter((maze) => maze.mask).length;
    assert.ok(!row.masks || masked >= 5, `${row.id} ${mode}: ${masked} masks`);
    for (const param of row.params.filter((each) => isFree(row, mode, each))) {
      const other = its.filter((maze) => maze.params[param.id] !== param.default).length;
      assert.ok(other > 0, `${row.id} ${mode}: ${param.id} only at its default`);
    }
  }
});

test('the hash is FNV-1a of the documented bytes', () => {
  const bytes = (...values) => Uint8Array.from(values);
  const none = [255, 255, 255, 255];
  const small = { passages: bytes(8, 4), kinds: null, start: 0, end: 0x01020304 };
  const hex = (list) => fnv1a(list).toString(16).padStart(16, '0');
  assert.equal(hashOf(small), hex([8, 4, 0, 0, 0, 0, 4, 3, 2, 1]));
  const floor = { passages: bytes(8, 4), kinds: bytes(1, 3), start: null, end: null };
  assert.equal(hashOf(floor), hex([8, 4, 1, 3, ...none, ...none]));
});
