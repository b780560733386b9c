import { halvedFloor, verticesOf } from '../geometry/halved-floor.js';
import { color } from '../ui/theme.js';
import { brickColor, CEILING, FLOOR } from './stone-colors.js';
import { stoneMesh } from './stone-mesh.js';
import { BRICKS, SLABS } from './stone-textures.js';
import { torchMaterial } from './torch-material.js';

/** @import { Maze, Meshes } from 'mazewright/dungeons' */

/**
 * The walls and the floor of a body in space, its stairs, tunnels and arrows; and a ceiling, if all of the
 * body faces up. Others, as a sphere, are open to the sky.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {Maze} maze
 * @param {Meshes} meshes
 * @param {{ wall: number, height: number, hasFog: boolean, leadsUp(cell: number): boolean }} look colour
 *   of the walls, a number of the palette, and their height in cells; `leadsUp`: by stairs
 */
export function surfaceStones(THREE, maze, meshes, { wall, height, hasFog, leadsUp }) {
  const isFlat = meshes.floor.normals.every((value, i) => i % 3 !== 1 || value > 0.99);
  // Both sides of walls are seen: a Möbius strip has only one. Stairs go through the middle of a cell,
  // where one may stand.
  const look = { isDoubleSided: true, hasFog };
  const bricks = torchMaterial(THREE, { ...look, tint: brickColor(wall), stones: BRICKS });
  const slabs = torchMaterial(THREE, { ...look, tint: FLOOR, stones: SLABS });
  const plain = (/** @type {string} */ name) =>
    torchMaterial(THREE, { ...look, isDoubleSided: name === 'ink', tint: color(name) });
  // Steps of one colour would be one surface.
  const steps = () =>
    torchMaterial(THREE, { isDoubleSided: false, hasFog, tint: FLOOR, stones: BRICKS });
  const near = isFlat ? wallsNear(meshes.walls.positions, height) : undefined;
  const floor = halvedFloor(maze, meshes.floor);
  const objects = [
    stoneMesh(THREE, meshes.walls, bricks, near),
    stoneMesh(THREE, floor, slabs, floor.near),
  ];
  for (const [part, material] of /** @type {const} */ ([
    [meshes.stairs, steps],
    [meshes.tunnels, () => plain('edge')],
    [meshes.arrows, () => plain('ink')],
  ])) {
    if (part.triangles.length > 0) objects.push(stoneMesh(THREE, part, material()));
  }
  if (!isFlat) return objects;
  const above = ceilingOf(maze, meshes.floor, floor, { height, leadsUp });
  const stones = torchMaterial(THREE, { ...look, tint: CEILING, stones: SLABS });
  objects.push(stoneMesh(THREE, above, stones, above.near));
  return objects;
}

/**
 * The floor lifted to the top of the walls, without the cells from which stairs lead up.
 * @param {Maze} maze
 * @param {Meshes['floor']} floor
 * @param {ReturnType<typeof halvedFloor>} halved
 * @param {{ height: number, leadsUp(cell: number): boolean }} look
 */
function ceilingOf(maze, floor, { positions, triangles, near }, { height, leadsUp }) {
  const lifted = positions.map((value, i) => (i % 3 === 1 ? value + height : value));
  const closed = triangles.slice();
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    if (!leadsUp(cell)) continue;
    const [from, to] = verticesOf(floor, cell);
    // Triangles of one corner are not drawn.
    closed.fill(from, from, to);
  }
  return { positions: lifted, triangles: closed, near };
}

/** 1 at the foot of walls, -1 at their top. @param {Float32Array} positions @param {number} height */
function wallsNear(positions, height) {
  const levels = new Float32Array(positions.length / 3);
  for (let i = 0; i < levels.length; i += 1) {
    const y = positions[3 * i + 1];
    levels[i] = Math.abs(y % 2) < height / 2 ? 1 : -1;
  }
  return levels;
}
