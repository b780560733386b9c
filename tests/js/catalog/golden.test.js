/** The promise of one maze for ever: golden.txt in Node. The C++ and page tests read it too. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hashOf, parseGolden } from '../../golden/hash.js';
import { rowModes } from '../support/cases.js';
import { mw } from '../support/load.js';
import { fnv1a } from '../support/random.js';
import { shapeCases } from '../support/shapes.js';

const lines = parseGolden(
  readFileSync(new URL('../../golden/golden.txt', import.meta.url), 'utf8'),
);
const made = lines.map(({ code }) => mw.generate(code));

test('every line still gives its bytes', (t) => {
  for (const [i, { code, hash }] of lines.entries()) {
    assert.equal(hashOf(made[i]), hash, code);
    assert.equal(made[i].code, code);
  }
  t.diagnostic(`${lines.length} golden mazes`);
});

test('a line is a code and sixteen hex digits, and no code comes twice', () => {
  for (const { code, hash } of lines) assert.match(`${code} ${hash}`, /^\S+ [0-9a-f]{16}$/);
  assert.equal(new Set(lines.map(({ code }) => code)).size, lines.length);
});

test('every generator, mode and version has lines, with masks where it takes them', () => {
  for (const { row, mode } of rowModes()) {
    const its = made.filter((maze) => maze.algorithm === row.id && maze.mode === mode);
    for (let version = 1; version <= row.version; version++) {
      const count = its.filter((maze) => maze.version === version).length;
      assert.ok(count >= 20, `${row.id} ${mode} version ${version}: ${count} lines`);
    }
    const masked = its.filter((maze) => maze.mask && maze.shape === 'square').length;
    assert.ok(!row.masks || masked >= 5, `${row.id} ${mode}: ${masked} masks`);
    const parts = its.filter(({ code }) => code.includes('~parts.each')).length;
    assert.ok(
      !row.masks || mode === 'original' || parts >= 2,
      `${row.id}: ${parts} masks in parts`,
    );
    for (const param of row.params) {
      const isFixed = mode === 'original' && mw.check(optionsWith(row, mode, param)) !== null;
      const other = its.filter((maze) => maze.params[param.id] !== param.default).length;
      assert.ok(isFixed || other > 0, `${row.id} ${mode}: ${param.id} only at its default`);
    }
  }
});

test('every shape that a generator declares has lines, and every value of its parameters', () => {
  for (const row of mw.catalog.generators) {
    for (const shape of row.shapes) {
      const its = made.filter((maze) => maze.algorithm === row.id && maze.shape === shape);
      for (let version = 1; version <= row.version; version++) {
        const count = its.filter((maze) => maze.version === version).length;
        assert.ok(count >= 2, `${row.id} ${shape} version ${version}: ${count} lines`);
      }
    }
  }
  for (const { row, params } of shapeCases()) {
    const isOne = (maze) =>
      maze.shape === row.id &&
      Object.entries(params).every(([id, value]) => maze.shapeParams[id] === value);
    assert.ok(made.some(isOne), `${row.id} ${JSON.stringify(params)} has no line`);
  }
});

/** Options with the parameter at a value that is not its default. */
function optionsWith(row, mode, { id, kind, values, min, max, default: usual }) {
  const all = { choice: values, boolean: [false, true], integer: [min, max], share: [0, 1] }[kind];
  const params = { [id]: all.find((value) => value !== usual) };
  return { algorithm: row.id, mode, width: 9, height: 9, seed: 0, params };
}

test('the hash is FNV-1a of the documented bytes', () => {
  const bytes = (...values) => Uint8Array.from(values);
  const none = [255, 255, 255, 255];
  const small = { passages: bytes(8, 4), kinds: null, start: 0, end: 0x01020304 };
  const hex = (list) => fnv1a(list).toString(16).padStart(16, '0');
  assert.equal(hashOf(small), hex([8, 4, 0, 0, 0, 0, 4, 3, 2, 1]));
  const floor = { passages: bytes(8, 4), kinds: bytes(1, 3), start: null, end: null };
  assert.equal(hashOf(floor), hex([8, 4, 1, 3, ...none, ...none]));
});
