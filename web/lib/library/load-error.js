import { fail } from '../util/error.js';

/** The shortest module: it compiles wherever WebAssembly may run. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether WebAssembly may be compiled here. */
const canCompile = () =>
  WebAssembly.compile(EMPTY_MODULE).then(
    () => true,
    () => false,
  );

/** Most characters of a reason: some quote the whole address that was given. */
const MAX_REASON = 300;

/** @param {any} reason */
function shortReason(reason) {
  try {
    const text = String(reason.message);
    return text.length > MAX_REASON ? `${text.slice(0, MAX_REASON)}…` : text;
  } catch {
    return 'no reason';
  }
}

/**
 * Throws the MazeError of WebAssembly that could not be loaded.
 * @param {any} reason why: an error, of any realm
 * @param {import('../core/features.js').Entry} entry
 * @param {string} advice ends the message
 * @returns {Promise<never>}
 */
export async function failToLoad(reason, { wasm }, advice) {
  if (typeof WebAssembly === 'undefined') {
    fail('wasm', 'wasm cannot run here: this browser or its settings offer no WebAssembly');
  }
  if (!(await canCompile())) {
    // Pages and their workers have a location, edge runtimes have none.
    fail(
      'wasm',
      typeof location === 'undefined'
        ? `wasm must be a WebAssembly.Module in this runtime: import ${wasm} and mazewright/streaming`
        : "wasm may not run in this page: its Content-Security-Policy must allow 'wasm-unsafe-eval' in script-src",
    );
  }
  return fail('wasm', `wasm could not be loaded: ${shortReason(reason)}${advice}`);
}
