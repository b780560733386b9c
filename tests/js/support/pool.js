/** Pools that a test file closes by itself, and what the tests of pools share. */
import { after } from 'node:test';
import { createPool } from 'mazewright/worker';
import { mw } from './load.js';

/** A pool on the library of load.js. @param {object} [options] */
export async function openPool(options = {}) {
  const pool = await createPool({ mw, ...options });
  after(() => pool.close());
  return pool;
}

/** What a promise rejects with; fails when it does not. @param {Promise<unknown>} promise */
export async function refusalOf(promise) {
  const made = await promise.then(
    () => true,
    (error) => ({ error }),
  );
  if (made === true) throw new Error('nothing was refused');
  return made.error;
}

/** Once the event loop has gone round so often. @param {number} turns */
export async function turns(turns) {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((go) => setImmediate(go));
}

/** A file for `workerUrl` that runs some code beside the package's script. @param {string} code */
export function scriptWith(code) {
  const own = import.meta.resolve('mazewright/worker-script.js');
  // After it, or it would miss the first message.
  const source = `import { parentPort } from 'node:worker_threads';\nawait import('${own}');\n${code}`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}
