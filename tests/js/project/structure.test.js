// The one picture of the design, checked: arrows between the parts point one way only, chance comes
// from one place, and nothing outside an algorithm's own file names it.
import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { createMazewright } from 'mazewright';
import { cyclesIn, importsOf, includesOf } from '../support/arrows.js';
import { callsWithTwoDraws, filesIn, read, withoutComments } from '../support/sources.js';

/** Each layer uses itself and those above it. A name ending in / is a folder of cpp/. */
const layers = [
  'base64 bytes fields index_set json min_heap problem random seed turn params grid',
  'maze slices',
  'shape_row catalog outline row_field shape_spec options shapes/',
  'generators/',
  'passes/',
  'analyse exits solve solvers/',
  'tiles lines gaps blocks form exports/',
  'code adopt generate',
  'worlds/',
  'operations row_operations world_operations write_maze write_options bridge',
  'bind',
].map((layer) => layer.split(' '));

/** @param {string} file under cpp/ */
function layerOf(file) {
  const folder = posix.dirname(file);
  const name = folder === '.' ? posix.parse(file).name : `${folder}/`;
  return layers.findIndex((layer) => layer.includes(name));
}

const cpp = filesIn('cpp', /\.(cpp|hpp)$/).map((file) => posix.relative('cpp', file));
const code = [
  ...filesIn('cpp', /\.(cpp|hpp)$/),
  ...filesIn('web', /\.(js|ts|css|html)$/),
  ...filesIn('tests', /\.(js|cpp|hpp)$/),
].filter((file) => !file.includes('/generated/'));

test('every C++ file has a layer and includes nothing from a later one', () => {
  for (const file of cpp) {
    assert.ok(layerOf(file) >= 0, `cpp/${file}: give it a place in the layers of this test`);
    for (const target of includesOf(file)) {
      assert.ok(layerOf(target) <= layerOf(file), `cpp/${file} includes ${target}`);
    }
  }
});

test('algorithms never include each other', () => {
  const isRow = (/** @type {string} */ header) => {
    const file = header.replace(/hpp$/, 'cpp');
    return cpp.includes(file) && /^constinit const \w+Row /m.test(read(`cpp/${file}`));
  };
  for (const folder of ['generators', 'passes', 'shapes']) {
    for (const file of cpp.filter((name) => name.startsWith(`${folder}/`))) {
      const others = includesOf(file).filter(
        (target) => target.startsWith(`${folder}/`) && isRow(target),
      );
      assert.deepEqual(others, [], `cpp/${file}`);
    }
  }
});

test('no header includes itself by way of others', () => {
  assert.deepEqual(cyclesIn(cpp, includesOf), []);
});

test('only bind.cpp knows JavaScript', () => {
  const knows = cpp.filter((file) => /emscripten/i.test(withoutComments(read(`cpp/${file}`))));
  assert.deepEqual(knows, ['bind.cpp']);
});

/** The folders of web/lib. A folder imports itself and those before it; entries, at the root, all. */
const folders = ['generated', 'util', 'options', 'core', 'maze', 'world', 'library', 'worker'];
const entries = ['index', 'ko', 'mask', 'slim', 'small', 'worker'];

/** The rank of a module of web/lib by its folder; entries come last. @param {string} file */
function rankOf(file) {
  const folder = posix.relative('web/lib', posix.dirname(file));
  return folder === '' ? folders.length : folders.indexOf(folder);
}

test('every module of the package lies in a folder and imports nothing from a later one', () => {
  for (const file of filesIn('web/lib', /\.js$/)) {
    assert.ok(rankOf(file) >= 0, `${file}: give its folder a place in the order of this test`);
    for (const target of importsOf(file).filter((path) => path.startsWith('web/lib/'))) {
      assert.ok(rankOf(target) <= rankOf(file), `${file} imports ${target}`);
    }
  }
});

test('the root of web/lib holds the entries of the package and nothing else', () => {
  const atRoot = filesIn('web/lib', /\.js$/).filter((file) => posix.dirname(file) === 'web/lib');
  assert.deepEqual(atRoot.map((file) => posix.parse(file).name).sort(), entries);
  const { exports } = JSON.parse(read('package.json'));
  const published = Object.entries(exports)
    .filter(([, target]) => target.types)
    .map(([name, { types }]) => ({ name: name.slice(2) || 'index', types }));
  assert.deepEqual(published.map(({ name }) => name).sort(), entries);
  for (const { name, types } of published) assert.equal(types, `./dist/types/${name}.d.ts`);
});

