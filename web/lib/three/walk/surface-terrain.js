import { geometryOf, middleOf } from '../../draw/geometry/geometry.js';
import { directionTo } from '../../draw/geometry/neighbour-table.js';
import { bridgeAbove } from '../../draw/geometry/tunnels.js';
import { add, cross, dot, flatten, times, unit } from '../../util/vectors.js';

/** @import { Maze } from '../../library/public-types.js' */
/** @import { Meshes } from '../../options/types.js' */

/** Height of the eyes in heights of the walls, and at most, in cells. */
const EYE = 0.56;
const MAX_EYE = 0.5;
/** How deep tunnels are in heights of the walls, and the share of the line below a bridge that is steps. */
const DEPTH = 0.75;
const STEPS = 0.1;
/** Least cosine of the angle between a passage and the direction in which one goes into it. */
const LEAST = 0.5;
/** Share of the way from the walker's heading to that of the passage, per cell walked ahead. */
const STEER = 2.5;

/** @typedef {import('../../util/vectors.js').Vector} Vector */
/** @typedef {import('./terrain.js').Walker} Walker */
/** @typedef {Walker & { cell: number, to: number, share: number, heading: Vector }} SurfaceWalker on the line from the middle of `cell` to that of `to`, or in the middle if both are the same */

/**
 * A walker of this terrain, which alone gives walkers a heading.
 * @param {Walker} walker
 * @returns {SurfaceWalker}
 */
function onSurface({ x, y, turn, cell, to, share, heading }) {
  if (cell === undefined || to === undefined || share === undefined || heading === undefined)
    throw new TypeError('a walker of another terrain');
  return { x, y, turn, cell, to, share, heading };
}

/**
 * A maze of any shape as a terrain: one walks on the surface of its body, from the middle of a cell to
 * the middle of a neighbour, and up is where the surface faces.
 * @param {Maze} maze
 * @param {{ meshes: Meshes, height: number, canPass: import('./grid-terrain.js').CanPass }} body its meshes, and the
 *   height of their walls in cells
 * @returns {import('./terrain.js').Terrain & { walkerIn(cell: number): SurfaceWalker,
 *   planOf(walker: Walker): { x: number, y: number, turn: number } }} `planOf`: a place on the flat drawing
 */
