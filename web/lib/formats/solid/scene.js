import { doorSide } from '../../util/door-side.js';
import { fail } from '../../util/error.js';
import { cross } from '../../util/vectors.js';
import { isBody, radiusOf } from './body-skin.js';
import { boxOf } from './box-of.js';
import { mapMeshes } from './map-meshes.js';
import { materialOf, materialOfRole } from './materials.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./box-of.js').Frame} Frame */
/** @typedef {Required<import('./scene-params.js').SceneOptions>} Scene */
/** @typedef {import('../../options/types.js').Meshes} Meshes */
/** @typedef {import('../../options/types.js').Floor} Floor */

/**
 * A part of the scene: triangles of one material, in cells, y up.
 * @typedef {object} ScenePart
 * @property {string} name
 * @property {Float32Array} positions
 * @property {Float32Array} normals
 * @property {Uint32Array} triangles
 * @property {import('./materials.js').Material} material
 */

/** The height of walls that `maze.meshes` makes at most, in cells. */
const HIGHEST = 10;
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
  const { height } = options;
  const { meshes, floor, scale } = shapeOf(maze, options);
  const stairs = materialOf(options, 'Stairs');

  /** @type {ScenePart[]} */
  const parts = [
    { name: 'floor', ...clean(meshes.floor), material: materialOf(options, 'Floor') },
    { name: 'walls', ...clean(meshes.walls), material: materialOf(options, 'Walls') },
    { name: 'stairs', ...clean(meshes.stairs), material: stairs },
    { name: 'tunnels', ...clean(meshes.tunnels), material: stairs },
    { name: 'arrows', ...clean(meshes.arrows), material: stairs },
  ];
  const frames = framesOf(floor);
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
  const kept = parts.filter(({ triangles }) => triangles.length > 0);
  if (scale === 1) return kept;
  return kept.map((part) => ({ ...part, positions: part.positions.map((at) => at * scale) }));
}

/**
 * The meshes of a maze, the floor on which bodies stand, and how much larger all is to be. Those of a body are
 * closed where it has no tunnels.
 * @param {Maze} maze
 * @param {Scene} options
 * @returns {{ meshes: Meshes, floor: Floor, scale: number }}
 */
function shapeOf(maze, { height, thickness, body, radius }) {
  const meshes = meshesOf(maze, { height, thickness });
  const { floor } = meshes;
  if (!isBody(floor, 1)) {
    if (radius > 0) fail('radius', 'radius is that of a body, which this maze does not have');
    return { meshes, floor, scale: 1 };
  }
  if (!body) {
    if (radius > 0) fail('radius', 'radius is that of a body; body is false');
    const map = mapMeshes(maze, height, thickness);
    return { meshes: map, floor: map.floor, scale: 1 };
  }
  const scale = radius > 0 ? radius / radiusOf(floor) : 1;
  const hasTunnels = meshes.tunnels.triangles.length > 0;
  return {
    meshes: hasTunnels ? meshes : meshesOf(maze, { height, thickness, solid: true }),
    floor,
    scale,
  };
}

/**
 * The meshes of a maze with walls of any height in cells: higher than those of `maze.meshes`, they go on as
 * they began, for every corner lies on a line away from the surface.
 * @param {Maze} maze
 * @param {{ height: number, thickness: number, solid?: boolean }} wanted
 * @returns {Meshes}
 */
function meshesOf(maze, { height, thickness, solid = false }) {
  const at = (/** @type {number} */ cells) =>
    maze.meshes({
      height: Math.round(100 * cells),
      thickness: Math.round(100 * thickness),
      up: 'y',
      solid,
    });
  if (height <= HIGHEST) return at(height);
  const [high, low] = [at(HIGHEST), at(HIGHEST / 2)];
  const more = (height - HIGHEST) / (HIGHEST / 2);
  const higher = (/** @type {'walls' | 'stairs' | 'tunnels' | 'arrows' | 'floor'} */ name) => ({
    ...high[name],
    positions: high[name].positions.map((part, i) => part + more * (part - low[name].positions[i])),
  });
  return {
    walls: higher('walls'),
    stairs: higher('stairs'),
    tunnels: higher('tunnels'),
    arrows: higher('arrows'),
    // Storeys lie higher, too.
    floor: { ...higher('floor'), starts: high.floor.starts },
  };
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
