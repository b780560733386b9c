import { EXAMPLES } from '../config.js';
import { codeOption, INPUT_HELP, readMaze } from '../input.js';
import { print } from '../print.js';
import { colorsOf } from '../terminal.js';
import { UsageError } from '../usage.js';

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

/** A value as it is; a large seed stands in an object in JSON. @param {any} value */
const plainText = (value) => String(value?.bigint ?? value);

/** @param {unknown} value */
function valueText(value) {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toFixed(2);
  return plainText(value);
}

/** A field of a CSV file. Source: RFC 4180. @param {unknown} value */
function csvField(value) {
  const text = value === null || value === undefined ? '' : plainText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {Record<string, any>[]} all */
function csvOf(all) {
  const names = [...new Set(all.flatMap(Object.keys))];
  const lines = [names, ...all.map((figures) => names.map((name) => figures[name]))];
  return lines.map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('');
}

/** A line per figure. @param {Record<string, any>} figures @param {(text: string) => string} dim */
function linesOf(figures, dim) {
  const wide = Math.max(...Object.keys(figures).map((name) => wordsOf(name).length));
  return Object.entries(figures)
    .map(([name, value]) => `${dim(wordsOf(name).padEnd(wide))}  ${valueText(value)}\n`)
    .join('');
}

/** @type {import('../command.js').Command} */
export const stats = {
  name: 'stats',
  about: 'prints the figures of mazes',
  usage: ['[<file>...] [options]', '--code <code> [options]'],
  intro: `Prints what a maze is and its figures: cells, dead ends, loops, the longest path, the difficulty and
others. ${INPUT_HELP} Several files may be given.`,
  words: ['files'],
  repeats: true,
  groups: () => [
    { title: 'The maze', options: [codeOption] },
    {
      title: 'The figures',
      options: [
        {
          name: 'json',
          about: 'as JSON, under the names of maze.stats(); a line per maze',
        },
        { name: 'csv', about: 'as a table: a line with the names, then a line per maze' },
      ],
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
    {
      line: `mazewright generate ${EXAMPLES.maze} 20x10 --seed 1 --count 20 --out 'many/{seed}.txt' && mazewright stats many/*.txt --csv > figures.csv`,
      about: 'the figures of twenty mazes, for a spreadsheet',
    },
  ],
  async run(library, values, words) {
    const { stdout } = library.streams;
    if (values.json && values.csv) throw new UsageError('--json and --csv exclude each other');
    const several = words.length > 1 && values.code === undefined;
    /** @type {Record<string, any>[]} */
    const all = [];
    for (const given of several ? words.map((file) => [file]) : [words]) {
      const figures = figuresOf(await readMaze(library, 'stats', values, given));
      all.push(several ? { file: given[0], ...figures } : figures);
    }
    if (values.csv) return void print(stdout, csvOf(all));
    if (values.json) {
      return void print(stdout, all.map((figures) => `${JSON.stringify(figures)}\n`).join(''));
    }
    const { dim } = colorsOf(stdout);
    print(stdout, all.map((figures) => linesOf(figures, dim)).join('\n'));
  },
};
