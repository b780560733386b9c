/** No row of the catalog without its place in tables, types, golden mazes and tests: by counting. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { en } from 'mazewright/en';
import { ko } from 'mazewright/ko';
import { parseGolden } from '../../golden/hash.js';
import { mw } from '../support/load.js';
import { guide, READMES, root } from '../support/readme.js';
import { tilings } from '../support/tilings.js';

const read = (path) => readFileSync(new URL(path, root), 'utf8');
const { generators, shapes, passes, solvers, exits, exports } = mw.catalog;
const idsOf = (rows) => rows.map(({ id }) => id);

test('the guide has a table row for every generator, in order, with its parameters', () => {
  for (const file of guide('catalog')) {
    const table = /<!-- catalog:start -->([\s\S]*)<!-- catalog:end -->/.exec(read(file))?.[1];
    const rows = [...table.matchAll(/^\| `(\w+)` .*$/gm)];
    const named = rows.filter(([, id]) => idsOf(generators).includes(id));
    assert.deepEqual(
      named.map(([, id]) => id),
      idsOf(generators),
      file,
    );
    for (const [line, id] of named) {
      for (const param of generators.find((row) => row.id === id).params) {
        assert.ok(line.includes(`\`${param.id}\``), `${file}: ${id} ${param.id}`);
      }
    }
  }
});

test('the guide has a table of shapes, passes, solvers and formats, with all parameters', () => {
  for (const file of guide('catalog')) {
    for (const [name, rows] of Object.entries({ shapes, passes, solvers, exports })) {
      const pattern = new RegExp(`<!-- ${name}:start -->([^]*)<!-- ${name}:end -->`);
      const lines = pattern.exec(read(file))?.[1].match(/^\| `\w+` .*$/gm) ?? [];
      assert.equal(lines.length, rows.length, `${file}: ${name}`);
      for (const [i, { id, params }] of rows.entries()) {
        assert.ok(lines[i].startsWith(`| \`${id}\` `), `${file}: ${id}`);
        for (const param of params)
          assert.ok(lines[i].includes(`\`${param.id}\``), `${id} ${param.id}`);
      }
    }
  }
});

test('the types name every row and every parameter', () => {
  const types = read('web/lib/generated/ids.js');
  const union = (name) => {
    const [, list] = new RegExp(`@typedef \\{([^}]*)\\} ${name}\n`).exec(types);
    return [...list.matchAll(/'(\w+)'/g)].map(([, id]) => id);
  };
  const lists = { AlgorithmId: generators, ShapeId: shapes, PassId: passes, SolverId: solvers };
  for (const [name, rows] of Object.entries({ ...lists, ExitId: exits, ExportId: exports })) {
    assert.deepEqual(union(name), idsOf(rows), name);
  }
  for (const [rows, suffix] of [
    [generators, 'Params'],
    [shapes, 'Shape'],
    [passes, 'Pass'],
    [solvers, 'Params'],
    [exports, 'Options'],
  ]) {
    for (const { id, params } of rows.filter((row) => row.params.length > 0)) {
      const name = `${id[0].toUpperCase()}${id.slice(1)}${suffix}`;
      const start = types.indexOf(`@typedef {object} ${name}\n`);
      assert.ok(start >= 0, name);
      const block = types.slice(start, types.indexOf('*/', start));
      const named = [...block.matchAll(/@property \{[^}]*\} \[(\w+)\]/g)].map(([, param]) => param);
      assert.deepEqual(named, idsOf(params), name);
    }
  }
});

test('golden mazes cover every generator on every shape it declares', (t) => {
  const lines = parseGolden(read('tests/golden/golden.txt'));
  const options = lines.map(({ code }) => mw.options(code));
  const shapeOf = ({ shape }) => (typeof shape === 'string' ? shape : shape.id);
  const covered = new Set(options.map((made) => `${made.algorithm} ${shapeOf(made)}`));
  const wanted = generators.flatMap((row) => row.shapes.map((shape) => `${row.id} ${shape}`));
  const missing = wanted.filter((pair) => !covered.has(pair));
  t.diagnostic(`${wanted.length - missing.length} of ${wanted.length} pairs have golden mazes`);
  assert.deepEqual(missing, []);
});

test('every shape has a tiling of its own in the tests', () => {
  assert.deepEqual(Object.keys(tilings).sort(), idsOf(shapes).sort());
});

