// The package as its users get it: packed, installed into an empty project, imported in every way
// that it promises.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { after, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { createMazewright } from 'mazewright';
import { publint } from 'publint';
import { makeConsumer } from '../support/consumer.js';
import { READMES } from '../support/readme.js';
import { testInFull } from '../support/seeds.js';

const consumer = makeConsumer();
after(() => consumer.remove());

const options = { algorithm: 'prim', width: 12, height: 9, seed: 'package' };
const make = `mw.generate(${JSON.stringify(options)}).code`;
const { code } = (await createMazewright()).generate(
  /** @type {import('mazewright').GenerateOptions} */ (options),
);

test('holds the built files, what their maps lead to, the readme and the licence', () => {
  const known =
    /^(dist\/(mazewright\.1|integrity\.json|formats\/(mazewright-tiles\.png(\.license)?|licenses\.txt)|types\/.+\.d\.ts|(formats\/(parts\/)?)?[\w.-]+\.(js|js\.map|wasm))|web\/lib\/.+\.(js|json)|web\/lib\/element\/\w+\.d\.ts|web\/docs\/(ko\/)?[\w-]+\.md|README(\.ko)?\.md|LICENSE|package\.json)$/;
  assert.deepEqual(
    consumer.files.filter((path) => !known.test(path)),
    [],
  );
  for (const path of [
    'LICENSE',
    'README.md',
    'dist/mazewright.wasm',
    'dist/types/main/index.d.ts',
  ]) {
    assert.ok(consumer.files.includes(path), path);
  }
});

test('it weighs at most 10.6 MB unpacked', () => {
  // web/docs/architecture.md says what each part is for.
  assert.ok(consumer.unpackedSize <= 10_600_000, `${consumer.unpackedSize} bytes`);
});

test('it says where it comes from, and its pictures can be seen there', () => {
  const manifest = JSON.parse(readFileSync(join(consumer.installed, 'package.json'), 'utf8'));
  const { repository, homepage, bugs, author } = manifest;
  assert.ok(author);
  const [, name] = /^git\+https:\/\/github\.com\/(.+)\.git$/.exec(repository.url) ?? [];
  assert.equal(homepage, `https://github.com/${name}#readme`);
  assert.equal(bugs.url, `https://github.com/${name}/issues`);
  // A picture by its relative path would not be on the page of the package: it is not packed.
  const start = `https://raw.githubusercontent.com/${name}/main/`;
  for (const readme of READMES) {
    const text = readFileSync(join(consumer.installed, readme), 'utf8');
    const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)|<img[^>]+src="([^"]+)"/g)];
    assert.ok(pictures.length > 0, readme);
    for (const [, inMarkdown, inHtml] of pictures) {
      const address = inMarkdown ?? inHtml;
      assert.ok(address.startsWith(start), address);
      assert.ok(existsSync(address.slice(start.length)), address);
    }
  }
});

/** A document without its examples. */
const prose = (text) => text.replaceAll(/^```[\s\S]+?^```/gm, '');

/** Where the headings of a document can be linked to, as GitHub names them. */
const anchorsOf = (text) =>
  [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link of the documents leads to a file of the package or to a full address', () => {
  const documents = consumer.files.filter((path) => path.endsWith('.md'));
  assert.ok(documents.includes('web/docs/reference.md'));
  const { repository } = JSON.parse(readFileSync(join(consumer.installed, 'package.json'), 'utf8'));
  const home = repository.url.replace(/^git\+|\.git$/g, '');
  const read = (path) => readFileSync(join(consumer.installed, path), 'utf8');
  for (const path of documents) {
    const text = prose(read(path));
    for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      const what = `${path}: ${target}`;
      const [, inside] = new RegExp(`^${home}/(?:blob|tree)/main/([^#]+)`).exec(target) ?? [];
      if (inside) assert.ok(existsSync(inside), what);
      if (/^https:\/\//.test(target)) continue;
      const [file, anchor] = target.split('#');
      const led = file ? posix.join(posix.dirname(path), file) : path;
      assert.ok(consumer.files.includes(led), what);
      if (anchor) assert.ok(anchorsOf(read(led)).includes(decodeURIComponent(anchor)), what);
    }
  }
});

