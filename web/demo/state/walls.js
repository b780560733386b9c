import { chunked } from 'mazewright/draw';
import { answer, isLarge } from './answers.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */

/** @import { Walls } from 'mazewright/draw' */

/** Walls of each maze. @type {WeakMap<object, Walls>} */
const known = new WeakMap();

/** Keeps the walls of a maze that a worker found. @param {Maze} maze @param {Walls} walls */
export function keepWalls(maze, walls) {
  known.set(maze, walls);
}

/** The walls of a maze; null while a worker computes them. @param {Mazewright} mw @param {Maze} maze @returns {Walls | null} */
export function wallsOf(mw, maze) {
  const found = known.get(maze);
  if (found) return found;
  const lines = isLarge(maze)
    ? answer(mw, maze, 'lines', { seams: true })
    : maze.lines({ seams: true });
  if (!lines) return null;
  const walls = chunked(lines);
  known.set(maze, walls);
  return walls;
}
