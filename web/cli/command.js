import { parseArgs } from 'node:util';
import { nearest } from './nearest.js';
import { NO_COLOR } from './terminal.js';
import { UsageError } from './usage.js';

/** @typedef {import('./library.js').Library} Library */

/**
 * What may stand for a value or a word: the ids of some rows, files, folders, or some words.
 * @typedef {import('./rows.js').Kind | 'files' | 'folders' | readonly string[]} Values
 */

/**
 * @typedef {object} Option
 * @property {string} name without the hyphens before it
 * @property {string} about
 * @property {string} [short] its letter
 * @property {string} [value] its value as the help names it, such as '<seed>'; without it there is none
 * @property {boolean} [optional] the value may be left out; it is given as --name=value only
 * @property {boolean} [multiple] it may be repeated
 * @property {Values} [values] what completes the value
 */

/**
 * @typedef {object} Group
 * @property {string} title
 * @property {readonly Option[]} options
 */

/**
 * A command line that works as it stands, in any folder.
 * @typedef {{ line: string, about: string }} Example
 */

/**
 * @typedef {object} Command
 * @property {string} name
 * @property {string} about one line for the list of commands
 * @property {readonly string[]} usage what follows the name, a line per form
 * @property {string} intro
 * @property {readonly Values[]} words what may stand there without hyphens; none are taken if it is empty
 * @property {boolean} [repeats] the last of them may be repeated
 * @property {(library: Library) => readonly Group[]} groups of its options
 * @property {readonly import('./rows.js').Kind[]} kinds whose ids the help lists
 * @property {(library: Library) => readonly Example[]} examples
 * @property {boolean} [isEndless] it runs until a signal ends it
 * @property {(library: Library, values: Record<string, any>, words: readonly string[],
 *   commands: readonly Command[]) => Promise<void>} run throws a UsageError for what the user has to change
 */

/** The options of every command. @type {Group} */
const common = {
  title: 'General',
  options: [
    { name: 'help', short: 'h', about: 'shows this' },
    { name: NO_COLOR, about: 'no colours, as with the variable NO_COLOR' },
  ],
};

/**
 * All options of a command, in the order of its help.
 * @param {Command} command
 * @param {Library} library
 * @returns {readonly Group[]}
 */
export const groupsOf = (command, library) => [...command.groups(library), common];

/** The option of a pass or a parameter: locksAndKeys is --locks-and-keys. @param {string} id */
export const optionOf = (id) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param {Option} option @returns {{ type: 'string' | 'boolean', multiple: boolean, short?: string }} */
const parsed = ({ value, multiple = false, short }) => ({
  type: value ? 'string' : 'boolean',
  multiple,
  ...(short ? { short } : {}),
});

/** @param {string} command @param {string} option @param {readonly string[]} names */
function unknownOption(command, option, names) {
  const near = nearest(option, names);
  const more = near === undefined ? `it has ${names.join(', ')}` : `did you mean '${near}'?`;
  return new UsageError(`${command}: unknown option '${option}'; ${more}`);
}

/**
 * The values of the options and the other words.
 * @param {Command} command
 * @param {Library} library
 * @param {readonly string[]} given
 * @returns {{ values: Record<string, any>, words: readonly string[] }}
 */
export function readWords(command, library, given) {
  const all = groupsOf(command, library).flatMap(({ options }) => options);
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const bare = all.filter(({ optional }) => optional).map(({ name }) => `--${name}`);
  const args = given.map((word, i) => (i < end && bare.includes(word) ? `${word}=` : word));
  const options = Object.fromEntries(all.map((option) => [option.name, parsed(option)]));
  const { tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      throw unknownOption(
        command.name,
        token.rawName,
        all.map(({ name }) => `--${name}`),
      );
    }
  }
  try {
    const { values, positionals } = parseArgs({
      args,
      options,
      allowPositionals: command.words.length > 0,
    });
    return { values, words: positionals };
  } catch (error) {
    throw new UsageError(`${command.name}: ${/** @type {Error} */ (error).message}`);
  }
}
