import { doorSide } from '../../util/door-side.js';
import { fail } from '../../util/error.js';
import { materialOf, materialOfRole } from './materials.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {Required<import('./scene-params.js').SceneOptions>} Scene */

/**
 * A part of the scene: triangles of one material, in cells, y up.
 * @typedef {object} ScenePart
 * @property {string} name
 * @property {Float32Array} positions
 * @property {Float32Array} normals
 * @property {Uint32Array} triangles
 * @property {import('./materials.js').Material} material
 */

/** Sizes of bodies in cells: [width, height, depth]. */
const DOOR = [0.9, 0.8, 0.12];
const MARK = [0.5, 0.04, 0.5];
const THING = [0.3, 0.3, 0.3];

/**
 * The parts of a maze as a scene: its meshes by their names, doors and things of a dungeon as boxes, and
 * low boxes on start and end. Parts without triangles are left out. Cost: O(cells).
 * @param {Maze} maze
 * @param {Scene} options
 * @returns {ScenePart[]}
 */
export function sceneOf(maze, options) {
  if (typeof maze.meshes !== 'function') {
    fail('maze', 'this needs a maze with meshes, which those of mazewright/small do not have');
  }
  const { height, thickness } = options;
  const meshes = maze.meshes({ height: 100 * height, thickness: 100 * thickness, up: 'y' });
  const stairs = materialOf(options, 'Stairs');

  /** @type {ScenePart[]} */
  const parts = [
    { name: 'floor', ...clean(meshes.floor), material: materialOf(options, 'Floor') },
    { name: 'walls', ...clean(meshes.walls), material: materialOf(options, 'Walls') },
    { name: 'stairs', ...clean(meshes.stairs), material: stairs },
    { name: 'tunnels', ...clean(meshes.tunnels), material: stairs },
    { name: 'arrows', ...clean(meshes.arrows), material: stairs },
  ];
  const frames = framesOf(meshes.floor);
  const box = (
    /** @type {string} */ name,
    /** @type {number} */ cell,
    /** @type {number[]} */ size,
    /** @type {import('./materials.js').Material} */ of,
    turn = [1, 0, 0],
    to = cell,
  ) => {
    const frame = between(frames(cell, turn), frames(to, turn));
    if (frame) parts.push({ name, ...boxOf(frame, size), material: of });
  };
  if (maze.start !== null) box('start', maze.start, MARK, materialOf(options, 'Start'));
  if (maze.end !== null) box('end', maze.end, MARK, materialOf(options, 'End'));
  for (const { cell, state, direction, lock } of maze.doors ?? []) {
    const [width, share, depth] = DOOR;
    const [x, y] = direction === undefined ? [0, 0] : doorSide(maze, cell, direction).way;
    const turn = direction === undefined ? acrossWay(maze, cell) : [y, 0, -x];
    const to = direction === undefined ? cell : (maze.neighbour(cell, direction) ?? cell);
    const of = materialOfRole(options, 'Doors', state, lock);
    box(`door ${cell} ${state}`, cell, [width, share * height, depth], of, turn, to);
  }
  for (const { cell, role, lock } of maze.things ?? []) {
    box(`${role} ${cell}`, cell, THING, materialOfRole(options, 'Things', role, lock));
  }
  return parts.filter(({ triangles }) => triangles.length > 0);
}

/**
 * A mesh without triangles of no area, without corners that no triangle has (those of rock: their bounds
 * would count), and with normals of length 1 to the last digit.
 * @param {import('../../options/types.js').Mesh} mesh
 */
