import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { encodeFields, entriesOf } from './fields.js';
import { graphInput, readGraph } from './graph.js';
import { readMask } from './mask.js';

/** @typedef {import('./types.js').GenerateOptions} GenerateOptions */

/** Options that name a cell, by its index or by its place. */
const places = new Set(['start', 'end']);

/** What a shape object holds besides its row's parameters. */
const shapeKeys = new Set(['id', 'nodes', 'edges', 'positions']);

/**
 * Reads what a caller passes to `generate`; the core checks the values.
 * @param {unknown} options
 * @returns {{ lines: string, mask: Uint8Array | null, graph: Uint32Array | null }}
 */
export function readOptions(options) {
  /** @type {[string, unknown][]} */
  const plain = [];
  let lines = '';
  let mask = null;
  /** @type {ReturnType<typeof readShape> | null} */
  let shape = null;
  for (const [key, value] of entriesOf(options, 'options')) {
    if (key === 'mask') {
      mask = value === null ? null : readMask(value);
    } else if (key === 'shape' && isPlain(value)) {
      shape = readShape(value);
    } else if (key === 'passes') {
      checkPasses(value);
    } else if (key === 'params') {
      lines += encodeFields(entriesOf(value, key), `${key}.`);
    } else if (places.has(key) && typeof value === 'object' && value !== null) {
      lines += encodeFields(readPlace(key, value), `${key}.`);
    } else {
      plain.push([key, value]);
    }
  }
  if (!shape) return { lines: encodeFields(plain) + lines, mask, graph: null };
  // A graph's size is its own.
  const sized = shape.graph ? plain.filter(([key]) => !isSize(key)) : plain;
  const fields = encodeFields([...shape.fields, ...sized]);
  return { lines: fields + shape.params + lines, mask, graph: shape.graph };
}

/** @param {string} key */
const isSize = (key) => key === 'width' || key === 'height';

/**
 * @param {unknown} value
 * @returns {value is object} what may hold named values
 */
const isPlain = (value) =>
  typeof value === 'object' && value !== null && !isArray(value) && !ArrayBuffer.isView(value);

/**
 * A shape with its parameters: { id, ...params }, or with nodes and edges of the caller's own.
 * @param {object} value
 */
function readShape(value) {
  const given = new Map(entriesOf(value, 'shape', 'unsupported-shape'));
  const rowParams = [...given].filter(([key]) => !shapeKeys.has(key));
  const params = encodeFields(rowParams, 'shape.');
  /** @type {[string, unknown][]} */
  const fields = [['shape', given.get('id')]];
  if (!given.has('edges')) {
    const stray = ['nodes', 'positions'].find((key) => given.has(key));
    if (stray) fail(`shape.${stray}`, `shape.${stray} needs shape.edges beside it`);
    return { fields, params, graph: null };
  }
  const { graph, nodes } = readGraph(given);
  fields.push(['width', nodes], ['height', 1]);
  return { fields, params, graph: graphInput(graph) };
}

/**
 * @param {string} key
 * @param {object} value
 * @returns {[string, unknown][]}
 */
function readPlace(key, value) {
  const entries = entriesOf(value, key);
  const keys = entries.map(([name]) => name);
  const known = keys.every((name) => name === 'x' || name === 'y' || name === 'level');
  if (!known || !keys.includes('x') || !keys.includes('y')) {
    fail(key, `${key} must be a cell or { x, y }; got ${describe(value)}`);
  }
  return entries;
}

/** @param {unknown} passes */
function checkPasses(passes) {
  if (!isArray(passes)) fail('passes', `passes must be an array; got ${describe(passes)}`);
  if (passes.length > 0) {
    fail('passes', 'passes must be empty: this release has none in its catalog');
  }
}

/**
 * The core's options as users write them.
 * @param {Record<string, any>} options of the core's JSON, to become the result
 * @param {Uint8Array | null} [mask]
 * @param {import('./graph.js').Graph | null} [graph]
 * @returns {GenerateOptions}
 */
export function optionsFrom(options, mask = null, graph = null) {
  options.seed = seedFrom(options.seed);
  if (mask) options.mask = mask;
  if (graph) {
    const { shape, width: nodes } = options;
    const own = typeof shape === 'string' ? { id: shape } : shape;
    const { edges, positions } = graph;
    options.shape = { ...own, nodes, edges, ...(positions && { positions }) };
  }
  return /** @type {GenerateOptions} */ (options);
}

/**
 * A seed as users write it: text, a number where it is safe, else a BigInt.
 * @param {string | { number: string }} seed
 */
function seedFrom(seed) {
  if (typeof seed === 'string') return seed;
  const number = Number(seed.number);
  return Number.isSafeInteger(number) ? number : BigInt(seed.number);
}
