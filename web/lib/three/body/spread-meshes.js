/** @import { Maze } from '../../library/public-types.js' */
/** @import { Meshes } from '../../options/types.js' */

/** Distance of levels, in parts of a level's size: enough to see between them. */
const APART = 0.3;

/** Lifts each of several levels so that the one below can be seen. @param {Maze} maze @param {Meshes} meshes @returns {Meshes} */
export function spreadMeshes(maze, meshes) {
  const { positions, starts } = meshes.floor;
  if (maze.levels <= 1) return meshes;
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
