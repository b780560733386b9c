/** The goals of start-up, memory and solving, which are plain figures. */
import { LIMITS } from './goals.js';
import { median } from './statistics.js';

/** @typedef {import('./judge.js').Verdict} Verdict */

/**
 * @param {readonly any[]} starts rows of startUps
 * @param {readonly import('./measure.js').Result[]} results
 * @param {readonly { id: string }[]} generators
 * @returns {Verdict[]} medians over all algorithms, and for mazes the slowest too
 */
export function startVerdicts(starts, results, generators) {
  const { ready, first, next, side } = LIMITS.startUp;
  const of = (key) => starts.map((row) => row[key].median);
  const nexts = generators.flatMap(({ id }) => {
    const its = results.find((r) => r.task === id && r.kind === 'ours' && r.size === side);
    return its?.nsPerCell === undefined ? [] : [(its.nsPerCell * side ** 2) / 1e6];
  });
  const verdict = (about, limit, values, pick) => ({
    about,
    limit,
    is: values.length === 0 ? null : pick(values),
    against: 'ms',
  });
  const slowest = (values) => Math.max(...values);
  const maze = `${side} x ${side}`;
  return [
    verdict('module ready', ready, of('ready'), median),
    verdict(`first ${maze}, median algorithm`, first, of('first'), median),
    verdict(`first ${maze}, slowest algorithm`, first, of('first'), slowest),
    verdict(`a ${maze} then, median algorithm`, next, nexts, median),
    verdict(`a ${maze} then, slowest algorithm`, next, nexts, slowest),
  ];
}

/**
 * @param {readonly { algorithm: string, size: number, peak: number }[]} memory rows of peaks
 * @returns {Verdict[]}
 */
export const memoryVerdicts = (memory) =>
  memory
    .filter(({ size }) => size === LIMITS.memory.size)
    .map(({ algorithm, size, peak }) => ({
      about: algorithm,
      limit: LIMITS.memory.limit,
      is: peak,
      against: `MB of a process at ${size}`,
    }));

/** @param {readonly import('./measure.js').Result[]} results @returns {Verdict[]} */
export function solveVerdicts(results) {
  const { task, limit, size } = LIMITS.solve;
  const its = results.find((r) => r.task === task && r.kind === 'ours' && r.size === size);
  return [{ about: task, limit, is: its?.nsPerCell ?? null, against: `ns a cell at ${size}` }];
}
