import { existsSync } from 'node:fs';
import { run } from './shell.js';
import { step } from './step.js';

/** Debian keeps the JavaScript that emcc needs where no other Node than its own would look. */
const DEBIAN_MODULES = '/usr/share/nodejs';

/** The targets of wasm.cmake. */
const programs = ['core', 'small'];

export function buildWasm() {
  const env = existsSync(DEBIAN_MODULES) ? { NODE_PATH: DEBIAN_MODULES } : {};
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
    async work() {
      await run('emcmake', ['cmake', '--preset', 'wasm'], { env });
      await run('cmake', ['--build', '--preset', 'wasm'], { env });
    },
  });
}
