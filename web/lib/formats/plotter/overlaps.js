/** @typedef {[x0: number, y0: number, x1: number, y1: number]} Segment */

/**
 * Segments without what earlier ones cover: cells of a graph whose nodes no edge joins may each have a wall where
 * they touch. Cost: O(segments), as long as they are about as long as a cell.
 * @param {readonly Segment[]} segments
 * @param {number} near how far apart segments are that lie on each other, at most
 * @returns {Segment[]}
 */
export function withoutOverlaps(segments, near) {
  const length = (/** @type {Segment} */ [x0, y0, x1, y1]) => Math.hypot(x1 - x0, y1 - y0);
  const size = segments.reduce((sum, each) => sum + length(each), near) / (segments.length || 1);
  /** Segments by the squares of a grid that their boxes touch. @type {Map<string, Segment[]>} */
  const squares = new Map();
  const touched = (/** @type {Segment} */ [x0, y0, x1, y1]) => {
    const [left, right] = [Math.min(x0, x1), Math.max(x0, x1)];
    const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)];
    const [column, row] = [left - near, top - near].map((at) => Math.floor(at / size));
    /** @type {string[]} */
    const names = [];
    for (let i = row; i <= (bottom + near) / size; ++i) {
      for (let j = column; j <= (right + near) / size; ++j) names.push(`${j} ${i}`);
    }
    return names;
  };
  /** @type {Segment[]} */
  const kept = [];
  for (const segment of segments) {
    const around = new Set(touched(segment).flatMap((name) => squares.get(name) ?? []));
    for (const rest of uncovered(segment, around, near)) {
      kept.push(rest);
      for (const name of touched(rest)) {
        const list = squares.get(name);
        if (list) list.push(rest);
        else squares.set(name, [rest]);
      }
    }
  }
  return kept;
}

/**
 * The pieces of a segment that no other one covers.
 * @param {Segment} segment
 * @param {Iterable<Segment>} others
 * @param {number} near
 * @returns {Segment[]}
 */
function uncovered([x0, y0, x1, y1], others, near) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length === 0) return [];
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
  const isOff = (/** @type {number} */ x, /** @type {number} */ y) =>
    Math.abs(dx * (y - y0) - dy * (x - x0)) > near;
  const along = (/** @type {number} */ x, /** @type {number} */ y) => (x - x0) * dx + (y - y0) * dy;
  let pieces = [[0, length]];
  for (const [ax, ay, bx, by] of others) {
    if (isOff(ax, ay) || isOff(bx, by)) continue;
    const [from, to] = [along(ax, ay), along(bx, by)].sort((a, b) => a - b);
    pieces = pieces.flatMap(([first, last]) => [
      [first, Math.min(last, from)],
      [Math.max(first, to), last],
    ]);
    pieces = pieces.filter(([first, last]) => last - first > near);
  }
  return pieces.map(([first, last]) => [
    x0 + first * dx,
    y0 + first * dy,
    x0 + last * dx,
    y0 + last * dy,
  ]);
}
