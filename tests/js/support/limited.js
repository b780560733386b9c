/** Programs that a test waits for, with a limit: one that never ends would hold the file for ever. */
import * as processes from 'node:child_process';
import { patience } from '../../../web/build/util/patience.js';
import { onEnd } from '../../../web/build/util/shell.js';

/** Shorter than what the runner waits for a file, so that a test says which program it was. */
export const LIMIT_MS = 2 * patience();

const limits = /** @type {const} */ ({ timeout: LIMIT_MS, killSignal: 'SIGKILL' });

const lateError = (/** @type {string} */ program, /** @type {readonly string[]} */ args) =>
  new Error(`${program} ${args.join(' ')} did not end within its limit`);

/** As Node's. @type {(program: string, args: readonly string[], options?: any) => any} */
export function spawnSync(program, args, options) {
  const result = processes.spawnSync(program, args, { ...limits, ...options });
  if (/** @type {NodeJS.ErrnoException | undefined} */ (result.error)?.code === 'ETIMEDOUT')
    throw lateError(program, args);
  return result;
}

/**
 * As spawnSync, with the output as bytes, while this process goes on. A test that starts many programs by
 * spawnSync never comes back to its event loop, so its runner hears of no test that has ended.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { input?: string | Buffer }} options
 * @returns {Promise<{ status: number | string | null, stdout: Buffer, stderr: Buffer }>} status: a code, or a signal
 */
export function spawned(program, args, { input = '', timeout = LIMIT_MS, ...options }) {
  return new Promise((resolve, reject) => {
    const child = processes.spawn(program, args, { ...limits, timeout, ...options, stdio: 'pipe' });
    const keep = (/** @type {import('node:stream').Readable} */ stream) => {
      /** @type {Buffer[]} */
      const parts = [];
      stream.on('data', (part) => parts.push(part));
      return () => Buffer.concat(parts);
    };
    const [stdout, stderr] = [child.stdout, child.stderr].map(keep);
    child.on('error', reject);
    // A program need not read all of its input.
    child.stdin.on('error', () => {}).end(input);
    onEnd(child, (status) => {
      if (status === limits.killSignal) reject(lateError(program, args));
      else resolve({ status, stdout: stdout(), stderr: stderr() });
    });
  });
}

/** As Node's. @type {(program: string, args: readonly string[], options?: any) => any} */
export const execFileSync = (program, args, options) =>
  processes.execFileSync(program, args, { ...limits, ...options });
