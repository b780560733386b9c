import { fail, MazeError } from '../util/error.js';

/** @import { Problem } from '../util/error.js' */
/** @import { MazeLibrary } from './types.js' */

/**
 * The other entries of the package, which elements load: libraries, from the smallest to the largest, and the
 * sentences of problems in Korean.
 * @typedef {object} Loaders
 * @property {Readonly<Record<string, () => Promise<{ createMazewright(): Promise<MazeLibrary> }>>>} libraries
 * @property {() => Promise<{ koreanProblem(problem: Problem): string }>} korean
 */

/** @type {Loaders} */
let loaders;

/** @param {Loaders} entries */
export function useLoaders(entries) {
  loaders = entries;
}

/** The sentences of problems in Korean. */
export const koreanTexts = () => loaders.korean();

/** What a MazeError of an entry says that lacks something. */
const NEEDS = /needs '(mazewright[\w/]*)'/;

/** Libraries by their entries: one for all elements of a page. @type {Map<string, Promise<MazeLibrary>>} */
const libraries = new Map();

/** The library that the page has made itself. @type {MazeLibrary | null} */
let own = null;

/** Has all elements use a library that exists, in place of loading one. @param {MazeLibrary | null} library */
export function useLibrary(library) {
  own = library;
}

/** @param {string} id of an entry */
function libraryOf(id) {
  let library = libraries.get(id);
  if (!library) {
    library = loaders.libraries[id]().then(
      ({ createMazewright }) => createMazewright(),
      (reason) => fail('library', `library could not be loaded: ${reason?.message ?? reason}`),
    );
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
 * @param {(mw: MazeLibrary) => Result} work
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
      if (!needed || needed === id || !(needed in loaders.libraries)) throw error;
      id = needed;
    }
  }
}
