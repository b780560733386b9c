// Sets up, builds, checks and tests; `npm test`, or `npm test -- worlds` for the tests whose folder or
// file has that in its name. The last line is the sum.
import { argv } from 'node:process';
import { checkGenerated } from './generate/generated.js';
import { buildPackage } from './package/package.js';
import { buildTypes } from './package/types.js';
import { buildPage } from './page/page.js';
import { setUp } from './setup/setup.js';
import { checkTypes, formatNative, lint } from './suites/checks.js';
import { buildNative } from './suites/native.js';
import { selectTests } from './suites/select.js';
import { catchTests, nodeTests } from './suites/suites.js';
import { CommandError, fail } from './util/shell.js';
import { secondsSince } from './util/timed.js';

const sum = { passed: 0, failed: 0 };

/**
 * Something that holds or not, and counts only if it does not.
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function check(name, work) {
  const start = performance.now();
  try {
    await work();
    console.log(`${name}: in order, ${secondsSince(start)}`);
  } catch (error) {
    sum.failed += 1;
    if (error instanceof CommandError) console.log(error.output);
    console.log(`${name}: FAILED, ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Tests that are counted; none at all is a failure.
 * @param {string} name
 * @param {() => Promise<import('./suites/suites.js').Count & { output?: string }>} work
 */
async function suite(name, work) {
  const start = performance.now();
  const { passed, failed, output } = await work();
  if (failed > 0 && output) console.log(output);
  if (passed + failed === 0) {
    sum.failed += 1;
    console.log(`${name}: FAILED, there is not one test`);
    return;
  }
  sum.passed += passed;
  sum.failed += failed;
  console.log(`${name}: ${passed} passed, ${failed} failed, ${secondsSince(start)}`);
}

/** The benchmark's tests run the native program too. @param {readonly string[]} files */
const needNative = (files) => files.some((path) => path.includes('/bench'));

/** What is installed is the release build. @param {readonly string[]} files */
const needRelease = (files) => files.some((path) => path.endsWith('/install.test.js'));

/** @param {readonly string[]} words */
async function test(words) {
  const begin = performance.now();
  const { cpp, js, page } = selectTests(words);
  const node = [...page, ...js];
  const all = words.length === 0;
  await setUp('test');
  if (node.length > 0) {
    await buildPackage();
    await Promise.all([buildTypes(), page.length > 0 ? buildPage() : null]);
  }
  if (cpp.length > 0 || needNative(js)) await buildNative('asan');
  if (all || needRelease(js)) await buildNative('clang');

  // From here on everything runs, whatever failed before it, and side by side.
  const work = [];
  if (all) {
    work.push(check('generated files', checkGenerated));
    work.push(check('formatting and lint', () => lint()));
    work.push(check('formatting of C++', () => formatNative()));
    work.push(check('types', checkTypes));
    work.push(suite('C++ (clang++)', () => catchTests('clang')));
  }
  if (cpp.length > 0) {
    work.push(
      suite('C++ (g++, AddressSanitizer and UBSan)', () => catchTests('asan', all ? [] : cpp)),
    );
  }
  if (node.length > 0) work.push(suite('JavaScript and page', () => nodeTests(node)));
  await Promise.all(work);

  console.log(`\nall of it took ${secondsSince(begin)}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

await test(argv.slice(2)).catch(fail);
