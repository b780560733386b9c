import { free } from '../draw3d/free.js';
import { color } from '../ui/theme.js';
import { stoneMesh } from './stone-mesh.js';
import { torchMaterial } from './torch-material.js';

/** @import { Maze } from 'mazewright/dungeons' */

/**
 * The surroundings of a maze on squares, with the arrows of its one-way passages on the floor.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {import('three').Scene} scene
 * @param {Maze} maze
 * @param {import('./terrain.js').Surroundings} around those without arrows
 * @returns {import('./terrain.js').Surroundings}
 */
export function withArrows(THREE, scene, maze, around) {
  if (!maze.oneWays) return around;
  const material = torchMaterial(THREE, { tint: color('ink'), isDoubleSided: true });
  const arrows = stoneMesh(THREE, maze.meshes().arrows, material);
  scene.add(arrows);
  return {
    get origin() {
      return around.origin;
    },
    fog: around.fog,
    sky: around.sky,
    update(walker, hasTime) {
      const isComplete = around.update(walker, hasTime);
      arrows.position.set(-around.origin.x, 0, -around.origin.y);
      return isComplete;
    },
    clear() {
      around.clear();
      scene.remove(arrows);
      free(arrows);
    },
  };
}
