import { color } from '../ui/theme.js';
import { bodyMesh } from './body-mesh.js';
import { figureMesh } from './figures.js';
import { furnitureMesh } from './furniture.js';
import { groundMesh } from './ground.js';
import { PALETTE } from './palette.js';
import { slabMesh } from './slabs.js';
import { solidMesh } from './solid-mesh.js';

/** @import { Maze, SolveOptions } from 'mazewright/dungeons' */
/** @import { PageState } from '../state/store.js' */

const SOLUTION_HEIGHT = 0.12;

/** Height of figures above the walls, and above low ones, in tiles. */
const FIGURE = { more: 0.5, least: 1.5 };
/** Brightness of walls at their foot. */
const FOOT = 0.74;
/** Share of the floor's colour in that of the walls' tops. */
const TOP_SHARE = 0.2;

/**
 * Mazes of blocks: walls, the ground in the colours of the flat view, doors, stairs and things of a
 * dungeon, end and player, and the solution if it is shown. Walls and ground are made once for all
 * pictures in which they are the same.
 * @returns {(THREE: typeof import('./three.js'), state: PageState) => import('three').Object3D[]}
 */
export function blockMazes() {
  /** @type {unknown[]} */
  let made = [];
  /** @type {import('three').Object3D[]} */
  let fixed = [];
  return (THREE, state) => {
    const { maze, block, distances, theme } = state;
    const of = [maze, block, distances, theme];
    if (of.some((each, i) => each !== made[i])) {
      made = of;
      fixed = fixedObjects(THREE, state);
    }
    return [...fixed, ...looseObjects(THREE, state)];
  };
}

/** Walls and ground. @param {typeof import('./three.js')} THREE @param {PageState} state */
function fixedObjects(THREE, state) {
  const { maze, block } = state;
  const walls = wallGrid(maze, block.height);
  const wall = PALETTE[block.color];
  const top = topColor(THREE, wall);
  const objects = [
    solidMesh(THREE, [walls], [wall], { hasBottom: false, tops: [top], foot: FOOT }),
    groundMesh(THREE, state, { walls, top }),
  ];
  if (maze.oneWays) objects.push(bodyMesh(THREE, arrowsOf(maze), color('ink')));
  return objects;
}

/** The colour of the tops of walls. @param {typeof import('./three.js')} THREE @param {string} wall */
const topColor = (THREE, wall) =>
  `#${new THREE.Color(wall).lerp(new THREE.Color(color('floor')), TOP_SHARE).getHexString()}`;

/** What changes during a game. @param {typeof import('./three.js')} THREE @param {PageState} state */
function looseObjects(THREE, state) {
  const { maze, block, solution, solver, player } = state;
  /** @type {import('three').Object3D[]} */
  const objects = [];
  if (maze.dungeon) {
    const now = state.attempt?.furniture ?? maze;
    const wall = PALETTE[block.color];
    const colors = { wall, wallTop: topColor(THREE, wall) };
    const look = { height: block.height, foot: FOOT, ...colors };
    const furniture = furnitureMesh(THREE, maze, now, look);
    if (furniture) objects.push(furniture);
  }
  const figure = (
    /** @type {number} */ cell,
    /** @type {'pawn' | 'gem'} */ name,
    /** @type {string} */ tint,
  ) => {
    const { x, y } = maze.tileOf(cell);
    const height = Math.max(FIGURE.least, block.height + FIGURE.more);
    const look = { color: color(tint), x: x + 0.5, z: y + 0.5, height };
    objects.push(figureMesh(THREE, name, look));
  };
  if (maze.start === null || maze.end === null) return objects;
  figure(maze.end, 'gem', 'mark');
  figure(player ?? maze.start, 'pawn', 'accent');
  if (solution) {
    const slabs = solutionSlabs(maze, maze.solve(/** @type {SolveOptions} */ ({ solver })).path);
    if (slabs.length > 0) objects.push(slabMesh(THREE, slabs, color('accent')));
  }
  return objects;
}

/** The part of a corridor's floor that the wall before it may hide, in tiles, and the steepest look. */
const HIDDEN = 0.4;
const STEEPEST = 6;

/**
 * Tangent of the angle from which the floor of corridors is seen over walls of a height.
 * @param {number} height in tiles
 */
export const steepnessOf = (height) => Math.min(STEEPEST, height / HIDDEN);

/** The arrows of one-way passages, on the floor of the tiles and above the solution. @param {Maze} maze */
function arrowsOf(maze) {
  const { arrows } = maze.meshes();
  const positions = arrows.positions.map((/** @type {number} */ value, /** @type {number} */ i) =>
    i % 3 === 1 ? SOLUTION_HEIGHT + 0.02 : 2 * value + 0.5,
  );
  return { ...arrows, positions };
}

/**
 * The walls of a maze as one layer of boxes, a tile each: rock that touches no floor is left out.
 * @param {Maze} maze
 * @param {number} height in tiles
 * @returns {import('../geometry/merged-faces.js').SolidGrid}
 */
export function wallGrid(maze, height) {
  const { width, height: depth, data } = maze.tiles();
  const edges = (/** @type {number} */ count) => Array.from({ length: count + 1 }, (_, i) => i);
  const walls = new Uint8Array(data.length);
  for (let y = 0; y < depth; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x] === 0) continue;
      for (let row = Math.max(0, y - 1); row <= Math.min(depth - 1, y + 1); row += 1) {
        for (let at = Math.max(0, x - 1); at <= Math.min(width - 1, x + 1); at += 1) {
          if (data[row * width + at] === 0) walls[row * width + at] = 1;
        }
      }
    }
  }
  return {
    size: [width, 1, depth],
    edges: [edges(width), [0, height], edges(depth)],
    data: walls,
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
