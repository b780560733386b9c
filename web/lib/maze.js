import { describe } from './describe.js';
import { fail } from './error.js';
import { encodeFields, entriesOf } from './fields.js';
import { deepFreeze } from './freeze.js';
import { call, MazeGrid } from './maze-grid.js';
import { float32, int32, uint32 } from './parts.js';
import { readWeights } from './weights.js';

/** @typedef {import('./types.js').Catalog} Catalog */
/** @typedef {import('./types.js').Solution} Solution */
/** @typedef {import('./types.js').Stats} Stats */
/** @typedef {Readonly<MazeValue> & import('./generated/ids.js').ExportMethods} Maze */

/** @param {Record<string, unknown> | undefined} options */
const optionLines = (options) => encodeFields(entriesOf(options ?? {}, 'options'));

/** A maze or dungeon: its data and what can be asked of it. `mw.adopt` makes one of plain data. */
export class MazeValue extends MazeGrid {
  /** What a console shows. @override */
  static name = 'Maze';

  /**
   * A way through the maze.
   * @param {import('./types.js').SolveOptions} [options]
   * @returns {Readonly<Solution>} an empty path of length Infinity where there is no way
   */
  solve(options) {
    const entries = entriesOf(options ?? {}, 'options');
    const weights = entries.find(([key]) => key === 'weights')?.[1];
    const { about, arrays } = this[call](
      'solve',
      encodeFields(entries.filter(([key]) => key !== 'weights')),
      weights === undefined ? null : readWeights(weights),
    );
    const path = uint32(arrays[0]);
    const found = path.length > 0;
    return Object.freeze({
      path,
      length: found ? path.length - 1 : Number.POSITIVE_INFINITY,
      cost: found ? about.cost : Number.POSITIVE_INFINITY,
      visited: about.visited,
      steps: arrays.length > 1 ? uint32(arrays[1]) : null,
    });
  }

  /**
   * Passages from a cell to every cell; 0xffffffff where there is no way. Cost: O(cells).
   * @param {number} [from] the start when left out
   * @returns {Uint32Array}
   */
  distances(from) {
    return uint32(this[call]('distances', optionLines({ from })).arrays[0]);
  }

  /**
   * Figures of the maze. Cost: O(cells).
   * @returns {Readonly<Stats>}
   */
  stats() {
    return Object.freeze(this[call]('stats').about);
  }

  /**
   * Squares only. The picture a game draws: 0 wall, else the kind of floor. (2w+1) x (2h+1) tiles
   * for a maze with corridors and walls 1 wide, w x h for a dungeon.
   * @param {{ corridor?: number, wall?: number }} [options]
   * @returns {Readonly<{ width: number, height: number, data: Uint8Array }>}
   */
  tiles(options) {
    const { about, arrays } = this[call]('tiles', optionLines(options));
    return Object.freeze({ ...about, data: arrays[0] });
  }

  /**
   * Walls, x1 y1 x2 y2 each, every wall once; a curved one is several. Where the drawing is cut
   * open (a cylinder unrolled, a cube's net), `seams` draws a wall on a cut on both sides of it.
   * Cost: O(cells).
   * @param {{ seams?: boolean }} [options]
   * @returns {Float32Array}
   */
  lines(options) {
    return float32(this[call]('lines', optionLines(options)).arrays[0]);
  }

  /**
   * The maze as a body, in units of a cell's side: walls that stand on its surface (flat, round,
   * or in levels), stairs, and the floor cell by cell. x to the right, y down the drawing, z up.
   * Cost: O(cells).
   * @param {{ height?: number, thickness?: number }} [options] of the walls, in hundredths of a
   *   cell's side; 60 and 12
   * @returns {import('./types.js').Form}
   */
  form(options) {
    const { arrays } = this[call]('form', optionLines(options));
    const mesh = (/** @type {number} */ at) => ({
      positions: float32(arrays[at]),
      triangles: uint32(arrays[at + 1]),
    });
    const floor = { ...mesh(4), ups: float32(arrays[6]), starts: uint32(arrays[7]) };
    return deepFreeze({ walls: mesh(0), stairs: mesh(2), floor });
  }

  /**
   * Walls as cubes, x y z color each: x the row, y the column, z up from 1. `spread: 2` is the
   * four-wide layout of the ASCII text.
   * @param {{ height?: number, color?: number, spread?: number }} [options]
   * @returns {Int32Array}
   */
  blocks(options) {
    return int32(this[call]('blocks', optionLines(options)).arrays[0]);
  }

  /**
   * The same walls as few boxes, x y z sx sy sz each; cube (x, y, z) fills x..x+1.
   * @param {{ height?: number }} [options]
   * @returns {Float32Array}
   */
  boxes(options) {
    return float32(this[call]('boxes', optionLines(options)).arrays[0]);
  }

  /**
   * One of the export rows of the catalog; each is also a method of its own: `maze.svg()`.
   * @param {import('./generated/ids.js').ExportId} id
   * @param {Record<string, unknown>} [options]
   * @returns {string}
   */
  export(id, options) {
    if (typeof id !== 'string') fail('id', `id must be a text; got ${describe(id)}`);
    const { arrays } = this[call]('export', optionLines(options), id);
    return new TextDecoder().decode(arrays[0]);
  }
}

/**
 * Gives every export row its method.
 * @param {Catalog} catalog
 */
export function addExports(catalog) {
  for (const { id } of catalog.exports) {
    Object.defineProperty(MazeValue.prototype, id, {
      /** @this {MazeValue} @param {Record<string, unknown>} [options] */
      value(options) {
        return this.export(id, options);
      },
      configurable: true,
      writable: true,
    });
  }
}
