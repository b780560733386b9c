import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { orUsageError, orUsageErrorLater, UsageError } from './usage.js';

/** @typedef {import('./library.js').Library} Library */
/** @typedef {import('./library.js').Maze} Maze */
/** @typedef {import('./library.js').Mazewright} Mazewright */
/** @typedef {import('./readers.js').Reader} Reader */

/** The option that stands for a file. @type {import('./command.js').Option} */
export const codeOption = { name: 'code', value: '<code>', about: 'the maze of this code' };

/** What the help of commands says that read a maze. */
export const INPUT_HELP = `The maze is read from a file, or from the standard input without one or with - for it: a code, JSON,
a text in the style ascii, or what a format with a reader wrote. A code may stand for the file.`;

/**
 * The content of a file, or of the standard input.
 * @param {Library} library
 * @param {string} command for messages
 * @param {string | undefined} file
 */
async function readContent({ streams: { stdin } }, command, file) {
  const isStdin = file === undefined || file === '-';
  if (isStdin && stdin.isTTY) {
    throw new UsageError(`${command}: give a file, --code, or a maze on the standard input`);
  }
  try {
    // Not readFileSync: the standard input may be a pipe that does not block.
    return isStdin ? await buffer(stdin) : readFileSync(file);
  } catch (error) {
    throw new UsageError(`${command}: ${/** @type {Error} */ (error).message}`);
  }
}

/** Why a text is no code of a maze, null if it is one. @param {Mazewright} mw @param {string} text */
function codeProblem(mw, text) {
  if (/\s/.test(text)) return 'it has blanks';
  try {
    mw.options(text);
    return null;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/** Whether a text is the code of a maze. @param {Mazewright} mw @param {string} text */
const isCode = (mw, text) => codeProblem(mw, text) === null;

/**
 * @param {Mazewright} mw
 * @param {Reader} reader
 * @param {Buffer} bytes
 * @returns {Promise<Maze>}
 */
const readBy = async (mw, { binary, read }, bytes) =>
  mw.adopt(await read(binary ? new Uint8Array(bytes) : bytes.toString('utf8')));

/**
 * The maze of a text that is no code: JSON, or drawn with characters.
 * @param {Mazewright} mw
 * @param {string} text
 */
const readText = (mw, text) =>
  text.trimStart().startsWith('{') ? mw.adopt(JSON.parse(text)) : mw.parse(text);

/**
 * The maze of some content. The ending of the file names the reader; without one the content is tried as
 * what the program itself writes, then by every reader.
 * @param {Library} library
 * @param {Buffer} bytes
 * @param {string} ending of the file, without the dot
 * @param {Record<string, any>} more options beside a code
 * @returns {Promise<Maze>}
 */
async function mazeOf({ mw, readers, formats }, bytes, ending, more) {
  const named = readers.find(({ id, extension }) => [id, extension].includes(ending));
  if (named && named.id !== 'json') return orUsageErrorLater(() => readBy(mw, named, bytes));
  const isText = isUtf8(bytes) && !bytes.includes(0);
  const text = isText ? bytes.toString('utf8').replace(/^\ufeff/, '') : null;
  if (text !== null && isCode(mw, text.trim())) return mw.generate(text.trim(), more);
  /** @type {unknown} */
  let reason = new UsageError(
    'a maze must be a code, JSON or a text in the style ascii; got bytes',
  );
  try {
    if (text !== null) return readText(mw, text);
  } catch (error) {
    reason = error;
  }
  for (const reader of readers.filter(({ binary }) => binary || isText)) {
    try {
      return await readBy(mw, reader, bytes);
    } catch {
      // Not of this format: the reason to tell is that of the usual ones.
    }
  }
  return orUsageError(() => {
    throw isOnlyWritten({ formats, readers }, ending)
      ? new UsageError(
          `a .${ending} file cannot be read back; ${listOf(readable(readers))} files can`,
        )
      : reason;
  });
}

/** Formats whose files `readText` reads. */
const TEXTS = ['json', 'text'];

/** @param {readonly Reader[]} readers */
const readable = (readers) => [...new Set([...TEXTS, ...readers.map(({ id }) => id), 'code'])];

/** @param {readonly string[]} names */
const listOf = (names) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/**
 * Whether files with an ending are written by formats alone that nothing reads.
 * @param {Pick<Library, 'formats' | 'readers'>} library
 * @param {string} ending
 */
function isOnlyWritten({ formats, readers }, ending) {
  const written = formats.filter(({ extension }) => extension === ending);
  return written.length > 0 && written.every(({ id }) => !readable(readers).includes(id));
}

/**
 * The maze that a command works on.
 * @param {Library} library
 * @param {string} command for messages
 * @param {{ code?: string }} values
 * @param {readonly string[]} words a file, or nothing
 * @param {Record<string, any>} [more] options beside a code
 * @returns {Promise<Maze>}
 */
export async function readMaze(library, command, { code }, [file, ...rest], more = {}) {
  const extra = code === undefined ? rest[0] : file;
  if (extra !== undefined) {
    throw new UsageError(`${command}: unexpected word ${JSON.stringify(extra)}`);
  }
  const { mw } = library;
  if (code !== undefined) return orUsageError(() => mw.generate(code, more));
  if (file !== undefined && file !== '-' && !existsSync(file)) {
    const problem = codeProblem(mw, file);
    if (problem === null) return orUsageError(() => mw.generate(file, more));
    const given = JSON.stringify(file);
    throw new UsageError(`${command}: there is no file ${given}, and it is no code: ${problem}`);
  }
  const bytes = await readContent(library, command, file);
  const ending = extname(file ?? '')
    .slice(1)
    .toLowerCase();
  return mazeOf(library, bytes, ending, more);
}
