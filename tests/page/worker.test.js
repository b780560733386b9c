import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';
import { root } from './support/server.js';

const html = '<!doctype html><title>blank</title><link rel="icon" href="data:," />';
const SCRIPTS = "script-src 'self' 'wasm-unsafe-eval'";
const policy = (/** @type {string} */ workers) => ({
  'content-security-policy': `default-src 'none'; connect-src 'self'; img-src data:; ${SCRIPTS}; ${workers}`,
});
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

const options = { algorithm: mw.catalog.generators[0].id, width: 12, height: 9, seed: '일꾼' };
const expected = mw.generate(options).text();

const app = await build({
  stdin: {
    contents: `import { createPool } from 'mazewright/worker';
      globalThis.made = createPool({ size: 1 }).then((pool) =>
        pool.generate(${JSON.stringify(options)}).then((maze) => pool.text(maze)));`,
    resolveDir: root,
  },
  bundle: true,
  format: 'iife',
  charset: 'ascii',
  write: false,
});

const { withAddress } = browserFor({
  '/dist/': 'dist',
  '/blank': { html },
  '/isolated': { html, headers: ISOLATED },
  '/blobs': { html, headers: policy("worker-src 'self' blob:") },
  '/files': { html, headers: policy("worker-src 'self'") },
  '/bundled': { html: `${html}<script>${app.outputFiles[0].text}</script>` },
});

/** @param {{ wanted: any, given?: any }} task runs in the page */
async function textFromPool({ wanted, given = {} }) {
  const { createPool } = await import(`${location.origin}/dist/worker.js`);
  const pool = await createPool(given);
  const maze = await pool.generate(wanted);
  const text = await pool.text(maze);
  await pool.close();
  return text === maze.text() ? text : 'not what the maze itself says';
}

for (const address of firstOf(['/blank', '/isolated', '/blobs'])) {
  test(`a pool makes the same in ${address}`, () =>
    withAddress(address, {}, async (page) => {
      assert.equal(await page.evaluate(textFromPool, { wanted: options }), expected);
    }));
}

testInFull('where no worker may be made of a Blob, workerUrl helps', () =>
  withAddress('/files', {}, async (page) => {
    const given = { workerUrl: '/dist/worker-script.js' };
    assert.equal(await page.evaluate(textFromPool, { wanted: options, given }), expected);
  }),
);

testInFull('where no worker may be made of a Blob, the error says so', async () => {
  /** @type {any} */
  let found = null;
  const work = async (/** @type {import('playwright-core').Page} */ page) => {
    found = await page.evaluate(async () => {
      const { createPool, MazeError } = await import(`${location.origin}/dist/worker.js`);
      const error = await createPool().catch((/** @type {any} */ reason) => reason);
      return { own: error instanceof MazeError, code: error.code, field: error.field };
    });
  };
  // The browser tells the console of the policy; nothing else may stand there.
  await withAddress('/files', {}, work, /Content Security Policy/);
  assert.deepEqual(found, { own: true, code: 'invalid-option', field: 'workerUrl' });
});

test('a bundler takes it into one file', () =>
  withAddress('/bundled', {}, async (page) => {
    assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).made), expected);
  }));

testInFull('it works from another host', () =>
  withAddress('/blank', {}, async (page) => {
    await page.route('https://cdn.example/**', (route) =>
      route.fulfill({
        body: readFileSync(join(root, 'dist', basename(new URL(route.request().url()).pathname))),
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    const text = await page.evaluate(async (wanted) => {
      const place = 'https://cdn.example/npm/mazewright/dist/worker.js';
      const { createPool } = await import(place);
      const pool = await createPool({ size: 1 });
      return pool.text(await pool.generate(wanted));
    }, options);
    assert.equal(text, expected);
  }),
);

for (const address of ['/blank', '/isolated']) {
  testInFull(
    `nine million cells by a long walk leave ${address} free, until they are cancelled`,
    () =>
      withAddress(address, {}, async (page) => {
        const seen = await page.evaluate(async (wanted) => {
          const { createPool } = await import(`${location.origin}/dist/worker.js`);
          const pool = await createPool({ size: 1 });
          const controller = new AbortController();
          /** @type {number[]} */
          const shares = [];
          let frames = 0;
          const { signal } = controller;
          const size = { width: 3000, height: 3000, seed: 1 };
          const call = pool.generate(
            { algorithm: 'aldousBroder', ...size },
            { signal, onProgress: (/** @type {any} */ { share }) => shares.push(share) },
          );
          const ended = call.then(
            () => 'made',
            (/** @type {any} */ error) => error.code,
          );
          while (frames < 30 || shares.length < 3) {
            await new Promise(requestAnimationFrame);
            frames += 1;
          }
          controller.abort();
          const end = await ended;
          return { end, shares, text: await pool.text(await pool.generate(wanted)) };
        }, options);
        assert.equal(seen.end, 'cancelled');
        assert.ok((seen.shares.at(-1) ?? 0) > 0, `${seen.shares}`);
        assert.equal(seen.text, expected);
      }),
  );
}
