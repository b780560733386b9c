// The script of a worker: measures the cells and walls of a large maze off the main thread.
import { buildIndex, chunked, measure } from 'mazewright/draw';

/**
 * What the worker posts.
 * @typedef {{ geometry: ReturnType<typeof measure> & { index: ReturnType<typeof buildIndex> },
 *   walls: ReturnType<typeof chunked> }} Measured
 */

/** @param {object} record @returns {ArrayBuffer[]} */
const buffersOf = (record) =>
  Object.values(record).flatMap((item) => {
    if (ArrayBuffer.isView(item)) return [/** @type {ArrayBuffer} */ (item.buffer)];
    return typeof item === 'object' && item !== null ? buffersOf(item) : [];
  });

addEventListener('message', ({ data: { polygons, lines } }) => {
  const measured = measure(polygons);
  /** @type {Measured} */
  const answer = { geometry: { ...measured, index: buildIndex(measured) }, walls: chunked(lines) };
  postMessage(answer, { transfer: buffersOf(answer) });
});
