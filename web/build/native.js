import { run } from './shell.js';
import { step } from './step.js';

/** The builds of CMakePresets.json that run on this machine. @typedef {'native' | 'asan' | 'clang'} Preset */

const sources = [
  'cpp',
  'tests/cpp',
  'tests/bench/native.cpp',
  'CMakeLists.txt',
  'CMakePresets.json',
];

/** @param {Preset} preset */
export function buildNative(preset) {
  return step({
    name: `C++ (${preset})`,
    inputs: sources,
    outputs: [`build/${preset}/libmazewright.a`],
    async work() {
      await run('cmake', ['--preset', preset]);
      await run('cmake', ['--build', '--preset', preset]);
    },
  });
}
