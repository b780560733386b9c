import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../util/shell.js';
import { asciiOf } from './ascii-bytes.js';

/**
 * Lets the package import what emcc wrote: `#glue` is the JavaScript, `#wasm` the bytes as a text.
 * @param {string} program a target of wasm.cmake
 * @returns {import('esbuild').Plugin}
 */
export const compiled = (program) => ({
  name: 'compiled',
  setup(bundler) {
    const [glue, wasm] = filesOf(program).map((file) => join(root, file));
    bundler.onResolve({ filter: /^#glue$/ }, () => ({ path: 'glue', namespace: 'glue' }));
    bundler.onResolve({ filter: /^#wasm$/ }, () => ({ path: 'wasm', namespace: 'bytes' }));
    // Left in, `new URL('core.wasm', import.meta.url)` would make users' bundlers look for the file.
    bundler.onLoad({ filter: /.*/, namespace: 'glue' }, () => ({
      contents: readFileSync(glue, 'utf8').replaceAll('import.meta.url', "''"),
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'bytes' }, () => ({
      contents: Object.entries(asciiOf(readFileSync(wasm)))
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
        .join('\n'),
    }));
  },
});

/** @param {string} program */
const filesOf = (program) => [`build/wasm/${program}.js`, `build/wasm/${program}.wasm`];
