/**
 * Worlds as map tiles: a handler of requests for Leaflet, OpenLayers and other map libraries, in every
 * server that has Request and Response.
 * @module
 */

export * from './library/public-types.js';
export { createTileHandler } from './tiles/handler.js';
export { MazeError } from './util/error.js';

/** @typedef {import('./tiles/limits.js').TileLimits} TileLimits */
/** @typedef {import('./tiles/replies.js').TileRequest} TileRequest */
/** @typedef {import('./tiles/replies.js').TileResponse} TileResponse */
/** @typedef {import('./tiles/replies.js').TileAnswer} TileAnswer */
/** @typedef {import('./tiles/worlds.js').TileWorld} TileWorld */
/** @typedef {import('./tiles/worlds.js').WorldMaker} WorldMaker */
