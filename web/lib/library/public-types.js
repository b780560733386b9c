/**
 * Every type of the public calls, by name: the entries of the package export all of them. It has no
 * code.
 * @module
 */

export * from '../generated/ids.js';
export * from '../options/types.js';

/**
 * @template {import('../generated/ids.js').ShapeId} [Shape=import('../generated/ids.js').ShapeId]
 * @typedef {import('../maze/maze.js').Maze<Shape>} Maze
 */

/**
 * @template {import('../generated/ids.js').ShapeId} [Shape=import('../generated/ids.js').ShapeId]
 * @typedef {import('../maze/maze.js').AnyMaze<Shape>} AnyMaze
 */

/**
 * @template {import('../generated/ids.js').ShapeId} [Shape=import('../generated/ids.js').ShapeId]
 * @typedef {import('../maze/film.js').FilmStep<Shape>} FilmStep
 */

/**
 * @template {import('../generated/ids.js').ShapeId} [Shape=import('../generated/ids.js').ShapeId]
 * @typedef {import('../maze/film.js').StepOptions<Shape>} StepOptions
 */

/**
 * @template {import('../generated/ids.js').ShapeId} [Shape=import('../generated/ids.js').ShapeId]
 * @typedef {import('./aim.js').Aimed<Shape>} Aimed
 */

/** @typedef {import('../core/path-map.js').Paths} Paths */
/** @typedef {import('../maze/operations.js').Operation} Operation */
/** @typedef {import('../maze/rows.js').CommonRowsOptions} CommonRowsOptions */
/** @typedef {import('../maze/rows.js').MazeRows} MazeRows */
/** @typedef {import('../maze/rows.js').RowsOptions} RowsOptions */
/** @typedef {import('../maze/runner.js').Runner} Runner */
/** @typedef {import('../options/graph.js').Graph} Graph */
/** @typedef {import('../options/mask.js').Mask} Mask */
/**
 * @template {import('../generated/ids.js').ShapeId} [Shape=import('../generated/ids.js').ShapeId]
 * @typedef {import('../tools/living.js').Living<Shape>} Living
 */

/** @typedef {import('../tools/play.js').GameDoors} GameDoors */
/** @typedef {import('../tools/random.js').AnyList} AnyList */
/** @typedef {import('../tools/random.js').Random} Random */
/** @typedef {import('../util/error.js').ErrorCode} ErrorCode */
/** @typedef {import('../util/error.js').Problem} Problem */
/** @typedef {import('../world/area.js').WorldArea} WorldArea */
/** @typedef {import('../world/options.js').CommonWorldOptions} CommonWorldOptions */
/** @typedef {import('../world/options.js').WorldOptions} WorldOptions */
/** @typedef {import('../world/places.js').WorldCell} WorldCell */
/** @typedef {import('../world/seams.js').SeamLine} SeamLine */
/** @typedef {import('../world/world.js').ChunkCell} ChunkCell */
/** @typedef {import('../world/world.js').Side} Side */
/** @typedef {import('../world/world.js').WorldDoor} WorldDoor */
