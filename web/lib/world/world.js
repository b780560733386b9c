import { nextId } from '../core/core.js';
import { partsOf } from '../core/maze-record.js';
import { MazeValue } from '../maze/maze.js';
import { coreValue, objectOf, seedFrom } from '../options/values.js';
import { fail } from '../util/error.js';
import { deepFreeze } from '../util/freeze.js';
import { failUnknown } from '../util/suggest.js';
import { linesOf, planesOf, tilesOf } from './area.js';
import { SIDES, WorldChunks } from './chunks.js';
import { readCell, readCoordinate, readKeys } from './places.js';
import { routeOf } from './route.js';
import { seamsInArea, seamsOfNode } from './seams.js';

/** @import { Core } from '../core/core.js' */
/** @import { AlgorithmId } from '../generated/ids.js' */
/** @import { Maze } from '../maze/maze.js' */
/** @import { Mode, ParamValues, Seed, Tiles } from '../options/types.js' */
/** @import { WorldArea } from './area.js' */
/** @import { Query, WorldFacts } from './options.js' */
/** @import { WorldCell } from './places.js' */
/** @import { SeamLine } from './seams.js' */

/** The name of a direction of a world. @typedef {'north' | 'south' | 'west' | 'east'} Side */

/** A chunk by its column and row, and the index of a cell in it. @typedef {{ cx: number, cy: number, cell: number }} ChunkCell */

/**
 * An opening of a chunk: the cell inside it and the direction out.
 * @typedef {{ x: number, y: number, direction: Side, cell: number }} WorldDoor
 */

/** The default limit of the chunks on a path that `distance` measures. */
const USUAL_CHUNKS = 4096;

/**
 * A maze too large to be generated as a whole: square chunks, each computed by itself, that doors join
 * to one maze of up to 2^32 cells per side, or without an edge. With an algorithm that makes perfect
 * mazes the world is one perfect maze; with a dungeon algorithm it is one connected dungeon. Made by
 * `mw.world`. Results do not depend on the order of calls.
 */
export class World {
  #core;
  #query;
  #chunks;
  #cells;
  #ofChunks;
  #levels;
  #dungeon;

  /**
   * @internal
   * @param {Core} core
   * @param {{ facts: WorldFacts, options: Record<string, any>, query: Query }} world
   */
  constructor(core, { facts, options, query }) {
    const { code, chunk, levels, endless, dungeon, first, end, params } = facts;
    const { algorithm, seed, mode } = options;
    this.#core = core;
    this.#query = query;
    this.#chunks = new WorldChunks(query, chunk);
    this.#ofChunks = { first, end };
    this.#cells = { first: first * chunk, end: end * chunk };
    this.#levels = { first: 1, end: levels + 1 };
    this.#dungeon = dungeon;
    /** `mw.world(code)` restores this world. */
    this.code = code;
    /** The id of the generator of the chunks. @type {AlgorithmId} */
    this.algorithm = algorithm;
    /** As it was given. @type {Seed} */
    this.seed = seedFrom(seed);
    /** The rules of the generator. @type {Mode} */
    this.mode = mode;
    /** The generator's parameters, defaults included. @type {ParamValues} */
    this.params = Object.freeze(objectOf(params));
    /** Cells per side of a chunk. */
    this.chunkSize = chunk;
    /** The world has 2 ** levels chunks per side; null for an endless world. */
    this.levels = endless ? null : levels;
    /** Whether the world has no edge. */
    this.endless = endless;
    /** Cells per side; Infinity for an endless world, whose coordinates go from -2^52 to 2^52 - 1, less
     * up to one chunk at each end. */
    this.width = endless ? Number.POSITIVE_INFINITY : end * chunk;
    /** The same. */
    this.height = this.width;
    Object.freeze(this);
  }

  /**
   * A cell to start from: the first open cell of chunk (0, 0), which is the cell (0, 0) in a maze.
   * Cost: O(1); in a dungeon it generates that chunk.
   * @returns {WorldCell}
   */
  get start() {
    return this.#dungeon ? this.#openCell(0, 'start') : { x: 0, y: 0 };
  }

