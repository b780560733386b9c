/** Strokes that 2-opt looks ahead, and rounds over all strokes. */
const WINDOW = 100;
const ROUNDS = 3;

/** @param {number[]} line */
const startOf = (line) => [line[0], line[1]];
/** @param {number[]} line */
const endOf = (line) => [line[line.length - 2], line[line.length - 1]];
/** @param {number[]} a @param {number[]} b */
const gap = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How far a pen moves lifted from stroke to stroke. @param {readonly number[][]} lines */
export function travelOf(lines) {
  let sum = 0;
  for (let i = 1; i < lines.length; ++i) sum += gap(endOf(lines[i - 1]), startOf(lines[i]));
  return sum;
}

/** The same stroke from its other end. @param {number[]} line */
const turned = (line) => line.map((_, i) => line[line.length - 2 - i + 2 * (i % 2)]);

/**
 * Strokes in an order, and each in a direction, with little travel: the nearest end next, then 2-opt over
 * neighbouring strokes. Cost: O(strokes x window).
 * @param {readonly number[][]} lines
 */
export function ordered(lines) {
  return improved(byNearest(lines));
}

/** @param {readonly number[][]} lines */
function byNearest(lines) {
  if (lines.length < 2) return [...lines];
  const xs = lines.flatMap((line) => [line[0], line[line.length - 2]]);
  const ys = lines.flatMap((line) => [line[1], line[line.length - 1]]);
  const bounds = (/** @type {number[]} */ values) =>
    values.reduce(([a, b], v) => [Math.min(a, v), Math.max(b, v)], [Infinity, -Infinity]);
  const [[left, right], [top, bottom]] = [bounds(xs), bounds(ys)];
  const size = Math.max(right - left, bottom - top, 1e-9) / Math.ceil(Math.sqrt(xs.length));
  const columns = Math.floor((right - left) / size) + 1;
  const rows = Math.floor((bottom - top) / size) + 1;
  /** @type {Set<number>[]} */
  const boxes = Array.from({ length: columns * rows }, () => new Set());
  const placeOf = (/** @type {number} */ x, /** @type {number} */ y) => [
    Math.floor((x - left) / size),
    Math.floor((y - top) / size),
  ];
  const boxOf = (/** @type {number} */ end) => {
    const [column, row] = placeOf(xs[end], ys[end]);
    return boxes[row * columns + column];
  };
  for (let end = 0; end < xs.length; ++end) boxOf(end).add(end);
  /** The free end that is nearest to a point. @param {number} x @param {number} y */
  const nearest = (x, y) => {
    const [column, row] = placeOf(x, y);
    let [best, near] = [-1, Infinity];
    for (let ring = 0; ring <= Math.max(columns, rows); ++ring) {
      if (best >= 0 && near <= (ring - 1) * size) break;
      for (let r = Math.max(0, row - ring); r <= Math.min(rows - 1, row + ring); ++r) {
        const step = Math.abs(r - row) === ring ? 1 : Math.max(1, 2 * ring);
        for (let c = column - ring; c <= column + ring; c += step) {
          if (c < 0 || c >= columns) continue;
          for (const end of boxes[r * columns + c]) {
            const far = Math.hypot(xs[end] - x, ys[end] - y);
            if (far < near) [best, near] = [end, far];
          }
        }
      }
    }
    return best;
  };
  /** @type {number[][]} */
  const out = [];
  for (let end = nearest(left, top); end >= 0; ) {
    const line = lines[end >> 1];
    boxOf(end).delete(end);
    boxOf(end ^ 1).delete(end ^ 1);
    out.push(end & 1 ? turned(line) : line);
    end = out.length < lines.length ? nearest(xs[end ^ 1], ys[end ^ 1]) : -1;
  }
  return out;
}

/** Turns runs of strokes round where that shortens the travel. @param {number[][]} lines */
function improved(lines) {
  for (let round = 0; round < ROUNDS; ++round) {
    let hasChanged = false;
    for (let i = 0; i + 1 < lines.length; ++i) {
      const from = endOf(lines[i]);
      const last = Math.min(lines.length - 1, i + WINDOW);
      for (let j = i + 1; j <= last; ++j) {
        const next = lines[j + 1];
        const before =
          gap(from, startOf(lines[i + 1])) + (next ? gap(endOf(lines[j]), startOf(next)) : 0);
        const after =
          gap(from, endOf(lines[j])) + (next ? gap(startOf(lines[i + 1]), startOf(next)) : 0);
        if (after >= before - 1e-9) continue;
        const run = lines
          .slice(i + 1, j + 1)
          .reverse()
          .map(turned);
        for (const [k, line] of run.entries()) lines[i + 1 + k] = line;
        hasChanged = true;
      }
    }
    if (!hasChanged) break;
  }
  return lines;
}
