/** `mazewright serve`: addresses, answers of the handler over HTTP, threads, signals, ports in use. Some seconds. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { createTileHandler } from 'mazewright/tiles';
import { createThreads } from '../../../web/cli/serve/threads.js';
import { mw } from '../support/load.js';
import { makeWorkplace } from '../support/program.js';
import { startServer } from '../support/tile-server.js';
import { ask } from '../support/tiles.js';

const place = makeWorkplace();
after(place.remove);
const handler = createTileHandler(mw);

test('it prints its address and that of a tile, answers as the handler, and ends with code 0', async () => {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    const server = await startServer('--port', '0');
    assert.match(server.origin, /^http:\/\/127\.0\.0\.1:\d+\/$/);
    assert.ok(server.tile.startsWith(server.origin) && server.tile.endsWith('.png'));
    const path = server.tile.slice(server.origin.length);
    const code = path.split('/')[0];
    for (const [address, init] of [
      [path],
      [path, { method: 'HEAD' }],
      [path, { method: 'POST', body: 'x' }],
      [path, { method: 'OPTIONS' }],
      [path, { headers: { 'if-none-match': '*' } }],
      [`${code}/route.json?from=0,0&to=9,9`],
      [`${code}/99/0/0.png`],
      ['%ff/0/0/0.png'],
    ]) {
      const wanted = await ask(handler, address, init);
      const found = await fetch(server.origin + address, init);
      assert.equal(found.status, wanted.status, address);
      assert.ok(Buffer.from(await found.arrayBuffer()).equals(wanted.bytes), address);
      for (const name of ['content-type', 'etag', 'cache-control', 'allow']) {
        assert.equal(found.headers.get(name), wanted.headers.get(name), `${address} ${name}`);
      }
    }
    assert.deepEqual(await server.end(signal), { code: 0, by: null, stderr: '' });
  }
});

test('what is no request of a browser gets an answer too', async () => {
  const server = await startServer('--port', '0');
  for (const [line, status] of [
    ['TRACE / HTTP/1.1', '405'],
    ['GET * HTTP/1.1', '404'],
    ['GET //a//b HTTP/1.1', '404'],
    ['GET http://other/0/0/0.png HTTP/1.1', '404'],
  ]) {
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${line}\r\nhost: a\r\nconnection: close\r\n\r\n`);
    const [first] = await once(socket, 'data');
    assert.ok(String(first).startsWith(`HTTP/1.1 ${status} `), `${line}: ${first}`);
    socket.destroy();
  }
  // Also while a connection is open.
  const { port } = new URL(server.origin);
  const open = connect(Number(port), '127.0.0.1');
  await once(open, 'connect');
  open.on('error', () => {});
  assert.equal((await server.end()).code, 0);
});

test('a port in use, wrong ports and hosts that are not here', async () => {
  const server = await startServer('--port', '0');
  const { port } = new URL(server.origin);
  const busy = place.runProcess('serve', '--port', port);
  assert.deepEqual([busy.status, busy.stdout], [1, '']);
  assert.equal(
    busy.stderr,
    `mazewright: port ${port} of 127.0.0.1 is in use; --port 0 takes a free one\n`,
  );
  await server.end();
  for (const wrong of ['-1', '65536', 'http', '1.5', '']) {
    const { status, stderr } = place.runProcess('serve', `--port=${wrong}`);
    assert.equal(status, 2, wrong);
    assert.match(stderr, /^mazewright: --port must be a whole number from 0 to 65535; got /);
  }
  const { status, stderr } = place.runProcess('serve', '--port', '0', '--host', '192.0.2.1');
  assert.equal(status, 1);
  assert.match(stderr, /^mazewright: 192\.0\.2\.1:0 cannot be listened at: /);
});

/** A thread that answers with the address of a question, never one with `stop` in it, and dies of `die`. */
const SCRIPT = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ url }) => {
    if (url === 'die') throw new Error('no memory');
    if (url !== 'stop') parentPort.postMessage({ status: 200, headers: [], body: url });
  });`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
const asked = (threads, url, isWanted) =>
  threads.answer({ url, method: 'GET', seen: '' }, isWanted).then((reply) => reply?.body ?? null);

test('one answer that never comes holds up nothing else, and the threads end all the same', async () => {
  const threads = createThreads(script, 2);
  let isOver = false;
  const never = asked(threads, 'stop').finally(() => {
    isOver = true;
  });
  never.catch(() => {});
  const urls = Array.from({ length: 50 }, (_, i) => `tile ${i}`);
  assert.deepEqual(await Promise.all(urls.map((url) => asked(threads, url))), urls);
  assert.equal(isOver, false);
  await threads.end();
});

test('what nobody waits for any more is not begun, and a thread that died is replaced', async () => {
  const threads = createThreads(script, 1);
  const first = asked(threads, 'first');
  const gone = asked(threads, 'gone', () => false);
  assert.deepEqual([await first, await gone], ['first', null]);
  const died = asked(threads, 'die');
  const after = asked(threads, 'after');
  await assert.rejects(died, /no memory/);
  assert.equal(await after, 'after');
  assert.equal(await asked(threads, 'later'), 'later');
  await threads.end();
});
