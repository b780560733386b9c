import { checkMaze, noProblem } from '../options/maze.js';
import { readOptions } from '../options/read-options.js';
import { printParams } from './print-params.js';
import { planOf } from './print-plan.js';

/** @typedef {import('../../maze/maze.js').AnyMaze} AnyMaze */

/** @typedef {{ width: number, depth: number, height: number, parts: number }} PrintSize */

/**
 * How large `toStl` and `to3mf` print a maze with these options, in mm: the floor plate is `width` x
 * `depth`, `height` is from the bed to the top of the walls, and `parts` are the plates beside each
 * other, one per storey. Round outlines may be 0.05 mm smaller. Throws a MazeError for options or a maze that these
 * functions refuse. Cost: O(cells).
 * @param {AnyMaze} maze
 * @param {import('./print-params.js').PrintOptions} [options]
 * @returns {PrintSize}
 */
export function printSize(maze, options) {
  const print = readOptions('printSize', printParams, options);
  return sizeOf(planOf(checkMaze(maze, noProblem), print));
}

/**
 * @param {import('./print-plan.js').PrintPlan} plan
 * @returns {PrintSize}
 */
export const sizeOf = ({ width, depth, walls, parts }) => ({
  width: width / 1000,
  depth: depth / 1000,
  height: walls / 1000,
  parts: parts.length,
});
