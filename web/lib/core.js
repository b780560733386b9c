import { MazeError } from './error.js';
import { Instance } from './instance.js';

/** @typedef {string | Uint8Array | Uint32Array | null | undefined} Input */

const decoder = new TextDecoder();

/**
 * Runs the core and survives its death: after a trap an instance would go on in a bad state, so it
 * is dropped for a spare one that stands ready, and the next spare is made in the background.
 */
export class Core {
  /** @type {Instance} */
  #instance;
  /** @type {Instance | null} */
  #spare;
  #renew;

  /**
   * @param {Instance} instance
   * @param {Instance} spare
   * @param {() => Promise<Instance>} renew
   */
  constructor(instance, spare, renew) {
    this.#instance = instance;
    this.#spare = spare;
    this.#renew = renew;
  }

  /**
   * @param {import('./instance.js').Glue} glue
   * @param {WebAssembly.Module} module
   */
  static async create(glue, module) {
    const renew = () => Instance.create(glue, module);
    const [instance, spare] = await Promise.all([renew(), renew()]);
    return new Core(instance, spare, renew);
  }

  /**
   * Runs an operation of cpp/operations.cpp; a problem it reports is thrown as a MazeError.
   * @param {string} name
   * @param {string} lines its fields
   * @param {...Input} arrays what it takes besides
   * @returns {{ about: any, arrays: Uint8Array[] }} its JSON, and copies of its arrays
   */
  call(name, lines, ...arrays) {
    /** @type {Uint8Array[]} */
    let results;
    try {
      results = this.#instance.run([name, lines, ...arrays]);
    } catch {
      throw this.#bury();
    }
    const about = JSON.parse(decoder.decode(results.shift()));
    if (about.problem) throw new MazeError(about.problem);
    return { about, arrays: results };
  }

  #bury() {
    const dead = this.#instance;
    if (this.#spare) {
      this.#instance = this.#spare;
      this.#spare = null;
      this.#renew().then((fresh) => {
        this.#spare = fresh;
      });
    }
    return dead.ranOutOfMemory
      ? new MazeError({
          code: 'out-of-memory',
          field: 'width',
          message: 'width times height does not fit into memory here, or its result does not',
        })
      : new MazeError({
          code: 'internal',
          field: '',
          message: 'the core failed; please report it',
        });
  }
}
