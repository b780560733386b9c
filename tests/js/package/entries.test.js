/** The package's entries beside the first: the texts of rows, and what each one weighs. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import * as mazewright from 'mazewright';
import * as dungeons from 'mazewright/dungeons';
import { en } from 'mazewright/en';
import { ko } from 'mazewright/ko';
import * as small from 'mazewright/small';
import * as streaming from 'mazewright/streaming';
import { ENTRIES } from '../../bench/entries.js';
import { mw } from '../support/load.js';
import { guide, root } from '../support/readme.js';

for (const [entry, language, letters] of [
  ['mazewright/en', en, /^[^가-힣]+$/],
  ['mazewright/ko', ko, /[가-힣]/],
]) {
  test(`${entry} has a text for every text of the catalog, and no other`, () => {
    const shapeOf = ({ title, labels }) => ({ title: typeof title, labels: labels?.length });
    for (const [table, rows] of Object.entries(mw.catalog)) {
      assert.deepEqual(Object.keys(language[table]).sort(), rows.map(({ id }) => id).sort(), table);
      for (const { id, params } of rows) {
        const texts = language[table][id];
        assert.match(`${texts.title} ${texts.about}`, letters, id);
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
}

/** The texts of a row, by their places in it. */
const textsOf = ({ title, about, cost, source, params }) => ({
  ...{ title, about, cost, source },
  params: Object.fromEntries(params.map(({ id, title, labels }) => [id, { title, labels }])),
});

/** The rest of a row. */
const withoutTexts = ({ title, about, cost, source, params, ...rest }) => ({
  ...rest,
  params: params.map(({ title: ownTitle, labels, ...others }) => others),
});

/** The same without what is undefined. */
const plain = (value) => JSON.parse(JSON.stringify(value));

for (const [name, { createMazewright }] of Object.entries({
  mazewright,
  dungeons,
  small,
  streaming,
})) {
  test(`${name}: createMazewright({ texts }) fills the rows of the catalog, and nothing else`, async () => {
    const bare = await createMazewright();
    for (const language of [en, ko]) {
      const { catalog } = await createMazewright({ texts: language });
      assert.deepEqual(Object.keys(catalog), Object.keys(bare.catalog));
      for (const [table, rows] of Object.entries(catalog)) {
        for (const [i, row] of rows.entries()) {
          assert.deepEqual(plain(textsOf(row)), plain(language[table][row.id]), row.id);
          const other = bare.catalog[table][i];
          assert.deepEqual(Object.keys(row), Object.keys(other));
          assert.deepEqual(withoutTexts(row), withoutTexts(other), row.id);
          assert.ok(Object.isFrozen(row) && row.params.every(Object.isFrozen), row.id);
        }
      }
    }
  });
}

test('without texts a title is the id in words, and so are labels', () => {
  for (const row of Object.values(mw.catalog).flat()) {
    const described = [row, ...row.params].map(({ id, title }) => [id, title]);
    const labelled = row.params.flatMap(({ values = [], labels = [] }) =>
      values.map((value, i) => [value, labels[i]]),
    );
    for (const [id, title] of [...described, ...labelled]) {
      assert.equal(title.replaceAll(' ', '').toLowerCase(), id.toLowerCase());
      assert.match(title, /^\S( ?\S+)*$/);
      assert.equal(title.charAt(0), title.charAt(0).toUpperCase());
    }
    assert.equal(row.about, '');
  }
  const titles = new Map(mw.catalog.generators.map(({ id, title }) => [id, title]));
  assert.equal(titles.get('recursiveBacktracker'), 'Recursive backtracker');
});

test('texts may leave out rows, and what is no text is none', async () => {
  const { createMazewright } = await import('mazewright/small');
  const texts = {
    generators: { prim: { title: 'Prim', about: 5, params: null }, wilson: 'W' },
    shapes: { square: { title: 'Carré', params: { wrap: { labels: [1, 'tube'] } } } },
  };
  const { catalog } = await createMazewright({ texts });
  const rows = new Map(
    Object.values(catalog).flatMap((table) => table.map((row) => [row.id, row])),
  );
  assert.deepEqual(
    ['prim', 'wilson', 'square', 'hex'].map((id) => [rows.get(id).title, rows.get(id).about]),
    [
      ['Prim', ''],
      ['Wilson', ''],
      ['Carré', ''],
      ['Hex', ''],
    ],
  );
  const { title, labels } = rows.get('square').params.find(({ id }) => id === 'wrap');
  assert.deepEqual([title, ...labels.slice(0, 2)], ['Wrap', 'None', 'tube']);
});

test('texts that are none are refused in a sentence', async () => {
  const { createMazewright } = await import('mazewright/small');
  for (const texts of [null, 5, 'en', [en]]) {
    await assert.rejects(createMazewright({ texts }), {
      name: 'MazeError',
      field: 'texts',
      message: /^texts must be an object; got /,
    });
  }
  await assert.rejects(createMazewright({ texts: { ko } }), {
    name: 'MazeError',
    field: 'ko',
    message: /^ko is not an option of texts, which has 'generators'/,
  });
});

test('the WebAssembly has no text of a row', () => {
  const texts = Object.values(en).flatMap((table) =>
    Object.values(table).flatMap(({ about, source = '' }) => [about, source]),
  );
  for (const file of ['mazewright.wasm', 'dungeons.wasm']) {
    const bytes = readFileSync(new URL(`dist/${file}`, root), 'latin1');
    // Shorter ones may occur in an error message.
    for (const text of texts.filter(({ length }) => length > 20)) {
      assert.ok(!bytes.includes(text), `${file}: ${text}`);
    }
  }
});

// Another release of emcc or zlib may differ by a little.
const TOLERANCE = 0.04;

for (const file of guide('entries')) {
  test(`${file} says what every entry weighs`, () => {
    const rows = readFileSync(new URL(file, root), 'utf8').matchAll(
      /^\| `(mazewright(?:\/[\w./-]+)?)` \| .* \| ([\d.]+) \| [\d.]+ \| [\d /]*\|$/gm,
    );
    const told = new Map([...rows].map(([, entry, size]) => [entry, Number(size)]));
    const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
    // What has types only weighs nothing.
    const entries = Object.keys(exports).filter(
      (path) =>
        path !== './package.json' && (exports[path].default ?? typeof exports[path] === 'string'),
    );
    assert.deepEqual(
      [...told.keys()].sort(),
      entries.map((path) => `mazewright${path.slice(1)}`).sort(),
    );
    assert.deepEqual(
      ENTRIES.map(({ id }) => id),
      [...told.keys()],
      'the benchmark writes another table',
    );
    for (const [entry, size] of told) {
      const bytes = readFileSync(new URL(import.meta.resolve(entry)));
      const real = gzipSync(bytes, { level: 9 }).length / 1024;
      assert.ok(Math.abs(size - real) <= TOLERANCE * real + 0.1, `${entry}: ${real} KB`);
    }
  });
}
