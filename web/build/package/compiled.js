import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../util/shell.js';
import { orderFunctions } from './order-functions.js';
import { packWasm } from './pack-wasm.js';

/**
 * Lets the package import what emcc wrote: `#glue` is the JavaScript, `#wasm` the packed
 * WebAssembly.
 * @param {string} program a target of wasm.cmake
 * @returns {import('esbuild').Plugin}
 */
export const compiled = (program) => ({
  name: 'compiled',
  setup(bundler) {
    const [glue, wasm] = filesOf(program).map((file) => join(root, file));
    bundler.onResolve({ filter: /^#glue$/ }, () => ({ path: 'glue', namespace: 'glue' }));
    bundler.onResolve({ filter: /^#wasm$/ }, () => ({ path: 'wasm', namespace: 'packed' }));
    // Left in, `new URL('core.wasm', import.meta.url)` would make users' bundlers look for the file.
    bundler.onLoad({ filter: /.*/, namespace: 'glue' }, () => ({
      contents: readFileSync(glue, 'utf8').replaceAll('import.meta.url', "''"),
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'packed' }, async () => ({
      contents: `export default ${JSON.stringify(await packedOf(wasm))};`,
    }));
  },
});

/** Files are packed once for all bundles. @type {Map<string, ReturnType<typeof packWasm>>} */
const packed = new Map();

/** @param {string} file */
function packedOf(file) {
  const known = packed.get(file);
  if (known !== undefined) return known;
  const joiner = readFileSync(join(root, 'build/wasm/join.wasm'));
  const packing = packWasm(orderFunctions(readFileSync(file)), joiner);
  packed.set(file, packing);
  return packing;
}

/** @param {string} program */
const filesOf = (program) => [`build/wasm/${program}.js`, `build/wasm/${program}.wasm`];
