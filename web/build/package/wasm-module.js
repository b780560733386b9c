import {
  BLOCK,
  BR_TABLE,
  END,
  FLOAT32,
  FLOAT64,
  INDIRECT,
  LOCALS,
  memoriesOf,
  OFFSET,
  OPCODE,
  PREFIX,
  streamOf,
} from '../../lib/util/unpack-wasm.js';

const CODE_SECTION = 10;

/** A part of the bytes of a module. @typedef {{ from: number, to: number }} Range */

/** Reads a module from an index on. */
export class WasmReader {
  /** @param {Uint8Array} bytes @param {number} at */
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** An unsigned number in LEB128. */
  number() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  /** A number of items and the items. @template T @param {() => T} read @returns {T[]} */
  list(read) {
    return Array.from({ length: this.number() }, read);
  }

  /** A number of bytes and the bytes. @returns {Range} */
  sized() {
    const length = this.number();
    const from = this.at;
    this.at += length;
    return { from, to: this.at };
  }
}

/** An unsigned number in LEB128. @param {number} value @returns {number[]} */
export const leb = (value) =>
  value < 128 ? [value] : [128 | (value % 128), ...leb(Math.floor(value / 128))];

/**
 * The contents of all sections. Each begins with its id at `start`.
 * @param {Uint8Array} bytes
 */
export function sectionsOf(bytes) {
  /** @type {(Range & { id: number, start: number })[]} */
  const sections = [];
  const reader = new WasmReader(bytes, 8);
  while (reader.at < bytes.length) {
    sections.push({ start: reader.at, id: reader.byte(), ...reader.sized() });
  }
  return sections;
}

/**
 * The bodies of the functions, and the bytes around them: the first body's size is at `before`, the
 * last body ends at `after`.
 * @param {Uint8Array} bytes
 */
export function codeOf(bytes) {
  const section = sectionsOf(bytes).find(({ id }) => id === CODE_SECTION);
  if (section === undefined) throw new Error('the module has no code');
  const reader = new WasmReader(bytes, section.from);
  const count = reader.number();
  const before = reader.at;
  const functions = Array.from({ length: count }, () => reader.sized());
  return { functions, before, after: section.to };
}

/**
 * The numbers of a function's body in order, each with the stream that it belongs to.
 * @param {Uint8Array} bytes
 * @param {Range} body
 */
export function numbersOf(bytes, { from, to }) {
  /** @type {(Range & { stream: number })[]} */
  const numbers = [];
  const reader = new WasmReader(bytes, from);
  /** @param {number} stream @param {number} count */
  const read = (stream, count) => {
    for (let left = count; left > 0; --left) {
      const start = reader.at;
      if (stream === FLOAT32) reader.at += 4;
      else if (stream === FLOAT64) reader.at += 8;
      else if (stream === OPCODE) reader.byte();
      else reader.number();
      numbers.push({ stream, from: start, to: reader.at });
    }
  };
  /** The number of items of a list. */
  const count = () => {
    const next = bytes[reader.at];
    if (next > 127) throw new Error('a list has more than 127 labels or kinds of locals');
    return next;
  };

  read(LOCALS, 1 + 2 * count());
  for (let depth = 1; depth > 0; ) {
    const opcode = bytes[reader.at];
    const stream = streamOf[opcode];
    const hasTwoBytes = opcode === PREFIX || stream === OFFSET;
    read(OPCODE, hasTwoBytes ? 2 : 1);
    if (opcode === END) --depth;
    else if (stream === BLOCK) ++depth;
    if (opcode === BR_TABLE) read(stream, 2 + count());
    else if (opcode === PREFIX) read(stream, memoriesOf(bytes[reader.at - 1]));
    else if (stream !== OPCODE) read(stream, stream === INDIRECT ? 2 : 1);
  }
  if (reader.at !== to) throw new Error(`a function ends at ${reader.at}, not at ${to}`);
  return numbers;
}
