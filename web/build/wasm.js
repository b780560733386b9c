import { existsSync } from 'node:fs';
import { run } from './shell.js';
import { step } from './step.js';

/** Debian keeps the JavaScript that emcc needs where no other Node than its own would look. */
const DEBIAN_MODULES = '/usr/share/nodejs';

/** The targets of wasm.cmake. */
const programs = ['core', 'small'];

export function buildWasm() {
  return step({
    name: 'WebAssembly',
    inputs: [
      'cpp',
      'CMakeLists.txt',
      'CMakePresets.json',
      'web/build/wasm.cmake',
      'web/build/lean-embind.js',
    ],
    outputs: [...programs.flatMap((name) => [`build/wasm/${name}.js`, `build/wasm/${name}.wasm`])],
    work: () => compileWasm({ folder: 'build/wasm', programs }),
  });
}

/**
 * @param {object} how
 * @param {string} how.folder of the repository, for a program's .js and .wasm
 * @param {string[]} how.programs
 * @param {string[]} [how.settings] of cmake
 */
export async function compileWasm({ folder, programs, settings = [] }) {
  const env = existsSync(DEBIAN_MODULES) ? { NODE_PATH: DEBIAN_MODULES } : {};
  const configure = ['cmake', '--preset', 'wasm', '-B', folder, ...settings];
  await run('emcmake', configure, { env });
  await run('cmake', ['--build', folder, '--target', ...programs], { env });
}
