import { extname } from 'node:path';
import { writeWhole } from './files.js';
import { unknownWord } from './nearest.js';
import { print } from './print.js';
import { UsageError } from './usage.js';
import { readChoice } from './values.js';

/** @typedef {import('./library.js').Library} Library */
/** @typedef {import('./library.js').Maze} Maze */
/** @typedef {import('./formats.js').Format} Format */
/** @typedef {{ format: Format, given: Record<string, any> }} Wanted a format with values of its parameters */

/** The options of every command that writes a maze. @type {readonly import('./command.js').Option[]} */
export const outputOptions = [
  {
    name: 'format',
    value: '<format>',
    values: 'formats',
    about:
      'such as svg,cell=10; default: as the file ends, else text, or svg where a shape has no text',
  },
  { name: 'json', about: 'the same as --format json' },
  {
    name: 'out',
    value: '<file>',
    values: 'files',
    about: 'such as maze.svg; its folder is made; default: the standard output',
  },
];

/**
 * The formats that a file may have by its ending: those with this extension, else the one of this id.
 * @param {readonly Format[]} formats
 * @param {string} ending without the dot
 */
function formatsOfEnding(formats, ending) {
  const found = formats.filter(({ extension }) => extension === ending);
  return found.length > 0 ? found : formats.filter(({ id }) => id.toLowerCase() === ending);
}

/**
 * The format that --format names, with the values of its parameters.
 * @template {{ id: string, params: Format['params'] }} Row
 * @param {readonly Row[]} formats
 * @param {string} text `id,param=value,...`
 * @returns {{ format: Row, given: Record<string, any> }}
 */
export function chooseFormat(formats, text) {
  const { id, params } = readChoice('format', formats, text);
  const format = formats.find((one) => one.id === id);
  if (!format) {
    throw unknownWord(
      '--format',
      id,
      formats.map((one) => one.id),
    );
  }
  if (format.params.length === 0 && Object.keys(params).length > 0) {
    throw new UsageError(`--format ${id} has no parameters`);
  }
  return { format, given: params };
}

/**
 * The format that --format or --json names, or else the ending of --out; null without any of them.
 * @param {readonly Format[]} formats
 * @param {{ format?: string, json?: boolean, out?: string }} values --format is `id,param=value,...`
 * @returns {Wanted | null}
 */
export function readFormat(formats, { format: named, json, out }) {
  if (json && named !== undefined) throw new UsageError('--json and --format exclude each other');
  const text = json ? 'json' : named;
  const ending = extname(out ?? '')
    .slice(1)
    .toLowerCase();
  const byFile = formatsOfEnding(formats, ending);
  if (text === undefined) {
    if (ending === '') return null;
    if (byFile.length > 0) return { format: byFile[0], given: {} };
    const known = [...new Set(formats.map(({ extension }) => `.${extension}`))];
    const { message } = unknownWord('--out', `.${ending}`, known);
    throw new UsageError(
      message.includes('did you mean')
        ? message
        : `--out must end in one of ${known.join(', ')}, or --format must be given; got ${out}`,
    );
  }
  const { format, given } = chooseFormat(formats, text);
  if (byFile.length > 0 && !byFile.includes(format) && format.extension !== ending) {
    throw new UsageError(
      `--out must end in .${format.extension} for --format ${format.id}; got ${out}, which is ${byFile[0].id}`,
    );
  }
  return { format, given };
}

/**
 * The format without --format and --out: the first of the catalog that can hold the maze. If that is not
 * the first one of all, the standard error says so. Cost: that of an export.
 * @param {Library} library
 * @param {Maze} maze
 * @returns {Wanted}
 */
export function usualFormat({ mw, formats, streams }, maze) {
  const ids = mw.catalog.exports.map(({ id }) => /** @type {string} */ (id));
  const [first, ...others] = formats.filter(({ id }) => ids.includes(id));
  if (first.problem(maze) === null) return { format: first, given: {} };
  const format = others.find((one) => one.problem(maze) === null) ?? first;
  streams.stderr.write(`${first.id} needs tiles: shape ${maze.shape} is written as ${format.id}\n`);
  return { format, given: {} };
}

/**
 * Writes to a file, or to the standard output. A terminal is not for bytes.
 * @param {Library} library
 * @param {string | Uint8Array} content
 * @param {string | undefined} file
 */
export function writeOutput({ streams: { stdout } }, content, file) {
  if (file !== undefined) return writeWhole(file, content);
  if (typeof content !== 'string' && stdout.isTTY) {
    throw new UsageError('a binary format must go to a file or a pipe: give --out or redirect it');
  }
  print(stdout, content);
}
