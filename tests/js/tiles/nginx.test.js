/** nginx with the example's configuration in front of `mazewright serve`. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { spawnSync } from '../support/limited.js';
import { startServer } from '../support/tile-server.js';
import { has } from '../support/tool.js';

const configuration = new URL('../../../web/examples/map-tiles/nginx.conf', import.meta.url);
/** Turns of the event loop: far more than nginx takes to write a file. */
const MAX_TURNS = 1_000_000;

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
    .replaceAll('127.0.0.1:8080', new URL(tiles.origin).host);
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
    // A query makes no other tile; a route is found by its two cells.
    const kept = () =>
      readdirSync(join(folder, 'cache'), { recursive: true }).filter((name) =>
        /\w{32}$/.test(name),
      );
    assert.equal(kept().length, 1);
    const other = url.replace('/0/0.png', '/0/1.png');
    for (let i = 0; i < 3; i++) assert.equal((await fetch(`${other}?${i}`)).status, 404);
    const encoded = other.replace('/28/', '/%32%38/');
    const { status, headers } = await fetch(encoded, { redirect: 'manual' });
    assert.deepEqual([status, headers.get('location')], [301, new URL(other).pathname]);
    assert.equal(kept().length, 1);
    assert.equal((await fetch(encoded)).status, 200);
    // nginx keeps a tile after it has answered.
    for (let turn = 0; turn < MAX_TURNS && kept().length < 2; turn++) {
      await new Promise((go) => setImmediate(go));
    }
    assert.equal(kept().length, 2);
    const route = (query) => fetch(url.replace(/28.*/, `route.json?${query}`));
    const near = await route('from=0,0&to=1,1');
    const far = await route('from=0,0&to=9,9');
    assert.notEqual(await near.text(), await far.text());
    const turned = await route('to=9,9&from=0,0');
    assert.deepEqual(
      [near, far, turned].map((answer) => answer.headers.get('x-cache')),
      ['MISS', 'MISS', 'HIT'],
    );
    assert.equal((await route('from=0,0&to=9,9&n=1')).headers.get('x-cache'), 'HIT');
    assert.equal(kept().length, 4);
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
