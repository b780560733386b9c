import { describe } from './describe.js';
import { fail } from './error.js';
import { encodeFields, entriesOf } from './fields.js';
import { checkIndex, MazeData } from './maze-data.js';
import { float32, int32, mazeInputs, uint32 } from './parts.js';
import { readWeights } from './weights.js';

/** @typedef {import('./core.js').Core} Core */
/** @typedef {import('./types.js').Catalog} Catalog */
/** @typedef {import('./types.js').Solution} Solution */
/** @typedef {import('./types.js').Stats} Stats */
/** @typedef {import('./parts.js').Parts} Parts */
/** @typedef {MazeValue & import('./generated/ids.js').ExportMethods} Maze */

/** @param {Record<string, unknown> | undefined} options */
const optionLines = (options) => encodeFields(entriesOf(options ?? {}, 'options'));

/** A maze or dungeon: its data and what can be asked of it. `mw.adopt` makes one of plain data. */
export class MazeValue extends MazeData {
  /** What a console shows. @override */
  static name = 'Maze';
  /** @type {Core} */
  #core;
  /** Exits and steps, see cpp/grid.hpp. @type {Uint8Array[] | undefined} */
  #grid;

  /**
   * @param {Core} core
   * @param {Parts} parts
   */
  constructor(core, parts) {
    super(parts);
    this.#core = core;
  }

  /**
   * Whether a value is a maze of this package. Safe with values that fight back.
   * @param {any} value
   * @returns {value is MazeValue}
   */
  static is(value) {
    return typeof value === 'object' && value !== null && #core in value;
  }

  /**
   * The corners of a cell, x and y in turn; a square cell is 1 wide.
   * @param {number} cell
   * @returns {Float32Array}
   */
  polygon(cell) {
    checkIndex('cell', cell, this.cellCount);
    const { shape, width, height, levels } = this;
    const lines = encodeFields(Object.entries({ shape, width, height, levels }), 'maze.');
    return float32(this.#core.call('polygon', `${lines}cell=n${cell}\n`).arrays[0]);
  }

  /**
   * The neighbour on the grid, passage or not; null at the outline and towards masked-out cells.
   * @param {number} cell
   * @param {string | number} direction its name or index
   * @returns {number | null}
   */
  neighbour(cell, direction) {
    checkIndex('cell', cell, this.cellCount);
    const index = this.#direction(direction);
    this.#grid ??= this.#call('grid').arrays;
    const [exits, delta] = [this.#grid[0], int32(this.#grid[1])];
    return (exits[cell] >> index) & 1 ? cell + delta[index] : null;
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
    return uint32(this.#call('links').arrays[0]);
  }

  /**
   * Every pair of neighbouring open cells once, linked or not, as pairs a, b. Cost: O(cells).
   * @returns {Uint32Array}
   */
  adjacency() {
    return uint32(this.#call('adjacency').arrays[0]);
  }

  /**
   * A way through the maze.
   * @param {import('./types.js').SolveOptions} [options]
   * @returns {Solution} an empty path of length Infinity where there is no way
   */
  solve(options) {
    const entries = entriesOf(options ?? {}, 'options');
    const weights = entries.find(([key]) => key === 'weights')?.[1];
    const { about, arrays } = this.#call(
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
    return uint32(this.#call('distances', optionLines({ from })).arrays[0]);
  }

  /**
   * Figures of the maze. Cost: O(cells).
   * @returns {Stats}
   */
  stats() {
    return Object.freeze(this.#call('stats').about);
  }

  /**
   * The picture a game draws: 0 wall, else the kind of floor. (2w+1) x (2h+1) tiles for a maze with
   * corridors and walls 1 wide, w x h for a dungeon.
   * @param {{ corridor?: number, wall?: number }} [options]
   * @returns {{ width: number, height: number, data: Uint8Array }}
   */
  tiles(options) {
    const { about, arrays } = this.#call('tiles', optionLines(options));
    return Object.freeze({ ...about, data: arrays[0] });
  }

  /**
   * Walls, x1 y1 x2 y2 each, every wall once.
   * @returns {Float32Array}
   */
  lines() {
    return float32(this.#call('lines').arrays[0]);
  }

  /**
   * Walls as cubes, x y z color each: x the row, y the column, z up from 1. `spread: 2` is the
   * four-wide layout of the ASCII text.
   * @param {{ height?: number, color?: number, spread?: number }} [options]
   * @returns {Int32Array}
   */
  blocks(options) {
    return int32(this.#call('blocks', optionLines(options)).arrays[0]);
  }

  /**
   * The same walls as few boxes, x y z sx sy sz each; cube (x, y, z) fills x..x+1.
   * @param {{ height?: number }} [options]
   * @returns {Float32Array}
   */
  boxes(options) {
    return float32(this.#call('boxes', optionLines(options)).arrays[0]);
  }

  /**
   * One of the export rows of the catalog; each is also a method of its own: `maze.svg()`.
   * @param {import('./generated/ids.js').ExportId} id
   * @param {Record<string, unknown>} [options]
   * @returns {string}
   */
  export(id, options) {
    if (typeof id !== 'string') fail('id', `id must be a text; got ${describe(id)}`);
    const { arrays } = this.#call('export', optionLines(options), id);
    return new TextDecoder().decode(arrays[0]);
  }

  /**
   * @param {string} operation
   * @param {string} [lines]
   * @param {import('./core.js').Input} [extra]
   */
  #call(operation, lines = '', extra = null) {
    return this.#core.call(operation, ...mazeInputs(this, lines), extra);
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
