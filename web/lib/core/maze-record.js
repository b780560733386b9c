import { encodeFields } from '../options/fields.js';
import { graphInput } from '../options/graph.js';

/**
 * What a maze is made of: the core's JSON with its arrays by name.
 * @typedef {{ shape: string, shapeParams: Record<string, number | string | boolean>,
 *   width: number, height: number, levels: number, directions: string[],
 *   start: number | null, end: number | null, rooms?: import('../options/types.js').Room[] | null,
 *   passages: Uint8Array, kinds: Uint8Array | null, mask: Uint8Array | null,
 *   graph: import('../options/graph.js').Graph | null,
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
export function partsOf({ about, arrays: [passages, mask, kinds, edges, places, steps] }) {
  return Object.assign(about, {
    passages,
    mask: orNull(mask),
    kinds: orNull(kinds),
    graph: graphFrom(edges, places),
    steps: steps ? uint32(steps) : null,
  });
}

/**
 * @param {Uint8Array} edges
 * @param {Uint8Array} places
 * @returns {import('../options/graph.js').Graph | null}
 */
export function graphFrom(edges, places) {
  if (edges.length === 0) return null;
  return { edges: uint32(edges), positions: places.length > 0 ? int32(places) : null };
}

/**
 * A maze as the core takes it back, with the fields of the operation after its own.
 * @param {Pick<Parts, 'shape' | 'shapeParams' | 'width' | 'height' | 'levels' | 'start' | 'end'
 *   | 'mask' | 'passages' | 'kinds' | 'graph'>} maze
 * @param {string} lines
 * @returns {[string, Uint8Array | null, Uint8Array, Uint8Array | null, Uint32Array | null]}
 */
export function mazeInputs(maze, lines) {
  const { shape, shapeParams, width, height, levels, start, end } = maze;
  const { mask, passages, kinds, graph } = maze;
  const own = Object.entries({ shape, width, height, levels, start, end });
  const given = own.filter(([, value]) => value !== null);
  const params = encodeFields(Object.entries(shapeParams), 'maze.shape.');
  const fields = encodeFields(given, 'maze.') + params + lines;
  return [fields, mask, passages, kinds, graphInput(graph)];
}
