import { doorAngle } from '../draw2d/dungeon/door-angle.js';
import { lockColor } from '../draw2d/dungeon/lock-color.js';
import { colorOfRole } from '../draw2d/dungeon/things.js';
import { geometryOf } from '../geometry/geometry.js';
import { color } from '../ui/theme.js';

/** @import { Maze } from 'mazewright/dungeons' */

/**
 * Doors and things on the small map, whose units are cells.
 * @param {CanvasRenderingContext2D} pen
 * @param {Maze} maze of plain squares
 * @param {readonly { cell: number, state: string, lock?: number }[]} doors
 * @param {readonly { cell: number, role: string, lock?: number }[]} things
 */
export function drawMapDungeon(pen, maze, doors, things) {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  const middle = (/** @type {number} */ cell) => [
    (cell % maze.width) + 0.5,
    Math.floor(cell / maze.width) + 0.5,
  ];
  for (const { cell, state, lock = 0 } of doors) {
    if (state === 'open') continue;
    const [x, y] = middle(cell);
    pen.save();
    pen.translate(x, y);
    pen.rotate(doorAngle(maze, geometryOf(maze), cell));
    pen.fillStyle =
      state === 'locked' ? lockColor(theme, lock) : color(state === 'secret' ? 'ink' : 'wood');
    pen.fillRect(-0.18, -0.5, 0.36, 1);
    pen.restore();
  }
  for (const { cell, role, lock = 0 } of things) {
    const [x, y] = middle(cell);
    pen.fillStyle = lock > 0 ? lockColor(theme, lock) : color(colorOfRole(role));
    pen.beginPath();
    pen.arc(x, y, 0.3, 0, 2 * Math.PI);
    pen.fill();
  }
}