  /**
   * A cell to reach: the last open cell of the last chunk, which is the corner opposite the start in a
   * maze; null for an endless world. Cost: O(1); in a dungeon it generates that chunk.
   * @returns {WorldCell | null}
   */
  get end() {
    if (this.endless) return null;
    const last = this.#ofChunks.end - 1;
    return this.#dungeon ? this.#openCell(last, 'end') : { x: this.width - 1, y: this.height - 1 };
  }

  /**
   * The chunk that contains a cell, and the index of the cell in it.
   * @param {number} x
   * @param {number} y
   * @returns {ChunkCell}
   * @example
   * world.chunkAt(70, 3).cx; // 2
   */
  chunkAt(x, y) {
    const size = this.chunkSize;
    const column = readCoordinate('x', x, this.#cells);
    const row = readCoordinate('y', y, this.#cells);
    const [cx, cy] = [Math.floor(column / size), Math.floor(row / size)];
    return { cx, cy, cell: (row - cy * size) * size + column - cx * size };
  }

  /**
   * The maze of a chunk, of chunkSize x chunkSize cells. Its passages end at the border of the chunk;
   * `doors` returns the openings there. Its `code` restores it without the world; the code of a
   * dungeon is null, because its corridors to the doors depend on the world. Cost: the algorithm's.
   * @param {number} cx
   * @param {number} cy
   * @returns {Maze<'square'>}
   * @example
   * world.chunk(2, 0).width; // 32
   */
  chunk(cx, cy) {
    const id = nextId();
    const made = this.#chunks.maze(cx, cy, id);
    const parts = partsOf(made, this.#chunks.options(cx, cy), this.#core.rows);
    return /** @type {any} */ (new MazeValue(this.#core, parts, id));
  }

  /**
   * The openings between a chunk and its neighbours: at most one door per side; the neighbour has the
   * same door. Cost: O(1), no chunk is generated.
   * @param {number} cx
   * @param {number} cy
   * @returns {readonly WorldDoor[]} in the order of the directions
   * @example
   * world.doors(0, 0)[0].direction; // 'south'
   */
  doors(cx, cy) {
    const size = this.chunkSize;
    return deepFreeze(
      this.#chunks.doors(cx, cy).map(({ direction, cell }) => ({
        x: cx * size + (cell % size),
        y: cy * size + Math.floor(cell / size),
        direction: SIDES[direction],
        cell,
      })),
    );
  }

  /**
   * Whether a passage leads from a cell in that direction, across borders of chunks too. Cost:
   * generates the chunk of the cell, unless it is one of the last few that were used.
   * @param {number} x
   * @param {number} y
   * @param {Side | number} direction its name or index
   * @returns {boolean}
   * @example
   * world.isOpen(70, 3, 'east'); // true
   */
  isOpen(x, y, direction) {
    const { cx, cy, cell } = this.chunkAt(x, y);
    const index = typeof direction === 'string' ? SIDES.indexOf(direction) : direction;
    if (!Number.isInteger(index) || !(index in SIDES)) {
      failUnknown('direction', direction, SIDES);
    }
    return ((this.#chunks.open(cx, cy).passages[cell] >> index) & 1) === 1;
  }

  /**
   * An area as square tiles, row by row, as `maze.tiles` returns them: 0 wall, rock and what lies beyond
   * the world, else the kind of floor. A maze has (2 width + 1) x (2 height + 1) tiles, a dungeon one per
   * cell. Tiles on the rim are open where a passage leads out of the area. The area may reach beyond the
   * world; it has at most 2^20 cells. Cost: O(cells), and generates the chunks of the area, unless they are
   * among the last ones that were used.
   * @param {WorldArea} area
   * @returns {Tiles}
   * @example
   * world.tiles({ x: 60, y: 0, width: 30, height: 20 }).width; // 61
   */
  tiles(area) {
    const planes = this.#planes(area);
    const { width, height, kinds } = planes;
    return Object.freeze(this.#dungeon ? { width, height, data: kinds } : tilesOf(planes));
  }

  /**
   * The walls of the open cells of an area as line segments x1 y1 x2 y2, each once, as `maze.lines` returns
   * them. They are relative to the corner (x, y) of the area, because large coordinates are no
   * 32-bit numbers. The area may reach beyond the world; it has at most 2^20 cells. Cost: that of `tiles`.
   * @param {WorldArea} area
   * @returns {Float32Array}
   * @example
   * world.lines({ x: 60, y: 0, width: 30, height: 20 }).length / 4; // 636
   */
  lines(area) {
    return linesOf(this.#planes(area));
  }

  /**
   * The shortest path from one cell to another, both included, computed while it is iterated: only
   * the chunks on the path are generated, one after the other, and none is kept. In a perfect maze it
   * is the only path.
   * @param {WorldCell} from
   * @param {WorldCell} to
   * @returns {Generator<WorldCell, void, undefined>}
   * @example
   * const route = world.route({ x: 70, y: 3 }, { x: 75, y: 3 });
   * Array.from(route).length; // 16
   */
  route(from, to) {
    return routeOf(this.#query, this.#place('from', from), this.#place('to', to));
  }

  /**
   * The length of that path in passages; null if it leads through more than `chunks` chunks (iterate a
   * `route` then). Cost: generates the chunks on the path; for null it generates none.
   * @param {WorldCell} from
   * @param {WorldCell} to
   * @param {{ chunks?: number }} [options] 4096
   * @returns {number | null}
   * @example
   * world.distance({ x: 70, y: 3 }, { x: 75, y: 3 }, { chunks: 100 }); // 15
   */
  distance(from, to, options) {
    const start = this.#place('from', from);
    const end = this.#place('to', to);
    const { chunks = USUAL_CHUNKS } = readKeys('options', options ?? {}, ['chunks']);
    const length = this.#query('distance', start.x, start.y, end.x, end.y, coreValue(chunks));
    return Number.isNaN(length) ? null : length;
  }

  /**
   * The four seams of a node, the square of 2^level chunks per side that contains the cell: between
   * its two northern quadrants, the two southern, the two western and the two eastern ones. One of
   * them has no door. Cost: O(levels).
   * @param {number} level from 1 to the levels of the world
   * @param {number} x
   * @param {number} y
   * @returns {readonly SeamLine[]}
   * @example
   * world.seams(1, 70, 3).length; // 4
   */
  seams(level, x, y) {
    const node = readCoordinate('level', level, this.#levels);
    const cell = { x: readCoordinate('x', x, this.#cells), y: readCoordinate('y', y, this.#cells) };
    return Object.freeze(seamsOfNode(this.#query, node, cell));
  }

  /**
   * The seams, within an area, of all nodes of that level and of higher ones: the walls between chunks
   * that a map draws where cells are too small. The area may reach beyond the world. Cost: O(nodes),
   * at most 65,536.
   * @param {WorldArea} area
   * @param {number} [minLevel] 1, every border of a chunk
   * @returns {readonly SeamLine[]} lowest level first
   * @example
   * world.seamsIn({ x: 0, y: 0, width: 64, height: 64 }, 1).length; // 6
   */
  seamsIn(area, minLevel = 1) {
    return Object.freeze(seamsInArea(this.#query, area, minLevel));
  }

  /** @param {unknown} area */
  #planes(area) {
    return planesOf(this.#chunks, this.chunkSize, this.#cells, area);
  }

  /**
   * A cell on which a path may begin or end.
   * @param {string} field
   * @param {unknown} value
   */
  #place(field, value) {
    const place = readCell(field, value, this.#cells);
    if (!this.#dungeon) return place;
    const { cx, cy, cell } = this.chunkAt(place.x, place.y);
    const isFloor = this.#chunks.open(cx, cy).kinds?.[cell] !== 0;
    if (!isFloor) fail(field, `${field} must be a floor tile; (${place.x}, ${place.y}) is rock`);
    return place;
  }

  /**
   * @param {number} chunk on both axes
   * @param {'start' | 'end'} key
   */
  #openCell(chunk, key) {
    const cell = /** @type {number} */ (this.chunk(chunk, chunk)[key]);
    const size = this.chunkSize;
    return { x: chunk * size + (cell % size), y: chunk * size + Math.floor(cell / size) };
  }
}
