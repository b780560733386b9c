import { MazeError } from '../util/error.js';
import { deepFreeze } from '../util/freeze.js';
import { withSuggestion } from '../util/suggest.js';
import { failLacking } from './features.js';
import { Instance } from './instance.js';
import { Rows } from './rows.js';

/** @typedef {import('../options/types.js').Catalog} Catalog */
/** @typedef {import('../options/types.js').Param} Param */
/** @typedef {import('../options/options.js').OptionsRecord} OptionsRecord */

/**
 * A call that can be run by any core: a function of cpp/bindings/bind.cpp, its arguments, and the
 * maze that it is about, whose number goes before them.
 * @typedef {{ name: string, args: unknown[], maze?: { id: number, data: object } }} Call
 */

/**
 * The catalog as the core has it: without texts.
 * @typedef {{ [Table in keyof Catalog]: readonly (Omit<Catalog[Table][number], 'title' | 'about' | 'cost' | 'source' | 'params'>
 *   & { readonly params: readonly Readonly<Omit<Param, 'title' | 'labels'>>[] })[] }} BareCatalog
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
  /** @type {BareCatalog | undefined} */
  #catalog;

  /**
   * @param {Instance} instance
   * @param {() => Promise<Instance>} renew
   * @param {WebAssembly.Module} module
   * @param {import('./features.js').Features} features
   */
  constructor(instance, renew, module, features) {
    this.#instance = instance;
    this.#renew = renew;
    /** What it runs, to run elsewhere too. */
    this.module = module;
    /** What its entry has beyond what all entries have. */
    this.features = features;
    this.rows = new Rows((name, ...id) => deepFreeze(JSON.parse(this.call(name, ...id))));
    /** The options of generate, solve and walk with their defaults. */
    this.defaults = deepFreeze({
      generate: this.call('optionDefaults'),
      solve: this.call('solveDefaults'),
      walk: this.call('walkDefaults'),
    });
  }

  /**
   * @param {import('./instance.js').Glue} glue
   * @param {WebAssembly.Module | Promise<WebAssembly.Module>} compiled
   * @param {import('./features.js').Features} [features]
   * @param {import('./instance.js').Progress} [progress] a MazeError that it throws ends the call
   */
  static async create(glue, compiled, features = {}, progress = () => {}) {
    const renew = () => Instance.create(glue, compiled, progress);
    return new Core(await renew(), renew, await compiled, features);
  }

  /** Every row, as data. A first maze needs two of them, so all are read later. @returns {BareCatalog} */
  get catalog() {
    this.#catalog ??= /** @type {BareCatalog} */ (deepFreeze(JSON.parse(this.call('catalog'))));
    return this.#catalog;
  }

  /**
   * Calls a function of cpp/bindings. Throws a MazeError if the core reports a problem, or if the
   * program of this entry lacks the function.
   * @param {string} name
   * @param {...unknown} args plain values, records and typed arrays; null for an empty array
   * @returns {any} copies; undefined if the core does not have what the call is about
   */
  call(name, ...args) {
    const { bindings, readReply } = this.#instance;
    if (!(name in bindings)) failLacking(name);
    let result;
    try {
      result = bindings[name](...args);
    } catch (error) {
      const reason = this.#instance.ranOutOfMemory ? outOfMemory : failed;
      this.#restart();
      throw error instanceof MazeError ? error : reason();
    }
    if (typeof result !== 'number') return result;
    if (result === 0) return undefined;
    const { isProblem, value } = readReply(result);
    if (isProblem) throw new MazeError(withSuggestion(value));
    return value;
  }

  /**
   * Runs a call. A maze that the core does not keep is sent to it; it is checked like any other input,
   * because typed arrays can be written to.
   * @param {Call} call
   */
  run({ name, args, maze }) {
    if (!maze) return this.call(name, ...args);
    const result = this.call(name, maze.id, ...args);
    if (result !== undefined) return result;
    this.call('keep', maze.data, maze.id);
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
