/** Coordinates are compared after rounding to this part of a cell. */
const GRAIN = 2048;
/** How far a rounded corner begins before the corner, in cells. */
export const RADIUS = 0.35;
/** Points of a rounded corner. */
const ARC = 6;

/** @param {number} x @param {number} y */
const keyOf = (x, y) =>
  (Math.round(x * GRAIN) + 2 ** 25) * 2 ** 26 + Math.round(y * GRAIN) + 2 ** 25;

/**
 * Lines joined where exactly two ends meet, so that a pen draws them without lifting and their corners
 * can be rounded. Cost: O(segments).
 * @param {ArrayLike<number>} segments x0 y0 x1 y1 of each
 * @returns {number[][]} polylines; of a ring, the last point is the first
 */
export function chainsOf(segments) {
  const count = segments.length / 4;
  /** @type {Map<number, number[]>} */
  const ends = new Map();
  const keyAt = (/** @type {number} */ end) => keyOf(segments[2 * end], segments[2 * end + 1]);
  for (let end = 0; end < 2 * count; ++end) {
    const key = keyAt(end);
    const known = ends.get(key);
    if (known) known.push(end);
    else ends.set(key, [end]);
  }
  const isUsed = new Uint8Array(count);
  /** The other of the two ends at a point; -1 where the chain ends. @param {number} end */
  const partner = (end) => {
    const all = /** @type {number[]} */ (ends.get(keyAt(end)));
    return all.length === 2 ? all[0] + all[1] - end : -1;
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
    count > 3 && keyOf(line[0], line[1]) === keyOf(line[2 * count - 2], line[2 * count - 1]);
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
