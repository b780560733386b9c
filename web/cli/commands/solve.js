import { typedSeed } from '../../lib/util/typed-seed.js';
import { EXAMPLES } from '../config.js';
import { codeOption, INPUT_HELP, readMaze } from '../input.js';
import { nameOf } from '../many/names.js';
import { outputOptions, readFormat, usualFormat, writeOutput } from '../output.js';
import { colorsOf } from '../terminal.js';
import { orUsageError, orUsageErrorLater, UsageError } from '../usage.js';
import { readChoice, readPlace } from '../values.js';

/** @typedef {import('../library.js').Maze} Maze */
/** @typedef {import('../formats.js').Format} Format */

/**
 * The ASCII text with * on the cells of the path and on its passages, on those of tunnels below the
 * maze. Start, end and stairs keep their marks. Storeys stand below each other, each below the line
 * `level` with its number.
 * @param {Maze} maze
 * @param {Uint32Array} path
 * @param {(text: string) => string} paint for *
 */
function textWith(maze, path, paint) {
  const lines = maze
    .text()
    .split('\n')
    .map((line) => [...line]);
  const first = lines.flatMap((line, row) => (line.join('').startsWith('level ') ? row + 1 : []));
  const placeOf = (/** @type {number} */ cell) => {
    const { x, y, level } = maze.positionOf(cell);
    const top = first[level] ?? 0;
    return maze.dungeon
      ? { level, row: top + y, column: x }
      : { level, row: top + 2 * y + 1, column: 4 * x + 2 };
  };
  const kept = maze.dungeon ? /[SEB<>]/ : /[SEBudx]/;
  const mark = (/** @type {number} */ row, /** @type {number} */ column) => {
    if (!kept.test(lines[row][column])) lines[row][column] = '*';
  };
  path.forEach((cell, i) => {
    const { level, row, column } = placeOf(cell);
    mark(row, column);
    if (maze.dungeon || i === 0) return;
    const before = placeOf(path[i - 1]);
    if (level !== before.level) return;
    const isTunnel = Math.abs(row - before.row) + Math.abs(column - before.column) / 2 > 2;
    const below = isTunnel ? 2 * maze.height + 2 : 0;
    mark((row + before.row) / 2 + below, (column + before.column) / 2);
  });
  return lines
    .map((line) => line.map((sign) => (sign === '*' ? paint(sign) : sign)).join(''))
    .join('\n');
}

/** Whether a format can draw the path itself. @param {Format} format */
const drawsSolution = ({ params }) =>
  params.some(({ id, kind }) => id === 'solution' && kind === 'boolean');

/** Options that choose another path than the shortest one from start to end. */
const CHOICES = ['solver', 'seed', 'from', 'to'];

/**
 * The file of a format that draws the path.
 * @param {import('../output.js').Wanted} wanted
 * @param {Record<string, any>} values
 * @param {Maze} maze
 */
async function drawing({ format, given }, values, maze) {
  if (!drawsSolution(format)) {
    throw new UsageError(
      `--format ${format.id} shows no path: mazewright export writes the maze alone`,
    );
  }
  if (CHOICES.some((name) => values[name] !== undefined)) {
    throw new UsageError(
      `--format ${format.id} shows the shortest path from start to end: leave out --solver, --seed, --from and --to, or write json`,
    );
  }
  // A film is of the making or of the solution.
  const film = format.params.some(({ id }) => id === 'subject') ? { subject: 'solution' } : {};
  return orUsageErrorLater(() => format.write(maze, { solution: true, ...film, ...given }));
}

/** @type {import('../command.js').Command} */
export const solve = {
  name: 'solve',
  about: 'writes a maze with a path through it, or the path',
  usage: ['[<file>] [options]', '--code <code> [options]'],
  intro: `Writes a maze with a path from its start to its end. ${INPUT_HELP}`,
  words: ['files'],
  groups: () => [
    {
      title: 'The path',
      options: [
        codeOption,
        {
          name: 'solver',
          value: '<solver>',
          values: 'solvers',
          about: 'a solver, such as dfs or wallFollower,hand=left; default bfs',
        },
        { name: 'seed', value: '<seed>', about: 'of solvers that decide at random; default 0' },
        {
          name: 'from',
          value: '<cell>',
          about: 'its index, or x,y or x,y,level; default the start',
        },
        { name: 'to', value: '<cell>', about: 'likewise; default the end' },
      ],
    },
    {
      title: 'The file',
      options: [
        {
          name: 'format',
          value: '<format>',
          values: 'formats',
          about:
            'text, with * on the path; json: the cells of the path; or a format that shows a solution, such as svg,cell=10; default: as the file ends, else text, or svg where a shape has no text',
        },
        ...outputOptions.filter(({ name }) => name !== 'format'),
      ],
    },
  ],
  kinds: ['solvers', 'formats'],
  examples: () => [
    {
      line: `mazewright generate ${EXAMPLES.maze} 20x10 | mazewright solve`,
      about: 'a random maze with its path',
    },
    {
      line: `mazewright generate ${EXAMPLES.maze} 20x10 --seed 5 | mazewright solve --solver wallFollower,hand=left --json`,
      about: 'the cells along the left wall',
    },
  ],
  async run(library, values, words) {
    const { mw } = library;
    const wanted = readFormat(library.formats, values);
    const { solvers } = mw.catalog;
    const { id: solver, params } = readChoice('solver', solvers, values.solver ?? 'bfs');
    const seed = values.seed === undefined ? {} : { seed: typedSeed(values.seed) };
    const ends = Object.fromEntries(
      ['from', 'to'].flatMap((name) =>
        values[name] === undefined ? [] : [[name, readPlace(name, values[name])]],
      ),
    );
    const maze = await readMaze(library, 'solve', values, words);
    const { format, given } = wanted ?? usualFormat(library, maze);
    const file = values.out === undefined ? undefined : nameOf(values.out, maze, 1, 1);
    if (format.id !== 'text' && format.id !== 'json') {
      return writeOutput(library, await drawing({ format, given }, values, maze), file);
    }
    if (Object.keys(given).length > 0) {
      throw new UsageError(`solve: --format ${format.id} has no parameters here`);
    }
    const options = { solver, ...params, ...seed, ...ends };
    const { path, length } = orUsageError(() => maze.solve(/** @type {any} */ (options)));
    const found = path.length > 0;
    if (format.id === 'json') {
      const data = { length: found ? length : null, path: [...path] };
      return writeOutput(library, `${JSON.stringify(data)}\n`, file);
    }
    if (!found) throw new Error(`solver ${solver} found no path`);
    const paint = file === undefined ? colorsOf(library.streams.stdout).green : String;
    writeOutput(
      library,
      orUsageError(() => textWith(maze, path, paint)),
      file,
    );
  },
};
