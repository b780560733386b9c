import { join, parse } from 'node:path';
import { processors } from '../util/processors.js';
import { CommandError } from '../util/shell.js';
import { runSanitized } from './native.js';

/** How many tests passed and failed. @typedef {{ passed: number, failed: number }} Count */

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
  const args = ['--test-dir', join('build', preset), '--verbose', '-j', `${processors()}`];
  const { output, ended } = await runSanitized(
    'ctest',
    names ? [...args, '-R', `^(${names})$`] : args,
  ).then(
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
