/** Programs that are installed on some machines only, such as those of Debian. */
import { fontEnv } from './fonts.js';
import { spawnSync } from './limited.js';

/** Qt draws without a screen. */
const env = { ...process.env, ...fontEnv, QT_QPA_PLATFORM: 'offscreen' };

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