/** The places of texts in an object, with the texts. @param {unknown} value @param {string} [place] @returns {[string, string][]} */
function placesOf(value, place = '') {
  if (typeof value !== 'object' || value === null) return [[place, String(value)]];
  return Object.entries(value).flatMap(([key, each]) => placesOf(each, `${place}.${key}`));
}

test('the texts of both languages have the same fields, and none is empty', () => {
  const [english, korean] = [en, ko].map((texts) => new Map(placesOf(texts)));
  assert.deepEqual([...korean.keys()].sort(), [...english.keys()].sort());
  for (const texts of [english, korean]) {
    for (const [place, text] of texts) assert.match(text, /\S/, place);
  }
  for (const table of ['generators', 'passes', 'solvers']) {
    for (const { id } of mw.catalog[table]) {
      for (const field of ['cost', 'source']) assert.ok(korean.has(`.${table}.${id}.${field}`), id);
    }
  }
});

test('a problem of an algorithm names its title, also where a pass has the same id', async () => {
  const { koreanProblem } = await import('mazewright/ko');
  const texts = ko;
  const shared = idsOf(mw.catalog.passes).filter((id) => texts.generators[id]);
  assert.deepEqual(shared, ['unicursal']);
  for (const id of shared) {
    assert.equal(texts.passes[id].title, texts.generators[id].title, 'one name for one thing');
    const problem = mw.check({ algorithm: id, width: 21, height: 20, seed: 1 });
    assert.ok(koreanProblem(problem).includes(`‘${texts.generators[id].title}’ 알고리즘`));
  }
});

test('every row says in both languages what it is, and ids are not used twice', () => {
  for (const [table, rows] of Object.entries(mw.catalog)) {
    assert.equal(new Set(idsOf(rows)).size, rows.length);
    for (const { id, params } of rows) {
      const [english, korean] = [en[table][id], ko[table][id]];
      assert.match(id, /^[a-z][a-zA-Z0-9]*$/);
      for (const text of [english.title, english.about, korean.about])
        assert.ok(text.length > 1, id);
      assert.match(korean.title + korean.about, /\p{Script=Hangul}/u, id);
      assert.equal(new Set(idsOf(params)).size, params.length, id);
      for (const param of params ?? []) {
        assert.ok(english.params[param.id].title.length > 1, `${id} ${param.id}`);
        assert.ok(korean.params[param.id].title.length > 0, `${id} ${param.id}`);
        if (param.kind !== 'share') continue;
        assert.deepEqual([param.min, param.max], [0, 1], `${id} ${param.id}`);
        assert.ok([0.001, 0.01].includes(param.step), `${id} ${param.id}`);
        assert.ok(param.default >= 0 && param.default <= 1, `${id} ${param.id}`);
      }
    }
  }
  for (const { id, shapes: declared } of generators) {
    assert.ok(declared.length > 0, id);
    for (const shape of declared) assert.ok(idsOf(shapes).includes(shape), `${id} ${shape}`);
  }
});

test('the contact sheets show every generator and every shape', () => {
  const labels = (file) =>
    [...read(file).matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, s]) => s);
  const idsOfKind = (wanted) => idsOf(generators.filter(({ kind }) => kind === wanted));
  assert.deepEqual(labels('web/docs/pictures/generators.svg'), idsOfKind('maze'));
  assert.deepEqual(labels('web/docs/pictures/dungeons.svg'), idsOfKind('dungeon'));
  const shown = labels('web/docs/pictures/shapes.svg');
  for (const id of idsOf(shapes)) assert.ok(shown.includes(id), id);
});

test('the READMEs count algorithms and shapes', () => {
  for (const [i, file] of READMES.entries()) {
    const counts = [
      [`${generators.length} algorithms on ${shapes.length} shapes`],
      [`알고리즘 ${generators.length}가지`, `${shapes.length}가지 모양`],
    ][i];
    for (const count of counts) assert.ok(read(file).includes(count), `${file}: ${count}`);
  }
});

test('the pictures of READMEs and guide exist and weigh at most 60 KB each', () => {
  for (const file of [...READMES, ...guide('catalog')]) {
    const pictures = [...read(file).matchAll(/!\[[^\]]*\]\([^)]*?\/main\/(web\/[^)]*)\)/g)].map(
      ([, path]) => path,
    );
    assert.ok(pictures.length >= 2, file);
    for (const path of pictures) assert.ok(read(path).length <= 60 * 1024, path);
  }
});
