import { queries } from '../core/queries.js';
import { ask, MazeGrid } from './grid.js';
import { jsonOf } from './json.js';

/** @typedef {import('../options/types.js').Catalog} Catalog */
/** @typedef {import('../options/types.js').Solution} Solution */
/** @typedef {import('../options/types.js').Stats} Stats */
/** @typedef {Readonly<MazeValue> & import('../generated/ids.js').ExportMethods} Maze */

/** A maze or dungeon: its data and what can be asked of it. `mw.adopt` makes one of plain data. */
export class MazeValue extends MazeGrid {
  /** What a console shows. @override */
  static name = 'Maze';

  /**
   * @param {import('../core/core.js').Core} core
   * @param {import('../core/maze-record.js').Parts} parts
   * @param {number} [id] by which the core keeps it already
   */
  constructor(core, parts, id) {
    super(core, parts, id);
    Object.freeze(this);
  }

  /**
   * A way through the maze.
   * @param {import('../options/types.js').SolveOptions} [options]
   * @returns {Readonly<Solution>} an empty path of length Infinity where there is no way
   */
  solve(options) {
    return this[ask](queries.solve(options));
  }

  /**
   * Passages from a cell to every cell; 0xffffffff where there is no way. Cost: O(cells).
   * @param {number} [from] the start when left out
   * @returns {Uint32Array}
   */
  distances(from) {
    return this[ask](queries.distances(from));
  }

  /**
   * Figures of the maze. Cost: O(cells).
   * @returns {Readonly<Stats>}
   */
  stats() {
    return this[ask](queries.stats());
  }

  /**
   * Squares only. The picture a game draws: 0 wall, else the kind of floor. (2w+1) x (2h+1) tiles
   * for a maze with corridors and walls 1 wide, w x h for a dungeon.
   * @param {{ corridor?: number, wall?: number }} [options]
   * @returns {Readonly<{ width: number, height: number, data: Uint8Array }>}
   */
  tiles(options) {
    return this[ask](queries.tiles(options));
  }

  /**
   * Walls, x1 y1 x2 y2 each, every wall once; a curved one is several. Where the drawing is cut
   * open (a cylinder unrolled, a cube's net), `seams` draws a wall on a cut on both sides of it.
   * Cost: O(cells).
   * @param {{ seams?: boolean }} [options]
   * @returns {Float32Array}
   */
  lines(options) {
    return this[ask](queries.lines(options));
  }

  /**
   * The maze as a body, in units of a cell's side: walls that stand on its surface (flat, round,
   * or in levels), stairs, and the floor cell by cell. x to the right, y down the drawing, z up.
   * Cost: O(cells).
   * @param {{ height?: number, thickness?: number }} [options] of the walls, in hundredths of a
   *   cell's side; 60 and 12
   * @returns {import('../options/types.js').Meshes}
   */
  meshes(options) {
    return this[ask](queries.meshes(options));
  }

  /**
   * Walls as cubes, x y z color each: x the row, y the column, z up from 1. `spread: 2` is the
   * four-wide layout of the ASCII text.
   * @param {{ height?: number, color?: number, spread?: number }} [options]
   * @returns {Int32Array}
   */
  blocks(options) {
    return this[ask](queries.blocks(options));
  }

  /**
   * The same walls as few boxes, x y z sx sy sz each; cube (x, y, z) fills x..x+1.
   * @param {{ height?: number }} [options]
   * @returns {Float32Array}
   */
  boxes(options) {
    return this[ask](queries.boxes(options));
  }

  /**
   * One of the export rows of the catalog; each is also a method of its own: `maze.svg()`.
   * @param {import('../generated/ids.js').ExportId} id
   * @param {Record<string, unknown>} [options]
   * @returns {string}
   */
  export(id, options) {
    return this[ask](queries.export(id, options));
  }

  /**
   * The maze as plain data for `JSON.stringify`: every field by its name, typed arrays as base64 of
   * their little-endian bytes, a BigInt seed as { bigint: digits }, and `format`, the version of
   * this layout. `mw.adopt` turns it into the maze again. Cost: O(cells).
   * @returns {import('../options/types.js').MazeJson}
   */
  toJSON() {
    return jsonOf(this);
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
