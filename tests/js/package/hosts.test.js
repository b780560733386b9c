// What some hosts lack. The real ones are in tests/js/projects; this runs everywhere.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { createMazewright } from 'mazewright/streaming';
import { execFileSync } from '../support/limited.js';

/** Runs a program in which something is not there. @param {string} source */
const run = (source) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', source], {
    encoding: 'utf8',
  }).trim();

test('without TextEncoder and TextDecoder texts are the same', () => {
  const program = `
const { createMazewright } = await import('mazewright');
const mw = await createMazewright();
const maze = mw.generate({ algorithm: 'prim', width: 9, height: 7, seed: '100 % 미로' });
console.log(maze.text({ style: 'unicode' }), maze.svg(), JSON.stringify(maze));`;
  const without = 'delete globalThis.TextEncoder; delete globalThis.TextDecoder;';
  assert.match(run(program), /[\u2500-\u257f]/);
  assert.equal(run(without + program), run(program));
});

test('a Node that is too old is named with the entry that was imported', () => {
  const entries = ['', '/dungeons', '/small', '/streaming', '/worker'].map(
    (name) => `mazewright${name}`,
  );
  const found = run(`
process.getBuiltinModule = undefined;
for (const entry of ${JSON.stringify(entries)}) {
  const { createMazewright, createPool = createMazewright } = await import(entry);
  await createPool().catch(({ name, code, message }) => console.log(name, code, message));
}`);
  const sentences = entries.map(
    (entry) =>
      `MazeError internal ${entry} needs Node 20.16, 22.3 or later; got ${process.version}`,
  );
  assert.equal(found, sentences.join('\n'));
});

const bytes = readFileSync('dist/mazewright.wasm');

/** Answers by address: status, type and body. @type {Record<string, [number, string | null, Uint8Array | string]>} */
const answers = {
  '/typed': [200, 'application/wasm', bytes],
  '/untyped': [200, null, bytes],
  '/octets': [200, 'application/octet-stream', bytes],
  '/page': [200, 'text/html', '<!doctype html>'],
  '/empty': [200, 'application/octet-stream', ''],
  '/page-as-wasm': [200, 'application/wasm', '<!doctype html>'],
  '/broken': [200, 'application/octet-stream', bytes.subarray(0, 5000)],
  '/nothing': [404, 'text/plain', ''],
};
const server = createServer(({ url = '' }, response) => {
  const [status, type, body] = answers[url];
  response.writeHead(status, type ? { 'content-type': type } : {}).end(body);
});
/** @type {string} */
let origin;
before(async () => {
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  origin = `http://127.0.0.1:${port}`;
});
after(() => server.close());

for (const path of ['/typed', '/untyped', '/octets']) {
  test(`streaming compiles what ${path} answers, by its address and as a Response`, async () => {
    const options = { algorithm: 'prim', width: 5, height: 5, seed: 1 };
    const wanted = (await createMazewright({ wasm: bytes })).generate(options).code;
    for (const wasm of [origin + path, new URL(path, origin), await fetch(origin + path)]) {
      assert.equal((await createMazewright({ wasm })).generate(options).code, wanted);
    }
  });
}

test('streaming accepts the Response of a library', async () => {
  const headers = new Headers({ 'content-type': 'application/wasm' });
  const response = {
    [Symbol.toStringTag]: 'Response',
    ok: true,
    status: 200,
    url: '',
    headers,
    arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  };
  await createMazewright({ wasm: /** @type {any} */ (response) });
});

for (const [path, reason] of [
  ['/page', /\/page is text\/html, not WebAssembly$/],
  ['/empty', /\/empty is application\/octet-stream, not WebAssembly$/],
  ['/page-as-wasm', /expected magic word/],
  ['/broken', /WebAssembly\.compile/],
  ['/nothing', /\/nothing has status 404$/],
]) {
  test(`streaming says why ${path} is not the file`, async () => {
    for (const wasm of [origin + path, await fetch(origin + path)]) {
      await assert.rejects(createMazewright({ wasm }), (error) => {
        assert.equal(error.name, 'MazeError');
        assert.equal(error.field, 'wasm');
        assert.match(error.message, /^wasm could not be loaded: /);
        assert.match(error.message, reason);
        return true;
      });
    }
  });
}

test('a server that cannot be reached gives a MazeError', async () => {
  const wasm = 'http://127.0.0.1:1/';
  await assert.rejects(createMazewright({ wasm }), { name: 'MazeError', field: 'wasm' });
});
