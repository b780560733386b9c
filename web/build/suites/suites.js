import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, parse } from 'node:path';
import { CommandError, root, run } from '../util/shell.js';
import { environment } from './forms.js';

/** How many tests passed and failed. @typedef {{ passed: number, failed: number }} Count */

/** Only what hangs takes so long: ten times what the slowest file takes. */
const HANGS_MS = 1_200_000;

/**
 * The number that a pattern captures in a report; 0 where it does not match.
 * @param {string} report
 * @param {RegExp} pattern
 */
const numberIn = (report, pattern) => Number(pattern.exec(report)?.[1] ?? 0);

/**
 * The sum of the numbers that a pattern captures.
 * @param {string} report
 * @param {RegExp} pattern global
 */
const sumIn = (report, pattern) =>
  [...report.matchAll(pattern)].reduce((sum, [, number]) => sum + Number(number), 0);

/**
 * The C++ tests of a build, by ctest. Counts the cases of Catch2.
 * @param {import('./native.js').Preset} preset
 * @param {readonly string[]} files of tests/cpp; none: all
 * @returns {Promise<Count & { output: string }>}
 */
export async function catchTests(preset, files = []) {
  const names = files.map((path) => parse(path).name).join('|');
  const args = [
    '--test-dir',
    join('build', preset),
    '--verbose',
    '-j',
    `${availableParallelism()}`,
  ];
  const { output, ended } = await run('ctest', names ? [...args, '-R', `^(${names})$`] : args).then(
    (text) => ({ output: text, ended: true }),
    (error) => {
      if (error instanceof CommandError) return { output: error.output, ended: false };
      throw error;
    },
  );
  const failed = sumIn(output, /test cases:.*?(\d+) failed/g);
  const passed =
    sumIn(output, /All tests passed \(.* in (\d+) test cases?/g) +
    sumIn(output, /test cases:.*?(\d+) passed/g);
  // A program that crashed wrote no sum.
  return { passed, failed: ended ? failed : Math.max(failed, 1), output };
}

/**
 * Test files by Node's own runner; what it says goes to the terminal as it comes.
 * @param {readonly string[]} files
 * @param {import('./forms.js').Form} form
 * @param {string} [name] of the reports in build/reports
 * @returns {Promise<Count & { slowest: string }>} slowest: a table of the files that took longest
 */
export async function nodeTests(files, form, name = 'node') {
  const reports = join(root, 'build', 'reports');
  const [report, slowest] = ['tap', 'slowest'].map((end) => join(reports, `${name}.${end}`));
  mkdirSync(reports, { recursive: true });
  for (const path of [report, slowest]) rmSync(path, { force: true });
  await run(
    process.execPath,
    [
      // Else Node 20 can wait for ever: the main thread for a thread that compiles JavaScript, which
      // waits for the main thread to collect garbage (https://github.com/nodejs/node/issues/54918).
      // It did in 3 of 12 runs of a file that awaits many WebAssembly compilations.
      '--no-concurrent-recompilation',
      '--test',
      // A page test waits for its browser much of the time.
      `--test-concurrency=${availableParallelism() + 1}`,
      `--test-timeout=${HANGS_MS}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${report}`,
      `--test-reporter=${new URL('slowest.js', import.meta.url)}`,
      `--test-reporter-destination=${slowest}`,
      ...files,
    ],
    { show: true, env: environment(form) },
  ).catch(() => {}); // What failed stands in the report.
  const text = readFileSync(report, 'utf8');
  const failed = numberIn(text, /^# fail (\d+)/m) + numberIn(text, /^# cancelled (\d+)/m);
  const passed = numberIn(text, /^# pass (\d+)/m);
  return { passed, failed, slowest: readFileSync(slowest, 'utf8') };
}
