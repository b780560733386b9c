import { color } from '../ui/theme.js';
import { bodyMesh } from './body-mesh.js';
import { furnitureMesh } from './furniture.js';
import { groundMesh } from './ground.js';
import { PALETTE } from './palette.js';
import { slabMesh } from './slabs.js';
import { boxGrid, solidMesh } from './solid-mesh.js';

/** @import { Maze, SolveOptions } from 'mazewright/dungeons' */
/** @import { PageState } from '../state/store.js' */

const SOLUTION_HEIGHT = 0.12;

/**
 * A maze of blocks: walls, the ground in the colours of the flat view, doors, stairs and things of a
 * dungeon, end and player, and the solution if it is shown.
 * @param {typeof import('./three.js')} THREE
 * @param {PageState} state
 */
export function mazeObjects(THREE, state) {
  const { maze, block, solution, solver, player } = state;
  const walls = [wallGrid(maze, block.height)];
  const objects = [
    solidMesh(THREE, walls, [PALETTE[block.color]], { hasBottom: false }),
    groundMesh(THREE, state),
  ];
  if (maze.oneWays) objects.push(bodyMesh(THREE, arrowsOf(maze), color('ink')));
  if (maze.dungeon) {
    const now = state.attempt?.furniture ?? maze;
    const look = { height: block.height, wall: PALETTE[block.color], theme: state.theme };
    const furniture = furnitureMesh(THREE, maze, now, look);
    if (furniture) objects.push(furniture);
  }
  const pillar = (/** @type {number} */ cell, /** @type {string} */ name) => {
    const { x, y } = maze.tileOf(cell);
    const box = boxGrid([x + 0.1, 0, y + 0.1], [0.8, block.height + 0.8, 0.8]);
    objects.push(solidMesh(THREE, [box], [color(name)]));
  };
  if (maze.start === null || maze.end === null) return objects;
  pillar(maze.end, 'mark');
  pillar(player ?? maze.start, 'accent');
  if (solution) {
    const slabs = solutionSlabs(maze, maze.solve(/** @type {SolveOptions} */ ({ solver })).path);
    if (slabs.length > 0) objects.push(slabMesh(THREE, slabs, color('accent')));
  }
  return objects;
}

/** The arrows of one-way passages, on the floor of the tiles and above the solution. @param {Maze} maze */
function arrowsOf(maze) {
  const { arrows } = maze.meshes();
  const positions = arrows.positions.map((/** @type {number} */ value, /** @type {number} */ i) =>
    i % 3 === 1 ? SOLUTION_HEIGHT + 0.02 : 2 * value + 0.5,
  );
  return { ...arrows, positions };
}

/**
 * The walls of a maze as one layer of boxes, a tile each.
 * @param {Maze} maze
 * @param {number} height in tiles
 * @returns {import('../geometry/merged-faces.js').SolidGrid}
 */
export function wallGrid(maze, height) {
  const tiles = maze.tiles();
  const edges = (/** @type {number} */ count) => Array.from({ length: count + 1 }, (_, i) => i);
  return {
    size: [tiles.width, 1, tiles.height],
    edges: [edges(tiles.width), [0, height], edges(tiles.height)],
    data: tiles.data.map((/** @type {number} */ kind) => (kind === 0 ? 1 : 0)),
  };
}

/** One slab from each cell of a path to the next. @param {Maze} maze @param {Uint32Array} path */
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