test('an ES module imports it', () => {
  const source = `import { createMazewright } from 'mazewright';
const mw = await createMazewright();
console.log(${make});`;
  assert.equal(consumer.run('module.mjs', source), code);
});

test('a CommonJS module requires it', { skip: !process.features.require_module }, () => {
  const source = `const { createMazewright } = require('mazewright');
createMazewright().then((mw) => console.log(${make}));`;
  assert.equal(consumer.run('common.cjs', source), code);
});

test('./streaming takes the bytes', () => {
  const source = `import { readFileSync } from 'node:fs';
import { createMazewright } from 'mazewright/streaming';
const file = new URL(import.meta.resolve('mazewright/mazewright.wasm'));
const mw = await createMazewright({ wasm: readFileSync(file) });
console.log(${make});`;
  assert.equal(consumer.run('streaming-bytes.mjs', source), code);
});

test('./streaming finds the file beside it', () => {
  const source = `import { createMazewright } from 'mazewright/streaming';
const mw = await createMazewright();
console.log(${make});`;
  assert.equal(consumer.run('streaming.mjs', source), code);
});

test('./small makes the same', () => {
  const source = `import { createMazewright } from 'mazewright/small';
const mw = await createMazewright();
console.log(${make});`;
  assert.equal(consumer.run('small.mjs', source), code);
});

test('./worker makes the same in a worker', () => {
  const source = `import { createPool } from 'mazewright/worker';
const pool = await createPool({ size: 1 });
console.log((await pool.generate(${JSON.stringify(options)})).code);`;
  assert.equal(consumer.run('worker.mjs', source), code);
});

test('./en and ./ko have the texts of the rows', () => {
  const source = `import { en } from 'mazewright/en';
import { ko } from 'mazewright/ko';
for (const { generators } of [ko, en]) console.log(generators.${options.algorithm}.about);`;
  assert.match(consumer.run('texts.mjs', source), /^[가-힣].*\n[A-Z]/);
});

test('its program runs where npm puts it', () => {
  const { version } = JSON.parse(readFileSync(join(consumer.installed, 'package.json'), 'utf8'));
  const source = `import { execFileSync } from 'node:child_process';
const bin = process.platform === 'win32' ? 'mazewright.cmd' : 'mazewright';
const shell = process.platform === 'win32';
console.log(execFileSync('node_modules/.bin/' + bin, ['--version'], { encoding: 'utf8', shell }));`;
  assert.equal(consumer.run('program.mjs', source), version);
});

test('a classic script gets the global mazewright', async () => {
  const script = readFileSync(join(consumer.installed, 'dist/mazewright.global.js'), 'latin1');
  assert.doesNotMatch(script, /[^\0-\x7f]/, 'reads the same in every character set');
  const unpacking = { atob, Blob, DecompressionStream, Response };
  const browser = { document: {}, TextDecoder, TextEncoder, URL, ...unpacking };
  const found = runInNewContext(`${script}; mazewright.createMazewright().then((mw) => ${make})`, {
    ...browser,
    window: browser,
  });
  assert.equal(await found, code);
});

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: consumer.installed, pack: false, strict: true });
  assert.deepEqual(messages, []);
});

// It compiles every entry for every way: four fifths of the time of this file.
testInFull('its types resolve in every way', () => {
  // Ends with a code other than 0 where it finds a problem. The one that is left out says that
  // `require` gives an ES module, which Node has since 20.19.
  consumer.tool('@arethetypeswrong/cli/dist/index.js', [
    consumer.tarball,
    '--profile',
    'strict',
    '--ignore-rules',
    'cjs-resolves-to-esm',
    '--exclude-entrypoints',
    'mazewright.wasm',
    'dungeons.wasm',
    'worker-script.js',
    'maze.schema.json',
    'formats/mazewright-tiles.png',
  ]);
});
