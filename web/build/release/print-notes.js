// Prints the text of a release, and fails if its tag, version and changelog do not agree:
// `node web/build/release/print-notes.js v1.2.3`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { fail, root } from '../util/shell.js';
import { notesOf } from './notes.js';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

try {
  const notes = notesOf({
    tag: argv[2] ?? '',
    version: JSON.parse(read('package.json')).version,
    changelog: read('CHANGELOG.md'),
    integrity: JSON.parse(read('dist/integrity.json')),
  });
  stdout.write(notes);
} catch (error) {
  fail(error);
}
