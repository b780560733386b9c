import { isGlued } from '../../draw/geometry/geometry.js';
import { isPlainSquares } from '../../draw/geometry/squares.js';
import { thinMeshes } from '../body/thin-meshes.js';
import { gridTerrain, tileTerrain } from './grid-terrain.js';
import { surfaceTerrain } from './surface-terrain.js';

/** @import { Maze } from '../../library/public-types.js' */
/** @import { Meshes } from '../../options/types.js' */
/** @import { MazeObject } from '../maze-object.js' */

/**
 * The ground on which one walks between thin walls: squares, on which one goes freely, or the lines between the
 * middles of cells of any other shape.
 * @param {Maze} maze
 * @param {{ height: number, canEnter(cell: number): boolean, meshes?: Meshes | null }} body height of the walls
 *   in cells; whether no locked door stands in a cell; default of the meshes: those of these walls
 */
export function groundOf(maze, { height, canEnter, meshes }) {
  if (isPlainSquares(maze) && !isGlued(maze)) return gridTerrain(maze, canEnter);
  return surfaceTerrain(maze, {
    meshes: meshes ?? maze.meshes(thinMeshes(height)),
    height,
    canEnter,
  });
}

/** The ground on which one walks in an object of a maze. @param {MazeObject} object */
export function terrainOf(object) {
  const { maze, walls, wallHeight, body } = object;
  const canEnter = (/** @type {number} */ cell) => !object.isLocked(cell);
  if (walls === 'blocks') return tileTerrain(maze, wallHeight, canEnter);
  return groundOf(maze, { height: wallHeight, canEnter, meshes: body.meshes });
}
