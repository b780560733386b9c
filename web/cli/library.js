import process from 'node:process';
import { formatsOf } from './formats.js';
import { readersOf } from './readers.js';

/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */
/** @typedef {import('mazewright/dungeons').Maze} Maze */

/**
 * What the commands work with: the library, the formats of the program, the readers of files, and the
 * book of mazes, and the streams that they read from and write to.
 * @typedef {object} Library
 * @property {Mazewright} mw
 * @property {readonly import('./formats.js').Format[]} formats
 * @property {readonly import('./readers.js').Reader[]} readers
 * @property {typeof import('mazewright/formats').toBook} toBook
 * @property {typeof import('mazewright/formats').bookParams} book its row
 * @property {Streams} streams
 */

/** The streams of a process, or those that stand for them. @typedef {Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>} Streams */

async function open() {
  const [{ createMazewright }, entry, { en: texts }] = await Promise.all([
    import('mazewright/dungeons'),
    import('mazewright/formats'),
    import('mazewright/en'),
  ]);
  const mw = await createMazewright({ texts });
  const { toBook, bookParams: book } = entry;
  const formats = formatsOf(mw, entry.formats);
  return { mw, formats, readers: readersOf(entry, formats), toBook, book };
}

/** @type {ReturnType<typeof open> | undefined} */
let opened;

/**
 * The library with its English texts. Cost: the compilation of its WebAssembly, once.
 * @param {Streams} [streams]
 * @returns {Promise<Library>}
 */
export async function openLibrary(streams = process) {
  opened ??= open();
  return { ...(await opened), streams };
}
