import { groupsOf } from '../command.js';
import { KINDS, kindsOf } from '../rows.js';

/**
 * What a shell completes for a word or a value: files, folders or some words, of which there may be none.
 * @typedef {'files' | 'folders' | readonly string[]} Choice
 */

/**
 * @typedef {object} OptionWord
 * @property {string} name without the hyphens
 * @property {string} [short] its letter
 * @property {string} about
 * @property {boolean} takesValue
 * @property {boolean} optional the value stands after = or nowhere
 * @property {boolean} multiple
 * @property {Choice} choice of its value
 */

/** What completes a word, which may follow any number of times. @typedef {{ choice: Choice, repeats: boolean }} PlaceWord */

/** @typedef {{ name: string, about: string, words: readonly PlaceWord[], options: readonly OptionWord[] }} CommandWord */

/** What the shells know: the commands, and the options that stand for one. @typedef {{ commands: readonly CommandWord[], others: readonly string[] }} Program */

/**
 * @param {import('../command.js').Values | undefined} values
 * @param {import('../library.js').Library} library
 * @returns {Choice}
 */
function choiceOf(values, library) {
  if (values === undefined) return [];
  if (values === 'files' || values === 'folders') return values;
  const kind = KINDS.find((one) => one === values);
  if (kind) return kindsOf(library)[kind].map(({ id }) => id);
  return /** @type {readonly string[]} */ (values);
}

/**
 * @param {readonly import('../command.js').Command[]} commands
 * @param {import('../library.js').Library} library
 * @returns {Program}
 */
export const programOf = (commands, library) => ({
  others: ['--help', '--version'],
  commands: commands.map((command) => ({
    name: command.name,
    about: command.about,
    words: command.words.map((values, i) => ({
      choice: choiceOf(values, library),
      repeats: command.repeats === true && i === command.words.length - 1,
    })),
    options: groupsOf(command, library).flatMap(({ options }) =>
      options.map(({ name, short, about, value, optional = false, multiple = false, values }) => ({
        name,
        short,
        about,
        takesValue: value !== undefined,
        optional,
        multiple,
        choice: choiceOf(values, library),
      })),
    ),
  })),
});
