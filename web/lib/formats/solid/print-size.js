import { checkMaze } from '../options/maze.js';
import { printOf } from './print-of.js';
import { printParams, readPrint } from './print-params.js';
import { needsStraightTunnels } from './straight-tunnels.js';

/** @typedef {import('../../maze/maze.js').AnyMaze} AnyMaze */

/** @typedef {import('./print-of.js').PrintSize} PrintSize */

/**
 * How large `toStl` and `to3mf` print a maze with these options, in mm: the floor plate is `width` x
 * `depth`, `height` is from the bed to the top of the walls, and `parts` are the plates beside each
 * other, one per storey; a body and a woven maze are one part. A woven maze is higher by its ramps up and down. Round outlines may be 0.05 mm smaller. Throws a MazeError for options or a
 * maze that these functions refuse. Cost: O(cells).
 * @param {AnyMaze} maze
 * @param {import('./print-params.js').PrintOptions} [options]
 * @returns {PrintSize}
 */
export function printSize(maze, options) {
  const print = readPrint('printSize', printParams, options);
  return printOf(checkMaze(maze, needsStraightTunnels), print).size;
}
