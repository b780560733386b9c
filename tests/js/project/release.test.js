/** What a release is made of: its notes, its version in every text, what the READMEs say before it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notesOf } from '../../../web/build/release/notes.js';
import { GUIDES, READMES } from '../support/readme.js';
import { filesIn, read } from '../support/sources.js';

const changelog = `# Changelog

## 1.2.3 - 2026-01-31

- News.

## 1.2.2 - 2025-12-31

- Old news.
`;
const integrity = { 'a.js': 'sha384-A', 'formats/b.js': 'sha384-B' };

test('the notes of a release are its part of the changelog and the hashes of the entries', () => {
  const release = { tag: 'v1.2.3', version: '1.2.3', integrity };
  const wanted = '- News.\n\n| File | `integrity` |\n|---|---|\n| `dist/a.js` | `sha384-A` |\n';
  assert.equal(notesOf({ ...release, changelog }), wanted);
  const alone = changelog.slice(0, changelog.indexOf('## 1.2.2'));
  assert.equal(notesOf({ ...release, changelog: alone }), wanted);
});

test('no release without the version in its tag and, dated, at the top of the changelog', () => {
  const release = { tag: 'v1.2.3', version: '1.2.3', changelog, integrity };
  for (const [wrong, message] of [
    [{ tag: '1.2.3' }, /tag is 1\.2\.3.*v1\.2\.3/],
    [{ tag: 'v1.2.4' }, /tag is v1\.2\.4/],
    [{ tag: 'v1.2.2', version: '1.2.2' }, /'1\.2\.3 - 2026-01-31'; it must be '1\.2\.2 - '/],
    [
      { changelog: changelog.replace(' - 2026-01-31', '') },
      /heading of CHANGELOG\.md is '1\.2\.3'/,
    ],
    [{ changelog: changelog.replace('## 1.2.3', '## Unreleased\n\n## 1.2.3') }, /'Unreleased'/],
    [{ changelog: '# Changelog\n' }, /heading of CHANGELOG\.md is ''/],
  ]) {
    assert.throws(() => notesOf({ ...release, ...wrong }), message);
  }
});

const { version } = JSON.parse(read('package.json'));
const documents = [
  ...READMES,
  ...GUIDES.flat(),
  ...filesIn('web/docs', /^web\/docs\/[^/]*\.md$/),
  'web/examples/README.md',
];

test('every text that names the version names that of package.json', () => {
  const named = [...documents, 'web/lib/formats/data/maze.schema.json'].flatMap((file) =>
    [...read(file).matchAll(/\bmazewright@([^/\s`]+)/g)].map(([, found]) => ({ file, found })),
  );
  assert.ok(named.length > 2);
  for (const { file, found } of named) assert.equal(found, version, file);
  assert.match(read('CMakeLists.txt'), new RegExp(`project\\(mazewright VERSION ${version} `));
  assert.equal(JSON.parse(read('package-lock.json')).version, version);
});

/** Places that exist without a release of this package. */
const OTHERS =
  /^(127\.0\.0\.1|localhost|example\.com|leafletjs\.com|openlayers\.org|phaser\.io|threejs\.org|cdn\.jsdelivr\.net\/npm\/(three|phaser)@[\d.]+)([:/]|$)/;

const [, repository] = /github\.com\/(.+)\.git$/.exec(
  JSON.parse(read('package.json')).repository.url,
) ?? ['', 'none'];

/** Places that come with the first release, which both READMEs say until then. */
const OURS = [
  `github.com/${repository}/`,
  `raw.githubusercontent.com/${repository}/main/`,
  'cdn.jsdelivr.net/npm/mazewright@',
  'cdn.jsdelivr.net/npm/mazewright/',
];
const isOurs = (/** @type {string} */ place) => OURS.some((start) => place.startsWith(start));

test('every address of the documents is known, and the READMEs say of ours when they come', () => {
  const ours = new Set();
  for (const file of documents) {
    for (const [, place] of read(file).matchAll(/https?:\/\/([^\s)\]"'`<>]+)/g)) {
      assert.ok(isOurs(place) || OTHERS.test(place), `${file}: ${place}`);
      if (isOurs(place)) ours.add(file);
    }
  }
  const isReleased = /^## \d[^\n]* - \d{4}-\d\d-\d\d$/m.test(read('CHANGELOG.md'));
  for (const [file, told] of [
    ['README.md', 'come with the first release'],
    ['README.ko.md', '첫 릴리스부터'],
  ]) {
    const text = read(file);
    assert.ok(ours.has(file), file);
    assert.equal(text.includes(told), !isReleased, `${file}: '${told}' until the first release`);
    if (!isReleased) assert.ok(text.indexOf(told) < text.search(/https?:\/\//), file);
  }
});
