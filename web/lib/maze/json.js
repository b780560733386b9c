import { entriesOf } from '../options/values.js';
import { decodeBase64, encodeBase64 } from '../util/base64.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';

/** @import { AnyMaze } from './maze.js' */
/** @typedef {import('../options/types.js').MazeJson} MazeJson */
/** @typedef {typeof Uint8Array | typeof Uint32Array | typeof Int32Array} Plane */

/** Raised when an older release could not read what this one writes. */
export const FORMAT = 1;

/** Longer planes do not fit into one text: engines allow about 2^29 characters. */
const MAX_BYTES = 2 ** 28;

/** The typed arrays of a maze's data. @type {Record<string, Plane>} */
const planes = {
  passages: Uint8Array,
  oneWays: Uint8Array,
  kinds: Uint8Array,
  mask: Uint8Array,
  bridges: Uint32Array,
  steps: Uint32Array,
};
/** The typed arrays of a graph. @type {Record<string, Plane>} */
const graphPlanes = { edges: Uint32Array, positions: Int32Array };

/**
 * A maze's data as a plain object for JSON: every field by its own name, typed arrays as base64 of
 * their little-endian bytes, a BigInt seed as { bigint: digits }. Cost: O(cells).
 * @param {AnyMaze} maze
 * @returns {MazeJson}
 */
export function jsonOf(maze) {
  const { seed, graph } = maze;
  return /** @type {any} */ ({
    format: FORMAT,
    ...maze,
    ...encoded(/** @type {any} */ (maze), planes, ''),
    seed: typeof seed === 'bigint' ? { bigint: String(seed) } : seed,
    graph: graph && encoded(/** @type {any} */ (graph), graphPlanes, 'graph.'),
  });
}

/**
 * The data of a maze with its typed arrays, if it was parsed from JSON; otherwise as it is.
 * @param {Map<string, unknown>} data the entries of what was passed to `adopt`
 * @returns {Map<string, unknown>}
 */
export function fromJson(data) {
  if (!data.has('format')) return data;
  checkFormat(data.get('format'));
  const graph = data.get('graph') ?? null;
  return new Map([
    ...data,
    ...decoded(data, planes, ''),
    [
      'graph',
      graph && Object.fromEntries(decoded(entriesOf(graph, 'graph'), graphPlanes, 'graph.')),
    ],
  ]);
}

/** @param {unknown} format */
export function checkFormat(format) {
  if (format === FORMAT) return;
  fail(
    'format',
    `format must be ${FORMAT}, the one that this release reads; got ${describe(format)}`,
  );
}

/**
 * @param {Record<string, ArrayBufferView | null>} source
 * @param {Record<string, Plane>} known
 * @param {string} prefix of the fields, for messages
 */
function encoded(source, known, prefix) {
  return Object.fromEntries(
    Object.keys(known).map((key) => {
      const plane = source[key];
      if (plane === null) return [key, null];
      const { buffer, byteOffset, byteLength } = plane;
      if (byteLength > MAX_BYTES) {
        fail(
          prefix + key,
          `${prefix}${key} must have at most ${MAX_BYTES} bytes for JSON`,
          'too-large',
        );
      }
      return [key, encodeBase64(new Uint8Array(buffer, byteOffset, byteLength))];
    }),
  );
}

/**
 * @param {Iterable<[string, unknown]>} entries
 * @param {Record<string, Plane>} known
 * @param {string} prefix of the fields, for messages
 * @returns {[string, unknown][]}
 */
function decoded(entries, known, prefix) {
  const given = new Map(entries);
  return Object.entries(known).map(([key, plane]) => {
    const text = given.get(key) ?? null;
    return [key, text === null ? null : planeOf(text, plane, prefix + key)];
  });
}

/**
 * @param {unknown} text
 * @param {Plane} Plane
 * @param {string} field
 */
function planeOf(text, Plane, field) {
  const found = typeof text === 'string' ? decodeBase64(text) : null;
  const size = Plane.BYTES_PER_ELEMENT;
  if (found && found.length % size === 0) {
    return new Plane(/** @type {ArrayBuffer} */ (found.buffer));
  }
  const want = size > 1 ? `base64 of numbers of ${size} bytes` : 'base64';
  return fail(field, `${field} must be ${want}; got ${describe(text)}`);
}
