// Files of mazes in a service worker, which has no import(): every format is made there or refused with a sentence
// that names the way, and that way works.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'esbuild';
import { browserFor } from './support/browser.js';
import { root } from './support/server.js';

/** Makes every format of a maze and a book; of each the bytes or the problem are told. @param {string} from */
const scriptOf = (from) => `
import { createMazewright } from '${from === '' ? 'mazewright' : `${from}mazewright.js`}';
import { formats, toBook } from '${from === '' ? 'mazewright/formats' : `${from}formats.js`}';
async function made() {
  const mw = await createMazewright();
  const maze = mw.generate({ algorithm: 'wilson', width: 6, height: 5, seed: 1, steps: true });
  const book = { id: 'book', write: () => toBook(mw, { count: 2, seed: '1' }) };
  const told = {};
  for (const row of [...formats, book]) {
    if (row.problem?.(maze)) continue;
    try {
      const { length, byteLength = length } = await row.write(maze, {});
      told[row.id] = byteLength > 0 ? 'made' : 'empty';
    } catch ({ name, message }) {
      told[row.id] = name + ': ' + message;
    }
  }
  return told;
}
onmessage = ({ source }) => made().then((told) => source.postMessage(told), (error) => source.postMessage(String(error)));`;

const { outputFiles } = await build({
  stdin: { contents: scriptOf(''), resolveDir: root },
  bundle: true,
  format: 'esm',
  write: false,
  logLevel: 'silent',
  external: ['node:*'],
});
const headers = { 'content-type': 'text/javascript' };
const html = '<!doctype html><title>blank</title><link rel="icon" href="data:," />';
const { withAddress } = browserFor(
  {
    '/dist/': 'dist',
    '/loose/sw.js': { html: scriptOf('/dist/'), headers },
    '/whole/sw.js': { html: outputFiles[0].text, headers },
    '/loose/': { html },
    '/whole/': { html },
  },
  { isolated: true },
);

/** What the service worker of a folder tells. @param {string} folder @returns {Promise<Record<string, string>>} */
async function toldIn(folder) {
  /** @type {Record<string, string>} */
  let told = {};
  await withAddress(`/${folder}/`, { serviceWorkers: 'allow' }, async (page) => {
    told = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('./sw.js', { type: 'module' });
      await navigator.serviceWorker.ready;
      const told = new Promise((resolve) => {
        navigator.serviceWorker.onmessage = ({ data }) => resolve(data);
      });
      registration.active?.postMessage('make');
      const all = await told;
      await registration.unregister();
      return all;
    });
  });
  return told;
}

test('what loads parts of the package is refused with the way, all else is made', async () => {
  const told = await toldIn('loose');
  const refused = Object.entries(told).filter(([, each]) => each !== 'made');
  assert.ok(
    refused.length > 3 && Object.keys(told).length > refused.length + 5,
    JSON.stringify(told),
  );
  for (const [id, sentence] of refused) {
    assert.match(
      sentence,
      /^MazeError: import\(\) of a part of mazewright failed: .*; in a service worker, .* bundle mazewright\/formats into the script without code splitting$/,
      id,
    );
  }
});

test('bundled without code splitting, all of them are made', async () => {
  const told = await toldIn('whole');
  assert.ok(Object.keys(told).length > 12, JSON.stringify(told));
  assert.deepEqual(
    Object.entries(told).filter(([, each]) => each !== 'made'),
    [],
  );
});
