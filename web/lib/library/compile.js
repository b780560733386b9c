import { fail } from '../util/error.js';

/** The shortest module: it compiles wherever WebAssembly may run. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether this page may compile WebAssembly. */
const canCompile = () =>
  WebAssembly.compile(EMPTY_MODULE).then(
    () => true,
    () => false,
  );

/**
 * Throws the MazeError of WebAssembly that could not be loaded.
 * @param {unknown} reason why
 * @returns {Promise<never>}
 */
export async function failToLoad(reason) {
  if (typeof WebAssembly === 'undefined') {
    fail('wasm', 'wasm cannot run here: this browser or its settings offer no WebAssembly');
  }
  if (!(await canCompile())) {
    fail(
      'wasm',
      "wasm may not run in this page: its Content-Security-Policy must allow 'wasm-unsafe-eval' in script-src",
    );
  }
  const text = reason instanceof Error ? reason.message : 'no reason';
  return fail('wasm', `wasm could not be loaded: ${text}`);
}
