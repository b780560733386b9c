/**
 * Ways to talk with a contestant that runs elsewhere.
 * @typedef {{ rows: { task: string, name: string, reads: boolean }[],
 *   query(request: import('./host.js').Request): Promise<import('./host.js').Reply>,
 *   end(): Promise<unknown> }} Channel query rejects when the other side dies
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const NODE_HOST = fileURLToPath(new URL('node-host.js', import.meta.url));

/** What a peer may take of the machine's memory. */
const HEAP_MEGABYTES = 4096;

/**
 * One answer for one question over a child process.
 * @param {import('node:child_process').ChildProcess} child
 * @param {(receive: (message: any) => void) => void} listen
 * @param {(message: any) => void} send
 */
async function overProcess(child, listen, send) {
  let settle = { resolve: (_) => {}, reject: (_) => {} };
  const next = () =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  listen((message) => settle.resolve(message));
  child.on('error', (error) => settle.reject(error));
  const ended = once(child, 'close');
  ended.then(([code, signal]) => settle.reject(new Error(`ended by ${signal ?? `code ${code}`}`)));
  const rows = await next();
  return {
    rows,
    query(request) {
      const reply = next();
      send(request);
      return reply;
    },
    end() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** @param {string} bundle @returns {Promise<Channel>} */
export function nodeChannel(bundle) {
  const child = fork(NODE_HOST, [bundle], {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return overProcess(
    child,
    (receive) => child.on('message', receive),
    (request) => child.send(request),
  );
}

/** The program of native.cpp. @param {readonly string[]} command @returns {Promise<Channel>} */
export function nativeChannel([program, ...args]) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  return overProcess(
    child,
    (receive) =>
      createInterface({ input: child.stdout }).on('line', (line) => receive(JSON.parse(line))),
    ({ what, row, size, seed, repeats }) =>
      child.stdin.write(`${what} ${row} ${size} ${seed} ${repeats}\n`),
  );
}
