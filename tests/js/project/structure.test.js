// The one picture of the design, checked: arrows between the parts point one way only, chance comes
// from one place, and nothing outside an algorithm's own file names it.
import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { createMazewright } from 'mazewright';
import { cyclesIn, importsOf, includesOf } from '../support/arrows.js';
import { unboundedLoops } from '../support/loops.js';
import { callsWithTwoDraws, filesIn, read, withoutComments } from '../support/sources.js';

/** The folders of cpp/mazewright. A folder includes itself and those before it. */
const rooms =
  'base values model catalog shapes generators dungeons passes analysis solvers drawing exports library worlds'.split(
    ' ',
  );

/** Folders that hold one row of the catalog per file, and the list that names these rows. */
const rowFolders = {
  generators: 'generators',
  dungeons: 'generators',
  shapes: 'shapes',
  passes: 'passes',
  solvers: 'solvers',
  exports: 'exports',
};

/**
 * The place of a file's folder in the order. The border comes last, and so do the headers for users,
 * which no folder may include.
 * @param {string} file under cpp/
 */
function roomOf(file) {
  const [top, room] = file.split('/');
  const isForUsers = room === 'generate.hpp';
  return top === 'bindings' || isForUsers ? rooms.length : rooms.indexOf(room);
}

/** @param {string} file under cpp/ */
const rowsIn = (file) =>
  [...read(`cpp/${file}`).matchAll(/^constinit const \w+Row \w+::(\w+)\{/gm)].map(([, id]) => id);

const cpp = filesIn('cpp', /\.(cpp|hpp)$/).map((file) => posix.relative('cpp', file));
const code = [
  ...filesIn('cpp', /\.(cpp|hpp)$/),
  ...filesIn('web', /\.(js|ts|css|html)$/),
  ...filesIn('tests', /\.(js|cpp|hpp)$/),
].filter((file) => !file.includes('/generated/'));

test('a folder of cpp/ includes itself and those before it', () => {
  for (const file of cpp) {
    assert.ok(roomOf(file) >= 0, `cpp/${file}: its folder has no place in the order of this test`);
    for (const target of includesOf(file)) {
      assert.ok(roomOf(target) <= roomOf(file), `cpp/${file} includes ${target}`);
    }
  }
});

/** The rows of a list. @param {string} list */
const rowsOfList = (list) =>
  [
    ...read(`cpp/mazewright/catalog/${list}.def`).matchAll(
      /^ROW\((\w+), (?:small|core|dungeons)\)$/gm,
    ),
  ].map(([, id]) => id);

test('the root of a folder of rows holds one row per file, and every row of the list has one', () => {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const [folder, list] of Object.entries(rowFolders)) {
    const files = cpp.filter((file) => posix.dirname(file) === `mazewright/${folder}`);
    for (const file of files) {
      const ids = rowsIn(file);
      assert.equal(ids.length, 1, `cpp/${file} holds ${ids.length} rows`);
      found[list] = [...(found[list] ?? []), ...ids];
    }
  }
  for (const [list, ids] of Object.entries(found)) {
    assert.deepEqual(ids.sort(), rowsOfList(list).sort(), list);
  }
});

test('rows never include each other', () => {
  for (const file of cpp) {
    const rows = includesOf(file).filter((target) => {
      const source = target.replace(/hpp$/, 'cpp');
      return cpp.includes(source) && rowsIn(source).length > 0;
    });
    assert.deepEqual(rows, [], `cpp/${file}`);
  }
});

test('no header includes itself by way of others', () => {
  assert.deepEqual(cyclesIn(cpp, includesOf), []);
});

test('only the bindings know JavaScript', () => {
  const knows = cpp.filter((file) => /emscripten/i.test(withoutComments(read(`cpp/${file}`))));
  assert.deepEqual(knows, ['bindings/bind.cpp', 'bindings/bind_more.cpp', 'bindings/convert.hpp']);
});

