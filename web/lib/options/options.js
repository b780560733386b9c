import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';
import { checkBoolean } from './cells.js';
import { readGraph } from './graph.js';
import { readMask } from './mask.js';
import {
  coreValue,
  coreValues,
  entriesOf,
  Filler,
  itemsOf,
  objectOf,
  passesFrom,
  readSeed,
  recordFrom,
  seedFrom,
} from './values.js';

/** @typedef {import('./types.js').GenerateOptions} GenerateOptions */
/** @typedef {Record<string, any>} OptionsRecord `Options` of cpp/mazewright/library/options.hpp */

/** Members of the record that are no options: shape and unknown values are read into them. */
const internal = new Set(['shapeParams', 'graph', 'unknownOptions']);

/** What a shape object holds besides its row's parameters. */
const shapeKeys = new Set(['id', 'nodes', 'edges', 'positions']);

/**
 * The options that are objects in JavaScript. All others are read by the types of their defaults.
 * @type {Record<string, (filler: Filler<OptionsRecord>, value: unknown, key: string) => void>}
 */
const readers = {
  mask({ record }, value) {
    record.mask = value === null ? null : readMask(value);
  },
  shape(filler, value) {
    if (isPlain(value)) readShape(filler, value);
    else filler.set('shape', value);
  },
  seed({ record }, value) {
    record.seed = readSeed(value);
  },
  params({ record }, value) {
    record.params = coreValues(entriesOf(value, 'params'));
  },
  passes({ record }, value) {
    record.passes = readPasses(value);
  },
  start: readCell,
  end: readCell,
};

/**
 * Reads what a caller passes to `generate`.
 * @param {unknown} options
 * @param {OptionsRecord} defaults
 * @returns {OptionsRecord}
 */
export const readOptions = (options, defaults) =>
  readEntries(entriesOf(options, 'options'), defaults);

/**
 * The same of options whose properties have been read.
 * @param {[string, unknown][]} entries
 * @param {OptionsRecord} defaults
 * @returns {OptionsRecord}
 */
export function readEntries(entries, defaults) {
  const filler = new Filler(defaults);
  /** @type {[string, unknown][]} */
  const sizes = [];
  const isOption = (/** @type {string} */ key) =>
    Object.hasOwn(defaults, key) && !internal.has(key);
  // Checked first: a mistyped option leaves another one unset, and an error about that one would say less.
  if (!entries.every(([key]) => isOption(key))) {
    checkKeys(entries, Object.keys(defaults).filter(isOption), 'generate');
  }
  for (const [key, value] of entries) {
    const read = Object.hasOwn(readers, key) ? readers[key] : null;
    if (read) read(filler, value, key);
    else if (key === 'width' || key === 'height') sizes.push([key, value]);
    else filler.set(key, value);
  }
  // A graph's size is its own, other sizes are ignored.
  if (!filler.record.graph.edges) for (const [key, value] of sizes) filler.set(key, value);
  return filler.finishWithSeed();
}

/** The options of `generate` that say which cells there are. */
const gridKeys = ['shape', 'width', 'height', 'levels', 'mask', 'start', 'end', 'maxCells'];

/**
 * Reads what a caller passes to `blank`.
 * @param {unknown} options
 * @param {OptionsRecord} defaults
 * @returns {{ record: OptionsRecord, open: boolean }}
 */
export function readBlank(options, defaults) {
  const entries = entriesOf(options, 'options');
  checkKeys(entries, [...gridKeys, 'open'], 'blank');
  const { open = false, ...grid } = Object.fromEntries(entries);
  checkBoolean('open', open);
  return { record: readEntries([...Object.entries(grid), ['seed', 0]], defaults), open };
}

/**
 * Reads what goes with a text: the shape of its maze.
 * @param {unknown} more
 * @param {OptionsRecord} defaults
 * @returns {OptionsRecord}
 */
export function readBesideText(more, defaults) {
  const entries = entriesOf(more, 'more');
  checkKeys(entries, ['shape'], 'parse');
  return readEntries([...entries, ['seed', 0]], defaults);
}

/**
 * Reads what goes with a code: options that no code holds.
 * @param {unknown} more
 * @param {OptionsRecord} defaults
 * @returns {OptionsRecord}
 */