export function surfaceTerrain(maze, { meshes, height, canPass }) {
  const eye = Math.min(MAX_EYE, EYE * height);
  const { positions, normals, starts } = meshes.floor;
  const vector = (/** @type {Float32Array} */ list, /** @type {number} */ i) =>
    Array.from(list.subarray(3 * i, 3 * i + 3));
  const middle = (/** @type {number} */ cell) => vector(positions, starts[cell]);
  const normal = (/** @type {number} */ cell) => unit(vector(normals, starts[cell]));
  const geometry = geometryOf(maze);
  const isStair = (/** @type {number} */ direction) => ((geometry.drawn >> direction) & 1) === 0;
  /** The open neighbours of a cell. @param {number} cell @param {boolean} stairs */
  const nextTo = (cell, stairs) => {
    /** @type {number[]} */
    const found = [];
    for (let direction = 0; direction < maze.directions.length; direction += 1) {
      if (!maze.isOpen(cell, direction) || isStair(direction) !== stairs) continue;
      const to = /** @type {number} */ (maze.neighbour(cell, direction));
      const isAgainst = (((maze.oneWays?.[cell] ?? 0) >> direction) & 1) === 1;
      if (!isAgainst && canPass(cell, to)) found.push(to);
    }
    return found;
  };
  /** The cell that stairs lead to, up or down. @param {number} cell @param {boolean} up */
  const stairsFrom = (cell, up) => {
    const height = dot(middle(cell), normal(cell));
    return nextTo(cell, true).find((other) => dot(middle(other), normal(cell)) > height === up);
  };
  const hasStairs = meshes.stairs.triangles.length > 0;

  const upOf = (/** @type {SurfaceWalker} */ { cell, to, share }) =>
    unit(add(times(normal(cell), 1 - share), normal(to), share));
  const placeOf = (/** @type {SurfaceWalker} */ walker) => {
    const { cell, to, share } = walker;
    const direction = maze.bridges && cell !== to ? directionTo(maze, cell, to) : -1;
    const bridge = direction < 0 ? null : bridgeAbove(maze, cell, direction);
    if (bridge === null) return add(times(middle(cell), 1 - share), middle(to), share);
    const [from, end, part] = share < 0.5 ? [cell, bridge, 2 * share] : [bridge, to, 2 * share - 1];
    const place = add(times(middle(from), 1 - part), middle(end), part);
    // The steps take a quarter of the bridge, which is the middle half of the line.
    const down = Math.min(1, Math.max(0, (0.25 - Math.abs(share - 0.5)) / STEPS));
    return add(place, upOf(walker), -down * DEPTH * height);
  };
  /** The flat drawing's place and turn, for the map. @param {SurfaceWalker} walker @returns {SurfaceWalker} */
  const mapped = (walker) => {
    const [a, b] = [middleOf(geometry, walker.cell), middleOf(geometry, walker.to)];
    const near = Math.hypot(b[0] - a[0], b[1] - a[1]) < 3 * geometry.unit;
    const share = near ? walker.share : Math.round(walker.share);
    const [x, y] = near
      ? [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]
      : share === 0
        ? a
        : b;
    return { ...walker, x, y, turn: turnOf(walker) };
  };
  /** Degrees of the heading on the flat drawing, by the neighbours' places there. @param {SurfaceWalker} walker */
  const turnOf = ({ cell, to, share, heading }) => {
    const here = share > 0.5 ? to : cell;
    let sum = [0, 0];
    const from = middleOf(geometry, here);
    for (let direction = 0; direction < maze.directions.length; direction += 1) {
      const other = maze.neighbour(here, direction);
      if (other === null || isStair(direction)) continue;
      const spot = middleOf(geometry, other);
      const offset = [spot[0] - from[0], spot[1] - from[1]];
      if (Math.hypot(...offset) > 3 * geometry.unit) continue;
      const weight = Math.max(0, dot(unit(add(middle(other), middle(here), -1)), heading)) ** 3;
      sum = [sum[0] + weight * offset[0], sum[1] + weight * offset[1]];
    }
    return (Math.atan2(sum[0], -sum[1]) * 180) / Math.PI;
  };

  /** Goes on by a distance in a direction along the surface. @param {SurfaceWalker} walker @param {Vector} direction @param {number} distance @returns {SurfaceWalker} */
  const walked = (walker, direction, distance) => {
    let now = walker;
    let left = distance;
    for (let crossed = 0; left > 1e-6 && crossed < 4; crossed += 1) {
      if (now.cell === now.to) {
        const choices = nextTo(now.cell, false).map((to) => ({
          to,
          towards: dot(unit(add(middle(to), middle(now.cell), -1)), direction),
        }));
        const best = choices.sort((a, b) => b.towards - a.towards)[0];
        if (!best || best.towards < LEAST) break;
        now = { ...now, to: best.to, share: 0 };
      }
      const line = add(middle(now.to), middle(now.cell), -1);
      const length = Math.hypot(...line) || 1;
      const sign = Math.sign(dot(line, direction)) || 1;
      const share = now.share + (sign * left) / length;
      left = share > 1 ? (share - 1) * length : share < 0 ? -share * length : 0;
      if (share >= 1) now = { ...now, cell: now.to, share: 0 };
      else if (share <= 0) now = { ...now, to: now.cell, share: 0 };
      else now = { ...now, share };
    }
    return now;
  };
  /** The heading bent along the surface and a little towards the passage. @param {SurfaceWalker} walker @param {number} ahead @returns {SurfaceWalker} */
  const steered = (walker, ahead) => {
    const up = upOf(walker);
    let heading = flatten(walker.heading, up);
    if (walker.cell !== walker.to && ahead > 0) {
      const line = flatten(add(middle(walker.to), middle(walker.cell), -1), up);
      const towards = dot(line, heading);
      const by = Math.min(1, STEER * ahead);
      if (Math.abs(towards) > LEAST)
        heading = flatten(add(heading, line, by * Math.sign(towards)), up);
    }
    return mapped({ ...walker, heading });
  };
  const rightOf = (/** @type {SurfaceWalker} */ walker) => cross(walker.heading, upOf(walker));
  const turned = (/** @type {SurfaceWalker} */ walker, /** @type {number} */ degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const right = rightOf(walker);
    const heading = add(times(walker.heading, Math.cos(angle)), right, Math.sin(angle));
    return mapped({ ...walker, heading: flatten(heading, upOf(walker)) });
  };
  const move = (
    /** @type {Walker} */ walker,
    /** @type {number} */ ahead,
    /** @type {number} */ right,
  ) => {
    const here = onSurface(walker);
    const distance = Math.hypot(ahead, right);
    const direction = unit(add(times(here.heading, ahead), rightOf(here), right));
    return steered(walked(here, direction, distance), ahead);
  };
  const walkerIn = (/** @type {number} */ cell) => {
    const next = nextTo(cell, false)[0];
    const up = normal(cell);
    const side = Math.abs(up[0]) < 0.9 ? [1, 0, 0] : [0, 0, 1];
    const ahead = next === undefined ? side : add(middle(next), middle(cell), -1);
    return mapped({ x: 0, y: 0, turn: 0, cell, to: cell, share: 0, heading: flatten(ahead, up) });
  };
  const end = maze.end;
  const cellOf = (/** @type {Walker} */ walker) => {
    const { cell, to, share } = onSurface(walker);
    return share > 0.5 ? to : cell;
  };

  return {
    walkerIn,
    planOf: ({ x, y, turn }) => ({ x, y, turn }),
    move,
    turned: (walker, degrees) => turned(onSurface(walker), degrees),
    tap(walker, ahead, right, turn) {
      if (turn !== 0) return turned(onSurface(walker), turn * 90);
      const here = onSurface(walker);
      const direction = add(times(here.heading, ahead), rightOf(here), right);
      const to = nextTo(here.cell, false)
        .map((cell) => ({
          cell,
          towards: dot(unit(add(middle(cell), middle(here.cell), -1)), direction),
        }))
        .sort((a, b) => b.towards - a.towards)[0];
      if (!to || to.towards < LEAST) return walker;
      const line = unit(add(middle(to.cell), middle(here.cell), -1));
      const heading = ahead > 0 ? line : here.heading;
      return steered({ ...here, cell: to.cell, to: to.cell, share: 0, heading }, 0);
    },
    settled: (walker) => walker,
    ...(hasStairs
      ? {
          hasStairs,
          climbed(walker, up) {
            const next = stairsFrom(cellOf(walker), up);
            return next === undefined
              ? walker
              : steered({ ...onSurface(walker), cell: next, to: next, share: 0 }, 0);
          },
        }
      : {}),
    pose(walker) {
      const here = onSurface(walker);
      const up = upOf(here);
      return { at: add(placeOf(here), up, eye), ahead: here.heading, up };
    },
    cellOf,
    isAtGoal: (walker) => end !== null && walker.cell === end,
  };
}
