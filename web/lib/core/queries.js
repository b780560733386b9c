import { checkBoolean, readCell, readCells } from '../options/cells.js';
import { coreValue, coreValues, entriesOf, readSeed, recordFrom } from '../options/values.js';
import { readWeights } from '../options/weights.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { deepFreeze } from '../util/freeze.js';
import { checkKeys } from '../util/suggest.js';
import { failLacking } from './features.js';
import { uint32 } from './maze-record.js';
import { pathsOf } from './path-map.js';
import { trustLog } from './trusted-logs.js';

/**
 * The options of generate, solve and walk with their defaults, as the core exports them.
 * @typedef {{ readonly generate: any, readonly solve: any, readonly walk: any }} Defaults
 */

/**
 * What queries use of what some entries have.
 * @typedef {{ readonly layers?: (...call: any[]) => import('../options/types.js').Layers }} QueryFeatures
 */

/**
 * A query of a maze: a function of cpp/bindings/bind.cpp with its arguments, and what its result
 * means. A maze runs it at once (maze/inside.js), a pool later in a worker (library/tasks.js).
 * @template T
 * @typedef {{ name: string,
 *   args?(defaults: Defaults, maze: MazeCells): unknown[],
 *   read(result: any, maze: MazeCells, features: QueryFeatures): T }} Query
 */

/**
 * What a query reads of its maze.
 * @typedef {import('../options/cells.js').Cells
 *   & { neighbour(cell: number, direction: number): number | null }} MazeCells
 */

/**
 * What a picture shows, the lowest first, in sides of a cell: line i of a path has the points starts[i] to
 * starts[i + 1] - 1. Of figures, which are closed, `width` is 0; of lines it is in pixels.
 * @typedef {{ left: number, top: number, width: number, height: number, paths: { name: string, width: number,
 *   points: Float32Array, starts: Uint32Array }[] }} Picture
 */

/** @param {object | undefined} options */
const drawing = (options) => {
  const values = coreValues(entriesOf(options ?? {}, 'options'));
  return () => [values];
};

const float32 = (/** @type {Float32Array | null} */ array) => array ?? new Float32Array(0);
const int32 = (/** @type {Int32Array | null} */ array) => array ?? new Int32Array(0);

/** @typedef {import('../options/types.js').Place} Place */

/**
 * Options of a solver as the core takes them. What are objects in JavaScript have readers of their
 * own: cells, weights and the seed.
 * @param {any} defaults
 * @param {MazeCells} maze
 * @param {[string, unknown][]} entries
 */
function solverRecord(defaults, maze, entries) {
  /** @type {Record<string, unknown>} */
  const given = {};
  /** @type {[string, unknown][]} */
  const plain = [];
  for (const [key, value] of entries) {
    if (key === 'weights' && key in defaults) given.weights = readWeights(value);
    else if (key === 'seed') given.seed = readSeed(value);
    else plain.push([key, key === 'from' || key === 'to' ? readCell(maze, key, value) : value]);
  }
  return { ...recordFrom(defaults, plain), ...given };
}

