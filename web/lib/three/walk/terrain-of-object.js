import { isGlued } from '../../draw/geometry/geometry.js';
import { isPlainSquares } from '../../util/plain-squares.js';
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
 * @param {{ height: number, canPass: import('./grid-terrain.js').CanPass, meshes?: Meshes | null }} body height of
 *   the walls in cells; default of the meshes: those of these walls
 */
export function groundOf(maze, { height, canPass, meshes }) {
  if (isPlainSquares(maze) && !isGlued(maze)) return gridTerrain(maze, canPass);
  return surfaceTerrain(maze, {
    meshes: meshes ?? maze.meshes(thinMeshes(height)),
    height,
    canPass,
  });
}

/**
 * The ground on which one walks in an object of a maze.
 * @param {MazeObject} object
 * @param {import('./grid-terrain.js').CanPass | null} [isFree] in place of the locked doors of the object
 */
export function terrainOf(object, isFree = null) {
  const { maze, walls, wallHeight, body } = object;
  const canPass =
    isFree ??
    ((/** @type {number} */ from, /** @type {number} */ to) => !object.isLocked(from, to));
  if (walls === 'blocks') return tileTerrain(maze, wallHeight, canPass);
  return groundOf(maze, { height: wallHeight, canPass, meshes: body.meshes });
}
