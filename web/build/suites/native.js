import { deleteForeignBuild } from '../util/cmake.js';
import { run } from '../util/shell.js';
import { timed } from '../util/timed.js';

/** The builds of CMakePresets.json that run on this machine. @typedef {'native' | 'asan' | 'asan-gcc' | 'clang'} Preset */

/**
 * Configures each time, which takes 0.2 s: CMake looks again for what was not installed the last time.
 * @param {Preset} preset
 * @param {{ folder?: string, settings?: string[], targets?: string[], background?: boolean }} [options]
 *   folder: of the build; settings: of cmake
 */
export const buildNative = (
  preset,
  { folder = `build/${preset}`, settings = [], targets = ['all'], background = false } = {},
) =>
  timed(`C++ (${preset})`, async () => {
    deleteForeignBuild(folder);
    await run('cmake', ['--preset', preset, '-B', folder, ...settings]);
    await run('cmake', ['--build', folder, '--target', ...targets], { background });
  });