test('nothing outside web/lib imports its modules', () => {
  // It joins the library with the core of another build, for which no entry is made.
  const joins = 'tests/bench/library-of.js';
  for (const file of [...filesIn('web', /\.js$/), ...filesIn('tests', /\.js$/)]) {
    if (file.startsWith('web/lib/') || file === joins) continue;
    for (const target of importsOf(file)) {
      assert.ok(!target.startsWith('web/lib/'), `${file} imports ${target}`);
    }
  }
});

test('the package imports itself and the compiled core, nothing else', () => {
  for (const file of filesIn('web/lib', /\.js$/)) {
    for (const target of importsOf(file)) {
      const isOwn = target.startsWith('web/lib/');
      const isCore =
        ['#glue', '#wasm'].includes(target) && /\/(index|slim|worker\/script)\.js$/.test(file);
      const isScript = target === '#worker' && file === 'web/lib/worker.js';
      assert.ok(isOwn || isCore || isScript, `${file} imports ${target}`);
    }
  }
});

test('the program imports itself, Node and the public entries of the package', () => {
  for (const file of filesIn('web/cli', /\.js$/)) {
    for (const target of importsOf(file)) {
      const allowed = target.startsWith('web/cli/') || /^(mazewright$|node:)/.test(target);
      assert.ok(allowed, `${file} imports ${target}`);
    }
  }
});

test('the page imports itself, three.js and the public entries of the package', () => {
  for (const file of filesIn('web/demo', /\.js$/)) {
    // Run by Node, not by the page.
    if (/\/(vite\.config|picture|sheets)\.js$/.test(file)) continue;
    for (const target of importsOf(file)) {
      const allowed = target.startsWith('web/demo/') || /^(mazewright|three)(\/|$)/.test(target);
      assert.ok(allowed, `${file} imports ${target}`);
    }
  }
});

test('no module of the package or the page imports itself by way of others', () => {
  assert.deepEqual(cyclesIn(filesIn('web', /\.js$/), importsOf), []);
});

test('nothing in the core depends on the library, the machine or the clock', () => {
  const banned =
    /\bs?rand\s*\(|random_device|_distribution\b|\bshuffle\s*\(\s*\w+\.begin|std::(shuffle|sample|hash|chrono)|\bunordered_|\bm(t19937|instd_rand)|\btime\s*\(|\bclock\s*\(/;
  for (const file of cpp) {
    const found = banned.exec(withoutComments(read(`cpp/${file}`)));
    assert.equal(found?.[0], undefined, `cpp/${file}`);
  }
});

test('no floating point where chance decides', () => {
  const deciding = cpp.filter((file) =>
    /^(generators|passes|worlds)\/|^(random|grid|maze|exits)\./.test(file),
  );
  for (const file of deciding) {
    assert.doesNotMatch(withoutComments(read(`cpp/${file}`)), /\b(float|double)\b/, `cpp/${file}`);
  }
});

test('no two draws in one argument list, whose order C++ leaves open', () => {
  for (const file of cpp) {
    assert.deepEqual(callsWithTwoDraws(read(`cpp/${file}`)), [], `cpp/${file}`);
  }
});

test('no file is over 250 lines, and half of them are at most 90', () => {
  const lengths = code.map((file) => ({ file, lines: read(file).split('\n').length - 1 }));
  assert.deepEqual(
    lengths.filter(({ lines }) => lines > 250),
    [],
  );
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
  assert.ok(sorted[Math.floor(sorted.length / 2)] <= 90);
});

test('the package depends on nothing at run time', () => {
  const manifest = JSON.parse(read('package.json'));
  for (const key of ['dependencies', 'optionalDependencies', 'bundleDependencies']) {
    assert.equal(manifest[key], undefined, key);
  }
});

test('nothing outside its own file names an algorithm', async () => {
  const { catalog } = await createMazewright();
  const names = new RegExp(`\\b(${catalog.generators.map(({ id }) => id).join('|')})\\b`);
  // config.js holds the page's settings, the first maze among them.
  const places = code.filter(
    (file) =>
      /^(web\/(lib|cli|demo)|cpp\/(exports|solvers|shapes|worlds))\/|^cpp\/(bind|bridge|operations|generate|options|code)/.test(
        file,
      ) && file !== 'web/demo/config.js',
  );
  for (const file of places) {
    const found = names.exec(withoutComments(read(file)));
    assert.equal(found?.[0], undefined, file);
  }
});
