/** Coordinates are compared after rounding to this part of a cell. */
const GRAIN = 2048;
/** How far a rounded corner begins before the corner, in cells. */
export const RADIUS = 0.35;
/** Points of a rounded corner. */
const ARC = 6;

/** @param {number} value */
const grains = (value) => Math.round(value * GRAIN);

/**
 * The points in which segments end, by a hash table in typed arrays: a Map of lists takes four times as long.
 * Cost: O(segments).
 * @param {ArrayLike<number>} segments
 * @returns {{ points: Int32Array, counts: Uint32Array, sums: Float64Array }} the point of each end; of each
 *   point, how many ends it has and their sum
 */
function pointsOf(segments) {
  const ends = segments.length / 2;
  const mask = 2 ** Math.ceil(Math.log2(2 * ends + 2)) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  const points = new Int32Array(ends);
  const counts = new Uint32Array(ends);
  const sums = new Float64Array(ends);
  /** An end of each point. */
  const known = new Int32Array(ends);
  const isAt = (/** @type {number} */ end, /** @type {number} */ x, /** @type {number} */ y) =>
    grains(segments[2 * end]) === x && grains(segments[2 * end + 1]) === y;
  let count = 0;
  for (let end = 0; end < ends; ++end) {
    const [x, y] = [grains(segments[2 * end]), grains(segments[2 * end + 1])];
    const mixed = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b);
    let at = (mixed ^ (mixed >>> 15)) & mask;
    while (table[at] >= 0 && !isAt(known[table[at]], x, y)) at = (at + 1) & mask;
    if (table[at] < 0) {
      known[count] = end;
      table[at] = count++;
    }
    const point = table[at];
    points[end] = point;
    counts[point] += 1;
    sums[point] += end;
  }
  return { points, counts, sums };
}

/**
 * Lines joined where exactly two ends meet, so that a pen draws them without lifting and their corners
 * can be rounded. Cost: O(segments).
 * @param {ArrayLike<number>} segments x0 y0 x1 y1 of each
 * @returns {number[][]} polylines; of a ring, the last point is the first
 */
export function chainsOf(segments) {
  const count = segments.length / 4;
  const { points, counts, sums } = pointsOf(segments);
  const isUsed = new Uint8Array(count);
  /** The other of the two ends at a point; -1 where the chain ends. @param {number} end */
  const partner = (end) => {
    const point = points[end];
    return counts[point] === 2 ? sums[point] - end : -1;
  };
  /** @type {number[][]} */
  const chains = [];
  const walk = (/** @type {number} */ first) => {
    const line = [segments[2 * first], segments[2 * first + 1]];
    for (let end = first; end >= 0 && !isUsed[end >> 1]; end = partner(end ^ 1)) {
      isUsed[end >> 1] = 1;
      line.push(segments[2 * (end ^ 1)], segments[2 * (end ^ 1) + 1]);
    }
    chains.push(line);
  };
  for (let end = 0; end < 2 * count; ++end) {
    if (!isUsed[end >> 1] && partner(end) < 0) walk(end);
  }
  for (let end = 0; end < 2 * count; end += 2) if (!isUsed[end >> 1]) walk(end);
  return chains;
}

/**
 * A polyline whose corners are arcs of a parabola, which touch the sides `radius` before the corner, at most
 * half of a side. Cost: O(points).
 * @param {ArrayLike<number>} line
 * @param {number} radius in sides of a cell
 * @returns {number[]}
 */
export function rounded(line, radius) {
  const count = line.length / 2;
  const isRing =
    count > 3 &&
    grains(line[0]) === grains(line[2 * count - 2]) &&
    grains(line[1]) === grains(line[2 * count - 1]);
  /** @type {number[]} */
  const out = isRing ? [] : [line[0], line[1]];
  for (let i = isRing ? 0 : 1; i < count - 1; ++i) {
    const before = i === 0 ? count - 2 : i - 1;
    const [x, y] = [line[2 * i], line[2 * i + 1]];
    const [ax, ay] = [line[2 * before] - x, line[2 * before + 1] - y];
    const [bx, by] = [line[2 * i + 2] - x, line[2 * i + 3] - y];
    const [a, b] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
    const cut = Math.min(radius, a / 2, b / 2);
    if (cut === 0 || Math.abs(ax * by - ay * bx) < 1e-3 * a * b) {
      out.push(x, y);
      continue;
    }
    for (let j = 0; j <= ARC; ++j) {
      const t = j / ARC;
      const [p, q] = [((1 - t) * (1 - t) * cut) / a, (t * t * cut) / b];
      out.push(x + p * ax + q * bx, y + p * ay + q * by);
    }
  }
  if (isRing) out.push(out[0], out[1]);
  else out.push(line[2 * count - 2], line[2 * count - 1]);
  return out;
}
