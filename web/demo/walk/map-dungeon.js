import {
  colorOfDoor,
  colorOfThing,
  DOOR_ON_MAP,
  DOORS,
  doorPlace,
  geometryOf,
  middleOf,
  THINGS,
} from 'mazewright/draw';
import { paletteNow } from '../ui/theme.js';

/** @import { Door, Maze, Thing } from 'mazewright/dungeons' */

/**
 * Doors and things on the small map, whose units are cells.
 * @param {CanvasRenderingContext2D} pen
 * @param {Maze} maze of plain squares
 * @param {readonly Door[]} doors
 * @param {readonly Thing[]} things
 */
export function drawMapDungeon(pen, maze, doors, things) {
  const palette = paletteNow();
  const middle = (/** @type {number} */ cell) => [
    (cell % maze.width) + 0.5,
    Math.floor(cell / maze.width) + 0.5,
  ];
  const { depth, width } = DOOR_ON_MAP;
  for (const door of doors) {
    const { cell, state } = door;
    const { mapColor } = DOORS[state];
    if (mapColor === null) continue;
    const [x, y] = middle(cell);
    const geometry = geometryOf(maze);
    const { point, angle } = doorPlace(maze, geometry, door);
    const [left, top] = middleOf(geometry, cell);
    pen.save();
    pen.translate(x + point[0] - left, y + point[1] - top);
    pen.rotate(angle);
    pen.fillStyle = colorOfDoor(palette, mapColor, door);
    pen.fillRect(-depth / 2, -width / 2, depth, width);
    pen.restore();
  }
  for (const { cell, role, lock = 0 } of things) {
    const [x, y] = middle(cell);
    pen.fillStyle = colorOfThing(palette, THINGS[role].color, lock);
    pen.beginPath();
    pen.arc(x, y, 0.3, 0, 2 * Math.PI);
    pen.fill();
  }
}
