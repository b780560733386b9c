import { geometryOf, isGlued } from 'mazewright/draw';
import { mazeTerrain, walkerIn } from './maze-terrain.js';
import { surfaceTerrain } from './surface-terrain.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Terrain, Walker } from './terrain.js' */

/** The terrain of a maze; walkerIn: on a surface only. @typedef {Terrain & { walkerIn?(cell: number): Walker }} MazeTerrain */

/**
 * The terrain of a maze: flat on plain squares, otherwise the surface of its body.
 * @param {Maze} maze
 * @param {import('./walk-game.js').Shown} [game]
 * @returns {MazeTerrain}
 */
export const terrainOf = (maze, game) =>
  geometryOf(maze).squares && !isGlued(maze) ? mazeTerrain(maze, game) : surfaceTerrain(maze, game);

/** A walker in a cell of a maze. @param {MazeTerrain} terrain @param {Maze} maze @param {number | null} cell null: the first with a passage */
export function walkerAt(terrain, maze, cell) {
  const from =
    cell ??
    Math.max(
      0,
      maze.passages.findIndex((/** @type {number} */ open) => open !== 0),
    );
  return terrain.walkerIn ? terrain.walkerIn(from) : walkerIn(maze, from);
}
