<<<<<<< HEAD
/** Programs that are installed on some machines only, such as those of Debian. */
import { spawnSync } from 'node:child_process';

/** Qt draws without a screen. */
const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen' };

/** Whether a program is installed. @param {string} program */
export const has = (program) =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], { stdio: 'ignore' }).status === 0;

/**
 * Runs a program.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {{ status: number | null, stdout: string, stderr: string }}
 */
export const runTool = (program, args) =>
  spawnSync(program, args, { encoding: 'utf8', env, maxBuffer: 2 ** 28 });
=======
/** Programs of the system that read what the package writes, where they are installed. */
import { spawnSync } from 'node:child_process';

/** Whether a program is installed. @param {string} program */
export const has = (program) => !spawnSync(program, ['--version']).error;

/**
 * What a program prints; fails with its errors.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ input?: string | Uint8Array }} [options]
 * @returns {Buffer}
 */
export function runTool(program, args, { input } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    input,
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program}: ${stderr}${stdout}`);
  return stdout;
}
>>>>>>> 6d5aa58e (formats: write richer SVG and PNG pictures)
