#!/usr/bin/env node
// The program `mazewright`: its first argument names a command, one file per command in commands/.
import { createRequire } from 'node:module';
import process, { argv, stderr, stdout } from 'node:process';
import { readWords } from './command.js';
import { commands } from './commands.js';
import { helpOf, overview } from './help/text.js';
import { openLibrary } from './library.js';
import { nearest } from './nearest.js';
import { print, unwritable } from './print.js';
import { colorsOf } from './terminal.js';
import { UsageError } from './usage.js';

/** @param {string | undefined} word */
const commandOf = (word) => commands.find(({ name }) => name === word);

/**
 * @param {readonly string[]} words
 * @returns {Promise<void>}
 */
async function start([first, ...rest]) {
  if (first === '--help' || first === '-h') return void print(`${overview(commands)}\n`);
  if (first === '--version' || first === '-v') {
    const { version } = createRequire(import.meta.url)('mazewright/package.json');
    return void print(`${version}\n`);
  }
  const command = commandOf(first);
  if (!command) throw unknownCommand(first);
  const library = await openLibrary();
  const { values, words } = readWords(command, library, rest);
  if (values.help) return void print(`${helpOf(command, library)}\n`);
  return command.run(library, values, words, commands);
}

/** @param {string | undefined} word */
function unknownCommand(word) {
  const names = commands.map(({ name }) => name);
  const near = word === undefined ? undefined : nearest(word, names);
  return new UsageError(
    near === undefined
      ? `the first argument must be a command (${names.join(', ')}); got ${word ?? 'nothing'}`
      : `unknown command '${word}'; did you mean '${near}'?`,
  );
}

/** Most characters of a reason: what was given may be a whole file. */
const MAX_REASON = 1000;

/** @param {unknown} error @param {string | undefined} name of the command */
function end(error, name) {
  const isUsage = error instanceof UsageError;
  const reason = (error instanceof Error ? error.message : String(error))
    // A terminal would obey control characters of what was given.
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, MAX_REASON);
  const { bold, red } = colorsOf(stderr);
  const hint = isUsage ? ` (mazewright ${commandOf(name) ? `${name} ` : ''}--help)` : '';
  stderr.write(`${bold(red('mazewright:'))} ${reason}${hint}\n`);
  process.exitCode = isUsage ? 2 : 1;
}

for (const stream of [stdout, stderr]) {
  // A reader such as `head` may have seen enough.
  stream.on('error', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EPIPE') process.exit();
    if (stream === stdout) end(unwritable(error), undefined);
    process.exit(1);
  });
}
const words = argv.slice(2);
await start(words).catch((error) => end(error, words[0]));
