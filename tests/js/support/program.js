/** The package's program: in this process, which costs a hundredth of a process of its own, or as a shell runs it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../../web/cli/program.js';
import { spawned, spawnSync } from './limited.js';

/** The program of the built package. */
export const program = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/** More than the largest file that a test writes to the standard output. */
const maxBuffer = 2 ** 28;

/** The variable with which cli-processes.test.js has every command line run as a process. */
const AS_PROCESSES = 'MAZEWRIGHT_CLI_PROCESSES';

/** Runs tests with every command line as a process. @param {() => Promise<unknown>} work */
export async function asProcesses(work) {
  process.env[AS_PROCESSES] = '1';
  await work();
}

/** A stream that keeps what is written, with all of it as bytes. */
function keeper() {
  /** @type {Buffer[]} */
  const parts = [];
  const stream = new Writable({
    write(part, _, done) {
      parts.push(part);
      done();
    },
  });
  return { stream, bytes: () => Buffer.concat(parts) };
}

/** A folder of its own with `bin/mazewright` in it; `remove` deletes it. */
export function makeWorkplace() {
  const folder = mkdtempSync(join(tmpdir(), 'mazewright-program-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  symlinkSync(program, join(bin, 'mazewright'));
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, HOME: folder };
  const options = { cwd: folder, env, maxBuffer };
  const spawn = (command, args) => spawnSync(command, args, { ...options, encoding: 'utf8' });

  /** @param {string | Buffer} input @param {readonly string[]} words */
  async function called(input, words) {
    const [stdout, stderr] = [keeper(), keeper()];
    const stdin = Readable.from([Buffer.from(input)], { objectMode: false });
    process.chdir(folder);
    const streams = /** @type {any} */ ({ stdin, stdout: stdout.stream, stderr: stderr.stream });
    const status = await runProgram(words, streams);
    return { status, stdout: stdout.bytes(), stderr: String(stderr.bytes()) };
  }

  /**
   * { status, stdout, stderr } of `mazewright` with an input and these words; the output as bytes.
   * @param {string | Buffer} input
   * @param {...string} words
   */
  async function fed(input, ...words) {
    if (!process.env[AS_PROCESSES]) return called(input, words);
    const place = { cwd: folder, env, input };
    const ended = await spawned(process.execPath, [program, ...words], place);
    // A test of hundreds of command lines takes minutes on a busy machine: the runner hears that it gets on.
    process.stderr.write('.');
    return { ...ended, stderr: String(ended.stderr) };
  }

  return {
    folder,
    spawn,
    fed,
    /** { status, stdout, stderr } of `mazewright` with these words. */
    async run(...words) {
      const { stdout, ...rest } = await fed('', ...words);
      return { ...rest, stdout: String(stdout) };
    },
    /** As `run`, in a process of its own. */
    runProcess: (...words) => spawn(process.execPath, [program, ...words]),
    remove() {
      process.chdir(tmpdir());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Names and contents of a folder's files. */
export function filesOf(folder) {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