/** The folders of web/lib. A folder imports itself and those before it; entries, at the root, all. */
const folders = [
  'generated',
  'util',
  'korean',
  'options',
  'core',
  'maze',
  'tools',
  'world',
  'library',
  'worker',
  'looks',
  'formats',
  'tiles',
  'draw',
  'element',
  'three',
];
const entries = [
  'draw',
  'dungeons',
  'element',
  'en',
  'formats',
  'index',
  'ko',
  'mask',
  'small',
  'streaming',
  'three',
  'tiles',
  'worker',
];

/** The rank of a module of web/lib by its folder, whose subfolders are parts of it; entries come last. @param {string} file */
function rankOf(file) {
  const [folder] = posix.relative('web/lib', posix.dirname(file)).split('/');
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
  const { exports, typesVersions } = JSON.parse(read('package.json'));
  const published = Object.entries(exports)
    .filter(([, target]) => target.types && target.default)
    .map(([name, { types }]) => ({ name: name.slice(2) || 'index', types }));
  assert.deepEqual(published.map(({ name }) => name).sort(), entries);
  // Entries with fewer rows have types of their own.
  const narrow = { index: 'main/index', small: 'small/small' };
  for (const { name, types } of published) {
    assert.equal(types, `./dist/types/${narrow[name] ?? name}.d.ts`);
  }
  // What resolves as Node 10 did knows no exports.
  const old = published.filter(({ name }) => name !== 'index');
  const paths = Object.fromEntries(old.map(({ name, types }) => [name, [types]]));
  // Types of frameworks lie beside the modules.
  const { 'element/*': frameworks, ...others } = typesVersions['*'];
  assert.deepEqual(others, paths);
  assert.deepEqual(frameworks, ['./web/lib/element/*.d.ts']);
});

/** Which name somebody meant: the module that the library and the program on the command line share. */
const nearestName = 'web/lib/util/nearest-name.js';
/** Which seed a typed text means: the module that the library, the program and the page share. */
const typedSeed = 'web/lib/util/typed-seed.js';

test('nothing outside web/lib imports its modules', () => {
  // It joins the library with the core of another build, for which no entry is made.
  const joins = 'tests/bench/library-of.js';
  // What packs the WebAssembly shares the format with what unpacks it.
  const format = 'web/lib/util/unpack-wasm.js';
  // The fonts of PDFs have the letters that these list.
  const letters = ['latin/win-ansi', 'wide/letters'].map(
    (each) => `web/lib/formats/print/${each}.js`,
  );
  for (const each of letters) assert.deepEqual(importsOf(each), []);
  // The program suggests names as the library does, and a typed seed is the same everywhere; the modules import nothing.
  for (const each of [nearestName, typedSeed]) assert.deepEqual(importsOf(each), []);
  for (const file of [...filesIn('web', /\.js$/), ...filesIn('tests', /\.js$/)]) {
    if (file.startsWith('web/lib/') || file === joins) continue;
    for (const target of importsOf(file)) {
      const packs = [format, ...letters].includes(target) && file.startsWith('web/build/package/');
      const suggests = target === nearestName && file === 'web/cli/nearest.js';
      const types = target === typedSeed && /^web\/(cli|demo)\//.test(file);
      const isAllowed = packs || suggests || types;
      assert.ok(!target.startsWith('web/lib/') || isAllowed, `${file} imports ${target}`);
    }
  }
});

/** Libraries and fonts that files of formats are written with, and bundled with. */
const bundled = [
  '@cantoo/pdf-lib',
  '@expo-google-fonts/arimo',
  '@expo-google-fonts/nanum-gothic',
  '@pdf-lib/fontkit',
  'clipper2-ts',
  'dejavu-fonts-ttf',
  'earcut',
  'fflate',
];

