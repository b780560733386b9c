import { joinCorners } from './join-corners.js';

/** @typedef {import('./join-corners.js').Bitmap} Bitmap */

/**
 * The path once around the strokes of a bitmap, on the doubled grid: a pixel is four cells. A spanning
 * tree of the pixels is walked around, so every cell of every set pixel is on the path once. It begins
 * and ends in the two lower cells of a pixel of the lowest row. Parts that lie apart, and a bitmap whose
 * lowest row is empty, get lines of one pixel that join them. Cost: O(pixels x parts).
 * Source of the walk: unicursal labyrinths from spanning trees, as in W. Pullen, "Think Labyrinth".
 * @param {Bitmap} bitmap with a set pixel
 * @returns {{ x: number, y: number }[]} cells, y downwards
 */
export function walkAround(bitmap) {
  const { width, height } = bitmap;
  const isSet = Uint8Array.from(bitmap.mask);
  joinCorners(isSet, bitmap);
  reachBottom(isSet, bitmap);
  joinParts(isSet, bitmap);
  const first = lowestPixel(isSet, bitmap);
  const edges = treeOf(isSet, bitmap, first);
  const path = [];
  // Along the left hand: up on the left side of a tree edge, down on its right side.
  let [x, y] = [2 * (first % width), 2 * height - 1];
  const last = x + 1;
  const open = (/** @type {number} */ pixel, /** @type {number} */ side) =>
    ((edges[pixel] >> side) & 1) === 1;
  for (;;) {
    path.push({ x, y });
    if (x === last && y === 2 * height - 1 && path.length > 1) return path;
    const pixel = (y >> 1) * width + (x >> 1);
    const [isRight, isLow] = [x & 1, y & 1];
    // Each corner of a pixel has a side that it goes along: left ones up, upper ones right, and so on.
    if (!isRight && isLow) [x, y] = open(pixel, LEFT) ? [x - 1, y] : [x, y - 1];
    else if (!isRight) [x, y] = open(pixel, UP) ? [x, y - 1] : [x + 1, y];
    else if (!isLow) [x, y] = open(pixel, RIGHT) ? [x + 1, y] : [x, y + 1];
    else [x, y] = open(pixel, DOWN) ? [x, y + 1] : [x - 1, y];
  }
}

const [UP, DOWN, LEFT, RIGHT] = [0, 1, 2, 3];
const STEPS = /** @type {const} */ ([
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
]);

/** Calls visit(neighbour, side) for the pixels beside one. @param {Bitmap} bitmap @param {number} pixel @param {(to: number, side: number) => void} visit */
function eachBeside({ width, height }, pixel, visit) {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  for (const [side, [dx, dy]] of STEPS.entries()) {
    const [toX, toY] = [x + dx, y + dy];
    if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
    visit(toY * width + toX, side);
  }
}

/** Of the lowest set pixels the one nearest to the middle. @param {Uint8Array} isSet @param {Bitmap} bitmap */
function lowestPixel(isSet, { width }) {
  const row = Math.floor(isSet.lastIndexOf(1) / width);
  let best = -1;
  for (let pixel = row * width; pixel < (row + 1) * width; ++pixel) {
    const off = (/** @type {number} */ each) => Math.abs((each % width) - (width - 1) / 2);
    if (isSet[pixel] && (best < 0 || off(pixel) < off(best))) best = pixel;
  }
  return best;
}

/** Draws a line from the lowest pixels to the lowest row. @param {Uint8Array} isSet @param {Bitmap} bitmap */
function reachBottom(isSet, bitmap) {
  for (let at = lowestPixel(isSet, bitmap); at < isSet.length; at += bitmap.width) isSet[at] = 1;
}

/** Joins the part of the lowest pixel to the nearest other one by a shortest line, until none is left. @param {Uint8Array} isSet @param {Bitmap} bitmap */
function joinParts(isSet, bitmap) {
  for (;;) {
    const parents = new Map([[lowestPixel(isSet, bitmap), -1]]);
    const queue = [...parents.keys()];
    const inPart = new Set(queue);
    for (const pixel of queue) {
      eachBeside(bitmap, pixel, (to) => {
        if (!isSet[to] || inPart.has(to)) return;
        inPart.add(to);
        parents.set(to, -1);
        queue.push(to);
      });
    }
    // From here on through unset pixels, nearest first.
    let found = -1;
    for (const pixel of queue) {
      if (found >= 0) break;
      eachBeside(bitmap, pixel, (to) => {
        if (found >= 0 || parents.has(to)) return;
        parents.set(to, pixel);
        queue.push(to);
        if (isSet[to]) found = to;
      });
    }
    if (found < 0) return;
    for (let at = found; at >= 0; at = parents.get(at) ?? -1) isSet[at] = 1;
  }
}

/** The edges of a breadth-first tree: per pixel a bit per side. @param {Uint8Array} isSet @param {Bitmap} bitmap @param {number} root */
function treeOf(isSet, bitmap, root) {
  const edges = new Uint8Array(isSet.length);
  const reached = new Set([root]);
  for (const pixel of reached) {
    eachBeside(bitmap, pixel, (to, side) => {
      if (!isSet[to] || reached.has(to)) return;
      reached.add(to);
      edges[pixel] |= 1 << side;
      edges[to] |= 1 << (side ^ 1);
    });
  }
  return edges;
}
