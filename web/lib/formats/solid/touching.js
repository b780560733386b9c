/** @typedef {import('./regions.js').Point} Point */
/** @typedef {import('./regions.js').Outline} Outline */

/** In micrometres: sides that are no farther apart count as touching. */
const NEAR = 2;
/** Corners of one outline that are so few steps apart are a short side, and do not touch. */
const NEIGHBOURS = 2;

/**
 * The corners of outlines that lie on another corner or side: of walls on such outlines four faces would
 * meet in one edge. Cost: O(corners) where sides are short beside `bucket`.
 * @param {Outline[]} outlines
 * @param {number} bucket size of the squares in which corners are looked for
 * @returns {Point[]}
 */
export function touchingCorners(outlines, bucket) {
  const at = (/** @type {number} */ place) => Math.floor(place / bucket);
  /** @type {Map<string, { outline: number, index: number }[]>} */
  const corners = new Map();
  outlines.forEach((points, outline) => {
    points.forEach(({ x, y }, index) => {
      const key = `${at(x)},${at(y)}`;
      const list = corners.get(key);
      if (list) list.push({ outline, index });
      else corners.set(key, [{ outline, index }]);
    });
  });

  /** @type {Point[]} */
  const found = [];
  outlines.forEach((points, outline) => {
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length];
      const [left, right] = [Math.min(a.x, b.x) - NEAR, Math.max(a.x, b.x) + NEAR];
      const [low, high] = [Math.min(a.y, b.y) - NEAR, Math.max(a.y, b.y) + NEAR];
      for (let column = at(left); column <= at(right); ++column) {
        for (let row = at(low); row <= at(high); ++row) {
          for (const corner of corners.get(`${column},${row}`) ?? []) {
            const point = outlines[corner.outline][corner.index];
            if (point.x < left || point.x > right || point.y < low || point.y > high) continue;
            if (corner.outline === outline && isNext(corner.index, i, points.length)) continue;
            if (distance(point, a, b) <= NEAR) found.push(point);
          }
        }
      }
    });
  });
  return found;
}

/** Whether a corner is near a side along its outline. @param {number} corner @param {number} side @param {number} count */
const isNext = (corner, side, count) =>
  (corner - side + NEIGHBOURS + count) % count <= 2 * NEIGHBOURS;

/** Of a point from a line segment. @param {Point} point @param {Point} a @param {Point} b */
function distance(point, a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}
