import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../util/shell.js';

/** Stands for the bytes until the bundle is written. */
const PLACE = '"the bytes of the WebAssembly"';

/**
 * A file as a JavaScript string with nothing escaped that need not be. A character is a byte and one
 * more, because 0 is the commonest byte and no character for every tool. So the bytes, gzipped,
 * weigh 5 % more than bare; as esbuild writes strings 9 %, in base64 27 %.
 * @param {string} file
 * @param {boolean} ascii
 */
function literalOf(file, ascii) {
  const characters = Array.from(readFileSync(file), (byte) => String.fromCharCode(byte + 1));
  const escaped = ascii ? /[\n\r'\\]|[^\0-\x7f]/g : /[\n\r'\\]/g;
  const text = characters.join('').replaceAll(escaped, (character) => {
    if ("'\\".includes(character)) return `\\${character}`;
    const digits = character.charCodeAt(0).toString(16);
    return digits.length > 2 ? `\\u0${digits}` : `\\x${digits.padStart(2, '0')}`;
  });
  return `'${text}'`;
}

/**
 * Lets the package import what emcc wrote: `#glue` is the JavaScript, `#wasm` the bytes, as
 * literalOf writes them. Writes the bundles, which needs `write: false`.
 * @param {string} program a target of wasm.cmake
 * @returns {import('esbuild').Plugin}
 */
export const compiled = (program) => ({
  name: 'compiled',
  setup(bundler) {
    const [glue, wasm] = filesOf(program).map((file) => join(root, file));
    const ascii = bundler.initialOptions.charset === 'ascii';
    bundler.onResolve({ filter: /^#glue$/ }, () => ({ path: glue, namespace: 'glue' }));
    bundler.onResolve({ filter: /^#wasm$/ }, () => ({ path: wasm, namespace: 'bytes' }));
    // Left in, `new URL('core.wasm', import.meta.url)` would make users' bundlers look for the file.
    bundler.onLoad({ filter: /.*/, namespace: 'glue' }, () => ({
      contents: readFileSync(glue, 'utf8').replaceAll('import.meta.url', "''"),
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'bytes' }, () => ({
      contents: `export default ${PLACE};`,
    }));
    bundler.onEnd(({ outputFiles = [] }) => {
      for (const { path, text } of outputFiles) {
        writeFileSync(
          path,
          text.replace(PLACE, () => literalOf(wasm, ascii)),
        );
      }
    });
  },
});

/** @param {string} program */
const filesOf = (program) => [`build/wasm/${program}.js`, `build/wasm/${program}.wasm`];
