import { encodeFields } from './fields.js';

/**
 * What a maze is made of: the core's JSON with its arrays by name.
 * @typedef {{ shape: string, width: number, height: number, levels: number, directions: string[],
 *   start: number | null, end: number | null, rooms?: import('./types.js').Room[] | null,
 *   passages: Uint8Array, kinds: Uint8Array | null, mask: Uint8Array | null,
 *   options?: Record<string, unknown>, version?: number, code?: string,
 *   steps?: Uint32Array | null }} Parts
 */

/** @param {Uint8Array} bytes a copy of its own, so its buffer holds nothing else */
export const uint32 = (bytes) => new Uint32Array(bytes.buffer);
/** @param {Uint8Array} bytes */
export const int32 = (bytes) => new Int32Array(bytes.buffer);
/** @param {Uint8Array} bytes */
export const float32 = (bytes) => new Float32Array(bytes.buffer);

/**
 * The core hands over an array that is not there as an empty one.
 * @param {Uint8Array} bytes
 */
export const orNull = (bytes) => (bytes.length > 0 ? bytes : null);

/**
 * @param {{ about: any, arrays: Uint8Array[] }} result of an operation that makes a maze
 * @returns {Parts}
 */
export function partsOf({ about, arrays: [passages, mask, kinds, steps] }) {
  return {
    ...about,
    passages,
    mask: orNull(mask),
    kinds: orNull(kinds),
    steps: steps ? uint32(steps) : null,
  };
}

/**
 * A maze as the core takes it back, with the fields of the operation after its own.
 * @param {Pick<Parts, 'shape' | 'width' | 'height' | 'levels' | 'start' | 'end' | 'mask'
 *   | 'passages' | 'kinds'>} maze
 * @param {string} lines
 * @returns {[string, Uint8Array | null, Uint8Array, Uint8Array | null]}
 */
export function mazeInputs(
  { shape, width, height, levels, start, end, mask, passages, kinds },
  lines,
) {
  const own = Object.entries({ shape, width, height, levels, start, end });
  const given = own.filter(([, value]) => value !== null);
  return [encodeFields(given, 'maze.') + lines, mask, passages, kinds];
}
