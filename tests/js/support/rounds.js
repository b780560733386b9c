/** Neighbours on rings and on a cube's surface, from the places of their cells in space. */
import { placesOf } from './geometry.js';

const TURN = 2 * Math.PI;

/** Cells of every ring of a theta maze: as many again as keep a cell's arc nearest to its depth. */
export function polarCounts({ width, height }, { subdivide }) {
  const hole = Math.round(width / TURN);
  const counts = [width];
  for (let ring = 1; ring < height; ring++) {
    const count = counts[ring - 1];
    const ratio = subdivide ? Math.max(1, Math.round((TURN * (hole + ring)) / count)) : 1;
    counts.push(count * ratio);
  }
  return counts;
}

/**
 * Cells of every ring of latitude: halved, from the equator to the poles, when even and a cell
 * would be narrower than 0.6 of its height.
 */
export function sphereCounts({ width, height }) {
  const counts = new Array(height);
  let count = width;
  for (let ring = Math.ceil(height / 2) - 1; ring >= 0; ring--) {
    const along = (width * Math.sin((Math.PI * (ring + 0.5)) / height)) / count;
    const isEquator = ring === Math.ceil(height / 2) - 1;
    if (!isEquator && count % 2 === 0 && along < (0.6 * width) / (2 * height)) count /= 2;
    counts[ring] = counts[height - 1 - ring] = count;
  }
  return counts;
}

/** Cells i of n and j of m that have a piece of the circle between them in common. */
function touching(n, m) {
  const pairs = [];
  for (let i = 0, j = 0; i < n && j < m; ) {
    if (i * m < (j + 1) * n && j * n < (i + 1) * m) pairs.push([i, j]);
    if ((i + 1) * m < (j + 1) * n) i++;
    else if ((i + 1) * m > (j + 1) * n) j++;
    else {
      i++;
      j++;
    }
  }
  return pairs;
}

/** Neighbours along every ring and across the circles between them. */
export function ringTiling(counts) {
  const firsts = [0];
  for (const count of counts) firsts.push(firsts.at(-1) + count);
  const pairs = [];
  for (const [ring, count] of counts.entries()) {
    const first = firsts[ring];
    for (let i = 0; i + 1 < count; i++) pairs.push([first + i, first + i + 1]);
    if (count > 2) pairs.push([first, first + count - 1]);
    if (ring + 1 === counts.length) break;
    for (const [i, j] of touching(count, counts[ring + 1])) {
      pairs.push([first + i, firsts[ring + 1] + j]);
    }
  }
  return { count: firsts.at(-1), pairs };
}

/** Where the drawing of each face lies on the cube: its normal, and where x and y run. */
const faces = [
  { normal: [0, 0, 1], x: [1, 0, 0], y: [0, 1, 0] },
  { normal: [-1, 0, 0], x: [0, 1, 0], y: [0, 0, -1] },
  { normal: [0, 1, 0], x: [1, 0, 0], y: [0, 0, -1] },
  { normal: [1, 0, 0], x: [0, -1, 0], y: [0, 0, -1] },
  { normal: [0, -1, 0], x: [-1, 0, 0], y: [0, 0, -1] },
  { normal: [0, 0, -1], x: [1, 0, 0], y: [0, -1, 0] },
];

/** Cells whose sides have their middle in one point of space. */
export function cubeSurfaceTiling({ width }) {
  const owners = new Map();
  const places = placesOf({ width, height: width, levels: 6 });
  for (const [cell, { x, y, level }] of places.entries()) {
    const { normal, ...axes } = faces[level];
    const [right, down] = [2 * x + 1 - width, 2 * y + 1 - width];
    for (const [dx, dy] of [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ]) {
      const middle = normal.map(
        (value, i) => width * value + (right + dx) * axes.x[i] + (down + dy) * axes.y[i],
      );
      const key = middle.map((value) => value + 0).join();
      if (!owners.has(key)) owners.set(key, []);
      owners.get(key).push(cell);
    }
  }
  return { count: places.length, pairs: [...owners.values()] };
}
