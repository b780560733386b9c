import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../util/shell.js';
import { cached } from './cache.js';
import { orderFunctions } from './order-functions.js';
import { packWasm } from './pack-wasm.js';

/** @import { Program } from '../wasm/wasm.js' */

/**
 * Lets the package import what emcc wrote: `#glue` is the JavaScript, `#wasm` the packed
 * WebAssembly.
 * @param {Program} program
 * @returns {import('esbuild').Plugin}
 */
export const compiled = (program) => ({
  name: 'compiled',
  setup(bundler) {
    bundler.onResolve({ filter: /^#glue$/ }, () => ({ path: 'glue', namespace: 'glue' }));
    bundler.onResolve({ filter: /^#wasm$/ }, () => ({ path: 'wasm', namespace: 'packed' }));
    // Left in, `new URL('core.wasm', import.meta.url)` would make users' bundlers look for the file.
    bundler.onLoad({ filter: /.*/, namespace: 'glue' }, () => ({
      contents: String(linked(program, 'js')).replaceAll('import.meta.url', "''"),
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'packed' }, async () => ({
      contents: `export default ${await packedOf(program)};`,
    }));
  },
});

/** What emcc wrote. @param {Program | 'join'} program @param {'js' | 'wasm'} type */
const linked = (program, type) => readFileSync(join(root, `build/wasm/${program}.${type}`));

/** The code that packs, on which its results depend. */
const packers = readdirSync(import.meta.dirname).map((file) =>
  readFileSync(join(import.meta.dirname, file)),
);

/** The WebAssembly of a program as the package has it apart. @param {Program} program */
export function wasmOf(program) {
  const wasm = linked(program, 'wasm');
  return cached(`${program}.wasm`, [wasm, ...packers], async () => orderFunctions(wasm));
}

/** Programs are packed once for all bundles. @type {Map<Program, Promise<Uint8Array>>} */
const packed = new Map();

/** @param {Program} program */
function packedOf(program) {
  const known = packed.get(program);
  if (known) return known;
  const joiner = linked('join', 'wasm');
  const packing = wasmOf(program).then((wasm) =>
    cached(`${program}.json`, [wasm, joiner, ...packers], async () =>
      Buffer.from(JSON.stringify(await packWasm(wasm, joiner))),
    ),
  );
  packed.set(program, packing);
  return packing;
}
