/** The bundles as text: any charset, short lines, maps to the sources. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { spawnSync } from '../support/limited.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bundles = readdirSync(`${root}dist`).filter((name) => name.endsWith('.js'));
const textOf = (name) => readFileSync(`${root}dist/${name}`, 'utf8');

test('a page without a charset reads every bundle but the Korean texts as they are', () => {
  for (const name of bundles.filter((bundle) => bundle !== 'ko.js')) {
    assert.doesNotMatch(textOf(name), /[^\n\x20-\x7e]/, name);
  }
});

test('an error that nobody caught is printed in 2 KB, with its name', () => {
  for (const name of ['mazewright.js', 'small.js', 'streaming.js']) {
    const program = `import { createMazewright } from './dist/${name}';
      const mw = await createMazewright();
      mw.generate({ algorithm: 'prim', width: -1, height: 4, seed: 1 });`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { cwd: root, encoding: 'utf8' },
    );
    assert.equal(status, 1, stderr);
    assert.match(stderr, /^MazeError: width must be a whole number/m);
    assert.ok(Buffer.byteLength(stderr) <= 2048, `${name}: ${Buffer.byteLength(stderr)} bytes`);
  }
});

test('no line of a bundle is long', () => {
  for (const name of bundles) {
    const longest = Math.max(
      ...textOf(name)
        .split('\n')
        .map((line) => line.length),
    );
    assert.ok(longest <= 2000, `${name}: ${longest}`);
  }
});

test('the maps lead to sources that are in the package, and to nothing else', () => {
  const { files } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  for (const name of bundles) {
    const [, linked] = /\n\/\/# sourceMappingURL=(.*)\n*$/.exec(textOf(name)) ?? [];
    // The program, and doubles of modules.
    if (/^cli|^serve-|\.global\.js$/.test(name)) {
      assert.equal(linked, undefined, name);
      assert.ok(!existsSync(`${root}dist/${name}.map`), name);
      continue;
    }
    assert.equal(linked, `${name}.map`, name);
    const map = JSON.parse(readFileSync(`${root}dist/${linked}`, 'utf8'));
    assert.ok(map.sources.length > 0, name);
    assert.equal(map.sourcesContent, undefined, name);
    for (const source of map.sources) {
      const path = resolve(dirname(`${root}dist/${name}`), source);
      assert.ok(existsSync(path), `${name}: ${source}`);
      const within = files.some((folder) => path.startsWith(`${resolve(root, folder)}/`));
      assert.ok(within, `${name}: ${source}`);
    }
  }
});

test('a stack leads to the line of the source', () => {
  const program = `import { createMazewright } from './dist/mazewright.js';
    const mw = await createMazewright();
    try { mw.generate({ algorithm: 'prim', width: -1, height: 4, seed: 1 }); }
    catch (error) { console.log(error.stack); }`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--enable-source-maps', '--input-type=module', '--eval', program],
    { cwd: root, encoding: 'utf8' },
  );
  const [, path, line] = /\((?:file:\/\/)?(\S*mazewright\.js):(\d+):\d+\)/.exec(stdout) ?? [];
  assert.match(String(path), /web\/lib\/library\/mazewright\.js$/, stdout);
  const sources = readFileSync(path, 'utf8').split('\n');
  assert.match(sources[Number(line) - 1], /this\.#generator\.generate\(options\)/);
});
