#!/usr/bin/env node
// The program `mazewright`: its first argument names a command, one file per command in commands/.
import { createRequire } from 'node:module';
import { argv, exit, stderr } from 'node:process';
import { parseArgs } from 'node:util';
import { generate } from './commands/generate.js';
import { list } from './commands/list.js';
import { solve } from './commands/solve.js';
import { world } from './commands/world.js';
import { UsageError } from './usage.js';

/**
 * @typedef {object} Command
 * @property {string} name
 * @property {string} about one line for the list of commands
 * @property {(mw: import('mazewright/dungeons').Mazewright) => string} help
 * @property {import('node:util').ParseArgsConfig['options']} options
 * @property {boolean} [takesWords] words without -- as well; otherwise they are refused
 * @property {(values: Record<string, any>, words: readonly string[]) => Promise<void>} run throws a
 *   UsageError for what the user has to change
 */

/** @type {readonly Command[]} */
const commands = [generate, solve, world, list];

const help = `usage: mazewright <command> [options]

${commands.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`).join('\n')}

mazewright <command> --help shows its options, mazewright --version the version.`;

/** @param {string | undefined} word */
const commandOf = (word) => commands.find(({ name }) => name === word);

/**
 * @param {readonly string[]} words
 * @returns {Promise<void>}
 */
async function start([first, ...rest]) {
  if (first === '--help' || first === '-h') return console.log(help);
  if (first === '--version' || first === '-v') {
    const { version } = createRequire(import.meta.url)('mazewright/package.json');
    return console.log(version);
  }
  const command = commandOf(first);
  if (!command) {
    const known = commands.map(({ name }) => name).join(', ');
    throw new UsageError(
      `the first argument must be a command (${known}); got ${first ?? 'nothing'}`,
    );
  }
  const { values, positionals } = read(command, rest);
  if (values.help) {
    const { createMazewright } = await import('mazewright/dungeons');
    return console.log(command.help(await createMazewright()));
  }
  return command.run(values, positionals);
}

/**
 * @param {Command} command
 * @param {string[]} args
 * @returns {{ values: Record<string, any>, positionals: string[] }}
 */
function read({ name, options, takesWords }, args) {
  try {
    return parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: takesWords === true,
    });
  } catch (error) {
    throw new UsageError(`${name}: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {unknown} error @param {Command | undefined} command that was called */
function end(error, command) {
  const isUsage = error instanceof UsageError;
  const reason = error instanceof Error ? error.message : String(error);
  const hint = isUsage ? ` (mazewright ${command ? `${command.name} ` : ''}--help)` : '';
  stderr.write(`mazewright: ${reason.replaceAll(/\s*\n\s*/g, ' ')}${hint}\n`);
  exit(isUsage ? 2 : 1);
}

const words = argv.slice(2);
await start(words).catch((error) => end(error, commandOf(words[0])));
