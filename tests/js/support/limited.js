/** Programs that a test waits for, with a limit: one that never ends would hold the file for ever. */
import * as processes from 'node:child_process';
import { patience } from '../../../web/build/util/patience.js';

/** Shorter than what the runner waits for a file, so that a test says which program it was. */
export const LIMIT_MS = 2 * patience();

/** As Node's. @type {(program: string, args: readonly string[], options?: any) => any} */
export function spawnSync(program, args, options) {
  const limits = { timeout: LIMIT_MS, killSignal: 'SIGKILL' };
  const result = processes.spawnSync(program, args, { ...limits, ...options });
  if (/** @type {NodeJS.ErrnoException | undefined} */ (result.error)?.code === 'ETIMEDOUT')
    throw new Error(`${program} ${args.join(' ')} did not end within its limit`);
  return result;
}

/** As Node's. @type {(program: string, args: readonly string[], options?: any) => any} */
export const execFileSync = (program, args, options) =>
  processes.execFileSync(program, args, { timeout: LIMIT_MS, killSignal: 'SIGKILL', ...options });
