import { book } from './commands/book.js';
import { completion } from './commands/completion.js';
import { dungeon } from './commands/dungeon.js';
import { exportMaze } from './commands/export.js';
import { generate } from './commands/generate.js';
import { list } from './commands/list.js';
import { serve } from './commands/serve.js';
import { solve } from './commands/solve.js';
import { stats } from './commands/stats.js';
import { world } from './commands/world.js';

/** @typedef {import('./command.js').Command} Command */

/** Every command, in the order of the help. @type {readonly Command[]} */
export const commands = [
  generate,
  dungeon,
  solve,
  exportMaze,
  book,
  stats,
  world,
  serve,
  list,
  completion,
];
