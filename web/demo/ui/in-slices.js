import { nextTask } from './next-task.js';

/** Milliseconds of a slice. */
const SLICE_MS = 10;

/**
 * Runs a generator to its end, for the time of a slice at once: the page stays usable between two
 * slices. Work that ends within the first slice takes no other task.
 * @template T
 * @param {Generator<unknown, T>} steps
 * @param {() => boolean} isWanted whether the result is still needed
 * @returns {Promise<T | null>} null if it is no longer needed
 */
export async function inSlices(steps, isWanted) {
  let end = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await nextTask();
    if (!isWanted()) return null;
    end = performance.now() + SLICE_MS;
  }
}
