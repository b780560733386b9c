import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { which } from '../util/shell.js';

/** What tools are for; `full` needs those of `test` too. @typedef {'build' | 'catalog' | 'test' | 'full' | 'bench'} Use */

/**
 * A program or header that the project needs, and its package on each system.
 * @typedef {object} Tool
 * @property {string} name
 * @property {readonly Use[]} uses
 * @property {boolean} [optional] a test is skipped without it, and says so
 * @property {() => boolean} isInstalled
 * @property {string} debian a package, or several with | between them: the first that there is
 * @property {string} brew
 * @property {string} windows how to install it there
 */

/** Whether something needs a tool. @param {Use} use @param {Tool} tool */
export const isFor = (use, { uses }) =>
  uses.includes(use) || (use === 'full' && uses.includes('test'));

/** @param {...string} programs */
const anyOf =
  (...programs) =>
  () =>
    programs.some((program) => which(program) !== null);

const headerFolders = ['/usr/include', '/usr/local/include', '/opt/homebrew/include'];

export function hasCatch2() {
  return headerFolders.some((folder) =>
    ['catch.hpp', 'catch_test_macros.hpp'].some((file) => existsSync(`${folder}/catch2/${file}`)),
  );
}

/** Whether clang++ links a program with its sanitizers, which are a package of their own on some systems. */
function hasSanitizers() {
  if (which('clang++') === null) return false;
  const args = ['-x', 'c++', '-fsanitize=address,undefined', '-', '-o', '/dev/null'];
  const { status } = spawnSync('clang++', args, { input: 'int main() {}', timeout: 60_000 });
  return process.platform === 'win32' || status === 0;
}

/** Where the browser of the page tests lies, or null. */
export function browserPath() {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const programs = [
    // Chromium without windows: the page tests take two thirds of the CPU time that they take in
    // the whole browser (225 s and 333 s).
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'chrome',
  ];
  return programs.map(which).find((path) => path !== null) ?? (existsSync(mac) ? mac : null);
}

/** @type {readonly Use[]} */
const always = ['build', 'catalog', 'test', 'bench'];

/**
 * Programs that read files of the package, beside the tests' own readers: the name of each on Debian, where
 * it is not Homebrew's, and what tests run of it. Without it they skip.
 * @type {readonly { debian: string, brew?: string, programs: readonly string[] }[]}
 */
export const readers = [
  { debian: 'admesh', programs: ['admesh'] },
  { debian: 'tiled', brew: '--cask tiled', programs: ['tiled', 'tmxrasterizer'] },
  { debian: 'qpdf', programs: ['qpdf'] },
  { debian: 'pngcheck', programs: ['pngcheck'] },
  { debian: 'librsvg2-bin', brew: 'librsvg', programs: ['rsvg-convert'] },
  { debian: 'libxml2-utils', brew: 'libxml2', programs: ['xmllint'] },
  { debian: 'poppler-utils', brew: 'poppler', programs: ['pdffonts', 'pdftoppm', 'pdftotext'] },
  { debian: 'ffmpeg', programs: ['ffmpeg', 'ffprobe'] },
  { debian: 'imagemagick', programs: ['compare', 'convert'] },
  { debian: 'nginx-light', brew: 'nginx', programs: ['nginx'] },
  { debian: 'man-db', programs: ['man'] },
  { debian: 'zsh', programs: ['zsh'] },
  { debian: 'fish', programs: ['fish'] },
];

/** @type {readonly Tool[]} */
export const tools = [
  {
    name: 'emcc',
    uses: always,
    isInstalled: anyOf('emcc'),
    debian: 'emscripten',
    brew: 'emscripten',
    windows: 'emsdk: https://emscripten.org/docs/getting_started/downloads.html',
  },
  {
    name: 'cmake',
    uses: always,
    isInstalled: anyOf('cmake'),
    debian: 'cmake',
    brew: 'cmake',
    windows: 'winget install Kitware.CMake',
  },
  {
    name: 'ninja',
    uses: always,
    isInstalled: anyOf('ninja', 'ninja-build'),
    debian: 'ninja-build',
    brew: 'ninja',
    windows: 'winget install Ninja-build.Ninja',
  },
  {
    name: 'g++',
    uses: ['catalog', 'test', 'bench'],
    isInstalled: anyOf('g++'),
    debian: 'g++',
    brew: 'gcc',
    windows: 'winget install MSYS2.MSYS2, then pacman -S mingw-w64-ucrt-x86_64-gcc',
  },
  {
    name: 'clang++',
    uses: ['test'],
    optional: true,
    isInstalled: hasSanitizers,
    debian: 'clang, libclang-rt-dev | libclang-rt-14-dev | clang',
    brew: 'llvm',
    windows: 'winget install LLVM.LLVM',
  },
  {
    name: 'Catch2',
    uses: ['test'],
    optional: true,
    isInstalled: hasCatch2,
    debian: 'catch2',
    brew: 'catch2',
    windows: 'vcpkg install catch2',
  },
  {
    name: 'chromium',
    uses: ['test'],
    optional: true,
    isInstalled: () => browserPath() !== null,
    debian: 'chromium-headless-shell | chromium',
    brew: '--cask google-chrome',
    windows: 'winget install Google.Chrome',
  },
  {
    name: 'Firefox',
    uses: ['test'],
    optional: true,
    isInstalled: anyOf('firefox-esr', 'firefox'),
    debian: 'firefox-esr',
    brew: '--cask firefox',
    windows: 'winget install Mozilla.Firefox.ESR',
  },
  {
    name: 'GNU parallel',
    uses: ['test'],
    optional: true,
    isInstalled: anyOf('parallel'),
    debian: 'parallel',
    brew: 'parallel',
    windows: 'in WSL: apt-get install parallel',
  },
  ...readers.map(({ debian, brew = debian, programs }) => ({
    name: programs.join(', '),
    uses: /** @type {const} */ (['full']),
    optional: true,
    isInstalled: () => programs.every((program) => which(program) !== null),
    debian,
    brew,
    windows: `in WSL: apt-get install ${debian}`,
  })),
];
