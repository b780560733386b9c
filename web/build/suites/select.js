import { posix } from 'node:path';
import { filesUnder } from '../util/files.js';
import { Advice } from '../util/shell.js';

/** What words on the command line are compared with: `js/worlds/route`, `cpp/world`. @param {string} path */
const nameOf = (path) => path.replace(/^(\.\/)?tests\//, '').replace(/[._]test\.(js|cpp)$/, '');

const isTest = (/** @type {string} */ path) =>
  /^tests\/(js|page)\/.*\.test\.js$|_test\.cpp$/.test(path);

/**
 * The test files whose folder or name contains one of the words; all of them without words.
 * @param {readonly string[]} words folders, files or parts of their names
 * @throws {Advice} if a word names no test
 */
export function selectTests(words) {
  const files = filesUnder('tests')
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isTest);
  const parts = words.map(nameOf);
  for (const [i, part] of parts.entries()) {
    if (files.some((path) => nameOf(path).includes(part))) continue;
    const folders = [...new Set(files.map((path) => posix.dirname(path)))].join(', ');
    throw new Advice(`No test has '${words[i]}' in its folder or name; folders: ${folders}`);
  }
  const chosen = files.filter(
    (path) => words.length === 0 || parts.some((part) => nameOf(path).includes(part)),
  );
  const of = (/** @type {string} */ folder) =>
    chosen.filter((path) => path.startsWith(`tests/${folder}/`));
  return { cpp: of('cpp'), js: of('js'), page: of('page') };
}
