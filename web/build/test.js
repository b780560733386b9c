// Sets up, builds, checks and tests everything; `npm test`. The last line is the sum.
import { availableParallelism } from 'node:os';
import { buildAll } from './build.js';
import { buildNative } from './native.js';
import { setUp } from './setup.js';
import { CommandError, fail } from './shell.js';
import { secondsSince } from './step.js';
import { catchTests, nodeTests } from './suites.js';

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
 * @param {() => Promise<import('./suites.js').Count>} work
 */
async function suite(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const { passed, failed } = await work();
  if (passed + failed === 0) {
    sum.failed += 1;
    console.log(`${name}: FAILED, there is not one test`);
    return;
  }
  sum.passed += passed;
  sum.failed += failed;
  console.log(`${name}: ${passed} passed, ${failed} failed, ${secondsSince(start)}`);
}

async function test() {
  const begin = performance.now();
  await setUp('test');
  await buildAll({ catalog: false });
  for (const preset of /** @type {const} */ (['asan', 'clang', 'native']))
    await buildNative(preset);

  // From here on everything runs, whatever failed before it.
  const { checkCatalog } = await import('./catalog.js');
  const { checkTypes, lint } = await import('./check.js');
  console.log('\n== checks');
  await check('generated files', checkCatalog);
  await check('formatting and lint', lint);
  await check('types', checkTypes);
  await suite('C++ (g++, AddressSanitizer and UBSan)', () => catchTests('asan'));
  await suite('C++ (clang++)', () => catchTests('clang'));
  await suite('C++ (g++, release)', () => catchTests('native'));
  await suite('JavaScript', () => nodeTests('tests/js'));
  // A page test waits for its browser much of the time, so one more than there are cores runs.
  await suite('page', () => nodeTests('tests/page', availableParallelism() + 1));

  console.log(`\nall of it took ${secondsSince(begin)}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

await test().catch(fail);
