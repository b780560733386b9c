import { nextId } from '../core/core.js';
import { partsOf } from '../core/maze-record.js';
import { MazeValue } from '../maze/maze.js';
import { coreValue, objectOf, seedFrom } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { deepFreeze } from '../util/freeze.js';
import { SIDES, WorldChunks } from './chunks.js';
import { readCell, readCoordinate, readKeys } from './places.js';
import { routeOf } from './route.js';
import { seamsInArea, seamsOfNode } from './seams.js';

/** @typedef {import('../core/core.js').Core} Core */
/** @typedef {import('../maze/maze.js').Maze} Maze */
/** @typedef {import('./places.js').WorldCell} WorldCell */
/** @typedef {import('./seams.js').SeamLine} SeamLine */
/** @typedef {'north' | 'south' | 'west' | 'east'} Side */

/**
 * An opening of a chunk: the cell inside it and the direction out.
 * @typedef {{ x: number, y: number, direction: Side, cell: number }} WorldDoor
 */

/** Chunks through which `distance` counts at most when it is not told. */
const USUAL_CHUNKS = 4096;

/**
 * A maze too large to be made: square chunks, each computed alone, joined by doors to one maze of up
 * to 2^32 cells a side, or without an edge. With an algorithm that makes perfect mazes the whole is
 * one perfect maze; with dungeons it is one connected dungeon. Made by `mw.world`. Pure: whatever is
 * asked in whatever order, the answers are the same.
 */
export class World {
  #core;
  #ask;
  #chunks;
  #cells;
  #ofChunks;
  #levels;
  #dungeon;

  /**
   * @param {Core} core
   * @param {{ facts: import('./options.js').WorldFacts, options: Record<string, any>,
   *   ask: import('./options.js').Ask }} world
   */
  constructor(core, { facts, options, ask }) {
    const { code, chunk, levels, endless, dungeon, first, end, params } = facts;
    const { algorithm, seed, mode } = options;
    this.#core = core;
    this.#ask = ask;
    this.#chunks = new WorldChunks(ask);
    this.#ofChunks = { first, end };
    this.#cells = { first: first * chunk, end: end * chunk };
    this.#levels = { first: 1, end: levels + 1 };
    this.#dungeon = dungeon;
    /** Restores this very world by `mw.world(code)`. */
    this.code = code;
    this.algorithm = algorithm;
    this.seed = seedFrom(seed);
    this.mode = mode;
    /** @type {Readonly<Record<string, number | string | boolean>>} */
    this.params = Object.freeze(objectOf(params));
    /** Cells a side of a chunk. */
    this.chunkSize = chunk;
    /** The world is 2 ** levels chunks wide and high; null when it has no edge. */
    this.levels = endless ? null : levels;
    this.endless = endless;
    /** Cells from side to side. An endless world has those from -2^52 to 2^52 - 1, less than a chunk
     * on each side. */
    this.width = endless ? Number.POSITIVE_INFINITY : end * chunk;
    this.height = this.width;
    Object.freeze(this);
  }

  /**
   * Where one may begin: the first open cell of chunk (0, 0), in a maze the cell (0, 0). Cost: O(1);
   * in a dungeon that chunk.
   * @returns {WorldCell}
   */
  get start() {
    return this.#dungeon ? this.#openCell(0, 'start') : { x: 0, y: 0 };
  }

  /**
   * Where one may want to get to: the last open cell of the last chunk, in a maze the corner
   * opposite the start; null when the world has no edge. Cost: O(1); in a dungeon that chunk.
   * @returns {WorldCell | null}
   */
  get end() {
    if (this.endless) return null;
    const last = this.#ofChunks.end - 1;
    return this.#dungeon ? this.#openCell(last, 'end') : { x: this.width - 1, y: this.height - 1 };
  }

