import { groupsOf } from '../command.js';
import { idsText } from '../rows.js';
import { colorsOf } from '../terminal.js';

/** @typedef {import('../command.js').Command} Command */
/** @typedef {import('../command.js').Option} Option */
/** @typedef {import('../library.js').Library} Library */

/** Most characters of a line. */
const WIDTH = 90;

/** Where the texts of options begin. */
const INDENT = 26;

/** The lines of a text, broken between words. @param {string} text @param {number} width */
export function linesOf(text, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/**
 * The paragraphs of an introduction. Lines that begin with a space stay as they are.
 * @param {string} text
 * @returns {{ text: string, isVerbatim: boolean }[]}
 */
export function paragraphsOf(text) {
  /** @type {{ text: string, isVerbatim: boolean }[]} */
  const paragraphs = [];
  for (const line of text.split('\n')) {
    const isVerbatim = line.startsWith(' ');
    const last = paragraphs.at(-1);
    if (last?.isVerbatim === isVerbatim) last.text += `${isVerbatim ? '\n' : ' '}${line}`;
    else paragraphs.push({ text: line, isVerbatim });
  }
  return paragraphs;
}

/** @param {string} intro */
const introText = (intro) =>
  paragraphsOf(intro)
    .map(({ text, isVerbatim }) => (isVerbatim ? text : linesOf(text, WIDTH).join('\n')))
    .join('\n');

/** An option as it is written. @param {Option} option */
export function synopsisOf({ name, short, value, optional }) {
  const long = value ? `--${name}${optional ? `[=${value}]` : ` ${value}`}` : `--${name}`;
  return short ? `-${short}, ${long}` : long;
}

/** @param {Option} option */
function optionText(option) {
  const first = `  ${synopsisOf(option)}`;
  const [head, ...rest] = linesOf(option.about, WIDTH - INDENT);
  const more = rest.map((line) => `${' '.repeat(INDENT)}${line}`);
  if (first.length >= INDENT - 1)
    return [first, `${' '.repeat(INDENT)}${head}`, ...more].join('\n');
  return [`${first.padEnd(INDENT)}${head}`, ...more].join('\n');
}

/** What the codes of the end mean, and the variables of the environment. */
export const EXIT_CODES = /** @type {const} */ ([
  ['0', 'the result is written'],
  ['1', 'it failed: a file cannot be written, memory is out, no path leads to the end'],
  ['2', 'the words are wrong, or the maze that was read'],
]);

/**
 * The help of a command.
 * @param {Command} command
 * @param {Library} library
 */
export function helpOf(command, library) {
  const { bold, dim } = colorsOf(library.streams.stdout);
  const { name, usage, intro, kinds } = command;
  const usages = usage.map(
    (form, i) => `${i === 0 ? 'usage:' : '      '} mazewright ${name} ${form}`,
  );
  const groups = groupsOf(command, library).map(
    ({ title, options }) => `${bold(title)}\n${options.map(optionText).join('\n')}`,
  );
  const examples = command
    .examples(library)
    .map(({ line, about }) => `  ${dim(`# ${about}`)}\n  ${line}`);
  const ids =
    kinds.length === 0
      ? []
      : [
          idsText(library, kinds),
          `mazewright list ${kinds[0]} describes the first ones and their parameters, and so on.`,
        ];
  return [
    usages.join('\n'),
    introText(intro),
    ...groups,
    `${bold('Examples')}\n${examples.join('\n')}`,
    ...ids,
    codesText(),
  ].join('\n\n');
}

const codesText = () =>
  linesOf(
    `Exit codes: ${EXIT_CODES.map(([code, about]) => `${code} ${about}`).join('; ')}.`,
    WIDTH,
  ).join('\n');

/**
 * The help of the program.
 * @param {readonly Command[]} commands
 * @param {NodeJS.WriteStream} stdout
 */
export function overview(commands, stdout) {
  const { bold } = colorsOf(stdout);
  const wide = Math.max(...commands.map(({ name }) => name.length));
  return `usage: mazewright <command> [options]

${commands.map(({ name, about }) => `  ${bold(name.padEnd(wide))} ${about}`).join('\n')}

mazewright <command> --help shows its options with examples, mazewright --version the version.
Results go to the standard output or to files, all else to the standard error.

Exit codes
${EXIT_CODES.map(([code, about]) => `  ${code}  ${about}`).join('\n')}`;
}
