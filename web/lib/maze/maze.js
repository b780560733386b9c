import { queries } from '../core/queries.js';
import { MazeGrid, runQuery } from './grid.js';
import { jsonOf } from './json.js';

/** @typedef {import('../options/types.js').Place} Place */
/** @typedef {import('../options/types.js').Solution} Solution */
/** @typedef {import('../options/types.js').Stats} Stats */
/** @typedef {Readonly<MazeValue> & import('../generated/ids.js').ExportMethods} Maze */

/** A maze or dungeon: frozen data, and methods that compute from it. Made by `mw.generate`. */
export class MazeValue extends MazeGrid {
  /** The name that a console shows. @override */
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
   * A path from one cell to another. Cost: the solver's (`cost` in its catalog row).
   * @param {import('../options/types.js').SolveOptions & import('../generated/ids.js').SolverParams} [options]
   *   with the parameters of the solver
   * @returns {Readonly<Solution>} with an empty path of length Infinity if no path exists
   */
  solve(options) {
    return this[runQuery](queries.solve(options));
  }

  /**
   * The length of a shortest path from one cell to every cell, in passages; 0xffffffff where none
   * leads. Cost: O(cells).
   * @param {Place} [from] the start
   * @returns {Uint32Array}
   */
  distances(from) {
    return this[runQuery](queries.distances(from));
  }

  /**
   * Shortest paths from every cell to the nearest of some goals, made once and then read without
   * further cost: what many walkers towards one goal need. Cost: O(cells) time and 9 bytes per cell;
   * O(cells log cells) with weights.
   * @param {Place | ArrayLike<Place>} goals an open cell, or several
   * @param {{ weights?: Uint32Array | readonly number[] }} [options] per cell the cost of entering
   *   it, as for `solve`
   * @returns {Readonly<import('../core/path-map.js').Paths>}
   */
  paths(goals, options) {
    return this[runQuery](queries.paths(goals, options));
  }

  /**
   * Counts of cells, passages, dead ends and more. Cost: O(cells).
   * @returns {Readonly<Stats>}
   */
  stats() {
    return this[runQuery](queries.stats());
  }

  /**
   * The maze as square tiles, row by row: 0 wall, else the kind of floor. A maze has
   * (2 width + 1) x (2 height + 1) tiles when corridors and walls are 1 wide, a dungeon one per cell.
   * Shapes of squares only. Cost: O(tiles).
   * @param {{ corridor?: number, wall?: number }} [options]
   * @returns {Readonly<{ width: number, height: number, data: Uint8Array }>}
   */
  tiles(options) {
    return this[runQuery](queries.tiles(options));
  }

  /**
   * The walls as line segments x1 y1 x2 y2, each once; a curved wall is several segments. Where the
   * drawing is cut open (a cylinder unrolled, a cube's net), `seams` draws a wall that lies on a cut
   * on both sides of it. Cost: O(cells).
   * @param {{ seams?: boolean }} [options]
   * @returns {Float32Array}
   */
  lines(options) {
    return this[runQuery](queries.lines(options));
  }

  /**
   * The maze as triangle meshes with normals, in units of a cell's side: walls that stand on the
   * surface (flat, round, or in levels), stairs, and the floor cell by cell. Right-handed, triangles
   * counter-clockwise as seen from outside, so that a material of front faces is enough; a Möbius
   * strip, which has one side, needs both. With `up: 'y'` (three.js, Babylon.js) x is the drawing's
   * x, y the height and z the drawing's y; with `up: 'z'` y is minus the drawing's y and z the
   * height. Cost: O(cells).
   * @param {{ height?: number, thickness?: number, up?: 'y' | 'z' }} [options] height and thickness
   *   of the walls in hundredths of a cell's side, 60 and 12; the axis that points up, 'y'
   * @returns {import('../options/types.js').Meshes}
   */
  meshes(options) {
    return this[runQuery](queries.meshes(options));
  }

  /**
   * The walls as cubes, four numbers each: x the row, y the column, z from 1 upwards, color. These
   * are the axes of turtlecraft, and of no other drawing here. Shapes of squares only. Cost:
   * O(cubes).
   * @param {{ height?: number, color?: number, spread?: number }} [options] height in cubes, 2;
   *   color, 9; spread 2 for the layout of the ASCII text, four columns per cell; 1
   * @returns {Int32Array}
   */
  blocks(options) {
    return this[runQuery](queries.blocks(options));
  }

  /**
   * The walls of `tiles` as few boxes, six numbers each: the least corner x y z and the sizes sx sy
   * sz, in tiles. They stand at height 0, with the axes of `meshes`. Shapes of squares only. Cost:
   * O(tiles).
   * @param {{ height?: number, up?: 'y' | 'z' }} [options] height in tiles, 2; the axis that points
   *   up, 'y'
   * @returns {Float32Array}
   */
  boxes(options) {
    return this[runQuery](queries.boxes(options));
  }

  /**
   * The maze in a format of the catalog. Each format is a method of its own as well: `maze.svg()`.
   * @template {import('../generated/ids.js').ExportId} Id
   * @param {Id} id
   * @param {Record<string, unknown>} [options]
   * @returns {import('../options/types.js').ExportResult<Id>} a text, or the bytes of a binary format
   */
  export(id, options) {
    return this[runQuery](queries.export(id, options));
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
 * Adds a method for every format of the catalog.
 * @param {readonly import('../generated/ids.js').ExportId[]} ids
 */
export function addExports(ids) {
  for (const id of ids) {
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
