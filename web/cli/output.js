import { writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { UsageError } from './usage.js';
import { readChoice } from './values.js';

/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */
/** @typedef {import('mazewright/dungeons').Maze} Maze */

/**
 * A format of the catalog with its parameters, or `json`.
 * @param {Mazewright} mw
 * @param {string} text `id,param=value,...`
 */
export function readFormat(mw, text) {
  const { exports } = mw.catalog;
  const { id, params } = readChoice('format', exports, text);
  const row = exports.find((one) => one.id === id);
  if (!row && id !== 'json') {
    const known = ['json', ...exports.map((one) => one.id)].join(', ');
    throw new UsageError(`--format must be one of ${known}; got ${id}`);
  }
  if (!row && Object.keys(params).length > 0) {
    throw new UsageError('--format json has no parameters');
  }
  return { id, params, binary: row?.binary ?? false };
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
