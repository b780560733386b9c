// A thread of `mazewright serve`: it answers requests by the handler of tiles.
import { parentPort } from 'node:worker_threads';
import { createMazewright } from 'mazewright/dungeons';
import { en } from 'mazewright/en';
import { createTileHandler } from 'mazewright/tiles';

/** What the handler reads of a request. @typedef {{ url: string, method: string, seen: string }} Question */

/** What HTTP needs of a response. @typedef {{ status: number, headers: [string, string][], body: Uint8Array }} Reply */

const opened = createMazewright({ texts: en }).then((mw) => createTileHandler(mw));

/** @param {Question} question @returns {Promise<Reply>} */
async function replyTo({ url, method, seen }) {
  const handler = await opened;
  const headers = { get: (/** @type {string} */ name) => (name === 'if-none-match' ? seen : null) };
  const response = await handler({ url, method, headers });
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: [...response.headers], body };
}

parentPort?.on('message', async (question) => {
  const reply = await replyTo(question);
  parentPort?.postMessage(reply, [/** @type {ArrayBuffer} */ (reply.body.buffer)]);
});
