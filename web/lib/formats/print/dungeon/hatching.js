import { scatter } from '../scatter.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./plan.js').Point} Point */

/** The most patches; more would be a grey ground, and a large file. */
const MOST = 40_000;

/**
 * The hatching of the rock along the walls, as maps drawn by hand have it: patches of three strokes each, in
 * all directions, at the distance of a few strokes from the floor. A patch covers what is under it. The
 * same dungeon has the same patches. Cost: O(walls / spacing²).
 * @param {Plan} plan
 * @param {number} spacing from patch to patch, in cells
 * @returns {{ ground: Point[], strokes: [Point, Point][] }[]}
 */
export function hatchingOf({ walls, isFloor }, spacing) {
  const random = scatter(walls.length);
  /** Places that have a patch. @type {Set<string>} */
  const taken = new Set();
  /** @type {{ ground: Point[], strokes: [Point, Point][] }[]} */
  const patches = [];
  for (const row of [0.35, 1.05]) {
    for (const [[x1, y1], [x2, y2]] of walls) {
      const long = Math.hypot(x2 - x1, y2 - y1);
      if (long === 0) continue;
      const [along, across] = [
        [(x2 - x1) / long, (y2 - y1) / long],
        [(y2 - y1) / long, -(x2 - x1) / long],
      ];
      // Beyond its ends a wall has the patches around outer corners.
      for (let at = -spacing; at <= long + spacing; at += spacing / 2) {
        const off = (row + 0.3 * (random() - 0.5)) * spacing;
        const x = x1 + along[0] * at + across[0] * off;
        const y = y1 + along[1] * at + across[1] * off;
        const place = `${Math.round(x / spacing / 0.75)} ${Math.round(y / spacing / 0.75)}`;
        if (taken.has(place) || isFloor(x, y)) continue;
        taken.add(place);
        patches.push(patchAt([x, y], random() * Math.PI, spacing * (0.85 + 0.3 * random())));
        if (patches.length === MOST) return patches;
      }
    }
  }
  return patches;
}

/** @param {Point} middle @param {number} angle @param {number} size */
function patchAt([x, y], angle, size) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (/** @type {number} */ u, /** @type {number} */ v) =>
    /** @type {Point} */ ([x + size * (u * cos - v * sin), y + size * (u * sin + v * cos)]);
  const half = 0.5;
  return {
    ground: [at(-half, -half), at(half, -half), at(half, half), at(-half, half)],
    strokes: [-0.34, 0, 0.34].map(
      (v) => /** @type {[Point, Point]} */ ([at(-half, v), at(half, v)]),
    ),
  };
}
