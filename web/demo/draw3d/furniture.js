import {
  cellsWithStairs,
  colorOfDoor,
  colorOfThing,
  DOORS,
  doorPlace,
  geometryOf,
  isMarked,
  middleOf,
  STAIR_BOXES,
  THINGS,
  turned,
} from 'mazewright/draw';
import { color, paletteNow } from '../ui/theme.js';
import { boxGrid, solidMesh } from './solid-mesh.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Box } from 'mazewright/draw' */

/**
 * Doors in their frames, stairs and things of a dungeon of plain squares as one mesh; null if there are
 * none.
 * @param {typeof import('./three.js')} THREE
 * @param {Maze} maze
 * @param {import('../state/doors-and-keys.js').Furniture} now as they are now
 * @param {{ height: number, wall: string, wallTop?: string,
 *   isNear?(cell: number): boolean, foot?: number, material?: import('three').Material }} look
 *   height and colours of the walls, brightness at the foot; isNear: default all
 */
export function furnitureMesh(THREE, maze, { doors, things }, look) {
  const { height, wall, wallTop = wall, isNear = () => true, foot, material } = look;
  const palette = paletteNow();
  const { width } = maze;
  const kinds = maze.kinds ?? new Uint8Array();
  const geometry = geometryOf(maze);
  /** Numbers of colours, from 1. @type {Map<string, number>} */
  const colors = new Map();
  /** @type {import('../geometry/merged-faces.js').SolidGrid[]} */
  const grids = [];
  const add = (
    /** @type {number} */ cell,
    /** @type {readonly Box[]} */ boxes,
    own = '',
    [right, down] = [0, 0],
  ) => {
    const [left, top] = [(cell % width) + right, Math.floor(cell / width) + down];
    for (const [x, y, z, wide, high, deep, name] of boxes) {
      const css = name === 'own' ? own : name === 'wall' ? wall : color(name);
      if (!colors.has(css)) colors.set(css, colors.size + 1);
      const grid = boxGrid([left + x, y, top + z], [wide, high, deep]);
      grids.push({ ...grid, data: Uint8Array.of(Number(colors.get(css))) });
    }
  };
  for (const door of doors ?? []) {
    const { cell, state } = door;
    if (!isNear(cell)) continue;
    const look = DOORS[state];
    const boxes = look.boxes(height);
    const { point, angle } = doorPlace(maze, geometry, door);
    const isAlongX = Math.abs(Math.cos(angle)) > 0.5;
    const middle = middleOf(geometry, cell);
    const own = colorOfDoor(palette, look.color, door);
    add(cell, isAlongX ? boxes : boxes.map(turned), own, [
      point[0] - middle[0],
      point[1] - middle[1],
    ]);
  }
  for (const thing of things ?? []) {
    if (!isNear(thing.cell) || isMarked(maze, thing)) continue;
    const look = THINGS[thing.role];
    add(thing.cell, look.boxes, colorOfThing(palette, look.color, thing.lock));
  }
  for (const cell of cellsWithStairs(kinds)) if (isNear(cell)) add(cell, STAIR_BOXES);
  if (grids.length === 0) return null;
  const sides = [...colors.keys()];
  const tops = sides.map((css) => (css === wall ? wallTop : css));
  return solidMesh(THREE, grids, sides, { hasBottom: false, tops, foot, material });
}
