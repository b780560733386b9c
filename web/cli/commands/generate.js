import { EXAMPLES } from '../config.js';
import { mazeOptionRows, readCodeOptions, readMazeOptions, readSize } from '../maze-options.js';
import { UsageError } from '../usage.js';
import { filesOptions, writeMazes } from '../write-mazes.js';

/** @typedef {import('../library.js').Mazewright} Mazewright */

/**
 * @param {Mazewright} mw
 * @param {Record<string, any>} values
 * @param {readonly string[]} words
 */
function mazeOptions(mw, values, words) {
  if (values.code !== undefined) {
    return { code: values.code, more: readCodeOptions(mazeOptionRows, values, words) };
  }
  const [algorithm, size, ...rest] = words;
  if (algorithm === undefined) {
    throw new UsageError('generate: the first word must be an algorithm; or give --code');
  }
  if (rest.length > 0) throw new UsageError(`generate: unexpected word ${JSON.stringify(rest[0])}`);
  const hasSize = size === undefined && (values.mask ?? values.graph) !== undefined;
  const dimensions = hasSize ? {} : readSize('generate', 'second', size);
  return { algorithm, ...readMazeOptions(mw, values, algorithm), ...dimensions };
}

/** @type {import('../command.js').Command} */
export const generate = {
  name: 'generate',
  about: 'writes a maze or dungeon, or many of them',
  usage: ['<algorithm> <width>x<height>[x<levels>] [options]', '--code <code> [options]'],
  intro: `Writes one maze or dungeon, or many. Without --seed a random one is drawn, and written to the standard
error together with the code that restores the maze.`,
  words: ['algorithms', []],
  groups: () => [
    { title: 'The maze', options: mazeOptionRows },
    { title: 'The file', options: filesOptions },
  ],
  kinds: ['algorithms', 'shapes', 'passes', 'exits', 'formats'],
  examples: () => [
    {
      line: `mazewright generate ${EXAMPLES.maze} 20x10`,
      about: 'a random maze as text',
    },
    {
      line: `mazewright generate ${EXAMPLES.maze} 20x10 --seed 5 --shape hex --out maze.svg`,
      about: 'hexagons, as a drawing',
    },
    {
      line: `mazewright generate ${EXAMPLES.weighted} 40x20 --pass braid,share=0.5 --format png > maze.png`,
      about: 'without half of its dead ends',
    },
    {
      line: `mazewright generate ${EXAMPLES.maze} 30x30 --seed 1 --count 12 --out 'mazes/{seed}.svg' --jobs 2`,
      about: 'twelve files of the seeds 1 to 12',
    },
  ],
  async run(library, values, words) {
    await writeMazes(library, values, mazeOptions(library.mw, values, words));
  },
};
