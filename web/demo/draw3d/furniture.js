import { doorAngle } from '../draw2d/dungeon/door-angle.js';
import { lockColor } from '../draw2d/dungeon/lock-color.js';
import { geometryOf } from '../geometry/geometry.js';
import { color } from '../ui/theme.js';
import { boxGrid, solidMesh } from './solid-mesh.js';

/** @import { Maze } from 'mazewright/dungeons' */

/** A box: its corner x y z and its size in tiles, and the name of a colour; `lock`: that of the lock. @typedef {[number, number, number, number, number, number, string]} Box */

/** The kind of a tile with stairs. */
const STAIRS = 5;
const STEPS = 4;

/** What stands for each role, on a tile. @type {Record<string, Box[]>} */
const THINGS = {
  entrance: [
    [0.12, 0, 0.38, 0.2, 0.7, 0.24, 'second'],
    [0.68, 0, 0.38, 0.2, 0.7, 0.24, 'second'],
    [0.12, 0.7, 0.38, 0.76, 0.18, 0.24, 'second'],
  ],
  exit: [
    [0.24, 0, 0.45, 0.1, 0.86, 0.1, 'ink'],
    [0.34, 0.5, 0.47, 0.46, 0.34, 0.06, 'mark'],
  ],
  key: [
    [0.34, 0, 0.34, 0.32, 0.2, 0.32, 'edge'],
    [0.14, 0.34, 0.43, 0.24, 0.24, 0.14, 'lock'],
    [0.38, 0.42, 0.45, 0.44, 0.09, 0.1, 'lock'],
    [0.7, 0.28, 0.45, 0.1, 0.14, 0.1, 'lock'],
    [0.54, 0.32, 0.45, 0.08, 0.1, 0.1, 'lock'],
  ],
  treasure: [
    [0.2, 0, 0.28, 0.6, 0.3, 0.44, 'wood'],
    [0.18, 0.3, 0.26, 0.64, 0.16, 0.48, 'mark'],
    [0.44, 0.22, 0.72, 0.12, 0.16, 0.06, 'ink'],
  ],
  monster: [
    [0.28, 0, 0.28, 0.44, 0.5, 0.44, 'monster'],
    [0.36, 0.3, 0.71, 0.09, 0.1, 0.03, 'ink'],
    [0.55, 0.3, 0.71, 0.09, 0.1, 0.03, 'ink'],
  ],
  boss: [
    [0.2, 0, 0.2, 0.6, 0.66, 0.6, 'boss'],
    [0.2, 0.66, 0.42, 0.12, 0.24, 0.12, 'ink'],
    [0.68, 0.66, 0.42, 0.12, 0.24, 0.12, 'ink'],
    [0.3, 0.36, 0.79, 0.14, 0.1, 0.03, 'ink'],
    [0.56, 0.36, 0.79, 0.14, 0.1, 0.03, 'ink'],
  ],
};

/** The boxes of a door in a passage along x. @param {string} state @param {number} height of the walls @param {string} wall its colour @returns {Box[]} */
function doorBoxes(state, height, wall) {
  if (state === 'secret') return [[0.3, 0, 0, 0.4, height, 1, wall]];
  const top = 0.82 * height;
  const hasLock = state === 'locked';
  /** @type {Box[]} */
  const frame = [
    [0.36, 0, 0, 0.28, height, 0.12, 'edge'],
    [0.36, 0, 0.88, 0.28, height, 0.12, 'edge'],
    [0.36, top, 0.12, 0.28, height - top, 0.76, hasLock ? 'lock' : 'edge'],
  ];
  if (state === 'open') return [...frame, [0.5, 0, 0.12, 0.46, top, 0.08, 'wood']];
  /** @type {Box[]} */
  const leaf = [[0.44, 0, 0.12, 0.12, top, 0.76, 'wood']];
  if (hasLock) leaf.push([0.4, top * 0.4, 0.38, 0.2, top * 0.26, 0.24, 'lock']);
  else leaf.push([0.4, top * 0.46, 0.68, 0.2, 0.08, 0.08, 'ink']);
  return [...frame, ...leaf];
}

/** A box with x and z exchanged. @param {Box} box @returns {Box} */
const turned = ([x, y, z, width, height, depth, name]) => [z, y, x, depth, height, width, name];

/**
 * Doors in their frames, stairs and things of a dungeon of plain squares as one mesh; null if there are
 * none.
 * @param {typeof import('three')} THREE
 * @param {Maze} maze
 * @param {import('../state/doors-and-keys.js').Furniture} now as they are now
 * @param {{ height: number, wall: string, theme: 'light' | 'dark', isNear?(cell: number): boolean,
 *   material?: import('three').Material }} look height and colour of the walls; isNear: default all
 */
export function furnitureMesh(THREE, maze, { doors, things }, look) {
  const { height, wall, theme, isNear = () => true, material } = look;
  const { width } = maze;
  const kinds = /** @type {Uint8Array} */ (maze.kinds);
  const geometry = geometryOf(maze);
  /** Numbers of colours, from 1. @type {Map<string, number>} */
  const colors = new Map();
  /** @type {import('../geometry/merged-faces.js').SolidGrid[]} */
  const grids = [];
  const add = (/** @type {number} */ cell, /** @type {Box[]} */ boxes, lock = 0) => {
    const [left, top] = [cell % width, Math.floor(cell / width)];
    for (const [x, y, z, wide, high, deep, name] of boxes) {
      const isLock = name === 'lock' && lock > 0;
      const named = name === 'lock' ? color('mark') : name.startsWith('#') ? name : color(name);
      const css = isLock ? lockColor(theme, lock) : named;
      if (!colors.has(css)) colors.set(css, colors.size + 1);
      const grid = boxGrid([left + x, y, top + z], [wide, high, deep]);
      grids.push({ ...grid, data: Uint8Array.of(Number(colors.get(css))) });
    }
  };
  for (const { cell, state, lock } of doors ?? []) {
    if (!isNear(cell)) continue;
    const boxes = doorBoxes(state, height, wall);
    const isAlongX = Math.abs(Math.cos(doorAngle(maze, geometry, cell))) > 0.5;
    add(cell, isAlongX ? boxes : boxes.map(turned), lock);
  }
  for (const { cell, role, lock } of things ?? []) {
    // Start and end have marks of their own.
    const isMarked =
      (role === 'entrance' && cell === maze.start) || (role === 'exit' && cell === maze.end);
    if (isNear(cell) && !isMarked && THINGS[role]) add(cell, THINGS[role], lock);
  }
  for (let cell = kinds.indexOf(STAIRS); cell >= 0; cell = kinds.indexOf(STAIRS, cell + 1)) {
    if (!isNear(cell)) continue;
    const steps = Array.from({ length: STEPS }, (_, i) => {
      const high = (0.5 * (i + 1)) / STEPS;
      return /** @type {Box} */ ([
        0.1,
        0,
        0.9 - (0.8 * (i + 1)) / STEPS,
        0.8,
        high,
        0.8 / STEPS,
        'edge',
      ]);
    });
    add(cell, steps);
  }
  if (grids.length === 0) return null;
  return solidMesh(THREE, grids, [...colors.keys()], { hasBottom: false, material });
}
