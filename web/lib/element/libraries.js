import { MazeError } from '../util/error.js';

/** @import { Mazewright } from '../library/mazewright.js' */

/**
 * The entries of the package, from the smallest to the largest, each loaded when a maze first needs it.
 * @type {Readonly<Record<string, () => Promise<{ createMazewright(): Promise<Mazewright> }>>>}
 */
const ENTRIES = {
  'mazewright/small': () => import('../small.js'),
  mazewright: () => import('../index.js'),
  'mazewright/dungeons': () => import('../dungeons.js'),
};

/** What a MazeError of an entry says that lacks something. */
const NEEDS = /needs '(mazewright[\w/]*)'/;

/** Libraries by their entries: one for all elements of a page. @type {Map<string, Promise<Mazewright>>} */
const libraries = new Map();

/** The library that the page has made itself. @type {Mazewright | null} */
let own = null;

/** Has all elements use a library that exists, in place of loading one. @param {Mazewright | null} library */
export function useLibrary(library) {
  own = library;
}

/** @param {string} id of an entry */
function libraryOf(id) {
  let library = libraries.get(id);
  if (!library) {
    library = ENTRIES[id]().then(({ createMazewright }) => createMazewright());
    libraries.set(id, library);
    // A network may be back later.
    library.catch(() => libraries.delete(id));
  }
  return library;
}

/**
 * Does something with the smallest library that can: where one lacks something, its error names the entry
 * that has it.
 * @template Result
 * @param {(mw: Mazewright) => Result} work
 * @param {string} [first] the entry to begin with
 * @returns {Promise<Result>}
 */
export async function withLibrary(work, first = 'mazewright/small') {
  if (own) return work(own);
  let id = first;
  for (;;) {
    const mw = await libraryOf(id);
    try {
      return work(mw);
    } catch (error) {
      const needed = error instanceof MazeError ? NEEDS.exec(error.message)?.[1] : undefined;
      if (!needed || needed === id || !(needed in ENTRIES)) throw error;
      id = needed;
    }
  }
}
