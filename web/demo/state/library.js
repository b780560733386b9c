import { lazy } from '../ui/lazy.js';

/** @import { Mazewright } from 'mazewright/dungeons' */

/** What every program of the library has, by the one that was loaded first: set before any maze is made. */
/** @type {typeof import('mazewright/dungeons').MazeError} */
export let MazeError;
/** @type {typeof import('mazewright/dungeons').OPERATIONS} */
export let OPERATIONS;
/** @type {typeof import('mazewright/dungeons').MARKS} */
export let MARKS;

/** @typedef {Pick<typeof import('mazewright/dungeons'), 'MazeError' | 'OPERATIONS' | 'MARKS'>} Shared */

/** @template {Shared} Library @param {Library} library */
function share(library) {
  ({ MazeError, OPERATIONS, MARKS } = library);
  return library;
}

/**
 * The library for one plain maze, half as heavy as the whole. It has every maze algorithm and every
 * shape, but of the rest only what the first maze and a game in it need.
 */
export const plainLibrary = lazy(async () => {
  const { createMazewright } = share(await import('mazewright/small'));
  return /** @type {Mazewright} */ (/** @type {unknown} */ (await createMazewright()));
});

/** The whole library. It makes the same bytes. */
export const wholeLibrary = lazy(async () => {
  const { createMazewright } = share(await import('mazewright/dungeons'));
  return createMazewright();
});
