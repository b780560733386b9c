import { groupsOf } from '../command.js';
import { kindsOf } from '../rows.js';
import { EXIT_CODES, paragraphsOf, synopsisOf } from './text.js';

/** @typedef {import('../command.js').Command} Command */
/** @typedef {import('../library.js').Library} Library */

/**
 * A text for roff: no sign of it is a request, hyphens are those of commands, and quotes stay straight.
 * Source: man-pages(7), groff_char(7).
 * @param {string} text
 */
const escaped = (text) =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('"', '\\(dq')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replaceAll('`', '\\(ga')
    .replaceAll(/[^\x20-\x7e\n]/gu, (sign) => {
      const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      return `\\[u${code}]`;
    })
    .replaceAll(/^\./gm, '\\&.');

/** @param {string} text */
const bold = (text) => `\\fB${escaped(text)}\\fR`;

/** An entry of a list. @param {string} head @param {string} text */
const entry = (head, text) => `.TP\n${head}\n${escaped(text)}`;

/** Lines as they are. @param {string} text */
const verbatim = (text) => `.nf\n${escaped(text)}\n.fi`;

/** @param {Command} command @param {Library} library */
function commandText(command, library) {
  const { name, usage, intro } = command;
  const groups = groupsOf(command, library).slice(0, -1);
  const options = groups.flatMap(({ options: all }) => all);
  return [
    `.SS ${name}`,
    ...usage.map(
      (form, i) => `${i > 0 ? '.br\n' : ''}${bold(`mazewright ${name}`)} ${escaped(form)}`,
    ),
    '.PP',
    ...paragraphsOf(intro).map(({ text, isVerbatim }) =>
      isVerbatim ? verbatim(text) : escaped(text),
    ),
    ...options.map((option) => entry(bold(synopsisOf(option)), option.about)),
  ].join('\n');
}

/**
 * The page of the program for man(1), in roff: what the help of all commands says, and every format.
 * @param {readonly Command[]} commands
 * @param {Library} library
 * @param {string} version of the package
 */
export function manPage(commands, library, version) {
  const all = kindsOf(library);
  const examples = commands.flatMap((command) => command.examples(library));
  const ids = Object.entries(all).filter(([kind]) => kind !== 'formats');
  return `${[
    `.TH MAZEWRIGHT 1 "" "mazewright ${version}" "User Commands"`,
    '.SH NAME',
    'mazewright \\- makes mazes and dungeons, solves them, and writes them as files',
    '.SH SYNOPSIS',
    `${bold('mazewright')} \\fIcommand\\fR [\\fIoptions\\fR]`,
    '.br',
    `${bold('mazewright')} \\fIcommand\\fR ${bold('--help')}`,
    '.br',
    `${bold('mazewright --version')}`,
    '.SH DESCRIPTION',
    'Results go to the standard output or to files, all else to the standard error. The same options and the same seed give the same bytes on every machine.',
    '.SH COMMANDS',
    ...commands.map((command) => commandText(command, library)),
    '.SH ROWS',
    ...ids.map(([kind, rows]) => entry(bold(kind), rows.map(({ id }) => id).join(', '))),
    '.PP',
    `${bold('mazewright list')} describes them and their parameters.`,
    '.SH FORMATS',
    ...library.formats.map(({ id, extension, about }) =>
      entry(`${bold(id)} (.${escaped(extension)})`, about),
    ),
    '.SH EXIT STATUS',
    ...EXIT_CODES.map(([code, about]) => entry(bold(code), about)),
    '.SH ENVIRONMENT',
    entry(bold('NO_COLOR'), 'if it is not empty, there are no colours'),
    entry(bold('CI'), 'if it is neither empty nor false, there are no colours and no progress bar'),
    '.SH EXAMPLES',
    ...examples.map(
      ({ line, about }) => `.PP\n${escaped(about)}:\n.PP\n.RS\n${verbatim(line)}\n.RE`,
    ),
  ].join('\n')}\n`;
}