  /**
   * The chunk that a cell lies in, and its index there.
   * @param {number} x
   * @param {number} y
   * @returns {{ cx: number, cy: number, cell: number }}
   */
  chunkAt(x, y) {
    const size = this.chunkSize;
    const column = readCoordinate('x', x, this.#cells);
    const row = readCoordinate('y', y, this.#cells);
    const [cx, cy] = [Math.floor(column / size), Math.floor(row / size)];
    return { cx, cy, cell: (row - cy * size) * size + column - cx * size };
  }

  /**
   * The inside of a chunk: a maze like any other, of chunkSize x chunkSize cells, whose passages end
   * at its border; `doors` tells where it is open. Its `code` restores it without the world; a
   * dungeon's is null, because its corridors to the doors are the world's. Cost: the algorithm's.
   * @param {number} cx
   * @param {number} cy
   * @returns {Maze}
   */
  chunk(cx, cy) {
    const id = nextId();
    const made = this.#chunks.maze(cx, cy, id);
    const parts = partsOf(made, this.#chunks.options(cx, cy), this.#core.rows);
    return /** @type {any} */ (new MazeValue(this.#core, parts, id));
  }

  /**
   * Where a chunk is open towards others: at most one door a side, told alike by both chunks. Cost:
   * O(1), no chunk is made.
   * @param {number} cx
   * @param {number} cy
   * @returns {readonly WorldDoor[]} in the order of the directions
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
   * Whether a passage leads from a cell in that direction, over borders of chunks too. Cost: the
   * chunk of the cell, unless it was asked for lately.
   * @param {number} x
   * @param {number} y
   * @param {Side | number} direction its name or index
   * @returns {boolean}
   */
  isOpen(x, y, direction) {
    const { cx, cy, cell } = this.chunkAt(x, y);
    const index = typeof direction === 'string' ? SIDES.indexOf(direction) : direction;
    if (!Number.isInteger(index) || !(index in SIDES)) {
      const known = SIDES.join(', ');
      fail('direction', `direction must be one of ${known}; got ${describe(direction)}`);
    }
    return ((this.#chunks.ways(cx, cy).ways[cell] >> index) & 1) === 1;
  }

  /**
   * The shortest way from one cell to another, both included, cell by cell as it is asked for: only
   * the chunks on the way are made, one after the other, and none is kept. In a perfect maze it is
   * the only way.
   * @param {WorldCell} from
   * @param {WorldCell} to
   * @returns {Generator<WorldCell, void, undefined>}
   */
  route(from, to) {
    return routeOf(this.#ask, this.#place('from', from), this.#place('to', to));
  }

  /**
   * The length of that way in passages. The doors between the chunks on it follow from the world's
   * plan; within each chunk the way has to be found. So it costs one chunk where both cells lie in
   * one, else the chunks on the way, of which no cells are listed. Beyond `chunks` of them it is
   * null, which costs no chunk: count a `route` then.
   * @param {WorldCell} from
   * @param {WorldCell} to
   * @param {{ chunks?: number }} [options] 4096
   * @returns {number | null}
   */
  distance(from, to, options) {
    const start = this.#place('from', from);
    const end = this.#place('to', to);
    const { chunks = USUAL_CHUNKS } = readKeys('options', options ?? {}, ['chunks']);
    return this.#ask('distance', start.x, start.y, end.x, end.y, coreValue(chunks));
  }

  /**
   * The four seams of a node, the square of 2^level chunks a side that holds the cell: between its
   * north-western and north-eastern quarter, the southern ones, the western and the eastern ones.
   * One of them has no door. Cost: O(levels).
   * @param {number} level from 1 to the world's
   * @param {number} x
   * @param {number} y
   * @returns {readonly SeamLine[]}
   */
  seams(level, x, y) {
    const node = readCoordinate('level', level, this.#levels);
    const cell = { x: readCoordinate('x', x, this.#cells), y: readCoordinate('y', y, this.#cells) };
    return Object.freeze(seamsOfNode(this.#ask, node, cell));
  }

  /**
   * What an area shows of the seams of all nodes of that level and higher ones: the walls between
   * chunks that a map draws when it is too far away for cells, from the whole world down. The area
   * may reach beyond the world. Cost: O(nodes), of which there may be 65,536.
   * @param {{ x: number, y: number, width: number, height: number }} area in cells
   * @param {number} [leastLevel] 1, every border of a chunk
   * @returns {readonly SeamLine[]} lowest level first
   */
  seamsIn(area, leastLevel = 1) {
    return Object.freeze(seamsInArea(this.#ask, area, leastLevel));
  }

  /**
   * A cell that a way may begin or end on.
   * @param {string} field
   * @param {unknown} value
   */
  #place(field, value) {
    const place = readCell(field, value, this.#cells);
    if (!this.#dungeon) return place;
    const { cx, cy, cell } = this.chunkAt(place.x, place.y);
    const isFloor = this.#chunks.ways(cx, cy).kinds?.[cell] !== 0;
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
