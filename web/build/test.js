// Sets up, builds, checks and tests; the last line is the sum.
//   npm test                every row, format, query, view and guide at least once
//   npm test -- quick       of that, what needs the package only
//   npm test -- full        everything, with a sixteenth of the seeds
//   npm test -- seeds       everything, with all seeds and the release build of C++
//   npm test -- worlds      the tests whose folder or file has that in its name; also after quick, full or seeds
import { argv } from 'node:process';
import { checkGenerated, checkTexts } from './generate/generated.js';
import { buildPackage } from './package/package.js';
import { buildTypes } from './package/types.js';
import { buildPage } from './page/page.js';
import { setUp } from './setup/setup.js';
import { browserPath, hasCatch2 } from './setup/tools.js';
import { checkTypes, formatNative, lint } from './suites/checks.js';
import { formOf } from './suites/forms.js';
import { buildNative, runFuzz, testedPreset } from './suites/native.js';
import { nodeTests } from './suites/node-tests.js';
import { selectTests } from './suites/select.js';
import { catchTests } from './suites/suites.js';
import { CommandError, fail } from './util/shell.js';
import { secondsSince } from './util/timed.js';

const sum = { passed: 0, failed: 0 };
/** What did not run, and why. @type {import('./suites/node-tests.js').Skip[]} */
const skips = [];

/**
 * A check: counted only when it fails.
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
 * @param {() => Promise<import('./suites/suites.js').Count & { output?: string, skips?: readonly unknown[] }>} work
 */
async function suite(name, work) {
  const start = performance.now();
  const { passed, failed, output, skips: own = [] } = await work();
  if (failed > 0 && output) console.log(output);
  if (passed + failed + own.length === 0) {
    sum.failed += 1;
    console.log(`${name}: FAILED, there is not one test`);
    return;
  }
  sum.passed += passed;
  sum.failed += failed;
  console.log(`${name}: ${passed} passed, ${failed} failed, ${secondsSince(start)}`);
}

/** @typedef {import('./suites/select.js').TestFile} TestFile */
/** @typedef {import('./suites/native.js').Preset} Preset */

/** Builds of C++ beside the one that all commands test. @type {Record<string, readonly Preset[]>} */
const MORE = { quick: [], test: [], full: ['asan-gcc'], seeds: ['asan-gcc', 'native', 'clang'] };

/** Cases of the fuzzer: about 10 s and 3 minutes on two cores. */
const CASES = { quick: 0, test: 1_000, full: 25_000, seeds: 100_000 };

/** Tables of the slowest test files. @type {string[]} */
const slowest = [];

/**
 * @param {string} name
 * @param {readonly TestFile[]} files
 * @param {import('./suites/forms.js').Form} form
 */
async function nodeSuite(name, files, form) {
  if (files.length === 0) return;
  await suite(name, async () => {
    const count = await nodeTests(files, form);
    skips.push(...count.skips);
    slowest.push(count.slowest);
    return count;
  });
}

/**
 * Builds with a compiler, by what the rest leaves of the processors, then runs what needs it. The build
 * counts only if it fails.
 * @param {import('./suites/native.js').Preset} preset
 * @param {() => Promise<unknown>} work
 */
async function withNative(preset, work) {
  let isBuilt = false;
  await check(`build of C++ (${preset})`, async () => {
    await buildNative(preset, { background: true });
    isBuilt = true;
  });
  if (isBuilt) await work();
}

/** The package, and what else test files need. @param {ReturnType<typeof selectTests>} files */
async function build({ js, page }) {
  if (js.length + page.length === 0) return;
  await Promise.all([buildPackage(), buildTypes()]);
  if (page.length > 0) await buildPage();
}

/** @param {readonly string[]} args */
async function test(args) {
  const begin = performance.now();
  const { form, words } = formOf(args);
  const files = selectTests(words, form);
  const { cpp, js, page } = files;
  const native = js.filter(({ needsNative }) => needsNative);
  const isWhole = words.length === 0 && form !== 'quick';
  const uses = /** @type {const} */ ({ quick: 'build', test: 'test', full: 'full', seeds: 'full' });
  await setUp(uses[form]);
  const skipFiles = (/** @type {readonly TestFile[]} */ all, /** @type {string} */ reason) =>
    skips.push(...all.map(({ path }) => ({ name: path, reason })));
  const hasBrowser = browserPath() !== null;
  if (!hasBrowser) skipFiles(page, 'no browser is installed');
  const pages = hasBrowser ? page : [];

  // From here on everything runs side by side.
  const built = build({ ...files, page: pages });
  const compiled = async () => {
    if (cpp.length + native.length === 0) return;
    const preset = await testedPreset();
    await withNative(preset, async () => {
      if (isWhole) await check('texts of the rows', () => checkTexts(preset));
      const paths = cpp.map(({ path }) => path);
      const catches = () => catchTests(preset, isWhole ? [] : paths);
      if (!hasCatch2()) skipFiles(cpp, 'Catch2 is not installed');
      else if (cpp.length > 0) await suite(`C++ (${preset})`, catches);
      await built;
      if (isWhole) await check('fuzz', () => runFuzz(preset, ['--cases', `${CASES[form]}`]));
      await nodeSuite('JavaScript with native programs', native, form);
    });
    if (!isWhole) return;
    for (const more of MORE[form]) {
      if (more !== preset)
        await withNative(more, () => suite(`C++ (${more})`, () => catchTests(more)));
    }
  };
  const tested = async () => {
    await built;
    const others = [...js.filter(({ needsNative }) => !needsNative), ...pages];
    const work = [nodeSuite('JavaScript and page', others, form)];
    if (isWhole) {
      work.push(check('generated files', checkGenerated));
      work.push(check('formatting and lint', () => lint()));
      work.push(check('formatting of C++', () => formatNative()));
      work.push(check('types', checkTypes));
    }
    await Promise.all(work);
  };
  await Promise.all([compiled(), tested()]);

  console.log(`\nthe slowest files\n${slowest.join('')}`);
  console.log(`all of it took ${secondsSince(begin)}`);
  if (skips.length > 0) {
    const lines = skips.map(({ name, reason }) => `  ${name}: ${reason}`);
    console.log(`\nskipped\n${lines.join('\n')}`);
  }
  const skipped = skips.length > 0 ? `, ${skips.length} skipped` : '';
  console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

await test(argv.slice(2)).catch(fail);
