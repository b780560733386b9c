import { existsSync } from 'node:fs';
import { deleteForeignBuild } from '../util/cmake.js';
import { processors } from '../util/processors.js';
import { run } from '../util/shell.js';
import { timed } from '../util/timed.js';

/** Debian keeps the JavaScript that emcc needs where no other Node than its own would look. */
const DEBIAN_MODULES = '/usr/share/nodejs';

/**
 * A target of wasm.cmake: the rows of `mazewright`, all rows, or those of `mazewright/small`.
 * @typedef {'core' | 'dungeons' | 'small'} Program
 */

export const buildWasm = () =>
  timed('WebAssembly', () =>
    compileWasm({ folder: 'build/wasm', programs: ['join', 'core', 'dungeons', 'small'] }),
  );

/**
 * Configures and builds. Both are cheap where nothing changed, and see what was installed since.
 * @param {object} options
 * @param {string} options.folder of the repository, for a program's .js and .wasm
 * @param {(Program | 'join')[]} options.programs join: what unpacks them in the package
 * @param {string[]} [options.settings] of cmake
 */
export async function compileWasm({ folder, programs, settings = [] }) {
  const env = existsSync(DEBIAN_MODULES) ? { NODE_PATH: DEBIAN_MODULES } : {};
  const configure = ['cmake', '--preset', 'wasm', '-B', folder, ...settings];
  deleteForeignBuild(folder);
  await run('emcmake', configure, { env });
  const parallel = ['--parallel', `${processors()}`];
  await run('cmake', ['--build', folder, ...parallel, '--target', ...programs], { env });
}
