import {
  codeText,
  coreValues,
  entriesOf,
  Filler,
  readSeed,
  recordFrom,
} from '../options/values.js';
import { checkKeys } from '../util/suggest.js';

/** @import { Core } from '../core/core.js' */
/** @import { AlgorithmId } from '../generated/ids.js' */
/** @import { AlgorithmChoice, Mode, Seed } from '../options/types.js' */

/**
 * The options of `mw.world` that every algorithm takes.
 * @typedef {object} CommonWorldOptions
 * @property {Seed} [seed] a whole number or any text; if left out, a random one
 * @property {number} [chunk] cells per side of a chunk, 2 to 1024; 32
 * @property {number} [levels] the world has 2^levels chunks per side; as many as give at most 2^32
 *   cells per side
 * @property {boolean} [endless] no edge, and no levels; false
 * @property {Mode} [mode] 'standard'
 * @property {number} [maxWork] a world is refused if a chunk of it takes more steps, as `mw.work` tells them; no
 *   limit
 */

/**
 * Options of `mw.world`; the algorithm is that of the chunks.
 * @typedef {CommonWorldOptions & AlgorithmChoice<AlgorithmId>} WorldOptions
 */

/** The options of a world that its code does not contain. @typedef {Pick<CommonWorldOptions, 'maxWork'>} WorldCodeOptions */

/**
 * What a world is: `WorldFacts` of cpp/mazewright/worlds/queries.hpp.
 * @typedef {{ code: string, chunk: number, levels: number, endless: boolean, dungeon: boolean,
 *   first: number, end: number, params: import('../options/values.js').Values }} WorldFacts
 */

/**
 * Calls a function of cpp/bindings/bind.cpp about the world, whose options go first.
 * @typedef {(name: string, ...args: unknown[]) => any} Query
 */

/**
 * Reads what a caller passes to `world`; the core checks the values.
 * @param {Core} core
 * @param {unknown} given options or a code
 * @param {unknown} [more] what goes with a code
 * @returns {{ facts: WorldFacts, options: Record<string, any>, query: Query }}
 */
export function readWorld(core, given, more) {
  const isCode = typeof given === 'string';
  const beside = entriesOf(more ?? {}, 'more');
  checkKeys(beside, isCode ? ['maxWork'] : [], 'the second argument of world');
  const options = isCode
    ? recordFrom(core.call('describeWorld', codeText(given)), beside)
    : readOptions(given, core.call('worldDefaults'));
  /** @type {Query} */
  const query = (name, ...args) => core.call(name, options, ...args);
  return { facts: query('world'), options, query };
}

/**
 * @param {unknown} options
 * @param {Record<string, any>} defaults
 */
function readOptions(options, defaults) {
  const filler = new Filler(defaults);
  const entries = entriesOf(options, 'options');
  checkKeys(
    entries,
    Object.keys(defaults).filter((key) => key !== 'unknownOptions'),
    'world',
  );
  for (const [key, value] of entries) {
    if (key === 'params') filler.record.params = coreValues(entriesOf(value, key));
    else if (key === 'seed') filler.record.seed = readSeed(value);
    else filler.set(key, value);
  }
  return filler.finishWithSeed();
}
