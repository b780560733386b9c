// Makes the files that somebody takes away, so that the page stays usable and a file can be cancelled.
import { makeFile } from './file-maker.js';

/** @import { MazeError } from 'mazewright/dungeons' */

/** This file's global scope, for which the checker has other types. */
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

worker.addEventListener('message', async (/** @type {MessageEvent} */ { data: request }) => {
  const report = (/** @type {number} */ done, /** @type {number} */ total) =>
    worker.postMessage({ progress: { done, total } });
  try {
    worker.postMessage({ reply: await makeFile(request, report) });
  } catch (error) {
    const { name, code, field, message } = /** @type {MazeError} */ (error);
    worker.postMessage({
      problem: name === 'MazeError' ? { code, field, message } : null,
      message: String(message),
    });
  }
});
