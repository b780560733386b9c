import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { stderr, stdout } from 'node:process';
import { UsageError } from './usage.js';
import { readChoice } from './values.js';

/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */
/** @typedef {import('mazewright/dungeons').Maze} Maze */

/** The format of the program itself, beside those of the catalog. */
export const json = {
  id: 'json',
  extension: 'json',
  about: 'The data, which mw.adopt and mazewright solve read.',
  params: [],
  tiles: false,
  binary: false,
};

/**
 * The format that --format names, or else the extension of --out, with the values `given` for its
 * parameters; null without either.
 * @param {Mazewright} mw
 * @param {{ format?: string, out?: string }} values --format is `id,param=value,...`
 */
export function readFormat(mw, { format, out }) {
  const formats = [json, ...mw.catalog.exports];
  const extension = /^\.(.+)$/.exec(extname(out ?? ''))?.[1].toLowerCase();
  const byFile = formats.filter((one) => one.extension === extension);
  if (format === undefined) {
    if (extension === undefined) return null;
    if (byFile.length > 0) return { ...byFile[0], given: {} };
    const known = [...new Set(formats.map((one) => `.${one.extension}`))].join(', ');
    throw new UsageError(
      `--out must end in one of ${known}, or --format must be given; got ${out}`,
    );
  }
  const { id, params } = readChoice('format', mw.catalog.exports, format);
  const row = formats.find((one) => one.id === id);
  if (!row) {
    throw new UsageError(
      `--format must be one of ${formats.map((one) => one.id).join(', ')}; got ${id}`,
    );
  }
  if (row === json && Object.keys(params).length > 0) {
    throw new UsageError('--format json has no parameters');
  }
  if (byFile.length > 0 && !byFile.includes(row)) {
    throw new UsageError(
      `--out must end in .${row.extension} for --format ${id}; got ${out}, which is ${byFile[0].id}`,
    );
  }
  return { ...row, given: params };
}

/**
 * The format without --format and --out: the first of the catalog that the shape of the maze has. If
 * that is not the first one of all, the standard error says so. Cost: that of an export.
 * @param {Mazewright} mw
 * @param {Maze} maze
 */
export function usualFormat({ catalog: { exports } }, maze) {
  const row = exports.find(({ id }) => hasFormat(maze, id)) ?? exports[0];
  if (row !== exports[0])
    stderr.write(`${exports[0].id} needs tiles: shape ${maze.shape} is written as ${row.id}\n`);
  return { ...row, given: {} };
}

/** @param {Maze} maze @param {import('mazewright/dungeons').ExportId} id */
function hasFormat(maze, id) {
  try {
    maze.export(id);
    return true;
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code !== 'unsupported-shape';
  }
}

/**
 * Writes to a file, or to the standard output. A terminal is not for bytes.
 * @param {string | Uint8Array} content
 * @param {string | undefined} file
 */
export function writeOutput(content, file) {
  if (file !== undefined) return writeFileSync(file, content);
  if (typeof content !== 'string' && stdout.isTTY) {
    throw new UsageError('a binary format must go to a file or a pipe: give --out or redirect it');
  }
  // A reader such as `head` may have seen enough.
  stdout.on('error', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
  });
  stdout.write(content);
}
