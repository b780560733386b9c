import { castle } from './castle.js';
import { depthFirstMaze } from './depth-first-maze.js';
import { formulas } from './formulas.js';
import { growingStair } from './growing-stair.js';
import { libraryMaze } from './library-maze.js';
import { snowman } from './snowman.js';
import { tower } from './tower.js';

/**
 * The examples by their id, in the order of the list. Each gives its program with comments in a language.
 * @type {Record<string, (language: 'en' | 'ko') => string>}
 */
export const EXAMPLES = {
  castle,
  maze: depthFirstMaze,
  snowman,
  tower,
  library: libraryMaze,
  growing: growingStair,
  formulas,
};

export const FIRST_EXAMPLE = Object.keys(EXAMPLES)[0];
