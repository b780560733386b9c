import { existsSync } from 'node:fs';
import { which } from './shell.js';

/**
 * A program or header that building or testing needs, and its package on each system.
 * @typedef {object} Tool
 * @property {string} name
 * @property {'build' | 'test'} use what needs it; tests need the build tools too
 * @property {boolean} [optional] a test is left out without it, and says so
 * @property {() => boolean} present
 * @property {string} debian
 * @property {string} brew
 * @property {string} windows how to get it there
 */

/** @param {...string} programs */
const anyOf =
  (...programs) =>
  () =>
    programs.some((program) => which(program) !== null);

const headerFolders = ['/usr/include', '/usr/local/include', '/opt/homebrew/include'];

function hasCatch2() {
  return headerFolders.some((folder) =>
    ['catch.hpp', 'catch_test_macros.hpp'].some((file) => existsSync(`${folder}/catch2/${file}`)),
  );
}

/** Where the browser of the page tests lies, or null. */
export function browserPath() {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const programs = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
  return programs.map(which).find((path) => path !== null) ?? (existsSync(mac) ? mac : null);
}

/** @type {readonly Tool[]} */
export const tools = [
  {
    name: 'emcc',
    use: 'build',
    present: anyOf('emcc'),
    debian: 'emscripten',
    brew: 'emscripten',
    windows: 'emsdk: https://emscripten.org/docs/getting_started/downloads.html',
  },
  {
    name: 'cmake',
    use: 'build',
    present: anyOf('cmake'),
    debian: 'cmake',
    brew: 'cmake',
    windows: 'winget install Kitware.CMake',
  },
  {
    name: 'ninja',
    use: 'build',
    present: anyOf('ninja', 'ninja-build'),
    debian: 'ninja-build',
    brew: 'ninja',
    windows: 'winget install Ninja-build.Ninja',
  },
  {
    name: 'g++',
    use: 'test',
    present: anyOf('g++'),
    debian: 'g++',
    brew: 'gcc',
    windows: 'winget install MSYS2.MSYS2, then pacman -S mingw-w64-ucrt-x86_64-gcc',
  },
  {
    name: 'clang++',
    use: 'test',
    present: anyOf('clang++'),
    debian: 'clang',
    brew: 'llvm',
    windows: 'winget install LLVM.LLVM',
  },
  {
    name: 'Catch2',
    use: 'test',
    present: hasCatch2,
    debian: 'catch2',
    brew: 'catch2',
    windows: 'vcpkg install catch2',
  },
  {
    name: 'chromium',
    use: 'test',
    present: () => browserPath() !== null,
    debian: 'chromium',
    brew: '--cask google-chrome',
    windows: 'winget install Google.Chrome',
  },
  {
    name: 'GNU parallel',
    use: 'test',
    optional: true,
    present: anyOf('parallel'),
    debian: 'parallel',
    brew: 'parallel',
    windows: 'in WSL: apt-get install parallel',
  },
];
