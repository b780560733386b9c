import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { mw } from './support/maze.js';
import { root } from './support/server.js';

const folder = join(root, 'web/demo');

/** All texts of a language: those of the first view, and those that come with what needs them. @param {'en' | 'ko'} language */
async function textsIn(language) {
  const end = new RegExp(`(^|-)${language}\\.js$`);
  const partOf = (/** @type {string} */ name) => name.replace(end, '');
  const names = readdirSync(join(folder, 'strings'))
    .filter((name) => end.test(name))
    .sort((a, b) => (partOf(a) < partOf(b) ? -1 : 1));
  const parts = await Promise.all(names.map((name) => import(join(folder, 'strings', name))));
  return Object.assign({}, ...parts.flatMap((part) => Object.values(part)));
}

const [en, ko] = await Promise.all([textsIn('en'), textsIn('ko')]);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(js|html)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test('English and Korean have the same things', () => {
  assert.deepEqual(Object.keys(ko), Object.keys(en));
  const holes = (/** @type {string} */ text) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [key, text] of Object.entries(en)) {
    const korean = ko[key];
    assert.deepEqual(holes(korean), holes(text), key);
    assert.notEqual(korean.trim(), '', key);
  }
});

test('the licences of what the page contains lie with it', () => {
  const licences = readFileSync(join(root, 'build/page/licenses.txt'), 'utf8');
  const own = readFileSync(join(root, 'node_modules/three/LICENSE'), 'utf8');
  const holder = /^Copyright .*/m.exec(own)?.[0] ?? '';
  assert.match(licences, /^## three /m);
  assert.ok(licences.includes(holder), holder);
});

test('every text is used somewhere', () => {
  const code = files.filter(({ name }) => !name.startsWith('strings')).map(({ text }) => text);
  const all = code.join('\n');
  for (const key of Object.keys(en)) {
    const parts = key.split('.');
    const groups = parts.slice(1).map((_, i) => `${parts.slice(0, i + 1).join('.')}.`);
    const used = all.includes(`'${key}'`) || all.includes(`"${key}"`);
    assert.ok(used || groups.some((group) => all.includes(`\`${group}\${`)), key);
  }
});

test('no file but the settings names an algorithm, a solver, an export or a parameter', () => {
  const rows = [...mw.catalog.generators, ...mw.catalog.solvers, ...mw.catalog.exports];
  const params = rows.flatMap((row) => row.params.map(({ id }) => id));
  const ids = new Set([...rows.map(({ id }) => id), ...params].filter((id) => id.length > 5));
  for (const { id } of mw.catalog.solvers) ids.add(id);
  for (const { id } of mw.catalog.generators) ids.add(id);
  for (const { name, text } of files) {
    if (name === 'config.js') continue;
    for (const id of ids) {
      // Words of a size, of a drawing, of a kind of tile and of a line of text too.
      if (['height', 'solution', 'corridor', 'middle'].includes(id)) continue;
      assert.doesNotMatch(text, new RegExp(`['"\`]${id}['"\`]`), `${name} names ${id}`);
    }
  }
});

test('the page uses the public entries of the library, three.js, CodeMirror, fflate and its fonts, nothing else', () => {
  for (const { name, text } of files.filter((file) => file.name !== 'vite.config.js')) {
    for (const [, from] of text.matchAll(/(?:from\s+|import\()'([^'.][^']*)'/g)) {
      assert.match(
        from,
        /^(mazewright(\/(dungeons|draw|three|formats|small|mask|en|ko|worker|global\?url))?|three(\/addons\/.*)?|@(codemirror|lezer)\/.*|fflate|#fonts\/\w+\.woff\?url|node:.*)$/,
        name,
      );
    }
  }
});

test('no file is long', () => {
  const lengths = files.map(({ name, text }) => ({ name, lines: text.split('\n').length - 1 }));
  for (const { name, lines } of lengths) assert.ok(lines <= 250, `${name}: ${lines}`);
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
  assert.ok(sorted[sorted.length >> 1] <= 90);
});