export function readBesideCode(more, defaults) {
  const { steps, maxCells, maxWork } = defaults;
  const entries = entriesOf(more ?? {}, 'more');
  checkKeys(entries, ['steps', 'maxCells', 'maxWork'], 'generate with a code');
  const { unknownOptions, ...given } = recordFrom({ steps, maxCells, maxWork }, entries);
  return { ...defaults, ...given, unknownOptions };
}

/**
 * @param {unknown} value
 * @returns {value is object} what may hold named values
 */
const isPlain = (value) =>
  typeof value === 'object' && value !== null && !isArray(value) && !ArrayBuffer.isView(value);

/**
 * A shape with its parameters: { id, ...params }, or with nodes and edges of the caller's own.
 * @param {Filler<OptionsRecord>} filler
 * @param {object} value
 */
function readShape(filler, value) {
  const { record } = filler;
  const given = new Map(entriesOf(value, 'shape', 'unsupported-shape'));
  record.shapeParams = coreValues([...given].filter(([key]) => !shapeKeys.has(key)));
  filler.set('shape', given.get('id'));
  if (given.has('edges')) {
    const { graph, nodes } = readGraph(given);
    Object.assign(record, { graph, width: nodes, height: 1 });
    return;
  }
  const unknown = ['nodes', 'positions'].find((key) => given.has(key));
  if (unknown) fail(`shape.${unknown}`, `shape.${unknown} must be left out without shape.edges`);
}

/**
 * A cell by its index or by its coordinates.
 * @param {Filler<OptionsRecord>} filler
 * @param {unknown} value
 * @param {string} key
 */
function readCell(filler, value, key) {
  const none = Number.NaN;
  const choice = { cell: none, x: none, y: none, level: none };
  if (typeof value === 'number' && Number.isFinite(value)) {
    filler.record[key] = { ...choice, cell: value };
    return;
  }
  if (typeof value !== 'object' || value === null) {
    filler.unknown(key, value);
    return;
  }
  const entries = entriesOf(value, key);
  const names = entries.map(([name]) => name);
  const known = names.every((name) => name === 'x' || name === 'y' || name === 'level');
  if (!known || !names.includes('x') || !names.includes('y')) {
    fail(key, `${key} must be a cell or { x, y, level }; got ${describe(value)}`);
  }
  const { unknownOptions, ...place } = recordFrom(choice, entries);
  filler.record[key] = place;
  for (const { id } of unknownOptions ?? []) {
    filler.unknown(`${key}.${id}`, entries.find(([name]) => name === id)?.[1]);
  }
}

/** More passes are a mistake, and an array of a false length could go on for ever. */
const MAX_PASSES = 32;

/**
 * Passes as the core takes them.
 * @param {unknown} passes
 * @returns {import('./values.js').PassChoices}
 */
export function readPasses(passes) {
  const choices = itemsOf(passes, 'passes', MAX_PASSES).map((pass, i) => {
    const entries = entriesOf(pass, `passes.${i}`);
    const id = entries.find(([key]) => key === 'id')?.[1];
    return { id: coreValue(id), params: coreValues(entries.filter(([key]) => key !== 'id')) };
  });
  return choices.length > 0 ? choices : null;
}

/**
 * The options that a record holds, as users write them.
 * @param {OptionsRecord} record of a code
 * @returns {GenerateOptions}
 */
export function optionsFrom(record) {
  const { algorithm, mode, exits, width, height, levels, parts, mask, start, end, edits } = record;
  return /** @type {GenerateOptions} */ ({
    algorithm,
    seed: seedFrom(record.seed),
    mode,
    exits,
    params: objectOf(record.params),
    passes: passesFrom(record.passes),
    shape: shapeFrom(record),
    width,
    height,
    levels,
    parts,
    ...(start && { start: start.cell }),
    ...(end && { end: end.cell }),
    ...(mask && { mask }),
    ...(edits && { edits }),
  });
}

/** @param {OptionsRecord} record */
function shapeFrom({ shape: id, shapeParams, graph: { edges, positions }, width: nodes }) {
  if (edges || positions) {
    const graph = { nodes, edges: edges ?? new Uint32Array(), ...(positions && { positions }) };
    return { id, ...objectOf(shapeParams), ...graph };
  }
  return shapeParams ? { id, ...objectOf(shapeParams) } : id;
}
