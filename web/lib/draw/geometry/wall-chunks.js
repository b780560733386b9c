/** Walls per box: consecutive walls lie near each other, as the library lists them cell by cell. */
const CHUNK = 128;

/**
 * Walls x1 y1 x2 y2, and of each 128 of them the box left top right bottom.
 * @typedef {{ lines: Float32Array, boxes: Float32Array }} Walls
 */

/** Finds the boxes of walls. Cost: O(walls). @param {Float32Array} lines @returns {Walls} */
export function chunked(lines) {
  const boxes = new Float32Array(4 * Math.ceil(lines.length / (4 * CHUNK)));
  for (let chunk = 0; 4 * chunk < boxes.length; chunk += 1) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    const end = Math.min(lines.length, 4 * CHUNK * (chunk + 1));
    for (let i = 4 * CHUNK * chunk; i < end; i += 2) {
      left = Math.min(left, lines[i]);
      right = Math.max(right, lines[i]);
      top = Math.min(top, lines[i + 1]);
      bottom = Math.max(bottom, lines[i + 1]);
    }
    boxes.set([left, top, right, bottom], 4 * chunk);
  }
  return { lines, boxes };
}

/**
 * The walls whose boxes touch a rectangle, in order.
 * @param {Walls} walls
 * @param {{ left: number, top: number, right: number, bottom: number }} rectangle
 * @returns {Float32Array}
 */
export function wallsWithin({ lines, boxes }, { left, top, right, bottom }) {
  const chunks = [];
  let count = 0;
  let isWhole = true;
  for (let i = 0; i < boxes.length; i += 4) {
    isWhole &&= boxes[i] >= left && boxes[i + 1] >= top;
    isWhole &&= boxes[i + 2] <= right && boxes[i + 3] <= bottom;
    if (boxes[i + 2] < left || boxes[i] > right) continue;
    if (boxes[i + 3] < top || boxes[i + 1] > bottom) continue;
    chunks.push(i / 4);
    count += Math.min(4 * CHUNK, lines.length - CHUNK * i);
  }
  if (isWhole) return lines;
  const found = new Float32Array(count);
  let kept = 0;
  for (const chunk of chunks) {
    const end = Math.min(lines.length, 4 * CHUNK * (chunk + 1));
    for (let i = 4 * CHUNK * chunk; i < end; i += 4) {
      if (Math.max(lines[i], lines[i + 2]) < left || Math.min(lines[i], lines[i + 2]) > right)
        continue;
      if (Math.max(lines[i + 1], lines[i + 3]) < top) continue;
      if (Math.min(lines[i + 1], lines[i + 3]) > bottom) continue;
      found[kept] = lines[i];
      found[kept + 1] = lines[i + 1];
      found[kept + 2] = lines[i + 2];
      found[kept + 3] = lines[i + 3];
      kept += 4;
    }
  }
  return found.subarray(0, kept);
}
