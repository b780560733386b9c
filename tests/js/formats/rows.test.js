/** What holds for every format: its row, its errors, and that one function brings no other along. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
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

const guides = ['web/docs/files.md', 'web/docs/ko/files.md'].map((path) =>
  readFileSync(path, 'utf8'),
);

test('the guide names every function', () => {
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

/** Leaves out what is imported when a function is called. @type {import('esbuild').Plugin} */
const withoutLater = {
  name: 'without-later',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Leaves out the letters that only some texts load, which the guide weighs by themselves. @type {import('esbuild').Plugin} */
const withoutLetters = {
  name: 'without-letters',
  setup(bundler) {
    bundler.onResolve({ filter: /\/(european|hangul)-\w+\.js$/ }, ({ path }) => ({
      path,
      external: true,
    }));
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

/** What a guide says that functions weigh: KB at once, and what is loaded by a call. @param {string} guide */
const weightsIn = (guide) =>
  [...guide.matchAll(/^\| `(\w+)` +\| +([\d.]+) +\| +([\d.]*) +\|$/gm)].map(
    ([, name, atOnce, later]) => /** @type {const} */ ([name, [Number(atOnce), Number(later)]]),
  );

test('a bundle with one function has the code of no other, and weighs what the guide says', async () => {
  const marks = new Map(formats.map((row) => [nameOf(row), row.about]));
  const functions = Object.entries(entry)
    .filter(([name, value]) => typeof value === 'function' && name !== 'MazeError')
    .map(([name]) => name);
  const kilobytes = (text) => gzipSync(text, { level: 9 }).length / 1024;
  const [weights, korean] = guides.map((guide) => new Map(weightsIn(guide)));
  assert.deepEqual(korean, weights);
  assert.deepEqual([...weights.keys()].sort(), functions.sort());
  for (const name of functions) {
    const code = await bundleOf(name, [withoutLetters]);
    for (const [other, about] of marks) {
      if (other !== name) assert.ok(!code.includes(about), `${name}: ${other}`);
    }
    const atOnce = kilobytes(await bundleOf(name, [withoutLater]));
    const later = kilobytes(code) - atOnce;
    for (const [i, weight] of [atOnce, later].entries()) {
      const said = weights.get(name)[i];
      // Rounded to halves, or of what is loaded later to whole KB; the import itself weighs some bytes.
      assert.ok(Math.abs(weight - said) <= 1, `${name}: ${weight.toFixed(1)} KB, not ${said}`);
    }
  }
});

const CORE = 'core';

/** Every text option of all formats, those of the core and the book too. */
function* textOptions() {
  for (const row of formats) {
    for (const param of row.params) {
      if (param.kind === 'text') yield [row.id, param, (options) => row.write(maze, options)];
    }
  }
  for (const row of mw.catalog.exports) {
    for (const param of row.params) {
      if (param.kind === 'text') yield [CORE, param, (options) => maze.export(row.id, options)];
    }
  }
  for (const param of entry.bookParams.params) {
    if (param.kind === 'text') yield ['book', param, (options) => entry.toBook(mw, options)];
  }
}

/** Whether a parser of XML takes a text, by XML 1.0, 2.2: not by an expression as the package has it. */
const isXmlCharacter = (code) =>
  [9, 10, 13].includes(code) ||
  (code >= 0x20 && code < 0xd800) ||
  (code > 0xdfff && code < 0xfffe) ||
  code > 0xffff;

test('what XML does not have is refused in every text option', async () => {
  const codes = [...Array(0x20).keys(), 0x7f, 0x85, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000];
  codes.push(0xfffd, 0xfffe, 0xffff, 0x1fffe, 0x10ffff);
  let tried = 0;
  for (const [owner, { id }, write] of textOptions()) {
    for (const code of codes) {
      // The core gets U+FFFD for a lone surrogate.
      const isReplaced = owner === CORE && code >= 0xd800 && code <= 0xdfff;
      if (isXmlCharacter(code) || isReplaced) continue;
      const what = `${owner}.${id} U+${code.toString(16)}`;
      // A name ends in .png, a block has a colon.
      const value = `a${String.fromCodePoint(code)}b.png`;
      const problem = await (async () => write({ [id]: value }))().then(
        () => null,
        (error) => error,
      );
      tried++;
      assert.ok(problem instanceof MazeError, `${what}: ${problem}`);
      assert.equal(problem.field, id, what);
    }
  }
  assert.ok(tried > 10 * 32);
});

test('every text that is accepted comes back from the XML that holds it', () => {
  const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, htmlEntities: true });
  const title = ' <a b="c"> & \'d\' ]]> \u{1f600}\ufffd\t\n\r ';
  for (const text of [entry.toSvg(maze, { title }), entry.toSvg(maze, { title, grid: true })]) {
    assert.equal(XMLValidator.validate(text), true);
    assert.equal(parser.parse(text).svg.title, title);
  }
  const image = ' <a b="c"> & \u{1f600}\ufffd .png';
  const seeded = mw.generate({
    algorithm: 'wilson',
    width: 3,
    height: 3,
    seed: '\ufffe\uffff\u0001',
  });
  for (const one of [maze, seeded]) {
    const text = entry.toTmx(one, { image });
    assert.equal(XMLValidator.validate(text), true);
    assert.ok([...text].every((sign) => isXmlCharacter(sign.codePointAt(0))));
    assert.equal(parser.parse(text).map.tileset.image['@_source'], image);
  }
});