test('the package imports itself and the compiled core, and formats what writes them', () => {
  for (const file of filesIn('web/lib', /\.js$/)) {
    for (const target of importsOf(file)) {
      const isOwn = target.startsWith('web/lib/');
      const isCore =
        (target === '#glue' && /\/(packed|streaming|worker\/script)\.js$/.test(file)) ||
        (target === '#wasm' && file === 'web/lib/library/packed.js');
      const isScript = target === '#worker' && file === 'web/lib/worker.js';
      const isBundled =
        file.startsWith('web/lib/formats/') &&
        bundled.some((name) => `${target}/`.startsWith(`${name}/`));
      // An optional peer dependency: users install it.
      const isPeer = target === 'three' && file.startsWith('web/lib/three/');
      assert.ok(isOwn || isCore || isScript || isBundled || isPeer, `${file} imports ${target}`);
    }
  }
});

test('the program imports itself, Node, two libraries for terminals and the public entries of the package', () => {
  for (const file of filesIn('web/cli', /\.js$/)) {
    for (const target of importsOf(file)) {
      const allowed =
        target.startsWith('web/cli/') ||
        [nearestName, typedSeed].includes(target) ||
        /^(mazewright(\/(dungeons|en|formats|tiles))?$|cli-progress$|picocolors$|node:)/.test(
          target,
        );
      assert.ok(allowed, `${file} imports ${target}`);
    }
  }
});

test('the page imports itself, its fonts, three.js, CodeMirror, fflate and the public entries of the package', () => {
  for (const file of filesIn('web/demo', /\.js$/)) {
    // Run by Node, not by the page.
    if (file.endsWith('/vite.config.js')) continue;
    for (const target of importsOf(file)) {
      const allowed =
        target.startsWith('web/demo/') ||
        target === typedSeed ||
        /^(mazewright|three|@codemirror|@lezer|fflate|#fonts)(\/|$)/.test(target);
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
    /^mazewright\/(base|model|generators|dungeons|passes|analysis|worlds)\//.test(file),
  );
  for (const file of deciding) {
    assert.doesNotMatch(withoutComments(read(`cpp/${file}`)), /\b(float|double)\b/, `cpp/${file}`);
  }
});

test('no two draws in one argument list, whose order C++ leaves open', () => {
  for (const file of ['cpp', 'tests'].flatMap((folder) => filesIn(folder, /\.(cpp|hpp)$/))) {
    assert.deepEqual(callsWithTwoDraws(read(file)), [], file);
  }
  const helpers = 'square(anySide(random) + 1, anySide(random))';
  assert.equal(callsWithTwoDraws(helpers).length, 1);
});

test('every loop has a bound: a counter and its end, or a LoopBound', () => {
  for (const file of cpp) {
    assert.deepEqual(unboundedLoops(read(`cpp/${file}`)), [], `cpp/${file}`);
  }
});

test('a loop whose LoopBound counts nothing has no bound', () => {
  let count = 0;
  for (const file of cpp) {
    const source = withoutComments(read(`cpp/${file}`));
    const names = [...source.matchAll(/\bLoopBound (\w+)\(/g)].map(([, name]) => name);
    for (const { 0: step, index } of source.matchAll(/(?:, )?\+\+(\w+)(?=\))/g)) {
      if (!names.includes(step.replace(/\W+/, ''))) continue;
      const without = source.slice(0, index) + source.slice(index + step.length);
      assert.equal(unboundedLoops(without).length, 1, `cpp/${file} without one ${step}`);
      count += 1;
    }
  }
  assert.ok(count > 100, `${count} loops`);
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
  // Settings, the first maze among them; and texts by id.
  const exempt =
    /^web\/((demo|cli|lib\/element)\/config\.js|lib\/(ko|util\/aliases)\.js|demo\/views\/watch\/lessons\/.*)$/;
  const places = code.filter(
    (file) =>
      /^(web\/(lib|cli|demo)|cpp\/bindings|cpp\/mazewright\/(library|drawing|exports|solvers|shapes|analysis|worlds))\//.test(
        file,
      ) && !exempt.test(file),
  );
  for (const file of places) {
    const found = names.exec(withoutComments(read(file)));
    assert.equal(found?.[0], undefined, file);
  }
});
