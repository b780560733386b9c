import { formatsOf } from './formats.js';
import { readersOf } from './readers.js';

/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */
/** @typedef {import('mazewright/dungeons').Maze} Maze */
/** @typedef {import('mazewright/formats').FormatParam} FormatParam */

/**
 * What the commands work with: the library, the formats of the program, the readers of files, and the
 * book with its parameters, if the package has one.
 * @typedef {object} Library
 * @property {Mazewright} mw
 * @property {readonly import('./formats.js').Format[]} formats
 * @property {readonly import('./readers.js').Reader[]} readers
 * @property {{ write: (mw: Mazewright, options: any) => any, params: readonly FormatParam[] } | null} book
 */

/**
 * The library with its English texts. Cost: the compilation of its WebAssembly.
 * @returns {Promise<Library>}
 */
export async function openLibrary() {
  const [{ createMazewright }, entry, { en: texts }] = await Promise.all([
    import('mazewright/dungeons'),
    import('mazewright/formats'),
    import('mazewright/en'),
  ]);
  const mw = await createMazewright({ texts });
  const { toBook, bookParams } = /** @type {any} */ (entry);
  const formats = formatsOf(mw, entry.formats);
  return {
    mw,
    formats,
    readers: readersOf(entry, formats),
    book: toBook && bookParams ? { write: toBook, params: bookParams } : null,
  };
}
