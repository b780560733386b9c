import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteForeignBuild } from '../util/cmake.js';
import { processors } from '../util/processors.js';
import { root, run, which } from '../util/shell.js';
import { timed } from '../util/timed.js';

/**
 * The builds of CMakePresets.json that run on this machine.
 * @typedef {'native' | 'asan' | 'asan-gcc' | 'asserts' | 'clang'} Preset
 */

/** What links a program with the sanitizers. */
const SANITIZERS = ['-fsanitize=address,undefined'];

/**
 * The prefix of a program built with sanitizers: AddressSanitizer of older compilers dies at the start by
 * chance where addresses have 32 random bits. Containers may forbid to turn that off.
 * @type {Promise<readonly string[]> | undefined}
 */
let prefix;
const still = () => {
  prefix ??=
    which('setarch') === null
      ? Promise.resolve([])
      : run('setarch', ['-R', 'true']).then(
          () => ['setarch', '-R'],
          () => [],
        );
  return prefix;
};

/** The words of a command that has sanitizers or starts what has them. @param {string} command @param {readonly string[]} [args] */
export const sanitized = async (command, args = []) => [...(await still()), command, ...args];

/** As run, for such a command. @type {typeof run} */
export async function runSanitized(command, args, options) {
  const [program, ...rest] = await sanitized(command, args);
  return run(program, rest, options);
}

/**
 * Whether a compiler links a program with both sanitizers, and it runs: their libraries are a package of
 * their own for some compilers.
 * @param {string} compiler
 */
export async function canSanitize(compiler) {
  if (which(compiler) === null) return false;
  const folder = mkdtempSync(join(tmpdir(), 'mazewright-link-'));
  try {
    const source = join(folder, 'main.cpp');
    writeFileSync(source, 'int main() {}\n');
    await run(compiler, [...SANITIZERS, source, '-o', join(folder, 'main')]);
    await runSanitized(join(folder, 'main'), []);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The build that is tested: with the sanitizers of clang++, or with asserts where there are none. @returns {Promise<Preset>} */
export const testedPreset = async () => ((await canSanitize('clang++')) ? 'asan' : 'asserts');

/** How a program is linked with a library of a build: its compiler and flags. @param {string} folder of the build */
export function linkerOf(folder) {
  const cache = readFileSync(join(root, folder, 'CMakeCache.txt'), 'utf8');
  const [, compiler] = /^CMAKE_CXX_COMPILER:\w+=(.*)$/m.exec(cache) ?? [];
  const isSanitized = /^MAZEWRIGHT_SANITIZE:BOOL=ON$/m.test(cache);
  return { compiler, flags: isSanitized ? SANITIZERS : [] };
}

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
    const parallel = ['--parallel', `${processors()}`];
    await run('cmake', ['--build', folder, ...parallel, '--target', ...targets], { background });
  });

/**
 * Runs cases of the fuzzer by a build and by the package; rejects if one broke a law.
 * @param {Preset} preset
 * @param {readonly string[]} args of tests/fuzz/run.js
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runFuzz = (preset, args, options) =>
  runSanitized(
    process.execPath,
    ['tests/fuzz/run.js', '--program', join(root, 'build', preset, 'fuzz'), ...args],
    options,
  );
