/**
 * What cpp/bind.cpp exports.
 * @typedef {{ reserve(length: number): number, run(length: number): number, release(): void,
 *   ranOutOfMemory(): boolean, stackSave(): number, stackRestore(top: number): void }} Bindings
 * @typedef {(module: object) => Promise<unknown>} Glue
 * @typedef {(done: number, whole: number) => void} Beat what long work calls now and then; to end
 *   the work, it throws
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @typedef {string | Uint8Array | Uint32Array | null | undefined} Input */

/**
 * What a part may take at most. One whose buffer was moved away is as empty as one that is not there.
 * @param {Input} part
 */
const roomFor = (part) =>
  (typeof part === 'string' ? 3 * part.length : (part?.byteLength ?? 0)) + 8;

/** @param {number} length */
const wholeWords = (length) => (length + 3) & ~3;

/** One instance of the core: bytes in, bytes out. */
export class Instance {
  /** @type {Bindings} */
  #bindings;
  /** @type {WebAssembly.Memory} */
  #memory;
  #beginning;
  #stackTop;
  #bytes = new Uint8Array(0);
  #words = new Uint32Array(0);

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
      copy: (/** @type {Uint8Array} */ to, /** @type {Uint8Array} */ from) => to.set(from),
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
   * @param {Input[]} parts name, fields, arrays
   * @returns {{ text: string, arrays: Uint8Array[] }} copies
   */
  run(parts) {
    let room = 0;
    for (const part of parts) room += roomFor(part);
    const from = this.#bindings.reserve(room);
    this.#lookAgain();
    let at = from;
    for (const part of parts) at += this.#write(part, at);
    let place = this.#bindings.run(at - from) >>> 2;
    this.#lookAgain();
    const end = place + 1 + 2 * this.#words[place];
    const text = decoder.decode(this.#part(place + 1));
    const arrays = [];
    for (place += 3; place < end; place += 2) arrays.push(this.#part(place).slice());
    this.#bindings.release();
    return { text, arrays };
  }

  /** What stock Embind binds: functions of records and typed arrays. @returns {any} */
  get bindings() {
    return this.#bindings;
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
  get size() {
    return this.#memory.buffer.byteLength;
  }

  /** Memory that has grown has another buffer. */
  #lookAgain() {
    const { buffer } = this.#memory;
    if (this.#bytes.buffer === buffer) return;
    this.#bytes = new Uint8Array(buffer);
    this.#words = new Uint32Array(buffer);
  }

  /**
   * @param {Input} part
   * @param {number} at
   * @returns {number} the bytes that it took
   */
  #write(part, at) {
    let length = 0;
    if (typeof part === 'string') {
      length = encoder.encodeInto(part, this.#bytes.subarray(at + 4)).written;
    } else if (part?.byteLength) {
      length = part.byteLength;
      this.#bytes.set(new Uint8Array(part.buffer, part.byteOffset, length), at + 4);
    }
    this.#words[at >> 2] = length;
    return 4 + wholeWords(length);
  }

  /**
   * The bytes whose address and length stand at a place.
   * @param {number} place
   */
  #part(place) {
    const address = this.#words[place];
    return this.#bytes.subarray(address, address + this.#words[place + 1]);
  }
}
