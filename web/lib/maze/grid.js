import { nextId } from '../core/core.js';
import { featureFrom, featureOf } from '../core/features.js';
import { dataOf, uint32 } from '../core/maze-record.js';
import { queries } from '../core/queries.js';
import { checkNumber, isIndex, readCell } from '../options/cells.js';
import { fail } from '../util/error.js';
import { failUnknown } from '../util/suggest.js';
import { formulaOf, searchDistance } from './cell-distance.js';
import { MazeData } from './data.js';
import { directionTo, neighbourAndBack } from './neighbours.js';
import { centreOf, PointIndex } from './point-index.js';
import { cellOfTile, tileOf } from './tile-places.js';

/** @import { Call, Core } from '../core/core.js' */
/** @import { Features } from '../core/features.js' */
/** @import { Parts } from '../core/maze-record.js' */
/** @import { Query } from '../core/queries.js' */
/** @import { ShapeId } from '../generated/ids.js' */
/** @import { DirectionOf, Place, Polygons, Position, TilePosition, TilesOptions, Tunnel } from '../options/types.js' */
/** @import { Neighbours } from './neighbours.js' */

/** Runs a query of a maze in the core; for the classes of a maze only. @internal */
export const runQuery = Symbol('runQuery');
/** A query as a call that any core can run; for pools. @internal */
export const callOf = Symbol('call');

/** Gives the tables of a maze's grid; for loops of this package over many cells. @internal */
export const neighbours = Symbol('neighbours');
/** Keeps the tables of a maze's grid that another core computed; for pools. @internal */
export const keepNeighbours = Symbol('keepNeighbours');

/** Refuses a maze of a shape without tiles; for the classes of a maze only. @internal */
export const checkTiles = Symbol('checkTiles');

/** The query of those tables. @type {Query<Neighbours>} */
export const gridQuery = {
  name: 'grid',
  read: ({ neighbours: exits, delta, table, rows }) => ({
    exits,
    delta,
    table: uint32(table),
    // There may be fewer slots per cell than the shape has names of directions.
    slots: (table?.length ?? 0) / exits.length,
    rows: uint32(rows),
  }),
};

