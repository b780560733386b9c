import { turned } from '../../draw/furniture/box.js';
import { colorOfDoor, colorOfThing } from '../../draw/furniture/colors.js';
import { doorAngle } from '../../draw/furniture/door-angle.js';
import { DOORS } from '../../draw/furniture/doors.js';
import { cellsWithStairs, STAIR_BOXES } from '../../draw/furniture/stairs.js';
import { isMarked, THINGS } from '../../draw/furniture/things.js';
import { geometryOf } from '../../draw/geometry/geometry.js';
import { boxGrid } from '../solid/solid-geometry.js';

/** @import { Palette } from '../../draw/colors/palette.js' */
/** @import { Box } from '../../draw/furniture/box.js' */
/** @import { Door, Maze, Thing } from '../../library/public-types.js' */

/** Doors and things as they are now. @typedef {{ doors: readonly Door[] | null, things: readonly Thing[] | null }} Furniture */

/**
 * The boxes of doors in their frames, stairs and things of a dungeon of plain squares.
 * @param {Maze} maze
 * @param {Furniture} now
 * @param {{ height: number, wall: string, palette: Palette, isNear?(cell: number): boolean }} look height and
 *   colour of the walls; isNear: default all
 * @returns {{ grids: import('../solid/merged-faces.js').SolidGrid[], colors: string[] }} their values are
 *   numbers of colours, from 1
 */
export function furnitureBoxes(
  maze,
  { doors, things },
  { height, wall, palette, isNear = () => true },
) {
  const { width } = maze;
  const kinds = /** @type {Uint8Array} */ (maze.kinds);
  const geometry = geometryOf(maze);
  /** @type {Map<string, number>} */
  const colors = new Map();
  /** @type {import('../solid/merged-faces.js').SolidGrid[]} */
  const grids = [];
  const add = (/** @type {number} */ cell, /** @type {readonly Box[]} */ boxes, own = '') => {
    const [left, top] = [cell % width, Math.floor(cell / width)];
    for (const [x, y, z, wide, high, deep, name] of boxes) {
      const named = palette[/** @type {keyof Palette} */ (name)];
      const css = name === 'own' ? own : name === 'wall' ? wall : named;
      if (!colors.has(css)) colors.set(css, colors.size + 1);
      grids.push(boxGrid([left + x, y, top + z], [wide, high, deep], colors.get(css)));
    }
  };
  for (const door of doors ?? []) {
    const { cell, state } = door;
    if (!isNear(cell)) continue;
    const look = DOORS[state];
    const boxes = look.boxes(height);
    const isAlongX = Math.abs(Math.cos(doorAngle(maze, geometry, cell))) > 0.5;
    add(cell, isAlongX ? boxes : boxes.map(turned), colorOfDoor(palette, look.color, door));
  }
  for (const thing of things ?? []) {
    if (!isNear(thing.cell) || isMarked(maze, thing)) continue;
    const look = THINGS[thing.role];
    add(thing.cell, look.boxes, colorOfThing(palette, look.color, thing.lock));
  }
  for (const cell of cellsWithStairs(kinds)) if (isNear(cell)) add(cell, STAIR_BOXES);
  return { grids, colors: [...colors.keys()] };
}
