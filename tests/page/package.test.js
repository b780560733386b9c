import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readPng } from '../js/support/png.js';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';
import { root } from './support/server.js';

const POLICY = { 'content-security-policy': "script-src 'self' 'wasm-unsafe-eval'" };
const html = '<!doctype html><title>blank</title><link rel="icon" href="data:," />';
const { withAddress } = browserFor({
  '/dist/': 'dist',
  '/blank': { html },
  '/strict': { html, headers: POLICY },
  '/no-wasm': { html, headers: { 'content-security-policy': "script-src 'self'" } },
});

const options = {
  algorithm: mw.catalog.generators[0].id,
  width: 12,
  height: 9,
  seed: '같은 미로',
};
const expected = mw.generate(options).text();

for (const file of firstOf(['mazewright.js', 'small.js', 'streaming.js'])) {
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

for (const file of firstOf(['mazewright.js', 'small.js', 'streaming.js', 'worker.js'])) {
  test(`${file} names the directive that a policy without WebAssembly needs`, () =>
    withAddress('/no-wasm', {}, async (page) => {
      const problem = await page.evaluate(async (path) => {
        const { createMazewright, createPool, MazeError } = await import(path);
        return (createPool ?? createMazewright)().catch((/** @type {any} */ error) => ({
          isMazeError: error instanceof MazeError,
          code: error.code,
          field: error.field,
          message: error.message,
        }));
      }, `/dist/${file}`);
      assert.deepEqual(problem, {
        isMazeError: true,
        code: 'invalid-option',
        field: 'wasm',
        message:
          "wasm may not run in this page: its Content-Security-Policy must allow 'wasm-unsafe-eval' in script-src",
      });
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

testInFull('a browser decodes a PNG to the pixels that the reader of the tests sees', () =>
  withAddress('/blank', {}, async (page) => {
    // Opaque: a canvas keeps colours times their opacity, so others come back rounded.
    const colors = { floor: '#e0f0ff', background: '#ffffff' };
    for (const shape of ['square', 'hex', 'polar']) {
      const bytes = mw.generate({ ...options, shape }).png({ solution: true, ...colors });
      const seen = await page.evaluate(async (given) => {
        const picture = await createImageBitmap(new Blob([Uint8Array.from(given)]));
        const { width, height } = picture;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(picture, 0, 0);
        const pixels = context?.getImageData(0, 0, width, height).data ?? [];
        return { width, height, pixels: Array.from(pixels) };
      }, Array.from(bytes));
      const { width, height, at } = readPng(bytes);
      assert.deepEqual([seen.width, seen.height], [width, height], shape);
      for (let pixel = 0; pixel < width * height; pixel++) {
        const color = seen.pixels.slice(4 * pixel, 4 * pixel + 3);
        const text = `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        assert.equal(text, at(pixel % width, Math.floor(pixel / width)), `${shape} ${pixel}`);
      }
    }
  }),
);

testInFull('streaming.js takes an address, bytes, a response or a module', () =>
  withAddress('/strict', {}, async (page) => {
    const texts = await page.evaluate(async (wanted) => {
      const { createMazewright } = await import(`${location.origin}/dist/streaming.js`);
      const url = new URL('/dist/mazewright.wasm', location.href);
      const bytes = await (await fetch(url)).arrayBuffer();
      const sources = [url, url.href, bytes, await fetch(url), await WebAssembly.compile(bytes)];
      const made = [];
      for (const wasm of sources)
        made.push((await createMazewright({ wasm })).generate(wanted).text());
      return made;
    }, options);
    assert.deepEqual(texts, Array(5).fill(expected));
  }),
);

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

testInFull('a maze survives structuredClone and adopt in the browser', () =>
  withAddress('/blank', {}, async (page) => {
    const same = await page.evaluate(async (wanted) => {
      const { createMazewright } = await import(`${location.origin}/dist/mazewright.js`);
      const library = await createMazewright();
      const maze = library.generate(wanted);
      return library.adopt(structuredClone(maze)).text() === maze.text();
    }, options);
    assert.equal(same, true);
  }),
);
