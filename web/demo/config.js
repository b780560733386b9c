/** Everything about the page that someone may want to turn: limits, speeds and the first maze. */

/**
 * The maze of a first visit; width and height follow from the window.
 * @type {Omit<import('mazewright').GenerateOptions, 'width' | 'height'>}
 */
export const FIRST_MAZE = { algorithm: 'recursiveBacktracker', seed: 'turtlecraft', params: {} };
export const FIRST_CELL = { wide: 30, narrow: 24 };
export const FIRST_MOST = { width: 44, height: 30 };

/** The page draws every cell itself, so it asks for less than the library could make. */
export const MOST_CELLS = 262_144;

/** Mazes that take longer are made beside the page, which goes on meanwhile; */
export const MOST_BLOCK_MS = 16;
/** and microseconds a cell that one may take whose kind has not been made before. */
export const SLOWEST_US = 4;

/** A longer film takes too much memory, and nobody sees its end. */
export const MOST_STEPS = 8_000_000;
/** Nor is one asked for of a maze that took longer, which would stop the page for longer still. */
export const MOST_MAKE_MS = 2_500;

/** Bodies with more cells are not shown in 3D; blocks can be more. */
export const MOST_FORM_CELLS = 20_000;

/** Seed 001's AI_MOVE_SECOND. */
export const RUNNER_MS = 125;
export const WALK_MS = 30;
/** The runner that finds its way by trying, instead of following a solver's path. */
export const EXPLORER = 'explorer';

export const MOST_CUBES = 200_000;
export const SCRIPT_MS = 2_000;
export const SCRIPT_START_MS = 10_000;
/** How long a notice stays. */
export const NOTICE_MS = 8_000;
export const MOST_OUTPUT = { lines: 400, characters: 2_000 };

export const BLOCK = { height: 2, color: 9 };

/** The world of a first visit. */
export const FIRST_WORLD = { algorithm: 'recursiveBacktracker', seed: 'turtlecraft', chunk: 32 };
/** A chunk must not take longer to make than a frame may: the library itself takes larger ones. */
export const MOST_CHUNK = 128;
/** CSS pixels of a cell that someone goes to. */
export const PLACE_SCALE = 24;
