import { run } from '../util/shell.js';
import { timed } from '../util/timed.js';

/** The builds of CMakePresets.json that run on this machine. @typedef {'native' | 'asan' | 'clang'} Preset */

/**
 * Configures anew each time, which is cheap: what was not installed the last time is looked for again.
 * @param {Preset} preset
 * @param {{ folder?: string, settings?: string[] }} [options] folder: of the build; settings: of cmake
 */
export const configureNative = (preset, { folder = `build/${preset}`, settings = [] } = {}) =>
  run('cmake', ['--preset', preset, '-B', folder, ...settings]);

/** @param {Preset} preset */
export const buildNative = (preset) =>
  timed(`C++ (${preset})`, async () => {
    await configureNative(preset);
    await run('cmake', ['--build', '--preset', preset]);
  });
