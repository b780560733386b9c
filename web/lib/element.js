/**
 * Mazes as elements of a page: importing it makes `<maze-view>` known to the browser. On servers it does
 * nothing, and `mazeViewHtml` writes the element with its picture.
 * @module
 */
import { define } from './element/maze-view.js';

export { mazeViewHtml } from './element/html.js';
export { MazeView } from './element/maze-view.js';
export * from './library/public-types.js';
export { MazeError } from './util/error.js';

/** @typedef {import('./element/types.js').MazeLibrary} MazeLibrary */
/** @typedef {import('./element/types.js').MazeViewAttributes} MazeViewAttributes */
/** @typedef {import('./element/types.js').MazeViewEvents} MazeViewEvents */
/** @typedef {import('./element/types.js').MazeViewOptions} MazeViewOptions */
/** @typedef {import('./element/types.js').MazeViewProperties} MazeViewProperties */
/** @typedef {import('./element/types.js').MazeViewWord} MazeViewWord */
/** @typedef {import('./maze/film.js').Film} Film */
/** @typedef {import('./maze/game.js').Game} Game */

define({
  libraries: {
    'mazewright/small': () => import('./small.js'),
    mazewright: () => import('./index.js'),
    'mazewright/dungeons': () => import('./dungeons.js'),
  },
  korean: () => import('./ko.js'),
});