/** The queries by the names of their methods. A call takes as many arguments as its function has. */
export const queries = {
  /**
   * @param {import('../options/types.js').SolveOptions} [options]
   * @returns {Query<Readonly<import('../options/types.js').Solution>>}
   */
  solve(options) {
    const entries = entriesOf(options ?? {}, 'options');
    const wantsSteps = entries.some(([key, value]) => key === 'steps' && value === true);
    return {
      name: 'solve',
      args: ({ solve }, maze) => [solverRecord(solve, maze, entries)],
      read({ path, cost, visited, steps, count, paths }, maze) {
        const found = path !== null;
        const log = wantsSteps ? uint32(steps) : null;
        trustLog(log, maze);
        return Object.freeze({
          path: uint32(path),
          length: found ? path.length - 1 : Number.POSITIVE_INFINITY,
          cost: found ? cost : Number.POSITIVE_INFINITY,
          visited,
          steps: log,
          ...(count && { count: BigInt(count), paths: Object.freeze(paths ?? []) }),
        });
      },
    };
  },

  /**
   * @param {import('../options/types.js').WalkOptions} [options]
   * @returns {Query<Uint32Array>}
   */
  walk(options) {
    const entries = entriesOf(options ?? {}, 'options');
    return {
      name: 'walk',
      args: (defaults, maze) => [solverRecord(defaults.walk, maze, entries)],
      read: uint32,
    };
  },

  /** @param {Place} [from] @returns {Query<Uint32Array>} */
  distances: (from) => ({
    name: 'distances',
    args: (_, maze) => [from === undefined ? null : readCell(maze, 'from', from)],
    read: uint32,
  }),

  /**
   * @param {Place | ArrayLike<Place>} goals
   * @param {import('../options/types.js').PathsOptions} [options]
   * @returns {Query<Readonly<import('./path-map.js').Paths>>}
   */
  paths(goals, options) {
    const entries = entriesOf(options ?? {}, 'options');
    checkKeys(entries, ['weights', 'flee'], 'paths');
    const { weights: given, flee = false } = Object.fromEntries(entries);
    const weights = given === undefined ? null : readWeights(given);
    checkBoolean('flee', flee);
    return {
      name: 'paths',
      args: (_, maze) => [readCells(maze, 'goals', goals), weights, flee],
      read: pathsOf,
    };
  },

  /** @returns {Query<Readonly<import('../options/types.js').Stats>>} */
  stats: () => ({
    name: 'stats',
    read: ({ solutionLength, centre, deadEndLength, ...stats }) =>
      Object.freeze({
        ...stats,
        centre: centre === NO_CELL ? null : centre,
        river: deadEndLength / Math.max(1, stats.deadEnds),
        solutionLength: solutionLength === UNREACHABLE ? null : solutionLength,
      }),
  }),

  /** @returns {Query<import('../options/types.js').Bottlenecks>} */
  bottlenecks: () => ({
    name: 'bottlenecks',
    read: ({ cells, passages }) =>
      Object.freeze({ cells: uint32(cells), passages: uint32(passages) }),
  }),

  /**
   * @param {{ from?: Place, to?: Place }} [options]
   * @returns {Query<number | null>}
   */
  difficulty(options) {
    const entries = entriesOf(options ?? {}, 'options');
    checkKeys(entries, ['from', 'to'], 'difficulty');
    const ends = Object.fromEntries(entries);
    return {
      name: 'difficulty',
      args: (_, maze) =>
        ['from', 'to'].map((end) => (end in ends ? readCell(maze, end, ends[end]) : null)),
      read: (number) => (Number.isNaN(number) ? null : number),
    };
  },

  /**
   * @param {import('../options/types.js').TilesOptions & import('../options/types.js').LevelOptions & { layers?: boolean }} [options]
   * @returns {Query<any>}
   */
  tiles(options) {
    const entries = entriesOf(options ?? {}, 'options');
    const { layers = false, ...plain } = Object.fromEntries(entries);
    checkBoolean('layers', layers);
    return {
      name: 'tiles',
      args: drawing(plain),
      read: (tiles, /** @type {any} */ maze, features) =>
        layers
          ? (features.layers ?? failLacking('layers'))(maze, tiles, plain)
          : Object.freeze(tiles),
    };
  },

  /** @param {import('../options/types.js').LinesOptions} [options] @returns {Query<Float32Array>} */
  lines: (options) => ({ name: 'lines', args: drawing(options), read: float32 }),

  /**
   * @param {import('../options/types.js').MeshesOptions} [options]
   * @returns {Query<import('../options/types.js').Meshes>}
   */
  meshes: (options) => ({
    name: 'meshes',
    args: drawing(options),
    read({ walls, stairs, tunnels, arrows, floor, starts }) {
      const mesh = (/** @type {any} */ { positions, normals, triangles }) => ({
        positions: float32(positions),
        normals: float32(normals),
        triangles: uint32(triangles),
      });
      return deepFreeze({
        walls: mesh(walls),
        stairs: mesh(stairs),
        tunnels: mesh(tunnels),
        arrows: mesh(arrows),
        floor: { ...mesh(floor), starts: uint32(starts) },
      });
    },
  }),

  /**
   * @param {import('../options/types.js').BlocksOptions} [options]
   * @returns {Query<Int32Array>}
   */
  blocks: (options) => ({ name: 'blocks', args: drawing(options), read: int32 }),

  /** @param {import('../options/types.js').BoxesOptions} [options] @returns {Query<Float32Array>} */
  boxes: (options) => ({ name: 'boxes', args: drawing(options), read: float32 }),

  /** @returns {Query<import('../options/types.js').Polygons>} */
  polygons: () => ({
    name: 'polygons',
    read: ({ points, sides, starts, centres, pole }) =>
      Object.freeze({
        points: float32(points),
        sides: sides ?? new Uint8Array(0),
        starts: uint32(starts),
        centres: float32(centres),
        pole: pole && { x: pole[0], y: pole[1] },
      }),
  }),

  /** @returns {Query<Uint32Array>} */
  links: () => ({ name: 'links', read: uint32 }),

  /** @returns {Query<Uint32Array>} */
  adjacency: () => ({ name: 'adjacency', read: uint32 }),

  /**
   * @template {import('../generated/ids.js').ExportId} Id
   * @param {Id} id
   * @param {import('../generated/ids.js').ExportOptions[Id]} [options]
   * @returns {Query<import('../options/types.js').ExportResult<Id>>}
   */
  export(id, options) {
    if (typeof id !== 'string') fail('id', `id must be a text; got ${describe(id)}`);
    const values = coreValues(entriesOf(options ?? {}, 'options'));
    return {
      name: 'export',
      args: () => [String(coreValue(id)), values],
      read: (file) => file ?? new Uint8Array(0),
    };
  },
};

const UNREACHABLE = 0xffffffff;
const NO_CELL = 0xffffffff;

/**
 * @typedef {object} Pixels
 * @property {number} width
 * @property {number} height
 * @property {Uint32Array} palette 0xrrggbbaa of each colour
 * @property {Uint8Array} pixels a number of a colour per pixel of the rows that differ from the row above
 * @property {Uint32Array} rows per row of the picture the number of its row of pixels
 */

/**
 * The pixels of a picture, for the formats of the package; no method of pools.
 * @param {object} options of `maze.png`
 * @returns {Query<Pixels>}
 */
export const pixelsQuery = (options) => ({
  name: 'pixels',
  args: drawing(options),
  read: (pixels) => pixels,
});

/**
 * The layers of a picture, for the formats of the package; no method of pools.
 * @param {object} options of `maze.svg`
 * @returns {Query<Picture>}
 */
export const pictureQuery = (options) => ({
  name: 'picture',
  args: drawing(options),
  read({ frame: [left, top, right, bottom], paths }) {
    const lines = (paths ?? []).map(
      (/** @type {any} */ { name, width, lines: { points, starts } }) => ({
        name,
        width,
        points,
        starts,
      }),
    );
    return { left, top, width: right - left, height: bottom - top, paths: lines };
  },
});
