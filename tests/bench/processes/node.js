/** Start-up and memory, each in processes of their own. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median, spread } from '../statistics.js';

/** @param {string} file @param {...string} args */
const runProcess = (file, ...args) =>
  JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...args], {
      encoding: 'utf8',
    }),
  );

/** Medians of samples that have the same members. @param {Record<string, number>[]} samples */
export function mediansOf(samples) {
  const entries = Object.keys(samples[0]).map((key) => {
    const values = samples.map((sample) => sample[key]);
    return [key, { median: median(values), spread: spread(values) }];
  });
  return Object.fromEntries(entries);
}

/**
 * Milliseconds from the import to ready, from there to the first 25 x 25 and then to the second.
 * @param {readonly string[]} algorithms each in `rounds` processes; left out if they take no 25 x 25
 * @param {number} rounds
 */
export function startUps(algorithms, rounds) {
  const samples = new Map(algorithms.map((id) => [id, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [id, its] of samples) {
      const sample = runProcess('start.js', id);
      if (sample === null) samples.delete(id);
      else its.push(sample);
    }
  }
  return [...samples].map(([algorithm, its]) => ({ algorithm, ...mediansOf(its) }));
}

/**
 * MB that a process with one maze takes at most, and one that only made the library ready (size 0).
 * @param {readonly string[]} algorithms those that do not take the size are left out
 * @param {number} size cells a side
 */
export const peaks = (algorithms, size) =>
  algorithms.flatMap((algorithm) => {
    const its = runProcess('memory.js', algorithm, String(size));
    return its === null ? [] : [{ algorithm, size, ...its }];
  });
