/**
 * What cpp/bind.cpp exports.
 * @typedef {{ reserve(length: number): number, run(): number, partAddress(index: number): number,
 *   partLength(index: number): number, release(): void, ranOutOfMemory(): boolean,
 *   stackSave(): number, stackRestore(top: number): void }} Bindings
 * @typedef {(module: object) => Promise<unknown>} Glue
 * @typedef {(done: number, whole: number) => void} Beat what long work calls now and then; to end
 *   the work, it throws
 */

const encoder = new TextEncoder();

/** @param {Uint8Array} piece */
const sizeOf = (piece) => 4 + ((piece.length + 3) & ~3);

/** One instance of the core: bytes in, bytes out. */
export class Instance {
  /** @type {Bindings} */
  #bindings;
  /** @type {WebAssembly.Memory} */
  #memory;
  #beginning;
  #stackTop;

  /**
   * @param {Bindings} bindings
   * @param {WebAssembly.Memory} memory
   */
  constructor(bindings, memory) {
    this.#bindings = bindings;
    this.#memory = memory;
    this.#beginning = new Uint8Array(memory.buffer).slice();
    this.#stackTop = bindings.stackSave();
  }

  /**
   * @param {Glue} glue
   * @param {WebAssembly.Module} module
   * @param {Beat} beat
   */
  static async create(glue, module, beat) {
    const silent = () => {};
    /** @type {WebAssembly.Memory | undefined} */
    let memory;
    /** @type {(reason: unknown) => void} */
    let refuse = silent;
    const refused = new Promise((_, reject) => {
      refuse = reject;
    });
    const made = glue({
      print: silent,
      printErr: silent,
      beat,
      /**
       * @param {WebAssembly.Imports} imports
       * @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} receive
       */
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports).then((instance) => {
          // By kind, because the glue gives exports names of its own.
          memory = Object.values(instance.exports).find(
            (item) => item instanceof WebAssembly.Memory,
          );
          receive(instance, module);
        }, refuse);
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

  /**
   * Runs an operation. Every part crosses as its length in 32 bits and its bytes, filled up to
   * whole 32 bits.
   * @param {(string | Uint8Array | Uint32Array | null | undefined)[]} parts name, fields, arrays
   * @returns {Uint8Array[]} copies
   */
  run(parts) {
    const pieces = parts.map((part) => {
      if (typeof part === 'string') return encoder.encode(part);
      // A part whose buffer was moved away is as empty as one that is not there.
      return part?.byteLength
        ? new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
        : new Uint8Array(0);
    });
    const length = pieces.reduce((sum, piece) => sum + sizeOf(piece), 0);
    let at = this.#bindings.reserve(length);
    const memory = new Uint8Array(this.#memory.buffer);
    const lengths = new DataView(this.#memory.buffer);
    for (const piece of pieces) {
      lengths.setUint32(at, piece.length, true);
      memory.set(piece, at + 4);
      at += sizeOf(piece);
    }
    const count = this.#bindings.run();
    const results = Array.from({ length: count }, (_, i) => this.#copy(i));
    this.#bindings.release();
    return results;
  }

  /** Puts memory and stack back to how they were at the beginning, the allocator with them. */
  rewind() {
    new Uint8Array(this.#memory.buffer).set(this.#beginning);
    this.#bindings.stackRestore(this.#stackTop);
  }

  /** Whether it died for want of memory. */
  get ranOutOfMemory() {
    return this.#bindings.ranOutOfMemory();
  }

  /** What its memory takes; it never shrinks. */
  get bytes() {
    return this.#memory.buffer.byteLength;
  }

  /** @param {number} part */
  #copy(part) {
    const address = this.#bindings.partAddress(part);
    return new Uint8Array(this.#memory.buffer, address, this.#bindings.partLength(part)).slice();
  }
}
