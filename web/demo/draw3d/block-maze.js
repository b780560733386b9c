import { color } from '../ui/theme.js';
import { groundMesh } from './ground.js';
import { PALETTE } from './palette.js';
import { slabMesh } from './slabs.js';
import { wallMesh } from './walls.js';

const SOLUTION_HEIGHT = 0.12;

/**
 * A maze of blocks: walls, the ground in the colours of the flat view, end and player, and the solution
 * if it is shown.
 * @param {typeof import('three')} THREE
 * @param {Record<string, any>} state
 */
export function mazeObjects(THREE, state) {
  const { maze, block, solution, solver, player } = state;
  const walls = wallMesh(THREE, maze.boxes({ height: block.height }), PALETTE[block.color]);
  const objects = [walls, groundMesh(THREE, state)];
  const pillar = (/** @type {number} */ cell, /** @type {string} */ name) => {
    const { x, y } = maze.tileOf(cell);
    const box = Float32Array.of(x + 0.1, 0, y + 0.1, 0.8, block.height + 0.8, 0.8);
    objects.push(wallMesh(THREE, box, color(name)));
  };
  if (maze.start === null || maze.end === null) return objects;
  pillar(maze.end, 'mark');
  pillar(player ?? maze.start, 'accent');
  if (solution) {
    const slabs = solutionSlabs(maze, maze.solve({ solver }).path);
    if (slabs.length > 0) objects.push(slabMesh(THREE, slabs, color('accent')));
  }
  return objects;
}

/** One slab from each cell of a path to the next. @param {any} maze @param {Uint32Array} path */
function solutionSlabs(maze, path) {
  const slabs = [];
  for (let i = 1; i < path.length; i += 1) {
    const [a, b] = [maze.tileOf(path[i - 1]), maze.tileOf(path[i])];
    const [left, top] = [Math.min(a.x, b.x) + 0.34, Math.min(a.y, b.y) + 0.34];
    slabs.push([
      left,
      top,
      Math.abs(a.x - b.x) + 0.32,
      Math.abs(a.y - b.y) + 0.32,
      SOLUTION_HEIGHT,
    ]);
  }
  return slabs;
}
