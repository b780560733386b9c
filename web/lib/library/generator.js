import { nextId } from '../core/core.js';
import { commonOf, partsFrom } from '../core/maze-record.js';
import { readEntries } from '../options/options.js';
import { entriesOf, seedFrom } from '../options/values.js';
import { randomSeed } from '../util/random-seed.js';
import { hashText, keyOf } from '../util/seed-key.js';
import { codesLike } from './code-of-seed.js';
import { mazeOf } from './tasks.js';

/** @import { Core } from '../core/core.js' */
/** @import { Common } from '../core/maze-record.js' */
/** @import { Maze } from '../maze/maze.js' */
/** @import { OptionsRecord } from '../options/options.js' */

/**
 * The options of a maze that the core can make again with another seed.
 * @typedef {object} Last
 * @property {[string, unknown][] | null} entries as they were given, if all are plain values
 * @property {OptionsRecord} record as they were read
 * @property {number} id of the maze
 * @property {Common} common
 * @property {string} code
 * @property {(segment: string) => string} [codeOf] made when it is first needed
 */

/**
 * Makes mazes of options. The core keeps the plan that the last options gave, and the same options with
 * another seed, as in loops, games and searches, cross as three numbers.
 */
export class Generator {
  #core;
  /** @type {Last | null} */
  #last = null;

  /** @param {Core} core */
  constructor(core) {
    this.#core = core;
  }

  /** @param {unknown} options @returns {Maze} */
  generate(options) {
    const entries = entriesOf(options, 'options');
    const last = this.#last;
    if (last?.entries && areSame(entries, last.entries)) {
      const given = entries.find(([key]) => key === 'seed');
      const maze = this.#again(last, given ? given[1] : randomSeed());
      if (maze) return maze;
    }
    const record = readEntries(entries, this.#core.defaults.generate);
    const isSame =
      last &&
      Object.keys(record).every((key) => key === 'seed' || isEqual(record[key], last.record[key]));
    return (isSame && this.#again(last, record.seed)) || this.#make(entries, record);
  }

  /**
   * @param {[string, unknown][]} entries
   * @param {OptionsRecord} record
   */
  #make(entries, record) {
    const core = this.#core;
    const id = nextId();
    const made = core.call('generate', record, id);
    const common = commonOf(made, record, core.rows);
    this.#last = {
      entries: entries.every(([key, value]) => key === 'seed' || isPlain(value)) ? entries : null,
      record,
      id,
      common,
      code: made.code,
    };
    const source = { code: made.code, seed: seedFrom(record.seed) };
    return mazeOf(core, partsFrom(made, common, source, core.rows), id);
  }

  /**
   * The maze of another seed; null if the core does not keep the plan, and for seeds that are read and
   * written by the core alone.
   * @param {Last} last
   * @param {unknown} seed
   */
  #again(last, seed) {
    const core = this.#core;
    const read = readSeed(seed);
    if (!read) return null;
    const { high, low } = read.key;
    const id = nextId();
    const made = core.call('generateAgain', last.id, high, low, id);
    if (!made) return null;
    last.codeOf ??= codesLike(last.code);
    const source = { code: last.codeOf(read.segment), seed: seedFrom(seed) };
    return mazeOf(core, partsFrom(made, last.common, source, core.rows), id);
  }
}

/**
 * The key of a seed, and its segment in codes; null for a BigInt, a text that needs base64 there, and
 * what is no seed.
 * @param {unknown} seed
 */
function readSeed(seed) {
  if (typeof seed === 'number') {
    return Number.isSafeInteger(seed) ? { key: keyOf(seed), segment: `n${seed}` } : null;
  }
  if (typeof seed !== 'string' || !/^[\w-]*$/.test(seed)) return null;
  return { key: hashText(seed), segment: `t${seed}` };
}

/** @param {unknown} value */
const isPlain = (value) => typeof value !== 'object' && typeof value !== 'function';

/** Whether entries are the same plain values, whatever the seed. @param {[string, unknown][]} entries @param {[string, unknown][]} others */
const areSame = (entries, others) =>
  entries.length === others.length &&
  entries.every(
    ([key, value], i) => key === others[i][0] && (key === 'seed' || value === others[i][1]),
  );

/** Whether two values that were read of options are equal. @param {any} a @param {any} b @returns {boolean} */
function isEqual(a, b) {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) {
    return Object.is(a, b);
  }
  if (ArrayBuffer.isView(a)) {
    const [one, other] = [/** @type {Uint8Array} */ (a), b];
    return one.length === other.length && one.every((item, i) => item === other[i]);
  }
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isEqual(a[key], b[key]));
}
