/** The settings of the page: limits, speeds and what it shows first. */

/**
 * The maze of a first visit; its size depends on the window.
 * @type {import('mazewright').GenerateOptionsWithout<'width' | 'height'>}
 */
export const FIRST_MAZE = { algorithm: 'recursiveBacktracker', seed: 'turtlecraft', params: {} };
/**
 * The first size whose media query holds is used, also by styles/first-maze.css: 31.25em are 500 px, more
 * with larger text.
 */
export const FIRST_SIZES = [
  { name: 'low', media: '(max-height: 31.25em)', width: 30, height: 9 },
  { name: 'tall', media: '(orientation: portrait)', width: 15, height: 18 },
  { name: 'wide', media: 'all', width: 34, height: 22 },
];

/**
 * Bytes for the corners, walls and neighbours of a maze that is not of plain squares, and for a film: a
 * part of the memory of the machine, where the browser tells it.
 */
export const MEMORY_SHARE = 1 / 8;
export const MIN_MEMORY = 2 ** 28;
export const MAX_MEMORY = 2 ** 30;
/** Gigabytes, where the browser does not tell it. */
export const USUAL_MEMORY = 4;

/** A text or a picture makes a maze of so many cells at most. */
export const MAX_STENCIL_CELLS = 262_144;

/** Changed by hand, a larger maze takes too long to be made again after each change. */
export const MAX_CELLS_BY_HAND = 40_000;

/** Generating or asking a maze with more cells blocks the page for longer than a frame. */
export const MAX_CELLS_AT_ONCE = 100_000;
/** The same of a maze whose cells have to be measured, as all but plain squares. */
export const MAX_MEASURED_AT_ONCE = 12_000;
/**
 * A maze of more work is generated in a worker, whatever one of its kind took before: some find out only after
 * many tries that there is none.
 */
export const MAX_WORK_AT_ONCE = 10_000_000;
/** Mazes that the page chooses itself, as in galleries, have at most so much work. */
export const MAX_QUICK_WORK = 100_000_000;
/** How much work is done in a second: what the documentation of `mw.work` says. */
export const WORK_PER_SECOND = 20_000_000;
/** From this many seconds on, the page says how long a maze may take. */
export const LONG_SECONDS = 5;
/** A maze that is expected to take longer is generated in a worker, so that the page stays usable. */
export const MAX_BLOCK_MS = 16;
/** Expected microseconds per cell of a kind of maze that has not been generated before. */
export const SLOWEST_US = 4;

/** Bytes per step of a film: the step, what it overwrote, and its part of the keyframes. */
export const STEP_BYTES = 21;

/** Solid shapes with more cells are not shown in 3D. */
export const MAX_MESH_CELLS = 20_000;
/**
 * Mazes of blocks with more cells are not shown in 3D: with a graphics card, and where the processor
 * draws (512 x 512 cells: more than 3 s a frame).
 */
export const MAX_BLOCK_CELLS = { card: 262_144, software: 65_536 };
/** A 3D view of more cells takes long enough to say that it is being built. */
export const QUICK_SCENE_CELLS = 4_000;

/** Larger dungeons have too many rooms for a list and a sheet of paper. */
export const MAX_TABLE_CELLS = 40_000;

/** The daily maze, but for its seed. It fits a phone. */
export const DAILY_MAZE = {
  algorithm: 'recursiveBacktracker',
  shape: 'square',
  width: 24,
  height: 18,
};
export const WALK_MS = 30;
/** Milliseconds between two updates of the time. */
export const TICK_MS = 250;
/** The solver of the rival: one that does not know the maze. */
export const RUNNER = 'tremaux';

export const MAX_CUBES = 200_000;
/** Longest turn of a script, and longest time of a script that waits for timers. */
export const SCRIPT_MS = 2_000;
export const MAX_SCRIPT_MS = 60_000;
export const SCRIPT_START_MS = 10_000;
/** Milliseconds that a notice stays visible. */
export const NOTICE_MS = 8_000;
/** Messages of a script, and characters of one of them. */
export const MAX_OUTPUT = { lines: 400, characters: 20_000 };
/** Longest compressed script in a link: chat programs cut longer addresses. */
export const MAX_LINK_SCRIPT = 8_000;

/** The walls of a maze of blocks, and the cubes of a script: numbers of the palette. */
export const BLOCK = { height: 2, color: 7 };
export const CUBE_COLOR = 9;
/** The heights of blocks that one can choose. */
export const BLOCK_HEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The world of a first visit. */
export const FIRST_WORLD = { algorithm: 'recursiveBacktracker', seed: 'turtlecraft', chunk: 32 };
/** Largest chunk of the page, which must generate one within a frame; the library has a higher limit. */
export const MAX_CHUNK = 128;
/** Most work of a chunk: one that is made on the way of a walk must not block the page for long. */
export const MAX_CHUNK_WORK = 100_000_000;
/** CSS pixels per cell of the map at first: walls and corridors are seen well. */
export const FIRST_WORLD_SCALE = 16;
/** CSS pixels per cell after a jump to a place. */
export const PLACE_SCALE = 24;

/**
 * The first dungeon: the algorithms from which the first is chosen that the library has, and passes, those
 * of which are used that it has.
 */
export const DUNGEON = {
  algorithms: ['scatteredRooms', 'bspDungeon'],
  passes: [
    { id: 'tidy' },
    { id: 'doors' },
    { id: 'locksAndKeys' },
    { id: 'things', treasure: 1, monsters: 0.02, corridorMonsters: 0 },
  ],
  cell: { wide: 17, narrow: 9 },
  margin: 60,
  /** Cells of a side at least, and of the whole about so many at most. */
  least: 24,
  cells: 3_456,
};

/** Mazes to begin with. */
export const PRESETS = [
  { id: 'child', options: { algorithm: 'primActiveCell', shape: 'square', width: 12, height: 9 } },
  {
    id: 'paper',
    options: {
      algorithm: 'recursiveBacktracker',
      shape: 'square',
      width: 28,
      height: 38,
      exits: 'farthest',
    },
  },
  {
    id: 'hard',
    options: { algorithm: 'wilson', shape: 'square', width: 70, height: 50, exits: 'farthest' },
  },
  {
    id: 'loops',
    options: {
      algorithm: 'huntAndKill',
      shape: 'square',
      width: 36,
      height: 24,
      passes: [{ id: 'braid', share: 0.6 }],
    },
  },
  {
    id: 'woven',
    options: {
      algorithm: 'wilson',
      shape: 'square',
      width: 26,
      height: 18,
      passes: [{ id: 'weave', share: 0.25 }],
    },
  },
  {
    id: 'disc',
    options: { algorithm: 'growingTree', shape: 'polar', width: 8, height: 14, exits: 'farthest' },
  },
  { id: 'honeycomb', options: { algorithm: 'kruskal', shape: 'hex', width: 26, height: 22 } },
  {
    id: 'storeys',
    options: { algorithm: 'wilson', shape: 'cube', width: 12, height: 12, levels: 3 },
  },
  { id: 'labyrinth', options: { algorithm: 'unicursal', shape: 'square', width: 32, height: 22 } },
  {
    id: 'rooms',
    options: {
      algorithm: 'recursiveDivision',
      shape: 'square',
      width: 40,
      height: 28,
      params: { roomSize: 4 },
    },
  },
];

/**
 * The experiment of uniform algorithms: mazes of side x side cells, of which there are so many, by the
 * algorithm and another one, which never makes some of them.
 */
export const EXPERIMENT = { side: 3, trees: 192, mazes: 9_600, other: 'recursiveBacktracker' };
