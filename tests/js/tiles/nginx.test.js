/** nginx with the example's configuration in front of `mazewright serve`. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startServer } from '../support/tile-server.js';
import { has } from '../support/tool.js';

const configuration = new URL('../../../web/examples/map-tiles/nginx.conf', import.meta.url);

/** A port that nobody listens at. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** The answer of a server as soon as it listens. */
async function fetchWhenUp(url, isUp) {
  for (;;) {
    try {
      return await fetch(url);
    } catch (error) {
      if (!isUp()) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

test('the first request of a tile is a MISS, the second a HIT with the same bytes', {
  skip: !has('nginx') && 'nginx is not installed',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mazewright-nginx-'));
  // Started as root, nginx works as another user.
  chmodSync(folder, 0o755);
  const tiles = await startServer('--port', '0');
  const port = await freePort();
  const text = readFileSync(configuration, 'utf8')
    .replace('127.0.0.1:8081', `127.0.0.1:${port}`)
    .replace('127.0.0.1:8080', new URL(tiles.origin).host);
  writeFileSync(join(folder, 'nginx.conf'), text);
  const words = ['-p', folder, '-c', 'nginx.conf'];
  const checked = spawnSync('nginx', ['-t', ...words], { encoding: 'utf8' });
  assert.equal(checked.status, 0, checked.stderr);
  const nginx = spawn('nginx', [...words, '-g', 'daemon off;'], { stdio: 'ignore' });
  const exited = once(nginx, 'exit');
  try {
    const url = `http://127.0.0.1:${port}${new URL(tiles.tile).pathname}`;
    const first = await fetchWhenUp(url, () => nginx.exitCode === null);
    const second = await fetch(url);
    const direct = await fetch(tiles.tile);
    const bytes = await Promise.all(
      [first, second, direct].map(async (answer) => Buffer.from(await answer.arrayBuffer())),
    );
    assert.deepEqual(
      [first, second].map(({ headers }) => headers.get('x-cache')),
      ['MISS', 'HIT'],
    );
    assert.ok(bytes[1].equals(bytes[0]) && bytes[2].equals(bytes[0]) && bytes[0].length > 100);
    const tag = direct.headers.get('etag');
    for (const { headers } of [first, second]) assert.equal(headers.get('etag'), tag);
    const known = await fetch(url, { headers: { 'if-none-match': tag } });
    assert.equal(known.status, 304);
    // What is wrong is not kept.
    const wrong = url.replace('/28/', '/99/');
    for (let i = 0; i < 2; i++) {
      const { status, headers } = await fetch(wrong);
      assert.deepEqual([status, headers.get('x-cache')], [404, 'MISS']);
    }
    // What nginx has, it answers without the server behind it.
    assert.equal((await tiles.end()).code, 0);
    assert.equal((await fetch(url)).headers.get('x-cache'), 'HIT');
  } finally {
    nginx.kill('SIGQUIT');
    await exited;
    await tiles.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
