import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UsageError } from '../usage.js';

/** @typedef {import('mazewright/dungeons').Seed} Seed */
/** @typedef {import('./worker.js').Answer} Answer */

/**
 * Makes the content of many files in workers and takes it as it comes, in any order. The main thread stays
 * free, so that Ctrl-C is heard. Throws the first error, a UsageError for one of the user.
 * @param {number} jobs how many workers
 * @param {import('./task.js').Task} task
 * @param {readonly Seed[]} seeds
 * @param {(content: string | Uint8Array, i: number) => void} take the content for seed i
 * @param {AbortSignal} signal ends the workers
 */
export async function makeMany(jobs, task, seeds, take, signal) {
  const script = new URL('./cli-worker.js', import.meta.url);
  const workers = Array.from({ length: Math.min(jobs, seeds.length) }, () => {
    return new Worker(script, { workerData: task });
  });
  let next = 0;
  /** @param {Worker} worker */
  const drive = async (worker) => {
    while (next < seeds.length) {
      const i = next++;
      worker.postMessage(seeds[i]);
      const [answer] = /** @type {[Answer]} */ (await once(worker, 'message', { signal }));
      if ('message' in answer) {
        throw answer.isUsage ? new UsageError(answer.message) : new Error(answer.message);
      }
      take(answer.content, i);
    }
  };
  try {
    await Promise.all(workers.map(drive));
  } finally {
    next = seeds.length;
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
