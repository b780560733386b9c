import { nextId } from '../core/core.js';
import { dataOf, uint32 } from '../core/maze-record.js';
import { queries } from '../core/queries.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkIndex, MazeData } from './data.js';

/** @typedef {import('../core/core.js').Core} Core */
/** @typedef {{ neighbours: Uint8Array, delta: Int32Array, table: Uint32Array, rows: Uint32Array }} Steps */

/** Queries the core about a maze; for the classes of a maze only. */
export const ask = Symbol('ask');
/** A query as a call that any core can run; for pools. */
export const callOf = Symbol('call');
export const bound = Symbol('bound');

/** The grid of a maze: where its cells are, how they look and who is beside whom. */
export class MazeGrid extends MazeData {
  /** @type {Core} */
  #core;
  /** The number by which cores keep it. */
  #id;
  /** See cpp/grid.hpp. @type {Steps | undefined} */
  #steps;
  /** @type {import('../options/types.js').Polygons | undefined} */
  #polygons;

  /**
   * @param {Core} core
   * @param {import('../core/maze-record.js').Parts} parts
   * @param {number} [id] by which the core keeps it already
   */
  constructor(core, parts, id = nextId()) {
    super(parts);
    this.#core = core;
    this.#id = id;
  }

  /**
   * Whether a value is a maze of this package. Safe with values that fight back.
   * @param {any} value
   * @returns {value is MazeGrid}
   */
  static is(value) {
    return typeof value === 'object' && value !== null && #core in value;
  }

  /**
   * @param {number} x along the row; round shapes: along the ring
   * @param {number} y the row; round shapes: the ring from the middle
   * @param {number} [level] on a cube's surface: the face
   * @returns {number} the cell's index
   */
  cellAt(x, y, level = 0) {
    const rows = this.#rows();
    checkIndex('y', y, this.height);
    checkIndex('x', x, rows ? rows[y + 1] - rows[y] : this.width);
    checkIndex('level', level, this.levels);
    return rows ? rows[y] + x : (level * this.height + y) * this.width + x;
  }

  /**
   * @param {number} cell
   * @returns {{ x: number, y: number, level: number }}
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
   * The corners of a cell as drawn, x and y in turn, clockwise; a square cell is 1 wide.
   * @param {number} cell
   * @returns {Float32Array}
   */
  polygon(cell) {
    checkIndex('cell', cell, this.cellCount);
    this.#polygons ??= this.polygons();
    const { points, starts } = this.#polygons;
    return points.slice(2 * starts[cell], 2 * starts[cell + 1]);
  }

  /**
   * The corners of all cells. Corner i has x points[2 * i], y points[2 * i + 1]; cell c has the
   * corners starts[c] to starts[c + 1] - 1; sides[i] is the direction whose side runs from corner
   * i to the next one of the cell, 255 where no direction leads. Cost: O(cells).
   * @returns {import('../options/types.js').Polygons}
   */
  polygons() {
    return this[ask](queries.polygons());
  }

  /**
   * The neighbour on the grid, passage or not; null at the outline and towards masked-out cells.
   * @param {number} cell
   * @param {string | number} direction its name or index
   * @returns {number | null}
   */
  neighbour(cell, direction) {
    const slot = this.#way(cell, direction);
    return slot?.to ?? null;
  }

  /**
   * The direction that leads back from that neighbour; null where there is none.
   * @param {number} cell
   * @param {string | number} direction its name or index
   * @returns {number | null} its index
   */
  back(cell, direction) {
    const slot = this.#way(cell, direction);
    return slot?.back ?? null;
  }

  /**
   * Whether a passage leads from the cell in that direction.
   * @param {number} cell
   * @param {string | number} direction its name or index
   * @returns {boolean}
   */
  isOpen(cell, direction) {
    checkIndex('cell', cell, this.cellCount);
    return ((this.passages[cell] >> this.#direction(direction)) & 1) === 1;
  }

  /**
   * Every passage once, as pairs a, b with a < b. Cost: O(cells).
   * @returns {Uint32Array}
   */
  links() {
    return this[ask](queries.links());
  }

  /**
   * Every pair of neighbouring open cells once, linked or not, as pairs a, b. Cost: O(cells).
   * @returns {Uint32Array}
   */
  adjacency() {
    return this[ask](queries.adjacency());
  }

  /**
   * @template T
   * @param {import('../core/queries.js').Query<T>} query
   * @returns {T}
   */
  [ask](query) {
    return query.read(this.#core.run(this[callOf](query)));
  }

  /** @param {import('../core/queries.js').Query<any>} query @returns {import('../core/core.js').Call} */
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
   * @param {string | number} direction
   */
  #way(cell, direction) {
    checkIndex('cell', cell, this.cellCount);
    const index = this.#direction(direction);
    const { neighbours, delta, table } = this.#grid();
    if (((neighbours[cell] >> index) & 1) === 0) return null;
    if (table.length === 0) return { to: cell + delta[index], back: index ^ 1 };
    // A table may have fewer slots a cell than its shape has names of directions.
    const slot = table[cell * (table.length / this.cellCount) + index];
    return { to: slot >>> 3, back: slot & 7 };
  }

  #grid() {
    this.#steps ??= this[ask]({
      name: 'grid',
      read: ({ neighbours, delta, table, rows }) => ({
        neighbours,
        delta,
        table: uint32(table),
        rows: uint32(rows),
      }),
    });
    return this.#steps;
  }

  /** The starts of the rows where they are of unequal length. */
  #rows() {
    const even = this.cellCount === this.width * this.height * this.levels;
    const { rows } = even ? { rows: [] } : this.#grid();
    return rows.length > 0 ? rows : null;
  }

  /** @param {string | number} direction */
  #direction(direction) {
    const index = typeof direction === 'string' ? this.directions.indexOf(direction) : direction;
    if (Number.isInteger(index) && index >= 0 && index < this.directions.length) return index;
    return fail(
      'direction',
      `direction must be one of ${this.directions.join(', ')}; got ${describe(direction)}`,
    );
  }
}
