// The types of the page: almost nothing is of any type.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyLines } from '../support/any-lines.js';
import { filesIn, read } from '../support/sources.js';

/** Lines of web/demo whose types may have `any`. */
const MAX_LINES = 5;

test('the types of the page have hardly any `any`', () => {
  const files = filesIn('web/demo', /\.(js|ts)$/);
  const found = files.flatMap((file) => anyLines(read(file)).map((line) => `${file}:${line}`));
  assert.ok(files.length > 100);
  assert.ok(found.length <= MAX_LINES, `${found.length} lines: ${found.join(', ')}`);
});

test('lines of any type are found in every tag, casts and inner braces included', () => {
  const source = [
    '/** If there is any. @param {string} text that any reader knows */',
    'const cast = /** @type {any} */ (value);',
    '/**',
    ' * @param {{ id: string,',
    ' *   rows: readonly any[] }} parts',
    " * @returns {'any' | Record<string, unknown>} any of them",
    ' */',
    "const text = 'any';",
    '/** @typedef {Map<string, any>} Known */',
  ].join('\n');
  assert.deepEqual(anyLines(source), [2, 5, 9]);
});
