import { MazeError } from '../util/error.js';
import { Instance } from './instance.js';

/** @typedef {import('./instance.js').Input} Input */

/**
 * Runs the core and survives its death: after a trap an instance would go on in a bad state, so it
 * is rewound to its beginning at once, and a fresh one that holds no more memory than it needs
 * takes its place as soon as it is ready.
 */
export class Core {
  #instance;
  #renew;

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
  }

  /**
   * @param {import('./instance.js').Glue} glue
   * @param {WebAssembly.Module} module
   * @param {import('./instance.js').Beat} [beat] a MazeError that it throws ends the call
   */
  static async create(glue, module, beat = () => {}) {
    const renew = () => Instance.create(glue, module, beat);
    return new Core(await renew(), renew, module);
  }

  /**
   * Runs an operation of cpp/operations.cpp; a problem it reports is thrown as a MazeError.
   * @param {string} name
   * @param {string} lines its fields
   * @param {...Input} arrays what it takes besides
   * @returns {{ about: any, arrays: Uint8Array[] }} its JSON, and copies of its arrays
   */
  call(name, lines, ...arrays) {
    const result = this.#guard(() => this.#instance.run([name, lines, ...arrays]));
    const about = JSON.parse(result.text);
    if (about.problem) throw new MazeError(about.problem);
    return { about, arrays: result.arrays };
  }

  /**
   * Calls a function that is bound by name (cpp/bind.cpp).
   * @param {string} name
   * @param {...object} records
   * @returns {any} its record
   */
  bound(name, ...records) {
    const result = this.#guard(() => this.#instance.bindings[name](...records));
    if (result.message !== undefined) throw new MazeError(result);
    return result;
  }

  /**
   * @template T
   * @param {() => T} run
   * @returns {T}
   */
  #guard(run) {
    try {
      return run();
    } catch (error) {
      const reason = this.#instance.ranOutOfMemory ? outOfMemory : failed;
      this.#restart();
      throw error instanceof MazeError ? error : reason();
    }
  }

  /** What its memory takes now. */
  get bytes() {
    return this.#instance.size;
  }

  #restart() {
    this.#instance.rewind();
    this.#renew().then(
      (fresh) => {
        this.#instance = fresh;
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
    message: 'width times height does not fit into memory here, or its result does not',
  });
