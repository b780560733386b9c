/** The package's entries beside the first: the Korean texts, and what each one weighs. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ko } from 'mazewright/ko';
import { mw } from '../support/load.js';
import { READMES, root } from '../support/readme.js';

test('mazewright/ko has a Korean text for every text of the catalog, and no other', () => {
  const shapeOf = ({ title, labels }) => ({ title: typeof title, labels: labels?.length });
  for (const [table, rows] of Object.entries(mw.catalog)) {
    assert.deepEqual(Object.keys(ko[table]).sort(), rows.map(({ id }) => id).sort(), table);
    for (const { id, params } of rows) {
      const texts = ko[table][id];
      assert.match(`${texts.title} ${texts.about}`, /[가-힣]/, id);
      assert.deepEqual(
        Object.keys(texts.params).sort(),
        params.map((param) => param.id).sort(),
        id,
      );
      for (const param of params) {
        assert.deepEqual(shapeOf(texts.params[param.id]), shapeOf(param), `${id} ${param.id}`);
      }
    }
  }
});

test('the catalog itself has no Korean', () => {
  assert.doesNotMatch(JSON.stringify(mw.catalog), /[가-힣]|"ko"/);
});

// Another release of emcc or zlib may differ by a little.
const TOLERANCE = 0.04;

for (const readme of READMES) {
  test(`${readme} says what every entry weighs`, () => {
    const rows = readFileSync(new URL(readme, root), 'utf8').matchAll(
      /^\| `(mazewright(?:\/[\w.-]+)?)` \|.*\| ([\d.]+) KB \|$/gm,
    );
    const told = new Map([...rows].map(([, entry, size]) => [entry, Number(size)]));
    const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
    const entries = Object.keys(exports).filter((path) => path !== './package.json');
    assert.deepEqual(
      [...told.keys()].sort(),
      entries.map((path) => `mazewright${path.slice(1)}`).sort(),
    );
    for (const [entry, size] of told) {
      const file = readFileSync(new URL(import.meta.resolve(entry)));
      const real = gzipSync(file, { level: 9 }).length / 1024;
      assert.ok(Math.abs(size - real) <= TOLERANCE * real + 0.1, `${entry}: ${real} KB`);
    }
  });
}
