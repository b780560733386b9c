import { orNull } from '../core/maze-record.js';
import { encodeFields } from '../options/fields.js';

/** @typedef {import('./options.js').Ask} Ask */

/**
 * What a walk over chunks asks for: the passages inside with the ways out of the chunk in the same
 * byte, and the kinds of a dungeon's tiles.
 * @typedef {{ ways: Uint8Array, kinds: Uint8Array | null }} ChunkWays
 */

/** In the order of the bits of `maze.passages`. */
export const SIDES = /** @type {const} */ (['north', 'south', 'west', 'east']);

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
   * @param {string} operation on a chunk
   * @param {unknown} cx
   * @param {unknown} cy
   */
  call(operation, cx, cy) {
    return this.#ask(operation, encodeFields(Object.entries({ cx, cy })));
  }

  /**
   * The doors of a chunk: by side the cell inside.
   * @param {unknown} cx
   * @param {unknown} cy
   * @returns {{ direction: number, cell: number }[]}
   */
  doors(cx, cy) {
    const { about } = this.call('doors', cx, cy);
    return SIDES.map((side, direction) => ({ direction, cell: about[side] })).filter(
      ({ cell }) => cell !== null,
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
    const [ways, , kinds] = this.call('chunk', cx, cy).arrays;
    for (const { direction, cell } of this.doors(cx, cy)) ways[cell] |= 1 << direction;
    return { ways, kinds: orNull(kinds) };
  }
}
