import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, run } from './shell.js';
import { filesUnder } from './step.js';
import { browserPath } from './tools.js';

/** How many tests passed and failed. @typedef {{ passed: number, failed: number }} Count */

/** What hangs is ended: a file may take this long, ten times what the slowest takes alone. */
const TIMEOUT_MS = 1_200_000;

/** @param {string} name */
function reportFile(name) {
  const file = join(root, 'build', 'reports', name);
  mkdirSync(join(root, 'build', 'reports'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * The number that stands after a text in a report; 0 where there is none.
 * @param {string} report
 * @param {RegExp} pattern
 */
const numberIn = (report, pattern) => Number(pattern.exec(report)?.[1] ?? 0);

/** Runs a program that tells of failed tests by its exit code; the counts come from its report. */
const runTests = (/** @type {Parameters<typeof run>} */ ...call) => run(...call).catch(() => {});

/**
 * The C++ tests of a build.
 * @param {import('./native.js').Preset} preset
 * @returns {Promise<Count>}
 */
export async function catchTests(preset) {
  const file = reportFile(`${preset}.xml`);
  const jobs = String(availableParallelism());
  const args = ['--preset', preset, '--output-on-failure', '--progress', '-j', jobs];
  await runTests('ctest', [...args, '--output-junit', file], { show: true });
  const report = readFileSync(file, 'utf8');
  const failed = numberIn(report, /failures="(\d+)"/);
  const skipped = numberIn(report, /skipped="(\d+)"/) + numberIn(report, /disabled="(\d+)"/);
  return { passed: numberIn(report, /tests="(\d+)"/) - failed - skipped, failed };
}

/**
 * The `*.test.js` files of a folder, by Node's own runner.
 * @param {string} folder
 * @param {number} [concurrency] test files at a time
 * @returns {Promise<Count>}
 */
export async function nodeTests(folder, concurrency = availableParallelism()) {
  // Files by name: what Node takes a folder for differs between 20 and 22.
  const files = filesUnder(folder).filter((path) => path.endsWith('.test.js'));
  if (files.length === 0) return { passed: 0, failed: 0 };
  const file = reportFile(`${folder.replaceAll(/\W/g, '-')}.tap`);
  const args = [
    '--test',
    `--test-concurrency=${concurrency}`,
    `--test-timeout=${TIMEOUT_MS}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${file}`,
    ...files,
  ];
  const browser = browserPath();
  const env = browser === null ? {} : { CHROMIUM: browser };
  await runTests(process.execPath, args, { show: true, env });
  const report = readFileSync(file, 'utf8');
  const failed = numberIn(report, /^# fail (\d+)/m) + numberIn(report, /^# cancelled (\d+)/m);
  return { passed: numberIn(report, /^# pass (\d+)/m), failed };
}
