import { nextId } from '../core/core.js';
import { dataOf, uint32 } from '../core/maze-record.js';
import { queries } from '../core/queries.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkIndex, MazeData } from './data.js';
import { neighbourAndBack } from './neighbours.js';

/** @import { Call, Core } from '../core/core.js' */
/** @import { Parts } from '../core/maze-record.js' */
/** @import { Query } from '../core/queries.js' */
/** @import { ShapeId } from '../generated/ids.js' */
/** @import { DirectionOf, Polygons, Position } from '../options/types.js' */
/** @import { Neighbours } from './neighbours.js' */

/** Runs a query of a maze in the core; for the classes of a maze only. @internal */
export const runQuery = Symbol('runQuery');
/** A query as a call that any core can run; for pools. @internal */
export const callOf = Symbol('call');

/** Gives the tables of a maze's grid; for loops of this package over many cells. @internal */
export const neighbours = Symbol('neighbours');

/**
 * The grid of a maze: positions and outlines of its cells, and their neighbours.
 * @template {ShapeId} [Shape=ShapeId]
 * @extends {MazeData<Shape>}
 */
export class MazeGrid extends MazeData {
  /** @type {Core} */
  #core;
  /** The number by which cores keep it. */
  #id;
  /** @type {Neighbours | undefined} */
  #neighbours;
  /** @type {Polygons | undefined} */
  #polygons;

  /**
   * @internal
   * @param {Core} core
   * @param {Parts} parts
   * @param {number} [id] by which the core keeps it already
   */
  constructor(core, parts, id = nextId()) {
    super(parts);
    this.#core = core;
    this.#id = id;
  }

  /**
   * Whether a value is a maze of this package. Never throws, not even for a revoked proxy.
   * @internal
   * @param {any} value
   * @returns {value is MazeGrid}
   */
  static is(value) {
    return typeof value === 'object' && value !== null && #core in value;
  }

  /**
   * The index of the cell at a position. Cost: O(1).
   * @param {number} x position in the row; on round shapes, in the ring
   * @param {number} y the row; on round shapes, the ring counted from the centre
   * @param {number} [level] on a cube's surface, the face; 0
   * @returns {number}
   * @example
   * maze.cellAt(3, 2); // 27
   */
  cellAt(x, y, level = 0) {
    const rows = this.#rows();
    checkIndex('y', y, this.height);
    checkIndex('x', x, rows ? rows[y + 1] - rows[y] : this.width);
    checkIndex('level', level, this.levels);
    return rows ? rows[y] + x : (level * this.height + y) * this.width + x;
  }

  /**
   * The position of a cell: the inverse of `cellAt`. Cost: O(1); O(rows) where rows differ in length.
   * @param {number} cell
   * @returns {Position}
   * @example
   * maze.positionOf(27).y; // 2
   */
  positionOf(cell) {
    checkIndex('cell', cell, this.cellCount);
    const rows = this.#rows();
    if (rows) {
      const y = rows.findIndex((start) => start > cell) - 1;
      return { x: cell - rows[y], y, level: 0 };
    }
    const row = Math.floor(cell / this.width);
    return { x: cell % this.width, y: row % this.height, level: Math.floor(row / this.height) };
  }

  /**
   * The corners of a cell as drawn, clockwise: x0 y0 x1 y1 ..., in units of which a square cell has
   * one per side. Cost: O(cells) for the first call, then O(corners).
   * @param {number} cell
   * @returns {Float32Array}
   * @example
   * maze.polygon(27).length; // 8
   */
  polygon(cell) {
    checkIndex('cell', cell, this.cellCount);
    this.#polygons ??= this.polygons();
    const { points, starts } = this.#polygons;
    return points.slice(2 * starts[cell], 2 * starts[cell + 1]);
  }

  /**
   * The corners of all cells. Corner i is at (points[2 * i], points[2 * i + 1]). Cell c has the
   * corners starts[c] to starts[c + 1] - 1. sides[i] is the direction that leads over the side from
   * corner i to the next corner of the cell, 255 if none does. Cost: O(cells).
   * @returns {Polygons}
   * @example
   * maze.polygons().starts.length; // 109
   */
  polygons() {
    return this[runQuery](queries.polygons());
  }

