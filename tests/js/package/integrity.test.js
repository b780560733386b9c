/** The hashes of the package's files, for `integrity` of HTML. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DOCUMENTS, root } from '../support/readme.js';

const dist = new URL('dist/', root);
const hashes = JSON.parse(readFileSync(new URL('integrity.json', dist), 'utf8'));
const hashOf = (/** @type {URL} */ file) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

test('integrity.json has the hash of every script and .wasm that a page can load', () => {
  const files = readdirSync(dist, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /\.(js|wasm)$/.test(name) && !name.startsWith('cli'));
  assert.ok(files.includes('formats/pdf.js') && files.includes('dungeons.wasm'));
  const wanted = files.sort().map((name) => [name, hashOf(new URL(name, dist))]);
  assert.deepEqual(Object.entries(hashes), wanted);
});

test('a hash in the documents is that of its file, or stands for one', () => {
  let count = 0;
  for (const file of DOCUMENTS) {
    const text = readFileSync(new URL(file, root), 'utf8');
    for (const [, name, hash] of text.matchAll(
      /https:\/\/cdn\.jsdelivr\.net\/npm\/mazewright@[\d.]+\/dist\/([^"]+)"(?:: |\s+integrity=)"(sha384-[^"]+)"/g,
    )) {
      count += 1;
      if (hash !== 'sha384-...') assert.equal(hash, hashes[name], `${file}: ${name}`);
      else assert.ok(name in hashes, `${file}: ${name}`);
    }
    count -= text.match(/"sha\d+-/g)?.length ?? 0;
  }
  assert.equal(count, 0, 'hashes without an address before them');
});
