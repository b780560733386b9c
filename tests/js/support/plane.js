/** Segments in the plane, x0 y0 x1 y1 each, for laws on drawings. */

/** Distances below this are rounding errors, in sides of a cell. */
const NEAR = 2e-3;

/** @param {ArrayLike<number>} flat */
export const segmentsOf = (flat) =>
  Array.from({ length: flat.length / 4 }, (_, i) => Array.from(flat).slice(4 * i, 4 * i + 4));

/** The length that two segments have in common, if they lie on one line. @param {number[]} a @param {number[]} b */
function shared([ax, ay, bx, by], [cx, cy, dx, dy]) {
  if (Math.max(ax, bx) < Math.min(cx, dx) - NEAR || Math.max(cx, dx) < Math.min(ax, bx) - NEAR)
    return 0;
  if (Math.max(ay, by) < Math.min(cy, dy) - NEAR || Math.max(cy, dy) < Math.min(ay, by) - NEAR)
    return 0;
  const length = Math.hypot(bx - ax, by - ay);
  if (length < NEAR) return 0;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const off = (x, y) => Math.abs(ux * (y - ay) - uy * (x - ax));
  if (off(cx, cy) > NEAR || off(dx, dy) > NEAR) return 0;
  const [from, to] = [(cx - ax) * ux + (cy - ay) * uy, (dx - ax) * ux + (dy - ay) * uy];
  return Math.min(length, Math.max(from, to)) - Math.max(0, Math.min(from, to));
}

/** Pairs of segments that cover each other in part, as texts. @param {number[][]} segments */
export function overlapsOf(segments) {
  const found = [];
  for (let i = 0; i < segments.length; i++) {
    for (let j = 0; j < i; j++) {
      if (shared(segments[i], segments[j]) < 3 * NEAR) continue;
      found.push(
        [segments[i], segments[j]]
          .map((own) => own.map((at) => at.toFixed(3)).join())
          .join(' and '),
      );
    }
  }
  return found;
}

/** Whether two segments cross each other, not only touch. @param {number[]} a @param {number[]} b */
function cross(a, b) {
  const sides = ([ax, ay, bx, by], [cx, cy, dx, dy]) => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const off = (x, y) => ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
    return [off(cx, cy), off(dx, dy)];
  };
  return [sides(a, b), sides(b, a)].every(
    ([from, to]) => Math.min(from, to) < -NEAR && Math.max(from, to) > NEAR,
  );
}

/** Pairs of a segment of one list and one of another that cross, as texts. @param {number[][]} some @param {number[][]} others */
export const crossingsOf = (some, others) =>
  some.flatMap((a) =>
    others
      .filter((b) => cross(a, b))
      .map((b) => [a, b].map((own) => own.map((at) => at.toFixed(3)).join()).join(' over ')),
  );

/** The segments of path data with the commands M L H V Z. */
export function segmentsOfPath(data) {
  const segments = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, text] of data.matchAll(/([MLHVZ])([^MLHVZ]*)/g)) {
    const numbers = text.trim().split(/[ ,]+/).filter(Boolean).map(Number);
    const [lastX, lastY] = [x, y];
    if (command === 'H') [x] = numbers;
    else if (command === 'V') [y] = numbers;
    else if (command === 'Z') [x, y] = [startX, startY];
    else [x, y] = numbers;
    if (command === 'M') [startX, startY] = [x, y];
    else segments.push([lastX, lastY, x, y]);
  }
  return segments;
}
