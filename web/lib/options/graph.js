import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { isIndex } from './cells.js';

/**
 * A graph as the core takes it: two nodes per edge; x and y per node in 1/1024 of a typical edge, or
 * null.
 * @typedef {{ edges: Uint32Array, positions: Int32Array | null }} Graph
 */

const UNIT = 1024;
const MAX_NODES = 2 ** 24;

/**
 * Reads the nodes and edges that a caller gives with a shape.
 * @param {Map<string, unknown>} given the entries of the shape option
 * @returns {{ graph: Graph, nodes: number }}
 */
export function readGraph(given) {
  const edges = Uint32Array.from(pairs(given.get('edges'), 'edges', isNode));
  const positions = given.get('positions') ?? null;
  const places = positions === null ? null : pairs(positions, 'positions', isCoordinate);
  const least = edges.reduce((most, node) => Math.max(most, node + 1), 1);
  const nodes = given.get('nodes') ?? (places ? places.length / 2 : least);
  if (!isNode(nodes) || nodes < 1) {
    fail(
      'shape.nodes',
      `shape.nodes must be a whole number from 1 to ${MAX_NODES - 1}; got ${describe(nodes)}`,
    );
  }
  if (places && places.length !== 2 * nodes) {
    const got = places.length / 2;
    fail('shape.positions', `shape.positions must have one entry per node, ${nodes}; got ${got}`);
  }
  return { graph: { edges, positions: places && scaled(places, edges) }, nodes };
}

/** @param {unknown} value @returns {value is number} */
const isNode = (value) => isIndex(value, MAX_NODES);

/** @param {any} value */
const isCoordinate = (value) => Number.isFinite(value) && Math.abs(value) < 1e9;

/**
 * Pairs of numbers, flat in a typed array or as arrays of two.
 * @param {any} list
 * @param {string} name
 * @param {(value: unknown) => boolean} isGood
 * @returns {number[]}
 */
function pairs(list, name, isGood) {
  const field = `shape.${name}`;
  const isFlat = ArrayBuffer.isView(list) && 'length' in list;
  if (!isFlat && !isArray(list)) {
    fail(field, `${field} must be an array of pairs of numbers; got ${describe(list)}`);
  }
  /** @type {unknown[]} */
  let numbers;
  try {
    numbers = isFlat ? Array.from(/** @type {any} */ (list)) : Array.from(list).flatMap(pairOf);
  } catch {
    return fail(field, `${field} must be an array that can be read; reading it threw`);
  }
  const bad = numbers.findIndex((value) => !isGood(value));
  if (bad >= 0) fail(field, `${field} must hold pairs of numbers; got ${describe(numbers[bad])}`);
  if (numbers.length % 2 === 1) fail(field, `${field} must hold pairs; it has an odd length`);
  return /** @type {number[]} */ (numbers);
}

/** @param {any} pair */
const pairOf = (pair) => (isArray(pair) && pair.length === 2 ? [pair[0], pair[1]] : [pair]);

/**
 * Moved to the origin and scaled so that an edge is UNIT long on average, or the whole extent where no edge
 * has a length. What is so already, but for rounding, stays as it is: the positions of a maze are given again.
 * @param {number[]} places
 * @param {Uint32Array} edges
 */
function scaled(places, edges) {
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < places.length; ++i) least[i % 2] = Math.min(least[i % 2], places[i]);
  const moved = places.map((value, i) => value - least[i % 2]);
  let sum = 0;
  for (let i = 0; i < edges.length; i += 2) {
    const [a, b] = [2 * edges[i], 2 * edges[i + 1]];
    sum += Math.hypot(moved[a] - moved[b], moved[a + 1] - moved[b + 1]) || 0;
  }
  const extent = moved.reduce((most, value) => Math.max(most, value), 0);
  const length = (2 * sum) / edges.length || extent || 1;
  // Rounding moves both ends of an edge by half a diagonal at most.
  const isScaled = Math.abs(length - UNIT) <= Math.SQRT2 && moved.every(Number.isInteger);
  const scale = isScaled ? 1 : UNIT / length;
  return Int32Array.from(moved, (value) => Math.min(Math.round(value * scale), 2 ** 30));
}
