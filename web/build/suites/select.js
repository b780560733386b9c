import { basename, dirname } from 'node:path/posix';
import { filesUnder } from '../util/files.js';
import { Advice } from '../util/shell.js';
import { includes } from './forms.js';
import { tagOf } from './tags.js';

/**
 * A test file and its tag.
 * @typedef {import('./tags.js').Tag & { path: string }} TestFile
 */

/** What words on the command line are compared with: `js/worlds/route`, `cpp/world`. @param {string} path */
const nameOf = (path) => path.replace(/^(\.\/)?tests\//, '').replace(/[._]test\.(js|cpp)$/, '');

const isTest = (/** @type {string} */ path) =>
  /^tests\/(js|page)\/.*\.test\.js$|_test\.cpp$/.test(path);

/** Large ones by the whole name of their folder: `projects` does not name `projects-all`. @param {TestFile} file @param {string} part */
const isNamed = ({ path, form }, part) =>
  nameOf(path).includes(part) && (form !== 'large' || part.includes(basename(dirname(path))));

/**
 * The test files whose folder or name contains one of the words, whatever command their tag names; only
 * `quick`, which builds nothing for the others, has none but its own. Without words those of the command.
 * @param {readonly string[]} words folders, files or parts of their names
 * @param {import('./forms.js').Form} [form]
 * @returns {Record<'cpp' | 'js' | 'page', readonly TestFile[]>}
 * @throws {Advice} if a word names no test, or a tag cannot be read
 */
export function selectTests(words, form = 'test') {
  const all = filesUnder('tests')
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isTest)
    .map((path) => ({ path, ...tagOf(path) }));
  const own = all.filter((file) => file.form !== 'large' && includes(form, file.form));
  const named = form === 'quick' ? own : all;
  const parts = words.map(nameOf);
  for (const [i, part] of parts.entries()) {
    if (named.some((file) => isNamed(file, part))) continue;
    const folders = [...new Set(named.map(({ path }) => dirname(path)))].join(', ');
    const of = form === 'quick' ? 'No test of quick' : 'No test';
    throw new Advice(`${of} has '${words[i]}' in its folder or name; folders: ${folders}`);
  }
  const chosen =
    words.length === 0 ? own : named.filter((file) => parts.some((part) => isNamed(file, part)));
  const of = (/** @type {string} */ folder) =>
    chosen.filter(({ path }) => path.startsWith(`tests/${folder}/`));
  return { cpp: of('cpp'), js: of('js'), page: of('page') };
}