/**
 * The grid of a maze: positions and outlines of its cells, and their neighbours.
 *
 * A cell is given by its index or by its position { x, y, level }; a MazeError is thrown if the maze
 * has no such cell. Methods that find a cell return null where there is none. Both refuse what is no
 * number.
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
  /** @type {PointIndex | undefined} */
  #points;

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
   * The index of the cell at a position, masked-out cells included. Cost: O(1).
   * @param {number} x position in the row; on round shapes, in the ring
   * @param {number} y the row; on round shapes, the ring counted from the centre
   * @param {number} [level] on a cube's surface, the face; 0
   * @returns {number | null} null where there is no cell
   * @example
   * maze.cellAt(3, 2); // 27
   */
  cellAt(x, y, level = 0) {
    checkNumber('x', x);
    checkNumber('y', y);
    checkNumber('level', level);
    if (!isIndex(y, this.height) || !isIndex(level, this.levels)) return null;
    const rows = this.#rows();
    if (!isIndex(x, rows ? rows[y + 1] - rows[y] : this.width)) return null;
    return rows ? rows[y] + x : (level * this.height + y) * this.width + x;
  }

  /**
   * The position of a cell: the inverse of `cellAt`. Cost: O(1); O(rows) where rows differ in length.
   * @param {Place} cell
   * @returns {Position}
   * @example
   * maze.positionOf(27).y; // 2
   */
  positionOf(cell) {
    const index = readCell(this, 'cell', cell);
    const rows = this.#rows();
    if (rows) {
      const y = rows.findIndex((start) => start > index) - 1;
      return { x: index - rows[y], y, level: 0 };
    }
    const row = Math.floor(index / this.width);
    return { x: index % this.width, y: row % this.height, level: Math.floor(row / this.height) };
  }

  /**
   * The cell at a point of the drawing, in the units of `polygons`, `lines` and `meshes`; in those of
   * `svg`, divided by the size of a cell. Of a point on a border it is one of the two cells. Cost:
   * O(1) on squares; on other shapes O(cells) for the first call, then O(1).
   * @param {number} x
   * @param {number} y
   * @returns {number | null} null where no cell is drawn, masked-out ones among them
   * @example
   * maze.cellAtPoint(3.5, 2.1); // 27
   */
  cellAtPoint(x, y) {
    checkNumber('x', x);
    checkNumber('y', y);
    if (this.#hasTiles()) {
      // Unit squares: an index would take 0.3 s at a million cells.
      const cell = this.cellAt(Math.floor(x), Math.floor(y));
      return cell === null || this.mask?.[cell] === 0 ? null : cell;
    }
    this.#points ??= new PointIndex(this.#outlines(), this.mask);
    return this.#points.cellAt(x, y);
  }

  /**
   * A point in the middle of a cell as drawn, in the units of `polygon`: the mean of its corners, or
   * another point within its outline if that lies outside, so that `cellAtPoint` finds the cell there.
   * Cost: O(1) on squares; on other shapes that of `polygon`.
   * @param {Place} cell
   * @returns {{ x: number, y: number }}
   * @example
   * maze.centre(27).x; // 3.5
   */
  centre(cell) {
    if (!this.#hasTiles()) return centreOf(this.polygon(cell));
    const { x, y } = this.positionOf(cell);
    return { x: x + 0.5, y: y + 0.5 };
  }

  /**
   * The upper left tile of a cell in `tiles()`; the cell is as many tiles wide and high as a
   * corridor. Shapes of squares only. Cost: O(1).
   * @param {Place} cell
   * @param {TilesOptions} [options] those of `tiles`
   * @returns {TilePosition}
   * @example
   * maze.tileOf(27).x; // 7
   */
  tileOf(cell, options) {
    this[checkTiles]();
    return tileOf(this, readCell(this, 'cell', cell), options);
  }

  /**
   * The cell of a tile of `tiles()`; the tiles of a passage are those of the cell west or north of
   * it, and so are those of a tunnel's mouths. Shapes of squares only. Cost: O(1).
   * @param {number} x
   * @param {number} y
   * @param {TilesOptions} [options] those of `tiles`
   * @returns {number | null} null where `tiles()` has a wall, 0, and beyond the tiles
   * @example
   * maze.cellOfTile(7, 5); // 27
   * maze.cellOfTile(0, 0); // null
   */
  cellOfTile(x, y, options) {
    this[checkTiles]();
    return cellOfTile(this, x, y, options, (bridge, direction) => {
      const { cell, direction: back } = this.#besideBridge(bridge, direction);
      return ((this.passages[cell] >> back) & 1) === 1;
    });
  }

  /**
   * The fewest steps from one cell to another on the bare grid: as if there were no walls and no
   * rock, but around masked-out cells. Cost: O(1) on flat squares and hexagons without a mask,
   * otherwise a search that ends where it meets, O(cells) at most.
   * @param {Place} a
   * @param {Place} b
   * @returns {number} Infinity if no steps lead there
   * @example
   * maze.cellDistance(0, { x: 3, y: 2 }); // 5
   */
  cellDistance(a, b) {
    const [from, to] = [readCell(this, 'a', a), readCell(this, 'b', b)];
    const formula = formulaOf(this);
    return formula
      ? formula(this.positionOf(from), this.positionOf(to))
      : searchDistance(this[neighbours](), from, to);
  }

  /**
   * The corners of a cell as drawn, clockwise: x0 y0 x1 y1 ..., in units of which a square cell has
   * one per side. Cost: O(cells) for the first call, then O(corners).
   * @param {Place} cell
   * @returns {Float32Array}
   * @example
   * maze.polygon(27).length; // 8
   */
  polygon(cell) {
    const index = readCell(this, 'cell', cell);
    const { points, starts } = this.#outlines();
    return points.slice(2 * starts[index], 2 * starts[index + 1]);
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
   * @param {Place} cell
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
   * The direction in which one cell is the neighbour of another, whether or not a passage leads there; to
   * the other end of a tunnel, that into the tunnel. Cost: O(1).
   * @param {Place} a
   * @param {Place} b
   * @returns {DirectionOf<Shape> | null} its name; null if they are no neighbours
   * @example
   * maze.directionTo(27, 28); // 'east'
   */
  directionTo(a, b) {
    const direction = directionTo(this, readCell(this, 'a', a), readCell(this, 'b', b));
    return this.directions[direction] ?? null;
  }

  /**
   * The direction from that neighbour back to the cell. Cost: O(1).
   * @param {Place} cell
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
   * Whether one can walk from a cell in a direction: a passage leads there, and it is not one-way
   * toward the cell. Cost: O(1).
   * @param {Place} cell
   * @param {DirectionOf<Shape> | number} direction its name or index
   * @returns {boolean} false where there is no neighbour
   * @example
   * maze.isOpen(27, 'east'); // false
   */
  isOpen(cell, direction) {
    const index = readCell(this, 'cell', cell);
    const leaving = this.passages[index] & ~(this.oneWays?.[index] ?? 0);
    return ((leaving >> this.#direction(direction)) & 1) === 1;
  }

  /**
   * The tunnels below the bridges of a woven maze, in the order of `bridges`. A tunnel is an edge like
   * any other: `neighbour` leads from one end to the other. Cost: O(bridges).
   * @returns {Tunnel[]} empty if there is no bridge
   * @example
   * maze.tunnels().length; // 0
   */
  tunnels() {
    const { bridges } = this;
    if (!bridges) return [];
    return Array.from({ length: bridges.length / 2 }, (_, i) => {
      const bridge = bridges[2 * i];
      const [from, to] = [0, 1].map((side) =>
        this.#besideBridge(bridge, bridges[2 * i + 1] ^ side),
      );
      return { bridge, from, to, open: ((this.passages[from.cell] >> from.direction) & 1) === 1 };
    });
  }

  /**
   * The passages as pairs of cells a, b with a < b, each once. Cost: O(cells). Not in
   * `mazewright/small`.
   * @returns {Uint32Array}
   * @example
   * maze.links().length / 2; // 107
   */
  links() {
    return this[runQuery](queries.links());
  }

  /**
   * The neighbours on the grid as pairs of open cells a, b, each once, with or without a passage.
   * Cost: O(cells). Not in `mazewright/small`.
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
    return query.read(this.#core.run(this[callOf](query)), this);
  }

  /**
   * @internal
   * @template {keyof Features} Name
   * @param {Name} name
   */
  [featureOf](name) {
    return featureFrom(this.#core.features, name);
  }

  /** @internal @param {Query<any>} query @returns {Call} */
  [callOf]({ name, args = () => [] }) {
    // A maze whose bytes were moved away is no maze that a core may still keep.
    const id = this.passages.length === this.cellCount ? this.#id : 0;
    const maze = this;
    const core = this.#core;
    return {
      name,
      args: args(this.#core.defaults, this),
      maze: {
        id,
        get data() {
          return dataOf(/** @type {any} */ (maze), core.rows);
        },
      },
    };
  }

  /**
   * @param {Place} cell
   * @param {DirectionOf<Shape> | number} direction
   */
  #slot(cell, direction) {
    const index = readCell(this, 'cell', cell);
    const number = this.#direction(direction);
    const grid = this[neighbours]();
    if (((grid.exits[index] >> number) & 1) === 0) return null;
    const slot = neighbourAndBack(grid, index, number);
    return { to: slot >>> 3, back: slot & 7 };
  }

  /** Cost: O(cells) for the first call. @internal @returns {Neighbours} */
  [neighbours]() {
    this.#neighbours ??= this[runQuery](gridQuery);
    return this.#neighbours;
  }

  /** @internal @param {Neighbours} tables */
  [keepNeighbours](tables) {
    this.#neighbours = tables;
  }

  /**
   * The cell at the end of the tunnel below a bridge, and its direction into the tunnel.
   * @param {number} bridge
   * @param {number} direction of the tunnel
   */
  #besideBridge(bridge, direction) {
    const { table, slots } = this[neighbours]();
    // The slots of a bridge keep the cells beside it.
    const slot = table[bridge * slots + direction];
    return { cell: slot >>> 3, direction: slot & 7 };
  }

  #outlines() {
    this.#polygons ??= this.polygons();
    return this.#polygons;
  }

  #hasTiles() {
    return this.#core.rows.shape(this.shape).row.tiles;
  }

  /** @internal @param {'levels'} [also] whether a maze in storeys, whose levels have tiles, is one too */
  [checkTiles](also) {
    const fits = (/** @type {{ tiles: boolean, minLevels: number, maxLevels: number }} */ row) =>
      row.tiles || (also === 'levels' && row.minLevels < row.maxLevels);
    if (fits(this.#core.rows.shape(this.shape).row)) return;
    const ids = this.#core.catalog.shapes.filter(fits).map(({ id }) => `'${id}'`);
    fail(
      'shape',
      `shape must be one with tiles, ${ids.join(' ')}; this maze is of shape '${this.shape}'`,
      'unsupported-shape',
    );
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
    return failUnknown('direction', direction, this.directions);
  }
}
