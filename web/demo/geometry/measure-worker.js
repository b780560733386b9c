// The script of a worker: measures the cells and walls of a large maze off the main thread.

import { buildIndex } from './cell-index.js';
import { measure } from './measure.js';
import { chunked } from './wall-chunks.js';

const port = /** @type {any} */ (globalThis);

/** @param {any} record @returns {ArrayBuffer[]} */
const buffersOf = (record) =>
  Object.values(record).flatMap((item) => {
    if (ArrayBuffer.isView(item)) return [/** @type {ArrayBuffer} */ (item.buffer)];
    return typeof item === 'object' && item !== null ? buffersOf(item) : [];
  });

port.onmessage = (/** @type {MessageEvent} */ { data: { polygons, lines } }) => {
  const measured = measure(polygons);
  const answer = { geometry: { ...measured, index: buildIndex(measured) }, walls: chunked(lines) };
  port.postMessage(answer, buffersOf(answer));
};
