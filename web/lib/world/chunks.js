import { nextId } from '../core/core.js';
import { coreValue } from '../options/values.js';

/** @typedef {import('./options.js').Query} Query */

/**
 * The passages of a chunk with its doors, as a walk across chunks needs them: in one byte per cell;
 * and the kinds of a dungeon's tiles.
 * @typedef {{ passages: Uint8Array, kinds: Uint8Array | null }} OpenChunk
 */

/** In the order of the bits of `maze.passages`. */
export const SIDES = /** @type {const} */ (['north', 'south', 'west', 'east']);

const NO_DOOR = 0xffffffff;

/** Kept chunks have at most so many cells in total, but there are at least 8 of them, and at most 1024. */
const KEPT_CELLS = 2 ** 18;

/** The chunks of one world. The last ones are kept, because a walk or a camera stays near. */
export class WorldChunks {
  #query;
  #most;
  /** The least recently used first. @type {Map<string, OpenChunk>} */
  #kept = new Map();

  /** @param {Query} query @param {number} size of a chunk */
  constructor(query, size) {
    this.#query = query;
    this.#most = Math.min(Math.max(8, KEPT_CELLS / size ** 2), 1024);
  }

  /**
   * The maze of a chunk.
   * @param {unknown} cx
   * @param {unknown} cy
   * @param {number} [id] under which the core keeps it
   * @returns {import('../core/maze-record.js').MazeRecord}
   */
  maze(cx, cy, id = nextId()) {
    return this.#query('chunk', coreValue(cx), coreValue(cy), id);
  }

  /**
   * The options of that maze.
   * @param {unknown} cx
   * @param {unknown} cy
   * @returns {import('../options/options.js').OptionsRecord}
   */
  options(cx, cy) {
    return this.#query('chunkOptions', coreValue(cx), coreValue(cy));
  }

  /**
   * The doors of a chunk: per side the cell with the door.
   * @param {unknown} cx
   * @param {unknown} cy
   * @returns {{ direction: number, cell: number }[]}
   */
  doors(cx, cy) {
    /** @type {Uint32Array} */
    const cells = this.#query('doors', coreValue(cx), coreValue(cy));
    return Array.from(cells, (cell, direction) => ({ direction, cell })).filter(
      ({ cell }) => cell !== NO_DOOR,
    );
  }

  /**
   * A chunk with its doors open.
   * @param {number} cx
   * @param {number} cy
   * @returns {OpenChunk}
   */
  open(cx, cy) {
    const key = `${cx},${cy}`;
    const chunk = this.#kept.get(key) ?? this.#make(cx, cy);
    this.#kept.delete(key);
    this.#kept.set(key, chunk);
    if (this.#kept.size > this.#most) {
      this.#kept.delete(/** @type {string} */ (this.#kept.keys().next().value));
    }
    return chunk;
  }

  /**
   * @param {number} cx
   * @param {number} cy
   * @returns {OpenChunk}
   */
  #make(cx, cy) {
    const { passages, kinds } = this.maze(cx, cy);
    for (const { direction, cell } of this.doors(cx, cy)) passages[cell] |= 1 << direction;
    return { passages, kinds };
  }
}
