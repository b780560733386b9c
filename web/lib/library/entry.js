/**
 * What every entry exports besides `createMazewright`.
 * @module
 */

export { Film } from '../maze/film.js';
export { Game } from '../maze/game.js';
export { MARKS, OPERATIONS } from '../maze/operations.js';
export { MazeError } from '../util/error.js';
export { Mazewright } from './mazewright.js';
export * from './public-types.js';
