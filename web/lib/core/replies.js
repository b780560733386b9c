import { decodeUtf8 } from '../util/utf8.js';

/** How a value lies in a reply: LayoutKind of cpp/bindings/reply.hpp. */
const [NUMBER, BOOLEAN, TEXT, VALUE, RECORD, OPTIONAL, LIST, ARRAYS] = [0, 1, 2, 3, 4, 5, 6, 7];

/** The types of the arrays, in the order of their kinds, from ARRAYS on. */
const types = [Uint8Array, Int32Array, Uint32Array, Float32Array, Float64Array];

/**
 * The values of ValueKind in cpp/mazewright/values/value.hpp, in their order there.
 * @type {((number: number, text: string, cells: Uint32Array | null) =>
 *   import('../options/values.js').Value)[]}
 */
const values = [
  () => null,
  (number) => number,
  (_, text) => ({ bigint: text }),
  (_, text) => text,
  (number) => number !== 0,
  (_, text, cells) => ({ cells: cells ?? new Uint32Array(0), other: text }),
  (_, text) => ({ other: text }),
];

/**
 * Reads replies of the core, which are numbers in its memory (cpp/bindings/reply.hpp). What it
 * returns are copies: plain records, lists and typed arrays; null for an empty array or list.
 * @param {WebAssembly.Memory} memory
 */
export function replyReader(memory) {
  // Memory that grew has another buffer, and views of the one before have length 0.
  let views = /** @type {any[]} */ ([]);
  let numbers = new Float64Array(0);
  let at = 0;
  /** @type {Map<number, () => any>} */
  const readers = new Map();

  function view() {
    views = types.map((Type) => new Type(memory.buffer));
    numbers = views[types.length - 1];
  }

  /** @param {number} address */
  function textAt(address, length = views[0].indexOf(0, address) - address) {
    return length === 0 ? '' : decodeUtf8(views[0].subarray(address, address + length));
  }

  const readNumber = () => numbers[at++];
  const readBoolean = () => numbers[at++] !== 0;
  const readText = () => textAt(numbers[at++], numbers[at++]);

  /** @param {number} type */
  const arrayReader = (type) => {
    const size = types[type].BYTES_PER_ELEMENT;
    return () => {
      const from = numbers[at++] / size;
      const length = numbers[at++];
      return length === 0 ? null : views[type].slice(from, from + length);
    };
  };
  const readCells = arrayReader(types.indexOf(Uint32Array));

  /** @param {number} members @param {number} count */
  function recordReader(members, count) {
    const fields = Array.from({ length: count }, (_, i) => {
      const [name, layout] = views[2].subarray(members / 4 + 2 * i);
      return { name: textAt(name), read: readerOf(layout) };
    });
    const empty = Object.fromEntries(fields.map(({ name }) => [name, null]));
    return () => {
      /** @type {Record<string, any>} */
      const record = { ...empty };
      for (const { name, read } of fields) {
        const value = read();
        if (value !== null) record[name] = value;
      }
      return record;
    };
  }

  /** @param {() => any} read of an item */
  const listReader = (read) => () => {
    const length = numbers[at++];
    return length === 0 ? null : Array.from({ length }, read);
  };

  /** @param {number} layout its address @returns {() => any} */
  function makeReader(layout) {
    const [kind, count, members, item] = views[2].subarray(layout / 4);
    if (kind === NUMBER) return readNumber;
    if (kind === BOOLEAN) return readBoolean;
    if (kind === TEXT) return readText;
    if (kind === VALUE) {
      return () => values[numbers[at++]](numbers[at++], readText(), readCells());
    }
    if (kind === RECORD) return recordReader(members, count);
    if (kind === LIST) return listReader(readerOf(item));
    if (kind === OPTIONAL) {
      const readItem = readerOf(item);
      return () => (numbers[at++] === 0 ? null : readItem());
    }
    return arrayReader(kind - ARRAYS);
  }

  /** @param {number} layout */
  function readerOf(layout) {
    const read = readers.get(layout) ?? makeReader(layout);
    readers.set(layout, read);
    return read;
  }

  /** @param {number} address @returns {{ isProblem: boolean, value: any }} */
  return (address) => {
    if (numbers.length === 0) view();
    at = address / 8;
    const read = readerOf(numbers[at++]);
    const isProblem = numbers[at++] !== 0;
    return { isProblem, value: read() };
  };
}
