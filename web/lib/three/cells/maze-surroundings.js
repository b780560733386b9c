import { Mesh } from 'three';
import { ROLES } from '../../looks/roles.js';
import { stoneGeometry } from '../body/stone-geometry.js';
import { free } from '../free.js';
import { stoneMaterial } from '../look/stone-material.js';
import { solidGeometry } from '../solid/solid-geometry.js';
import { furnitureBoxes } from '../things/furniture.js';
import { OUTSIDE } from './cell-runs.js';
import { cellSurroundings, HEIGHT } from './cell-walls.js';

/** @import { Object3D } from 'three' */
/** @import { Palette } from '../../looks/palette.js' */
/** @import { Maze } from '../../library/public-types.js' */
/** @import { Furniture } from '../things/furniture.js' */
/** @import { CellLook, Surroundings } from './cell-walls.js' */

const FLOOR = 1;
/** Cells per side of a square, in which doors and things are made anew together; and those around it. */
const SQUARE = 12;
const AROUND = 24;

/**
 * The surroundings of a walker in a maze or dungeon on plain squares of any size, by torchlight: walls, floor and
 * ceiling near the walker, arrows of one-way passages, doors, stairs and things as they are now.
 * @param {Object3D} scene
 * @param {Maze} maze
 * @param {CellLook & { palette: Palette, fog?: readonly number[] }} look
 * @param {() => Furniture} nowOf
 * @returns {Surroundings}
 */
export function mazeSurroundings(scene, maze, look, nowOf) {
  const { width, height, passages, kinds, oneWays } = maze;
  const { theme, palette, quality } = look;
  const has = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && y >= 0 && x < width && y < height;
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    if (!has(x, y)) return { passages: 0, kind: OUTSIDE };
    const cell = y * width + x;
    return { passages: passages[cell], kind: kinds ? kinds[cell] : FLOOR };
  };
  const around = cellSurroundings(scene, { isDungeon: kinds !== null, has, at }, look);
  const material = (tint = '#ffffff', isDoubleSided = false) =>
    stoneMaterial({ theme, quality, tint, light: 'torch', hasFog: true, isDoubleSided });
  /** @type {Mesh | null} */
  let arrows = null;
  if (oneWays) {
    arrows = new Mesh(stoneGeometry(maze.meshes().arrows), material(palette[ROLES.arrow], true));
    scene.add(arrows);
  }
  /** @type {Mesh | null} */
  let furniture = null;
  let made = '';
  const remove = () => {
    if (!furniture) return;
    scene.remove(furniture);
    free(furniture);
    furniture = null;
  };
  const furnish = (/** @type {number} */ left, /** @type {number} */ top) => {
    remove();
    const isNear = (/** @type {number} */ cell) => {
      const [right, down] = [
        (cell % width) - left * SQUARE,
        Math.floor(cell / width) - top * SQUARE,
      ];
      const most = SQUARE + AROUND;
      return right >= -AROUND && down >= -AROUND && right < most && down < most;
    };
    const boxes = furnitureBoxes(maze, nowOf(), {
      height: HEIGHT,
      wall: look.wall,
      palette,
      isNear,
    });
    if (boxes.grids.length === 0) return;
    furniture = new Mesh(solidGeometry(boxes.grids, boxes.colors), material());
    scene.add(furniture);
  };
  return {
    get origin() {
      return around.origin;
    },
    fog: around.fog,
    sky: around.sky,
    update(walker, hasTime) {
      const isComplete = around.update(walker, hasTime);
      if (maze.dungeon || maze.doors || maze.things) {
        const { doors, things } = nowOf();
        const [left, top] = [Math.floor(walker.x / SQUARE), Math.floor(walker.y / SQUARE)];
        const open = doors?.filter(({ state }) => state === 'open').length;
        const key = [left, top, open, things?.length].join();
        if (key !== made) furnish(left, top);
        made = key;
      }
      for (const each of [furniture, arrows]) {
        each?.position.set(-around.origin.x, 0, -around.origin.y);
      }
      return isComplete;
    },
    clear() {
      around.clear();
      remove();
      if (!arrows) return;
      scene.remove(arrows);
      free(arrows);
    },
  };
}
