import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';
import { root } from './support/server.js';

const POLICY = { 'content-security-policy': "script-src 'self' 'wasm-unsafe-eval'" };
const html = '<!doctype html><title>blank</title><link rel="icon" href="data:," />';
const { withAddress } = browserFor({
  '/dist/': 'dist',
  '/blank': { html },
  '/strict': { html, headers: POLICY },
});

const options = {
  algorithm: mw.catalog.generators[0].id,
  width: 12,
  height: 9,
  seed: '같은 미로',
};
const expected = mw.generate(options).text();

for (const file of ['mazewright.js', 'small.js', 'slim.js']) {
  test(`${file} works under a strict policy and makes the same bytes as in Node`, () =>
    withAddress('/strict', {}, async (page) => {
      const text = await page.evaluate(
        async ({ path, wanted }) => {
          const { createMazewright } = await import(path);
          return (await createMazewright()).generate(wanted).text();
        },
        { path: `/dist/${file}`, wanted: options },
      );
      assert.equal(text, expected);
    }));
}

test('JSON of a maze is the same text as in Node, and comes back', () =>
  withAddress('/strict', {}, async (page) => {
    const filmed = { ...options, steps: true };
    const texts = await page.evaluate(async (wanted) => {
      const { createMazewright } = await import(`${location.origin}/dist/mazewright.js`);
      const mw = await createMazewright();
      const text = JSON.stringify(mw.generate(wanted));
      return [text, JSON.stringify(mw.adopt(JSON.parse(text)))];
    }, filmed);
    assert.deepEqual(texts, Array(2).fill(JSON.stringify(mw.generate(filmed))));
  }));

test('slim.js takes an address, bytes, a response or a module', () =>
  withAddress('/strict', {}, async (page) => {
    const texts = await page.evaluate(async (wanted) => {
      const { createMazewright } = await import(`${location.origin}/dist/slim.js`);
      const url = new URL('/dist/mazewright.wasm', location.href);
      const bytes = await (await fetch(url)).arrayBuffer();
      const sources = [url, url.href, bytes, await fetch(url), await WebAssembly.compile(bytes)];
      const made = [];
      for (const wasm of sources)
        made.push((await createMazewright({ wasm })).generate(wanted).text());
      return made;
    }, options);
    assert.deepEqual(texts, Array(5).fill(expected));
  }));

test('mazewright.global.js works by a script tag from a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mazewright-'));
  try {
    const script = pathToFileURL(join(root, 'dist/mazewright.global.js')).href;
    writeFileSync(join(folder, 'index.html'), `${html}<script src="${script}"></script>`);
    await withAddress(pathToFileURL(join(folder, 'index.html')).href, {}, async (page) => {
      const text = await page.evaluate(async (wanted) => {
        const { createMazewright } = /** @type {any} */ (window).mazewright;
        return (await createMazewright()).generate(wanted).text();
      }, options);
      assert.equal(text, expected);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a maze survives structuredClone and adopt in the browser', () =>
  withAddress('/blank', {}, async (page) => {
    const same = await page.evaluate(async (wanted) => {
      const { createMazewright } = await import(`${location.origin}/dist/mazewright.js`);
      const library = await createMazewright();
      const maze = library.generate(wanted);
      return library.adopt(structuredClone(maze)).text() === maze.text();
    }, options);
    assert.equal(same, true);
  }));