  /**
   * The neighbour of a cell in a direction, whether or not a passage leads there. Cost: O(1).
   * @param {number} cell
   * @param {DirectionOf<Shape> | number} direction its name or index
   * @returns {number | null} null beyond the outline and for masked-out cells
   * @example
   * maze.neighbour(27, 'east'); // 28
   * maze.neighbour(0, 'north'); // null
   */
  neighbour(cell, direction) {
    const slot = this.#slot(cell, direction);
    return slot?.to ?? null;
  }

  /**
   * The direction from that neighbour back to the cell. Cost: O(1).
   * @param {number} cell
   * @param {DirectionOf<Shape> | number} direction its name or index
   * @returns {number | null} its index; null if there is no such neighbour
   * @example
   * maze.back(27, 'east'); // 2
   */
  back(cell, direction) {
    const slot = this.#slot(cell, direction);
    return slot?.back ?? null;
  }

  /**
   * Whether a passage leads from a cell in a direction. Cost: O(1).
   * @param {number} cell
   * @param {DirectionOf<Shape> | number} direction its name or index
   * @returns {boolean}
   * @example
   * maze.isOpen(27, 'east'); // false
   */
  isOpen(cell, direction) {
    checkIndex('cell', cell, this.cellCount);
    return ((this.passages[cell] >> this.#direction(direction)) & 1) === 1;
  }

  /**
   * The passages as pairs of cells a, b with a < b, each once. Cost: O(cells).
   * @returns {Uint32Array}
   * @example
   * maze.links().length / 2; // 107
   */
  links() {
    return this[runQuery](queries.links());
  }

  /**
   * The neighbours on the grid as pairs of open cells a, b, each once, with or without a passage.
   * Cost: O(cells).
   * @returns {Uint32Array}
   * @example
   * maze.adjacency().length / 2; // 195
   */
  adjacency() {
    return this[runQuery](queries.adjacency());
  }

  /**
   * @internal
   * @template T
   * @param {Query<T>} query
   * @returns {T}
   */
  [runQuery](query) {
    return query.read(this.#core.run(this[callOf](query)));
  }

  /** @internal @param {Query<any>} query @returns {Call} */
  [callOf]({ name, args = () => [] }) {
    // A maze whose bytes were moved away is no maze that a core may still keep.
    const id = this.passages.length === this.cellCount ? this.#id : 0;
    const maze = this;
    return {
      name,
      args: args(this.#core.defaults),
      maze: {
        id,
        get data() {
          return dataOf(maze);
        },
      },
    };
  }

  /**
   * @param {number} cell
   * @param {DirectionOf<Shape> | number} direction
   */
  #slot(cell, direction) {
    checkIndex('cell', cell, this.cellCount);
    const index = this.#direction(direction);
    const grid = this[neighbours]();
    if (((grid.exits[cell] >> index) & 1) === 0) return null;
    const slot = neighbourAndBack(grid, cell, index);
    return { to: slot >>> 3, back: slot & 7 };
  }

  /** Cost: O(cells) for the first call. @internal @returns {Neighbours} */
  [neighbours]() {
    this.#neighbours ??= this[runQuery]({
      name: 'grid',
      read: ({ neighbours: exits, delta, table, rows }) => ({
        exits,
        delta,
        table: uint32(table),
        // There may be fewer slots per cell than the shape has names of directions.
        slots: (table?.length ?? 0) / exits.length,
        rows: uint32(rows),
      }),
    });
    return this.#neighbours;
  }

  /** The starts of the rows where they are of unequal length. */
  #rows() {
    const even = this.cellCount === this.width * this.height * this.levels;
    const { rows } = even ? { rows: [] } : this[neighbours]();
    return rows.length > 0 ? rows : null;
  }

  /** @param {DirectionOf<Shape> | number} direction */
  #direction(direction) {
    const index = typeof direction === 'string' ? this.directions.indexOf(direction) : direction;
    if (Number.isInteger(index) && index >= 0 && index < this.directions.length) return index;
    return fail(
      'direction',
      `direction must be one of ${this.directions.join(', ')}; got ${describe(direction)}`,
    );
  }
}
