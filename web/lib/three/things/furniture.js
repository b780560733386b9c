import { geometryOf, middleOf } from '../../draw/geometry/geometry.js';
import { DOOR_BOXES, THING_BOXES, turned } from '../../looks/boxes.js';
import { colorOfDoor, colorOfThing } from '../../looks/colors.js';
import { doorPlace } from '../../looks/door-place.js';
import { cellsWithStairs, STAIR_BOXES } from '../../looks/stairs.js';
import { isMarked } from '../../looks/things.js';
import { boxGrid } from '../solid/solid-geometry.js';

/** @import { Palette } from '../../looks/palette.js' */
/** @import { Box } from '../../looks/boxes.js' */
/** @import { Door, Maze, Thing } from '../../library/public-types.js' */

/** Doors and things as they are now. @typedef {{ doors: readonly Door[] | null, things: readonly Thing[] | null }} Furniture */

/**
 * @param {Box[6]} name that of a colour in the palette, 'wall', or 'own' for that of the door or thing
 * @param {{ own: string, wall: string, palette: Palette }} colors
 */
export const colorOfBox = (name, { own, wall, palette }) =>
  name === 'own' ? own : name === 'wall' ? wall : palette[/** @type {keyof Palette} */ (name)];

/**
 * The boxes of doors in their frames, stairs and things of a maze or dungeon of plain squares.
 * @param {Maze} maze
 * @param {Furniture} now
 * @param {{ height: number, wall: string, palette: Palette, isOfBlocks?: boolean, isNear?(cell: number): boolean }} look
 *   height and colour of the walls; isOfBlocks: whether the units are tiles, between thick walls; isNear: default all
 * @returns {{ grids: import('../solid/merged-faces.js').SolidGrid[], colors: string[] }} their values are
 *   numbers of colours, from 1
 */
export function furnitureBoxes(
  maze,
  { doors, things },
  { height, wall, palette, isOfBlocks = false, isNear = () => true },
) {
  const { width } = maze;
  const kinds = maze.kinds ?? new Uint8Array();
  const geometry = geometryOf(maze);
  /** @type {Map<string, number>} */
  const colors = new Map();
  /** @type {import('../solid/merged-faces.js').SolidGrid[]} */
  const grids = [];
  /** The upper left corner of a cell. @param {number} cell */
  const cornerOf = (cell) => {
    if (!isOfBlocks) return [cell % width, Math.floor(cell / width)];
    const { x, y } = maze.tileOf(cell);
    return [x, y];
  };
  const add = (
    /** @type {number} */ cell,
    /** @type {readonly Box[]} */ boxes,
    own = '',
    [right, down] = [0, 0],
  ) => {
    const corner = cornerOf(cell);
    const [left, top] = [corner[0] + right, corner[1] + down];
    for (const [x, y, z, wide, high, deep, name] of boxes) {
      const css = colorOfBox(name, { own, wall, palette });
      if (!colors.has(css)) colors.set(css, colors.size + 1);
      grids.push(boxGrid([left + x, y, top + z], [wide, high, deep], colors.get(css)));
    }
  };
  for (const door of doors ?? []) {
    const { cell, state } = door;
    if (!isNear(cell)) continue;
    const boxes = DOOR_BOXES[state](height);
    const { point, angle } = doorPlace(maze, (each) => middleOf(geometry, each), door);
    const isAlongX = Math.abs(Math.cos(angle)) > 0.5;
    const middle = middleOf(geometry, cell);
    // Half a cell to the passage is a tile there.
    const scale = isOfBlocks && !maze.dungeon ? 2 : 1;
    const way = /** @type {[number, number]} */ ([0, 1].map((i) => scale * (point[i] - middle[i])));
    add(cell, isAlongX ? boxes : boxes.map(turned), colorOfDoor(palette, door), way);
  }
  for (const thing of things ?? []) {
    if (!isNear(thing.cell) || isMarked(maze, thing)) continue;
    add(thing.cell, THING_BOXES[thing.role], colorOfThing(palette, thing));
  }
  for (const cell of cellsWithStairs(kinds)) if (isNear(cell)) add(cell, STAIR_BOXES);
  return { grids, colors: [...colors.keys()] };
}
