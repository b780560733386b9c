import { free } from '../draw3d/free.js';
import { furnitureMesh } from '../draw3d/furniture.js';
import { brickColor } from './stone-colors.js';
import { torchMaterial } from './torch-material.js';

/** @import { Maze } from 'mazewright/dungeons' */

/** Cells per side of a square, in which doors and things are made anew together; and those around it. */
const SQUARE = 12;
const AROUND = 24;

/**
 * The surroundings of a maze on squares, with its doors, stairs and things.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {import('three').Scene} scene
 * @param {Maze} maze
 * @param {() => import('../state/doors-and-keys.js').Furniture} nowOf as they are now
 * @param {{ height: number, wall: number }} walls their height, and their colour in the palette
 * @param {import('./terrain.js').Surroundings} around those without them
 * @returns {import('./terrain.js').Surroundings}
 */
export function withFurniture(THREE, scene, maze, nowOf, { height, wall }, around) {
  if (!maze.dungeon && !maze.doors && !maze.things) return around;
  /** @type {import('three').Mesh | null} */
  let mesh = null;
  let made = '';
  const remove = () => {
    if (!mesh) return;
    scene.remove(mesh);
    free(mesh);
    mesh = null;
  };
  const make = (/** @type {number} */ left, /** @type {number} */ top) => {
    remove();
    const material = torchMaterial(THREE, {});
    const isNear = (/** @type {number} */ cell) => {
      const [x, y] = [cell % maze.width, Math.floor(cell / maze.width)];
      const [right, down] = [x - left * SQUARE, y - top * SQUARE];
      const most = SQUARE + AROUND;
      return right >= -AROUND && down >= -AROUND && right < most && down < most;
    };
    mesh = furnitureMesh(THREE, maze, nowOf(), {
      height,
      wall: brickColor(wall),
      isNear,
      material,
    });
    if (mesh) scene.add(mesh);
  };
  return {
    get origin() {
      return around.origin;
    },
    fog: around.fog,
    sky: around.sky,
    update(walker, hasTime) {
      const isComplete = around.update(walker, hasTime);
      const { doors, things } = nowOf();
      const [left, top] = [Math.floor(walker.x / SQUARE), Math.floor(walker.y / SQUARE)];
      const open = doors?.filter(({ state }) => state === 'open').length;
      const key = [left, top, open, things?.length].join();
      if (key !== made) {
        made = key;
        make(left, top);
      }
      mesh?.position.set(-around.origin.x, 0, -around.origin.y);
      return isComplete;
    },
    clear() {
      around.clear();
      remove();
    },
  };
}
