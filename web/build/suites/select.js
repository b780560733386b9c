import { posix } from 'node:path';
import { filesUnder } from '../util/files.js';
import { Advice } from '../util/shell.js';

/** What words on the command line are compared with: `js/worlds/route`, `cpp/world`. @param {string} path */
const nameOf = (path) => path.replace(/^(\.\/)?tests\//, '').replace(/[._]test\.(js|cpp)$/, '');

const isTest = (/** @type {string} */ path) =>
  /^tests\/(js|page)\/.*\.test\.js$|_test\.cpp$/.test(path);

/** Tests that install hundreds of MB of other tools; they run only if a word names this folder. */
const LARGE = 'projects-all';

/** Tests of what `quick` does not build, and those that install from the network. */
const NOT_QUICK = [
  'tests/js/projects/',
  'tests/js/bench/contestants',
  'tests/js/package/types',
  'tests/js/project/install',
  'tests/js/project/native',
];

/** Whether a test file runs in `quick`. @param {string} path */
export const isQuick = (path) =>
  path.startsWith('tests/js/') && !NOT_QUICK.some((start) => path.startsWith(start));

/** @param {string} path @param {string} part of its name */
const isNamed = (path, part) =>
  nameOf(path).includes(part) && (!path.includes(LARGE) || part.includes(LARGE));

/**
 * The test files whose folder or name contains one of the words; without words all of them,
 * except for the large ones.
 * @param {readonly string[]} words folders, files or parts of their names
 * @param {import('./forms.js').Seeds} [seeds] quick: only tests that need nothing but the package
 * @throws {Advice} if a word names no test
 */
export function selectTests(words, seeds = 'normal') {
  const files = filesUnder('tests')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isTest(path) && (seeds !== 'quick' || isQuick(path)));
  const parts = words.map(nameOf);
  for (const [i, part] of parts.entries()) {
    if (files.some((path) => isNamed(path, part))) continue;
    const folders = [...new Set(files.map((path) => posix.dirname(path)))].join(', ');
    const of = seeds === 'quick' ? 'No test of quick' : 'No test';
    throw new Advice(`${of} has '${words[i]}' in its folder or name; folders: ${folders}`);
  }
  const chosen = files.filter((path) =>
    words.length === 0 ? !path.includes(LARGE) : parts.some((part) => isNamed(path, part)),
  );
  const of = (/** @type {string} */ folder) =>
    chosen.filter((path) => path.startsWith(`tests/${folder}/`));
  return { cpp: of('cpp'), js: of('js'), page: of('page') };
}
