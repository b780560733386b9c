import { EXAMPLES } from '../config.js';
import { codeOption, INPUT_HELP, readMaze } from '../input.js';
import { print } from '../print.js';
import { colorsOf } from '../terminal.js';

/** @typedef {import('../library.js').Maze} Maze */

/**
 * What the maze is and its figures, by their names in the library.
 * @param {Maze} maze
 * @returns {Record<string, any>}
 */
function figuresOf(maze) {
  const { algorithm, shape, width, height, levels, seed, code } = maze.toJSON();
  const about = { algorithm, shape, width, height, levels, seed, code };
  const { rooms, doors, things } = maze;
  const counts = Object.entries({ rooms, doors, things }).flatMap(([name, all]) =>
    all ? [[name, all.length]] : [],
  );
  return {
    ...about,
    ...maze.stats(),
    difficulty: difficultyOf(maze),
    ...Object.fromEntries(counts),
  };
}

/** Null where it is not defined. @param {Maze} maze */
const difficultyOf = (maze) =>
  maze.start === null || maze.end === null || maze.oneWays !== null ? null : maze.difficulty();

/** A name as words: deadEnds is dead ends. @param {string} name */
const wordsOf = (name) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** @param {unknown} value */
function valueText(value) {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toFixed(2);
  if (typeof value === 'object' && 'bigint' in value) return String(value.bigint);
  return String(value);
}

/** @type {import('../command.js').Command} */
export const stats = {
  name: 'stats',
  about: 'prints the figures of a maze',
  usage: ['[<file>] [options]', '--code <code> [options]'],
  intro: `Prints what a maze is and its figures: cells, dead ends, loops, the longest path, the difficulty and
others. ${INPUT_HELP}`,
  words: ['files'],
  groups: () => [
    { title: 'The maze', options: [codeOption] },
    {
      title: 'The figures',
      options: [{ name: 'json', about: 'as JSON, under the names of maze.stats()' }],
    },
  ],
  kinds: [],
  examples: () => [
    {
      line: `mazewright generate ${EXAMPLES.maze} 20x10 | mazewright stats`,
      about: 'the figures of a random maze',
    },
    {
      line: `mazewright generate ${EXAMPLES.maze} 20x10 --format json | mazewright stats --json`,
      about: 'for a program',
    },
  ],
  async run(library, values, words) {
    const { stdout } = library.streams;
    const figures = figuresOf(await readMaze(library, 'stats', values, words));
    if (values.json) return void print(stdout, `${JSON.stringify(figures)}\n`);
    const { dim } = colorsOf(stdout);
    const wide = Math.max(...Object.keys(figures).map((name) => wordsOf(name).length));
    const lines = Object.entries(figures).map(
      ([name, value]) => `${dim(wordsOf(name).padEnd(wide))}  ${valueText(value)}\n`,
    );
    print(stdout, lines.join(''));
  },
};
