// The streams of a packed module, as in web/build/wasm/join.cpp.
/** Opcodes, and the alignments of memory accesses: nearly always those of the opcodes. */
export const OPCODE = 0;
/** The locals of local.get, by rank: how many others were used since they were used last. */
export const GET = 1;
export const SET = 2;
export const TEE = 3;
/** The locals that functions declare. */
const LOCALS = 4;
const BLOCK = 5;
const LABEL = 6;
export const CALL = 7;
const INDIRECT = 8;
const GLOBAL = 9;
export const OFFSET = 10;
const INT64 = 11;
const FLOAT32 = 12;
const FLOAT64 = 13;
/** The bytes of offsets after the first ones. */
export const OFFSET_REST = 14;
/**
 * The constants of i32.const: a stream per opcode that follows, which says more of a constant than the
 * constants before it. In one stream they take 2 KB more.
 */
export const INT32 = 15;
/** Everything but the code section. */
export const REST = INT32 + 256;

/** The most locals of a function. */
export const MAX_LOCALS = 256;

export const END = 0x0b;
const BR_TABLE = 0x0e;
/** The first byte of opcodes of two bytes. */
const PREFIX = 0xfc;

/** Ranges of opcodes, and the stream of their immediates. */
const STREAMS = [
  [0x02, 0x04, BLOCK],
  [0x0c, BR_TABLE, LABEL],
  [0x10, 0x10, CALL],
  [0x11, 0x11, INDIRECT],
  [0x20, 0x20, GET],
  [0x21, 0x21, SET],
  [0x22, 0x22, TEE],
  [0x23, 0x24, GLOBAL],
  [0x28, 0x3e, OFFSET],
  [0x3f, 0x40, GLOBAL],
  [0x41, 0x41, INT32],
  [0x42, 0x42, INT64],
  [0x43, 0x43, FLOAT32],
  [0x44, 0x44, FLOAT64],
  [PREFIX, PREFIX, GLOBAL],
];

/** The stream of the immediates of each opcode; OPCODE if it has none. */
const streamOf = new Uint8Array(256);
for (const [first, last, stream] of STREAMS) streamOf.fill(stream, first, last + 1);

/** How many numbers of memories follow: copying has two, filling one. @param {number} second byte */
const memoriesOf = (second) => (second === 10 ? 2 : second === 11 ? 1 : 0);

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
