// A worker of `--count`: it answers a seed with the content of a file, or with what is wrong.
import { parentPort, workerData } from 'node:worker_threads';
import { openLibrary } from '../library.js';
import { orUsageErrorLater, UsageError } from '../usage.js';
import { contentOf } from './task.js';

/** @typedef {{ content: string | Uint8Array } | { message: string, isUsage: boolean }} Answer */

const library = openLibrary();

/** @param {import('mazewright/dungeons').Seed} seed @returns {Promise<Answer>} */
async function answer(seed) {
  try {
    const opened = await library;
    return { content: await orUsageErrorLater(() => contentOf(opened, workerData, seed)) };
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    return { message, isUsage: error instanceof UsageError };
  }
}

parentPort?.on('message', async (seed) => parentPort?.postMessage(await answer(seed)));
