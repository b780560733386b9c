import { nextId } from '../core/core.js';
import { coreValue } from '../options/values.js';

/** @typedef {import('./options.js').Ask} Ask */

/**
 * What a walk over chunks asks for: the passages inside with the ways out of the chunk in the same
 * byte, and the kinds of a dungeon's tiles.
 * @typedef {{ ways: Uint8Array, kinds: Uint8Array | null }} ChunkWays
 */

/** In the order of the bits of `maze.passages`. */
export const SIDES = /** @type {const} */ (['north', 'south', 'west', 'east']);

const NO_DOOR = 0xffffffff;

/** Chunks that are remembered. */
const KEPT = 8;

/** The chunks of one world, the last ones kept: whoever asks cell by cell stays near. */
export class WorldChunks {
  #ask;
  /** The least recently used first. @type {Map<string, ChunkWays>} */
  #kept = new Map();

  /** @param {Ask} ask */
  constructor(ask) {
    this.#ask = ask;
  }

  /**
   * The maze of a chunk.
   * @param {unknown} cx
   * @param {unknown} cy
   * @param {number} [id] by which the core keeps it
   * @returns {import('../core/maze-record.js').MazeRecord}
   */
  maze(cx, cy, id = nextId()) {
    return this.#ask('chunk', coreValue(cx), coreValue(cy), id);
  }

  /**
   * The options of that maze.
   * @param {unknown} cx
   * @param {unknown} cy
   * @returns {import('../options/options.js').OptionsRecord}
   */
  options(cx, cy) {
    return this.#ask('chunkOptions', coreValue(cx), coreValue(cy));
  }

  /**
   * The doors of a chunk: by side the cell inside.
   * @param {unknown} cx
   * @param {unknown} cy
   * @returns {{ direction: number, cell: number }[]}
   */
  doors(cx, cy) {
    /** @type {Uint32Array} */
    const cells = this.#ask('doors', coreValue(cx), coreValue(cy));
    return Array.from(cells, (cell, direction) => ({ direction, cell })).filter(
      ({ cell }) => cell !== NO_DOOR,
    );
  }

  /**
   * @param {number} cx
   * @param {number} cy
   * @returns {ChunkWays}
   */
  ways(cx, cy) {
    const key = `${cx},${cy}`;
    const chunk = this.#kept.get(key) ?? this.#make(cx, cy);
    this.#kept.delete(key);
    this.#kept.set(key, chunk);
    if (this.#kept.size > KEPT) {
      this.#kept.delete(/** @type {string} */ (this.#kept.keys().next().value));
    }
    return chunk;
  }

  /**
   * @param {number} cx
   * @param {number} cy
   * @returns {ChunkWays}
   */
  #make(cx, cy) {
    const { passages: ways, kinds = null } = this.maze(cx, cy);
    for (const { direction, cell } of this.doors(cx, cy)) ways[cell] |= 1 << direction;
    return { ways, kinds };
  }
}