function clean({ positions, normals, triangles }) {
  /** By corner of the mesh, its place among those that are kept. @type {Map<number, number>} */
  const places = new Map();
  const placeOf = (/** @type {number} */ corner) => {
    const place = places.get(corner) ?? places.size;
    places.set(corner, place);
    return place;
  };
  /** @type {number[]} */
  const kept = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = triangles.subarray(i, i + 3);
    if (a !== b && b !== c && c !== a) kept.push(placeOf(a), placeOf(b), placeOf(c));
  }
  const corners = new Float32Array(3 * places.size);
  const units = new Float32Array(3 * places.size);
  for (const [corner, place] of places) {
    const normal = normals.subarray(3 * corner, 3 * corner + 3);
    const length = Math.hypot(...normal);
    corners.set(positions.subarray(3 * corner, 3 * corner + 3), 3 * place);
    units.set(
      Array.from(normal, (part) => part / length),
      3 * place,
    );
  }
  return { positions: corners, normals: units, triangles: Uint32Array.from(kept) };
}

/** A place on the floor with the axes of a body on it. @typedef {{ origin: number[], right: number[], up: number[], back: number[] }} Frame */

/**
 * Where bodies stand: on the middle of a cell's floor, upright on it, on round surfaces too.
 * @param {import('../../options/types.js').Floor} floor
 */
function framesOf({ positions, normals, starts }) {
  /** @type {(cell: number, turn: number[]) => Frame | null} */
  return (cell, turn) => {
    const [from, to] = [starts[cell], starts[cell + 1]];
    if (from === to) return null;
    const mean = (/** @type {Float32Array} */ values) => {
      const sum = [0, 0, 0];
      for (let i = 3 * from; i < 3 * to; ++i) sum[i % 3] += values[i] / (to - from);
      return sum;
    };
    // A floor's first vertex is its middle; that of a narrow cell may lie outside the mean.
    const origin = [...positions.subarray(3 * from, 3 * from + 3)];
    const up = unit(mean(normals));
    if (!up) return null;
    const along = unit(cross(cross(up, turn), up)) ?? unit(cross(up, [0, 0, 1]));
    if (!along) return null;
    return { origin, right: along, up, back: cross(along, up) };
  };
}

/** The middle between two places, upright as the first one. @param {Frame | null} a @param {Frame | null} b */
const between = (a, b) =>
  a && b && { ...a, origin: a.origin.map((part, i) => (part + b.origin[i]) / 2) };

/** @param {number[]} p @param {number[]} q */
const cross = (p, q) => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

/** @param {number[]} vector @returns {number[] | null} null of what has no direction */
function unit(vector) {
  const length = Math.hypot(...vector);
  return length < 1e-3 ? null : vector.map((part) => part / length);
}

/** The direction of a door's width: across the way through its tile. @param {Maze} maze @param {number} cell */
function acrossWay(maze, cell) {
  const open = maze.directions.findIndex((_, i) => (maze.passages[cell] >> i) & 1);
  const other = open < 0 ? null : maze.neighbour(cell, open);
  if (other === null) return [1, 0, 0];
  const [from, to] = [maze.centre(cell), maze.centre(other)];
  return [to.y - from.y, 0, from.x - to.x];
}

/**
 * A box that stands on a place: six sides with corners of their own, so that edges are sharp.
 * @param {Frame} frame
 * @param {number[]} size width, height, depth
 */
function boxOf({ origin, right, up, back }, [width, height, depth]) {
  const axes = [
    right.map((part) => (part * width) / 2),
    up.map((part) => (part * height) / 2),
    back.map((part) => (part * depth) / 2),
  ];
  const units = [right, up, back];
  const middle = origin.map((place, i) => place + axes[1][i]);
  const positions = [];
  const normals = [];
  const triangles = [];
  for (let axis = 0; axis < 3; ++axis) {
    for (const sign of [1, -1]) {
      const [u, v] = [axes[(axis + 1) % 3], axes[(axis + 2) % 3]];
      const at = positions.length / 3;
      for (const [s, t] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ]) {
        for (let i = 0; i < 3; ++i) {
          positions.push(middle[i] + sign * axes[axis][i] + sign * s * u[i] + t * v[i]);
          normals.push(sign * units[axis][i]);
        }
      }
      triangles.push(at, at + 1, at + 2, at, at + 2, at + 3);
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
  };
}
