import { encodeFields, entriesOf } from '../options/fields.js';
import { optionsFrom } from '../options/options.js';
import { fail } from '../util/error.js';

/** @typedef {import('../core/core.js').Core} Core */

/**
 * @typedef {object} WorldOptions
 * @property {import('../generated/ids.js').AlgorithmId} algorithm of the inside of the chunks
 * @property {number | bigint | string} seed a whole number or any text
 * @property {number} [chunk] cells a side of a chunk, 2 to 1024; 32
 * @property {number} [levels] the world is 2 to that power chunks wide and high; as many as give at
 *   most 2^32 cells a side
 * @property {boolean} [endless] without an edge, and then without levels; false
 * @property {import('../generated/ids.js').AnyParams} [params]
 * @property {'standard' | 'seed'} [mode] 'standard'
 */

/**
 * A world as the core tells of it.
 * @typedef {{ code: string, chunk: number, levels: number, endless: boolean, dungeon: boolean,
 *   first: number, end: number, options: Record<string, any> }} WorldFacts
 */

/**
 * Runs an operation on the world (cpp/world_operations.cpp) with these fields.
 * @typedef {(operation: string, lines: string) => { about: any, arrays: Uint8Array[] }} Ask
 */

/**
 * Reads what a caller passes to `world`; the core checks the values.
 * @param {Core} core
 * @param {unknown} given options or a code
 * @returns {{ facts: WorldFacts, ask: Ask }}
 */
export function readWorld(core, given) {
  const isCode = typeof given === 'string';
  const lines = linesOf(isCode ? optionsOf(core, given) : given);
  const facts = isCode ? factsOf(core, given, lines) : core.call('world', lines).about;
  return { facts, ask: (operation, fields) => core.call('ofWorld', fields, lines, operation) };
}

/** @param {string} why */
const invalid = (why) => fail('code', `code cannot be read: ${why}`, 'invalid-code');

/**
 * @param {Core} core
 * @param {string} code
 * @param {string} lines what was read from it
 * @returns {WorldFacts}
 */
function factsOf(core, code, lines) {
  let facts;
  try {
    facts = core.call('world', lines).about;
  } catch (error) {
    invalid(/** @type {Error} */ (error).message);
  }
  // What a chunk may have and a world has not (exits, a mask) is not among the lines.
  return facts.code === code ? facts : invalid('it holds what a world has not');
}

/** @param {unknown} options */
function linesOf(options) {
  return entriesOf(options, 'options')
    .map(([key, value]) =>
      key === 'params'
        ? encodeFields(entriesOf(value, key), 'params.')
        : encodeFields([[key, value]]),
    )
    .join('');
}

/**
 * @param {Core} core
 * @param {string} code
 */
function optionsOf(core, code) {
  const { about } = core.call('describeWorld', '', code);
  if (about.world === '') invalid('it is the code of a maze');
  const { algorithm, seed, mode, params, width } = optionsFrom(about.options);
  const endless = about.world === 'endless';
  const levels = endless ? undefined : Number.parseInt(about.world, 10);
  return { algorithm, seed, mode, params, chunk: width, levels, endless };
}
