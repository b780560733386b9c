import {
  CALL,
  codeOf,
  END,
  leb,
  numbersOf,
  OPCODE,
  sectionsOf,
  WasmReader,
} from './wasm-module.js';

/** @import { Range } from './wasm-module.js' */

const IMPORT = 2;
const FUNCTION = 3;
const EXPORT = 7;
const START = 8;
const ELEMENT = 9;
const CODE = 10;

/** Functions are alike if they share sequences of so many opcodes. */
const SEQUENCE = 5;
/** Sequences that more functions have say little. */
const COMMON = 400;

/** How many functions are imported: they have the first numbers. @param {Uint8Array} wasm */
function importedFunctions(wasm) {
  const section = sectionsOf(wasm).find(({ id }) => id === IMPORT);
  if (section === undefined) return 0;
  const reader = new WasmReader(wasm, section.from);
  const limits = () => {
    const hasMaximum = (reader.byte() & 1) === 1;
    reader.number();
    if (hasMaximum) reader.number();
  };
  /** What follows the kind of an import: function, table, memory, global. */
  const skips = [
    () => reader.number(),
    () => {
      reader.byte();
      limits();
    },
    limits,
    () => {
      reader.at += 2;
    },
  ];
  return reader
    .list(() => {
      reader.sized();
      reader.sized();
      const kind = reader.byte();
      skips[kind]();
      return kind;
    })
    .filter((kind) => kind === 0).length;
}

/** @param {Uint8Array} wasm @param {Range} body */
function sequencesOf(wasm, body) {
  const opcodes = numbersOf(wasm, body)
    .filter(({ stream }) => stream === OPCODE)
    .map(({ from }) => wasm[from]);
  const count = Math.max(1, opcodes.length + 1 - SEQUENCE);
  return [...new Set(Array.from({ length: count }, (_, i) => `${opcodes.slice(i, i + SEQUENCE)}`))];
}

/**
 * An order in which each item is followed by the one most like it among those that remain: by the
 * features that both have as a share of all that either has, rare ones counting more.
 * @param {string[][]} features per item, each once
 */
function chainOf(features) {
  /** The items that have a feature. @type {Map<string, number[]>} */
  const owners = new Map();
  for (const [item, own] of features.entries()) {
    for (const feature of own) {
      const items = owners.get(feature);
      if (items === undefined) owners.set(feature, [item]);
      else items.push(item);
    }
  }
  /** @param {number[]} items */
  const weight = (items) => 0.1 + Math.log(features.length / items.length);
  const ownersOf = features.map((own) => own.map((feature) => owners.get(feature) ?? []));
  const wholes = ownersOf.map((lists) => lists.reduce((sum, items) => sum + weight(items), 0));

  const remaining = new Set(features.keys());
  /** @param {number} item */
  const mostSimilar = (item) => {
    const shared = new Float64Array(features.length);
    for (const items of ownersOf[item]) {
      if (items.length > COMMON) continue;
      for (const other of items) shared[other] += weight(items);
    }
    let best = -1;
    let bestShare = -1;
    for (const other of remaining) {
      const share = shared[other] / (wholes[item] + wholes[other] - shared[other]);
      if (share > bestShare) [best, bestShare] = [other, share];
    }
    return best;
  };
  const chain = [];
  for (let item = 0; remaining.size > 0; item = mostSimilar(item)) {
    chain.push(item);
    remaining.delete(item);
  }
  return chain;
}

/**
 * The same module with functions that are alike next to each other, where deflate finds what they
 * share: it looks back 32 KB.
 * @param {Uint8Array} wasm
 */
export function orderFunctions(wasm) {
  const { functions } = codeOf(wasm);
  const chain = chainOf(functions.map((body) => sequencesOf(wasm, body)));
  const imported = importedFunctions(wasm);
  const places = new Map(chain.map((item, place) => [imported + item, imported + place]));
  /** The new number of a function, which the reader is at. @param {WasmReader} reader */
  const renumbered = (reader) => {
    const old = reader.number();
    return leb(places.get(old) ?? old);
  };
  /** @param {Range} range */
  const copy = ({ from, to }) => [...wasm.subarray(from, to)];
  /** @param {WasmReader} reader @param {() => void} skip */
  const skipped = (reader, skip) => {
    const from = reader.at;
    skip();
    return copy({ from, to: reader.at });
  };
  /** @param {number[][]} items */
  const list = (items) => [...leb(items.length), ...items.flat()];
  /** @param {number[]} content */
  const sized = (content) => [...leb(content.length), ...content];

  /** @type {Record<number, (reader: WasmReader) => number[]>} */
  const rewrite = {
    [FUNCTION]: (reader) => {
      const types = reader.list(() => leb(reader.number()));
      return list(chain.map((item) => types[item]));
    },
    [EXPORT]: (reader) =>
      list(
        reader.list(() => {
          const name = skipped(reader, () => reader.sized());
          const kind = reader.byte();
          return [...name, kind, ...(kind === 0 ? renumbered(reader) : leb(reader.number()))];
        }),
      ),
    [START]: renumbered,
    [ELEMENT]: (reader) =>
      list(
        reader.list(() => {
          const head = skipped(reader, () => {
            if (reader.number() !== 0) throw new Error('a kind of elements that is not known here');
            while (reader.byte() !== END);
          });
          return [...head, ...list(reader.list(() => renumbered(reader)))];
        }),
      ),
    [CODE]: () =>
      list(
        chain.map((item) =>
          sized(
            numbersOf(wasm, functions[item]).flatMap(({ stream, from, to }) =>
              stream === CALL ? renumbered(new WasmReader(wasm, from)) : copy({ from, to }),
            ),
          ),
        ),
      ),
  };
  const sections = sectionsOf(wasm).map(({ id, from, to }) => [
    id,
    ...sized(id in rewrite ? rewrite[id](new WasmReader(wasm, from)) : copy({ from, to })),
  ]);
  return Uint8Array.from([...wasm.subarray(0, 8), ...sections.flat()]);
}
