import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { setPriority, constants as system } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

const windows = process.platform === 'win32';

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where a program lies on the PATH, or null.
 * @param {string} program
 */
export function which(program) {
  const endings = windows ? ['.exe', '.cmd', '.bat', ''] : [''];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const ending of endings) {
      const path = join(folder, program + ending);
      if (folder !== '' && isExecutable(path)) return path;
    }
  }
  return null;
}

/** Characters of a command that a message shows. */
const MAX_SHOWN = 200;

/** A program that ended with a code other than 0, or by a signal; `output` is what it printed. */
export class CommandError extends Error {
  /**
   * @param {string} command
   * @param {number | string | null} code or the name of the signal
   * @param {string} output
   */
  constructor(command, code, output) {
    const isLong = command.length > MAX_SHOWN;
    const end = typeof code === 'string' ? 'by' : 'with code';
    super(`${isLong ? `${command.slice(0, MAX_SHOWN)} ...` : command} ended ${end} ${code}`);
    this.output = output;
  }
}

/** How long the output of a program that has ended may stay open: a program that it left behind may hold it. */
const GRACE_MS = 2000;

/**
 * Calls `then` once a program has ended and its output is read, or after a grace if another program
 * holds the output open.
 * @param {import('node:child_process').ChildProcess} child
 * @param {(code: number | string | null) => void} then with its code, or the name of its signal
 * @param {number} [grace] in milliseconds
 */
export function onEnd(child, then, grace = GRACE_MS) {
  child.once('exit', (code, signal) => {
    const close = () => {
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    };
    const timer = setTimeout(close, grace);
    child.once('close', () => {
      clearTimeout(timer);
      then(code ?? signal);
    });
  });
}

/**
 * Runs a program and gives back what it printed. With `show` its output goes to the terminal as it
 * comes as well. In the background it has what other programs leave of the processors. It is waited for,
 * and not for what it leaves running.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, input?: boolean, background?: boolean,
 *   grace?: number }} [options]
 * @returns {Promise<string>}
 */
export function run(
  command,
  args,
  { cwd = root, env = {}, show = false, input = false, background = false, grace } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [input ? 'inherit' : 'ignore', 'pipe', 'pipe'],
      shell: windows && command !== process.execPath,
    });
    if (background && child.pid) setPriority(child.pid, system.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    child.on('error', reject);
    onEnd(
      child,
      (code) => {
        if (code === 0) resolve(output);
        else reject(new CommandError([command, ...args].join(' '), code, show ? '' : output));
      },
      grace,
    );
  });
}

/**
 * Runs a script of a package in node_modules.
 * @param {string} script
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runModule = (script, args, options) =>
  run(process.execPath, [join(root, 'node_modules', script), ...args], options);

/** Something the user has to do or decide; its message says what, and no stack is needed. */
export class Advice extends Error {}

/**
 * Ends the process with a message instead of a stack: for a failure whose cause is outside this
 * code, such as a compiler's error.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  if (error instanceof CommandError) console.error(`${error.output}\n${error.message}`);
  else if (error instanceof Advice) console.error(error.message);
  else console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
}
