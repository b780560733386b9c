import { hasStairs } from '../geometry/directions-on-screen.js';
import { geometryOf } from '../geometry/geometry.js';
import { directionTo } from '../geometry/neighbour-table.js';
import { color } from '../ui/theme.js';
import { beamMesh } from './beams.js';
import { bodyFloor, bodyMesh } from './body-mesh.js';
import { PALETTE } from './palette.js';

/** @typedef {[number, number, number]} Vector */

/** Wall height that a step of the block height stands for, in hundredths of a side. */
const HEIGHT = 32;
const WAY = { width: 0.24, height: 0.07 };

/**
 * A maze as the body it is: walls that stand on a surface, the floor in the colours of the flat
 * view, stairs, the way out if wanted, who is where.
 * @param {typeof import('three')} THREE
 * @param {Record<string, any>} state
 */
export function bodyObjects(THREE, state) {
  const { maze, block, solution, solver, player } = state;
  const height = Math.min(1000, block.height * HEIGHT);
  const form = spread(maze, maze.form({ height }));
  const place = placesOf(form.floor);
  const wall = PALETTE[block.color];
  const objects = [bodyMesh(THREE, form.walls, wall), bodyFloor(THREE, form.floor, state)];
  if (form.stairs.triangles.length > 0) objects.push(bodyMesh(THREE, form.stairs, color('edge')));
  const pillar = (/** @type {number} */ cell, /** @type {string} */ name) => {
    const { at, up } = place(cell);
    const width = 1.1 * geometryOf(maze).radii[cell];
    const top = height / 100 + 0.35;
    objects.push(beamMesh(THREE, [{ from: at, to: along(at, up, top), up, width }], color(name)));
  };
  if (maze.start === null || maze.end === null) return objects;
  pillar(maze.end, 'mark');
  if (player !== maze.start && player !== null) pillar(maze.start, 'second');
  pillar(player ?? maze.start, 'accent');
  if (solution) {
    const beams = wayOf(maze, maze.solve({ solver }).path, place, sharedOf(form.floor));
    if (beams.length > 0) objects.push(beamMesh(THREE, beams, color('accent')));
  }
  return objects;
}

/** Levels far enough apart to see between them, in parts of a level's size. */
const APART = 0.3;

/** Of several levels, each is lifted so far that the one below can be seen. @param {any} maze @param {any} form @returns {any} */
function spread(maze, form) {
  const { positions, starts } = form.floor;
  if (!hasStairs(maze, geometryOf(maze))) return form;
  const storey = positions[3 * starts[maze.width * maze.height] + 2];
  const more = Math.max(storey, APART * Math.max(maze.width, maze.height)) - storey;
  const lift = (/** @type {Float32Array} */ list, /** @type {(z: number) => number} */ by) =>
    list.map((value, i) => (i % 3 === 2 ? value + more * by(value / storey) : value));
  const level = (/** @type {number} */ z) => Math.floor(z + 0.01);
  return {
    walls: { ...form.walls, positions: lift(form.walls.positions, level) },
    stairs: { ...form.stairs, positions: lift(form.stairs.positions, (z) => z) },
    floor: { ...form.floor, positions: lift(positions, level) },
  };
}

/** @param {Vector} at @param {Vector} up @param {number} by @returns {Vector} */
const along = (at, up, by) => [at[0] + up[0] * by, at[1] + up[1] * by, at[2] + up[2] * by];

/** @param {Float32Array} list @param {number} vertex @returns {Vector} */
const vectorAt = (list, vertex) => [list[3 * vertex], list[3 * vertex + 1], list[3 * vertex + 2]];

/** Where the middle of a cell's floor is, and which way is up there. @param {any} floor */
function placesOf({ positions, ups, starts }) {
  return (/** @type {number} */ cell) => ({
    at: vectorAt(positions, starts[cell]),
    up: vectorAt(ups, starts[cell]),
  });
}

/** The middle of what two floors have in common, null where they do not touch. @param {any} floor */
function sharedOf({ positions, starts }) {
  const rim = (/** @type {number} */ cell) => {
    const list = [];
    for (let i = starts[cell] + 1; i < starts[cell + 1]; i += 1) list.push(vectorAt(positions, i));
    return list;
  };
  const near = (/** @type {Vector} */ a, /** @type {Vector} */ b) =>
    Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) < 0.01;
  return (/** @type {number} */ a, /** @type {number} */ b) => {
    const other = rim(b);
    const both = rim(a).filter((point) => other.some((each) => near(point, each)));
    if (both.length === 0) return null;
    const sum = both.reduce((total, point) => along(total, point, 1), [0, 0, 0]);
    return /** @type {Vector} */ (sum.map((value) => value / both.length));
  };
}

/** Beams from each cell of the way over the side to the next. @type {(maze: any, path: Uint32Array, place: ReturnType<typeof placesOf>, shared: ReturnType<typeof sharedOf>) => import('./beams.js').Beam[]} */
function wayOf(maze, path, place, shared) {
  const beams = [];
  const { drawn } = geometryOf(maze);
  for (let i = 1; i < path.length; i += 1) {
    const [a, b] = [place(path[i - 1]), place(path[i])];
    const direction = directionTo(maze, path[i - 1], path[i]);
    const climbs = direction >= 0 && ((drawn >> direction) & 1) === 0;
    if (climbs) {
      const aside = /** @type {Vector} */ ([1, 0, 0]);
      beams.push({ from: a.at, to: b.at, up: aside, width: WAY.width, height: WAY.width / 2 });
      continue;
    }
    const middle = shared(path[i - 1], path[i]);
    const stops = middle ? [a.at, middle, b.at] : [a.at, b.at];
    for (let j = 1; j < stops.length; j += 1) {
      const up = j === 1 ? a.up : b.up;
      beams.push({ from: stops[j - 1], to: stops[j], up, ...WAY, ends: WAY.width / 2 });
    }
  }
  return beams;
}
