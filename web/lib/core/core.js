import { MazeError } from '../util/error.js';
import { deepFreeze } from '../util/freeze.js';
import { withSuggestion } from '../util/suggest.js';
import { Instance } from './instance.js';
import { Rows } from './rows.js';

/** @typedef {import('../options/types.js').Catalog} Catalog */
/** @typedef {import('../options/options.js').OptionsRecord} OptionsRecord */

/**
 * A call that can be run by any core: a function of cpp/bindings/bind.cpp, its arguments, and the
 * maze that it is about, whose number goes before them.
 * @typedef {{ name: string, args: unknown[], maze?: { id: number, data: object } }} Call
 */

let mazesMade = 0;

/** A number that no other maze of this thread has: by it a core keeps a maze. */
export const nextId = () => ++mazesMade;

/**
 * Runs the core and recovers it. A call is aborted by throwing through WebAssembly, be it a trap or
 * `progress`, which is how a call is cancelled. No destructor runs then, so the instance is rewound
 * to its first memory at once, and a new one that holds no more memory than it needs takes its
 * place as soon as it is ready. The mazes that it kept are sent again when they are next needed.
 */
export class Core {
  #instance;
  #renew;
  /** @type {Catalog | undefined} */
  #catalog;

  /**
   * @param {Instance} instance
   * @param {() => Promise<Instance>} renew
   * @param {WebAssembly.Module} module
   */
  constructor(instance, renew, module) {
    this.#instance = instance;
    this.#renew = renew;
    /** What it runs, to run elsewhere too. */
    this.module = module;
    this.rows = new Rows((name, ...id) => deepFreeze(JSON.parse(this.call(name, ...id))));
    /** The options of generate, solve, walk and world with their defaults. */
    this.defaults = deepFreeze({
      generate: this.call('optionDefaults'),
      solve: this.call('solveDefaults'),
      walk: this.call('walkDefaults'),
      world: this.call('worldDefaults'),
    });
  }

  /**
   * @param {import('./instance.js').Glue} glue
   * @param {WebAssembly.Module | Promise<WebAssembly.Module>} compiled
   * @param {import('./instance.js').Progress} [progress] a MazeError that it throws ends the call
   */
  static async create(glue, compiled, progress = () => {}) {
    const renew = () => Instance.create(glue, compiled, progress);
    return new Core(await renew(), renew, await compiled);
  }

  /** Every row, as data. A first maze needs two of them, so all are read later. @returns {Catalog} */
  get catalog() {
    this.#catalog ??= /** @type {Catalog} */ (deepFreeze(JSON.parse(this.call('catalog'))));
    return this.#catalog;
  }

  /** Ids of the formats. @returns {readonly import('../generated/ids.js').ExportId[]} */
  get exportIds() {
    return JSON.parse(this.call('exportIds'));
  }

  /**
   * Calls a function of cpp/bindings/bind.cpp. Throws a MazeError if the core reports a problem.
   * @param {string} name
   * @param {...unknown} args plain values, records and typed arrays; null for an empty array
   * @returns {any} copies
   */
  call(name, ...args) {
    let result;
    try {
      result = this.#instance.call(name, args);
    } catch (error) {
      const reason = this.#instance.ranOutOfMemory ? outOfMemory : failed;
      this.#restart();
      throw error instanceof MazeError ? error : reason();
    }
    if (result?.problem) throw new MazeError(withSuggestion(result.problem));
    return result;
  }

  /**
   * Runs a call. A maze that the core does not keep is sent to it first; it is checked like any
   * other input, because typed arrays can be written to.
   * @param {Call} call
   */
  run({ name, args, maze }) {
    if (!maze) return this.call(name, ...args);
    if (!this.call('isKept', maze.id)) this.call('keep', maze.data, maze.id);
    return this.call(name, maze.id, ...args);
  }

  /** What its memory takes now. */
  get bytes() {
    return this.#instance.size;
  }

  #restart() {
    this.#instance.rewind();
    this.#renew().then(
      (instance) => {
        this.#instance = instance;
      },
      () => {}, // no memory for another one: the old one goes on
    );
  }
}

const failed = () =>
  new MazeError({ code: 'internal', field: '', message: 'the core failed; please report it' });

const outOfMemory = () =>
  new MazeError({
    code: 'out-of-memory',
    field: 'width',
    message: 'width times height needs more memory than there is, or the result does',
  });
