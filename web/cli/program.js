import { createRequire } from 'node:module';
import { readWords } from './command.js';
import { commands } from './commands.js';
import { helpOf, overview } from './help/text.js';
import { openLibrary } from './library.js';
import { nearest } from './nearest.js';
import { print } from './print.js';
import { colorsOf } from './terminal.js';
import { UsageError } from './usage.js';

/** @typedef {import('./library.js').Streams} Streams */

/** What asks for the help and the version where a command stands, as programs of the kind take them. */
const HELP = ['--help', '-h', 'help'];
const VERSION = ['--version', '-v', 'version'];

/** @param {string | undefined} word */
const commandOf = (word) => commands.find(({ name }) => name === word);

/**
 * @param {readonly string[]} words
 * @param {Streams} streams
 * @returns {Promise<void>}
 */
async function start([first, ...rest], streams) {
  const { stdout } = streams;
  if (first === undefined || HELP.includes(first)) {
    if (first === 'help' && rest.length > 0) return start([rest[0], '--help'], streams);
    return void print(stdout, `${overview(commands, stdout)}\n`);
  }
  if (VERSION.includes(first)) {
    const { version } = createRequire(import.meta.url)('mazewright/package.json');
    return void print(stdout, `${version}\n`);
  }
  const command = commandOf(first);
  if (!command) throw unknownCommand(first);
  const library = await openLibrary(streams);
  const { values, words } = readWords(command, library, rest);
  if (values.help) return void print(stdout, `${helpOf(command, library)}\n`);
  return command.run(library, values, words, commands);
}

/** @param {string} word */
function unknownCommand(word) {
  const names = commands.map(({ name }) => name);
  const near = nearest(word, names);
  return new UsageError(
    near === undefined
      ? `the first argument must be a command (${names.join(', ')}); got ${word}`
      : `unknown command '${word}'; did you mean '${near}'?`,
  );
}

/** Most characters of a reason: what was given may be a whole file. */
const MAX_REASON = 1000;

/**
 * Says why a command failed, in one line.
 * @param {unknown} error
 * @param {string | undefined} name of the command
 * @param {Streams} streams
 */
export function tell(error, name, { stderr }) {
  const reason = (error instanceof Error ? error.message : String(error))
    // A terminal would obey control characters of what was given.
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, MAX_REASON);
  const { bold, red } = colorsOf(stderr);
  const hint =
    error instanceof UsageError ? ` (mazewright ${commandOf(name) ? `${name} ` : ''}--help)` : '';
  stderr.write(`${bold(red('mazewright:'))} ${reason}${hint}\n`);
}

/**
 * Runs the command that the first word names.
 * @param {readonly string[]} words
 * @param {Streams} streams
 * @returns {Promise<number>} the exit code: 0, 2 for what the user has to change, or 1
 */
export async function runProgram(words, streams) {
  try {
    await start(words, streams);
    return 0;
  } catch (error) {
    tell(error, words[0], streams);
    return error instanceof UsageError ? 2 : 1;
  }
}
