import { EXAMPLES } from '../config.js';
import { forFormat } from '../formats.js';
import { codeOption, INPUT_HELP, readMaze } from '../input.js';
import { nameOf } from '../many/names.js';
import { outputOptions, readFormat, usualFormat, writeOutput } from '../output.js';
import { orUsageErrorLater } from '../usage.js';

/** @type {import('../command.js').Command} */
export const exportMaze = {
  name: 'export',
  about: 'writes a maze in another format',
  usage: ['[<file>] [options]', '--code <code> [options]'],
  intro: INPUT_HELP,
  words: ['files'],
  groups: () => [
    { title: 'The maze', options: [codeOption] },
    { title: 'The file', options: outputOptions },
  ],
  kinds: ['formats'],
  examples: () => [
    {
      line: `mazewright generate ${EXAMPLES.maze} 20x10 --seed 5 --out maze.json`,
      about: 'a maze to keep',
    },
    { line: 'mazewright export maze.json --out maze.svg', about: 'the same maze as a drawing' },
    {
      line: 'mazewright export maze.json --format csv,table=passages | head -5',
      about: 'its passages as a table',
    },
  ],
  async run(library, values, words) {
    const wanted = readFormat(library.formats, values);
    const more = forFormat({}, wanted?.format);
    const maze = await readMaze(library, 'export', values, words, more);
    const { format, given } = wanted ?? usualFormat(library, maze);
    const file = values.out === undefined ? undefined : nameOf(values.out, maze, 1, 1);
    writeOutput(library, await orUsageErrorLater(() => format.write(maze, given)), file);
  },
};
