/** The WebAssembly in the bundles: packed, and with its functions in another order. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { createMazewright } from 'mazewright';
import { orderFunctions } from '../../../web/build/package/order-functions.js';
import { packWasm } from '../../../web/build/package/pack-wasm.js';

const leb = (value) => (value < 128 ? [value] : [128 | (value & 127), ...leb(value >>> 7)]);
/** Numbers up to 8191. */
const signed = (value) => (value < 64 ? [value] : [128 | (value & 127), value >>> 7]);
const list = (items) => [...leb(items.length), ...items.flat()];
const section = (id, content) => [id, ...leb(content.length), ...content];
const named = (name) => list([...Buffer.from(name)]);

/** A module by the specification, from bodies of functions that return a 32-bit integer. */
function moduleOf(bodies, exported = []) {
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list([[0x60, 0, 1, 0x7f]])),
    // A function, a table, a memory and a global.
    ...section(
      2,
      list([
        [...named('m'), ...named('f'), 0, 0],
        [...named('m'), ...named('t'), 1, 0x70, 0, ...leb(200)],
        [...named('m'), ...named('m'), 2, 0, 1],
        [...named('m'), ...named('g'), 3, 0x7f, 0],
      ]),
    ),
    ...section(3, list(bodies.map(() => [0]))),
    ...section(7, list(exported.map((item) => [...named(`f${item}`), 0, ...leb(item + 1)]))),
    ...section(9, list([[0, 0x41, 0, 0x0b, ...list(bodies.map((_, item) => leb(item + 1)))]])),
    ...section(10, list(bodies.map((body) => [...leb(body.length), ...body]))),
    ...section(11, list([[0, 0x41, 0, 0x0b, ...list([1, 2, 3])]])),
  ]);
}

const number = fc.nat(0x7fffffff).map(leb);
const local = fc.nat(255).map(leb);
const bytes = (length) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((b) => [...b]);
const instruction = (opcodes, ...immediates) =>
  fc
    .tuple(fc.constantFrom(...opcodes), ...immediates)
    .map(([opcode, ...parts]) => [opcode, ...parts.flat()]);
const range = (first, last) => Array.from({ length: last + 1 - first }, (_, i) => first + i);

/** Every form of instruction by the specification. */
const instructions = fc.array(
  fc.oneof(
    instruction([...range(0x45, 0xc4), 0x00, 0x01, 0x0f, 0x1a, 0x1b]),
    instruction([0x02, 0x03, 0x04], fc.constantFrom([0x40, 0x0b], [0x7f, 0x0b])),
    instruction([0x0c, 0x0d, 0x23, 0x24, 0x10, 0x41, 0x42], number),
    instruction(
      [0x0e],
      fc
        .array(number, { minLength: 1, maxLength: 100 })
        .map((l) => [...leb(l.length - 1), ...l.flat()]),
    ),
    instruction([0x11], number, number),
    instruction([0x20, 0x21, 0x22], local),
    instruction(range(0x28, 0x3e), fc.nat(3), number),
    instruction([0x3f, 0x40], fc.constant(0)),
    instruction([0x43], bytes(4)),
    instruction([0x44], bytes(8)),
    instruction(
      [0xfc],
      fc.constantFrom(...range(0, 7).map((second) => [second]), [10, 0, 0], [11, 0]),
    ),
  ),
  { maxLength: 60 },
);
const bodies = fc.array(
  fc
    .tuple(fc.array(fc.tuple(number, fc.constant([0x7f]))), instructions)
    .map(([locals, code]) => [...list(locals.map((pair) => pair.flat())), ...code.flat(), 0x0b]),
  { minLength: 1, maxLength: 8 },
);

const joiner = readFileSync(new URL('../../../build/wasm/join.wasm', import.meta.url));

/** As unpackWasm wants it, faster than what the package is built with. */
const deflated = async (data) => deflateSync(data);

test('a module comes back as it was, whatever its functions have', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, async (given) => {
      await packWasm(moduleOf(given), joiner, deflated); // which throws if another one comes back
    }),
    { seed: 3, numRuns: 300 },
  );
});

test('what the packed form cannot hold is refused', async () => {
  const locals = moduleOf([[0, 0x20, ...leb(256), 0x0b]]);
  await assert.rejects(packWasm(locals, joiner, deflated), /more than 256 locals/);
  const labels = moduleOf([[0, 0x0e, ...leb(128), ...Array(129).fill(0), 0x0b]]);
  await assert.rejects(packWasm(labels, joiner, deflated), /more than 127/);
});

test('a module with its functions in another order does the same', () => {
  // Function n adds n to what the function before it returns, or the imported one.
  const count = 150;
  const functions = Array.from({ length: count }, (_, n) => {
    const padding = Array(n % 7).fill([0x41, n % 64, 0x1a]);
    return [0, ...padding.flat(), 0x41, ...signed(n), 0x10, ...leb(n), 0x6a, 0x0b];
  });
  const exported = [...functions.keys()];
  const wasm = moduleOf(functions, exported);
  const ordered = orderFunctions(wasm);
  assert.notDeepEqual(ordered, wasm);
  const [results, orderedResults] = [wasm, ordered].map((module) => {
    const table = new WebAssembly.Table({ element: 'anyfunc', initial: 200, maximum: 1000 });
    const memory = new WebAssembly.Memory({ initial: 1 });
    const imports = { m: { f: () => 1000, t: table, m: memory, g: 0 } };
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module), imports);
    return exported.map((n) => {
      assert.equal(table.get(n), exports[`f${n}`]);
      return exports[`f${n}`]();
    });
  });
  assert.deepEqual(
    results,
    exported.map((n) => 1000 + (n * (n + 1)) / 2),
  );
  assert.deepEqual(orderedResults, results);
});

test('the first entry compiles exactly the bytes of mazewright.wasm', async (t) => {
  const compile = t.mock.method(WebAssembly, 'compile');
  await createMazewright();
  const [compiled] = compile.mock.calls[0].arguments;
  const file = readFileSync(new URL('../../../dist/mazewright.wasm', import.meta.url));
  assert.ok(file.equals(compiled));
});
