import { innerRadius } from '../../util/inner-radius.js';

const NONE = 255;

/**
 * What is drawn of cells with corners: their middles, sizes and box. Cost: O(corners); about 0.5 us per
 * cell.
 * @param {import('../../library/public-types.js').Polygons} polygons
 */
export function measure({ points, sides, starts, centres, pole }) {
  const count = starts.length - 1;
  const middles = new Float32Array(2 * count);
  const radii = new Float32Array(count);
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  let upright = true;
  let drawn = 0;
  box.left = box.top = Number.POSITIVE_INFINITY;
  box.right = box.bottom = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < count; cell += 1) {
    const [from, to] = [starts[cell], starts[cell + 1]];
    let [x, y, twice] = [0, 0, 0];
    const [x0, y0] = [points[2 * from], points[2 * from + 1]];
    for (let i = from; i < to; i += 1) {
      const next = i + 1 < to ? i + 1 : from;
      const [ax, ay] = [points[2 * i] - x0, points[2 * i + 1] - y0];
      const [bx, by] = [points[2 * next] - x0, points[2 * next + 1] - y0];
      const part = ax * by - bx * ay;
      twice += part;
      x += (ax + bx) * part;
      y += (ay + by) * part;
      if (ax !== bx && ay !== by) upright = false;
      if (sides[i] !== NONE) drawn |= 1 << sides[i];
      box.left = Math.min(box.left, points[2 * i]);
      box.right = Math.max(box.right, points[2 * i]);
      box.top = Math.min(box.top, points[2 * i + 1]);
      box.bottom = Math.max(box.bottom, points[2 * i + 1]);
    }
    const area = Math.abs(twice) > 1e-6 ? 3 * twice : 1;
    middles[2 * cell] = pole ? centres[2 * cell] : x0 + x / area;
    middles[2 * cell + 1] = pole ? centres[2 * cell + 1] : y0 + y / area;
    radii[cell] = innerRadius(points, from, to, middles[2 * cell], middles[2 * cell + 1]);
  }
  return {
    points,
    sides,
    starts,
    pole,
    middles,
    radii,
    box,
    upright,
    /** Bits of the directions that have a side or a corner in the drawing; the others are stairs. */
    drawn,
    /** The width of a median cell. */
    unit: 2 * median(radii),
  };
}

/** @param {Float32Array} values */
function median(values) {
  return values.slice().sort()[values.length >> 1] || 0.5;
}
