import { replyReader } from './replies.js';

/**
 * What cpp/bindings/bind.cpp exports: functions that return a text, or the address of a reply, or 0 if
 * what they are about is not in the core.
 * @typedef {Record<string, (...args: unknown[]) => any> & { stackSave(): number,
 *   stackRestore(top: number): void }} Bindings
 * @typedef {(module: object) => Promise<unknown>} Glue
 * @typedef {(done: number, whole: number) => void} Progress what long work calls now and then; to
 *   end the work, it throws
 */

/** One instance of the core. */
export class Instance {
  /** @type {WebAssembly.Memory} */
  #memory;
  #beginning;
  #stackTop;

  /**
   * @param {Bindings} bindings
   * @param {WebAssembly.Memory} memory
   */
  constructor(bindings, memory) {
    /** What is called. */
    this.bindings = bindings;
    /** Reads what most of it returns. */
    this.readReply = replyReader(memory);
    this.#memory = memory;
    this.#beginning = new Uint8Array(memory.buffer).slice();
    this.#stackTop = bindings.stackSave();
  }

  /**
   * The glue is evaluated while the module compiles.
   * @param {Glue} glue
   * @param {WebAssembly.Module | Promise<WebAssembly.Module>} compiled
   * @param {Progress} progress
   */
  static async create(glue, compiled, progress) {
    const silent = () => {};
    /** @type {WebAssembly.Memory | undefined} */
    let memory;
    /** @type {(reason: unknown) => void} */
    let refuse = silent;
    const refused = new Promise((_, reject) => {
      refuse = reject;
    });
    // The glue may throw before it asks for the module, whose failure nothing else would handle then.
    Promise.resolve(compiled).catch(silent);
    const made = glue({
      print: silent,
      printErr: silent,
      progress,
      copy: (/** @type {Uint8Array} */ to, /** @type {Uint8Array} */ from) => to.set(from),
      /**
       * @param {WebAssembly.Imports} imports
       * @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} receive
       */
      instantiateWasm(imports, receive) {
        const instantiate = async () => {
          const module = await compiled;
          const instance = await WebAssembly.instantiate(module, imports);
          // By kind, because the glue gives exports names of its own.
          memory = Object.values(instance.exports).find(
            (item) => item instanceof WebAssembly.Memory,
          );
          receive(instance, module);
        };
        instantiate().catch(refuse);
        return {};
      },
    });
    // The glue itself would wait for ever.
    const bindings = await Promise.race([made, refused]);
    return new Instance(
      /** @type {Bindings} */ (bindings),
      /** @type {WebAssembly.Memory} */ (memory),
    );
  }

  /** Puts memory and stack back to how they were at the beginning, the allocator with them. */
  rewind() {
    new Uint8Array(this.#memory.buffer).set(this.#beginning);
    this.bindings.stackRestore(this.#stackTop);
  }

  /** Whether the last trap was an allocation failure. @returns {boolean} */
  get ranOutOfMemory() {
    return this.bindings.ranOutOfMemory();
  }

  /** What its memory takes; it never shrinks. */
  get size() {
    return this.#memory.buffer.byteLength;
  }
}
