import { bridgeAbove, directionTo, geometryOf, hasStairs, radiusOf } from 'mazewright/draw';
import { color } from '../ui/theme.js';
import { beamMesh } from './beams.js';
import { bodyFloor, bodyMesh } from './body-mesh.js';
import { figureMesh } from './figures.js';
import { PALETTE } from './palette.js';

/** @import { Maze, SolveOptions } from 'mazewright/dungeons' */
/** @import { PageState } from '../state/store.js' */

/** @typedef {[number, number, number]} Vector */

/** Hundredths of a cell's side of wall height per block of the block height. */
const HEIGHT = 32;
/** Size of figures, in half the widths of their cells. */
const FIGURE = 1.3;
const SOLUTION = { width: 0.24, height: 0.07 };

/**
 * A maze on its surface in space: walls, stairs, the floor in the colours of the flat view, start, end
 * and player, and the solution if it is shown.
 * @param {typeof import('./three.js')} THREE
 * @param {PageState} state
 */
export function bodyObjects(THREE, state) {
  const { maze, block, solution, solver, player } = state;
  const height = Math.min(1000, block.height * HEIGHT);
  const meshes = spread(maze, maze.meshes({ height }));
  const place = placesOf(meshes.floor);
  const wall = PALETTE[block.color];
  const objects = [bodyMesh(THREE, meshes.walls, wall), bodyFloor(THREE, meshes.floor, state)];
  for (const part of [meshes.stairs, meshes.tunnels]) {
    if (part.triangles.length > 0) objects.push(bodyMesh(THREE, part, color('edge')));
  }
  const pillar = (/** @type {number} */ cell, /** @type {string} */ name) => {
    const { at, up } = place(cell);
    const width = 1.1 * radiusOf(geometryOf(maze), cell);
    const top = height / 100 + 0.35;
    objects.push(beamMesh(THREE, [{ from: at, to: along(at, up, top), up, width }], color(name)));
  };
  if (meshes.arrows.triangles.length > 0)
    objects.push(bodyMesh(THREE, meshes.arrows, color('ink')));
  if (maze.start === null || maze.end === null) return objects;
  const figure = (
    /** @type {number} */ cell,
    /** @type {'pawn' | 'gem'} */ name,
    /** @type {string} */ tint,
  ) => {
    const { at, up } = place(cell);
    const scale = FIGURE * radiusOf(geometryOf(maze), cell);
    const look = { color: color(tint), x: 0, z: 0, height: (height / 100 + 0.35) / scale };
    const mesh = figureMesh(THREE, name, look);
    mesh.scale.setScalar(scale);
    mesh.position.fromArray(at);
    mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), new THREE.Vector3(...up));
    objects.push(mesh);
  };
  figure(maze.end, 'gem', 'mark');
  if (player !== maze.start && player !== null) pillar(maze.start, 'second');
  figure(player ?? maze.start, 'pawn', 'accent');
  if (solution) {
    const beams = solutionBeams(
      maze,
      maze.solve(/** @type {SolveOptions} */ ({ solver })).path,
      place,
      sharedOf(meshes.floor),
    );
    if (beams.length > 0) objects.push(beamMesh(THREE, beams, color('accent')));
  }
  return objects;
}

/** Distance of levels, in parts of a level's size: enough to see between them. */
const APART = 0.3;

/** Lifts each of several levels so that the one below can be seen. @param {Maze} maze @param {import('mazewright/dungeons').Meshes} meshes @returns {import('mazewright/dungeons').Meshes} */
function spread(maze, meshes) {
  const { positions, starts } = meshes.floor;
  if (!hasStairs(maze, geometryOf(maze))) return meshes;
  const storey = positions[3 * starts[maze.width * maze.height] + 1];
  const more = Math.max(storey, APART * Math.max(maze.width, maze.height)) - storey;
  const lift = (/** @type {Float32Array} */ list, /** @type {(height: number) => number} */ by) =>
    list.map((value, i) => (i % 3 === 1 ? value + more * by(value / storey) : value));
  const level = (/** @type {number} */ height) => Math.floor(height + 0.01);
  // Tunnels lie below the floor of their level.
  const storeyAbove = (/** @type {number} */ height) => Math.ceil(height - 0.01);
  return {
    walls: { ...meshes.walls, positions: lift(meshes.walls.positions, level) },
    stairs: { ...meshes.stairs, positions: lift(meshes.stairs.positions, (height) => height) },
    tunnels: { ...meshes.tunnels, positions: lift(meshes.tunnels.positions, storeyAbove) },
    arrows: { ...meshes.arrows, positions: lift(meshes.arrows.positions, level) },
    floor: { ...meshes.floor, positions: lift(positions, level) },
  };
}

/** @param {Vector} at @param {Vector} up @param {number} by @returns {Vector} */
const along = (at, up, by) => [at[0] + up[0] * by, at[1] + up[1] * by, at[2] + up[2] * by];

/** @param {Vector} a @param {Vector} b @returns {Vector} */
const mix = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** @param {Float32Array} list @param {number} vertex @returns {Vector} */
const vectorAt = (list, vertex) => [list[3 * vertex], list[3 * vertex + 1], list[3 * vertex + 2]];

/** The middle of a cell's floor, and the direction of up there. @param {import('mazewright/dungeons').Floor} floor */
function placesOf({ positions, normals, starts }) {
  return (/** @type {number} */ cell) => ({
    at: vectorAt(positions, starts[cell]),
    up: vectorAt(normals, starts[cell]),
  });
}

/** The middle of the corners that the floors of two cells share; null if they share none. @param {import('mazewright/dungeons').Floor} floor */
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

/** Beams from each cell of a path over the shared side to the next. @type {(maze: Maze, path: Uint32Array, place: ReturnType<typeof placesOf>, shared: ReturnType<typeof sharedOf>) => import('./beams.js').Beam[]} */
function solutionBeams(maze, path, place, shared) {
  const beams = [];
  const { drawn } = geometryOf(maze);
  for (let i = 1; i < path.length; i += 1) {
    const [a, b] = [place(path[i - 1]), place(path[i])];
    const direction = directionTo(maze, path[i - 1], path[i]);
    const climbs = direction >= 0 && ((drawn >> direction) & 1) === 0;
    if (climbs) {
      const { width } = SOLUTION;
      const up = /** @type {Vector} */ ([1, 0, 0]);
      beams.push({ from: a.at, to: b.at, up, width, height: width / 2 });
      continue;
    }
    const bridge = direction < 0 ? null : bridgeAbove(maze, path[i - 1], direction);
    if (bridge !== null) {
      // Up to the mouths; what is below the bridge cannot be seen.
      for (const end of [a, b]) {
        const mouth = mix(end.at, place(bridge).at);
        beams.push({ from: end.at, to: mouth, up: end.up, ...SOLUTION, ends: SOLUTION.width / 2 });
      }
      continue;
    }
    const middle = shared(path[i - 1], path[i]);
    const stops = middle ? [a.at, middle, b.at] : [a.at, b.at];
    for (let j = 1; j < stops.length; j += 1) {
      const up = j === 1 ? a.up : b.up;
      beams.push({ from: stops[j - 1], to: stops[j], up, ...SOLUTION, ends: SOLUTION.width / 2 });
    }
  }
  return beams;
}
