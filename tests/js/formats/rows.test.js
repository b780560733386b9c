/** What holds for every format: its row, its errors, and that one function brings no other along. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { en } from 'mazewright/en';
import * as entry from 'mazewright/formats';
import { ko } from 'mazewright/ko';
import { strangers } from '../support/hostile-values.js';
import { MazeError, mw } from '../support/load.js';

const { formats } = entry;
const maze = mw.generate({ algorithm: 'wilson', width: 6, height: 5, seed: 'rows' });

/** The name of a row's function in the entry. */
const nameOf = (row) => Object.keys(entry).find((name) => entry[name] === row.write);

test('every function of the entry has a row, and every row has texts in both languages', () => {
  const writers = Object.keys(entry).filter((name) => /^to[A-Z0-9]/.test(name));
  assert.deepEqual(writers.filter((name) => name !== 'toBook').sort(), formats.map(nameOf).sort());
  assert.equal(new Set(formats.map(({ id }) => id)).size, formats.length, 'ids differ');
  const uses = ['picture', 'print', 'model', 'level', 'data'];
  assert.deepEqual(new Set(formats.map(({ use }) => use)), new Set(uses), 'every group has a row');
  for (const { id, title, about, params, ko, extension, mediaType } of formats) {
    for (const text of [title, about, extension, mediaType, ko.title, ko.about]) {
      assert.match(text, /\S/, id);
    }
    assert.match(ko.about, /[가-힣].*\.$/, id);
    assert.deepEqual(
      Object.keys(ko.params),
      params.map((param) => param.id),
      id,
    );
    for (const param of params) {
      assert.match(param.title, /\S/, `${id}.${param.id}`);
      assert.match(ko.params[param.id].title, /\S/, `${id}.${param.id}`);
      assert.equal(param.labels?.length, param.values?.length, `${id}.${param.id}`);
      assert.equal(ko.params[param.id].labels?.length, param.values?.length, `${id}.${param.id}`);
      if (param.values) assert.ok(param.values.includes(param.default), `${id}.${param.id}`);
    }
  }
});

test('options of maze.svg have the words and defaults of the catalog in both languages', () => {
  for (const id of ['svg', 'png']) {
    const row = formats.find((format) => format.id === id);
    const core = mw.catalog.exports.find((each) => each.id === id);
    for (const { id: option, default: usual } of core.params) {
      const param = row.params.find((each) => each.id === option);
      assert.equal(param.default, usual, option);
      for (const [texts, words] of [
        [param, en.exports[id].params[option]],
        [row.ko.params[option], ko.exports[id].params[option]],
      ]) {
        assert.deepEqual([texts.title, texts.labels], [words.title, words.labels], option);
      }
    }
  }
});

test('the guide names every function', () => {
  const guides = ['web/docs/files.md', 'web/docs/ko/files.md'].map((path) =>
    readFileSync(path, 'utf8'),
  );
  const names = Object.keys(entry).filter((name) => /^(to|read)[A-Z0-9]/.test(name));
  for (const name of names) {
    for (const guide of guides) assert.ok(guide.includes(`\`${name}`), name);
  }
});

/** Calls a writer, whose error may come at once or later. */
const called = async (write, ...args) => write(...args);

const isError = (field) => (error) => {
  assert.ok(error instanceof MazeError, String(error));
  assert.equal(error.field, field, error.message);
  return true;
};

test('every writer refuses what is no maze, and what is no option of it', async () => {
  for (const row of formats) {
    for (const value of [...strangers(), { passages: new Uint8Array(4) }]) {
      await assert.rejects(called(row.write, value), MazeError, row.id);
    }
    await assert.rejects(called(row.write, maze, { nosuch: 1 }), isError('nosuch'), row.id);
    for (const { id, kind } of row.params) {
      const wrong = { text: 7, bytes: 'font' }[kind] ?? Number.NaN;
      await assert.rejects(
        called(row.write, maze, { [id]: wrong }),
        isError(id),
        `${row.id}.${id}`,
      );
    }
    if (row.problem(maze) === null) assert.ok((await row.write(maze)).length > 0, row.id);
  }
});

/**
 * KB of each function, gzipped, at most: what a program loads with it, and with the libraries that it imports
 * when it is called. A little above the present weights; raise them by what a change costs, and say so.
 */
const LIMITS = {
  toSvg: [11, 11],
  toPng: [23.5, 24],
  toApng: [30, 30.5],
  toPdf: [15, 660],
  toPlotterSvg: [11.5, 12],
  toStl: [4.5, 28.5],
  to3mf: [5, 41.5],
  toGlb: [5, 5],
  toObj: [4.5, 4.5],
  toTmj: [8.5, 8.5],
  toTmx: [9, 9],
  toLdtk: [11.5, 11.5],
  toVox: [5, 5],
  toSchematic: [15, 15],
  toTurtlecraft: [5.5, 5.5],
  toJson: [3, 3],
  toMzw: [13.5, 13.5],
  toCsv: [3, 3],
  toBook: [12.5, 650],
  readTmj: [20, 20.5],
  readMzw: [14, 14],
  readCsv: [4.5, 4.5],
  tilesetImage: [16.5, 16.5],
  printSize: [4, 4],
};

/** Leaves out what is imported when a function is called. @type {import('esbuild').Plugin} */
const withoutLater = {
  name: 'without-later',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** A bundle with one function as a text. @param {string} name @param {import('esbuild').Plugin[]} [plugins] */
async function bundleOf(name, plugins = []) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${name} } from 'mazewright/formats'; console.log(${name});`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    legalComments: 'none',
    logLevel: 'error',
    write: false,
    plugins,
  });
  return outputFiles[0].text;
}

test('a bundle with one function has the code of no other, and weighs no more than its limit', async (t) => {
  const marks = new Map(formats.map((row) => [nameOf(row), row.about]));
  const names = Object.entries(entry).filter(([, value]) => typeof value === 'function');
  const functions = names.map(([name]) => name).filter((name) => name !== 'MazeError');
  assert.deepEqual(functions.sort(), Object.keys(LIMITS).sort());
  for (const [name, limits] of Object.entries(LIMITS)) {
    const code = await bundleOf(name);
    for (const [other, about] of marks) {
      if (other !== name) assert.ok(!code.includes(about), `${name}: ${other}`);
    }
    const weights = [await bundleOf(name, [withoutLater]), code].map(
      (text) => gzipSync(text, { level: 9 }).length / 1024,
    );
    t.diagnostic(`${name}: ${weights.map((weight) => weight.toFixed(1)).join(', ')} KB`);
    for (const [i, weight] of weights.entries()) {
      assert.ok(weight <= limits[i], `${name}: ${weight.toFixed(1)} KB of ${limits[i]} KB`);
    }
  }
});
