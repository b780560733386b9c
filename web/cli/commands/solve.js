import { readFileSync } from 'node:fs';
import { stdin } from 'node:process';
import { text as textOf } from 'node:stream/consumers';
import { readFormat, usualFormat, writeOutput } from '../output.js';
import { idsText } from '../rows.js';
import { orUsageError, UsageError } from '../usage.js';
import { readChoice, readSeed } from '../values.js';

/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */
/** @typedef {import('mazewright/dungeons').Maze} Maze */

/** @type {import('../main.js').Command['help']} */
const help = (mw) => `usage: mazewright solve [<file>] [options]
       mazewright solve --code <code> [options]

Reads a maze, as mazewright generate writes it in the format text or json, from a file or from the
standard input, and writes it with a path from its start to its end.

  --code <code>        the maze of this code
  --solver <solver>    a solver, such as dfs or wallFollower,hand=left; default bfs
  --seed <seed>        of solvers that decide at random; default 0
  --from <cell>        index of a cell, instead of the start
  --to <cell>          index of a cell, instead of the end
  --format <format>    text, with * on the path; json: the cells of the path; or a format that shows
                       a solution, such as svg,cell=10; default: as the file ends, else text, or svg
                       where a shape has no text
  --out <file>         such as path.svg; default: the standard output

${idsText(mw, ['solvers', 'formats'])}

mazewright list solvers describes them and their parameters.`;

/** @param {string | undefined} file */
async function readInput(file) {
  if (file === undefined && stdin.isTTY) {
    throw new UsageError('solve: give a file, --code, or a maze on the standard input');
  }
  try {
    // Not readFileSync: the standard input may be a pipe that does not block.
    const text = file === undefined ? await textOf(stdin) : readFileSync(file, 'utf8');
    return text.replaceAll('\r\n', '\n');
  } catch (error) {
    throw new UsageError(`solve: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * @param {Mazewright} mw
 * @param {Record<string, any>} values
 * @param {readonly string[]} words
 * @returns {Promise<Maze>}
 */
async function readMaze(mw, values, [file, ...rest]) {
  const extra = values.code === undefined ? rest[0] : file;
  if (extra !== undefined) throw new UsageError(`solve: unexpected word ${JSON.stringify(extra)}`);
  if (values.code !== undefined) return orUsageError(() => mw.generate(values.code));
  const text = await readInput(file);
  if (!text.trimStart().startsWith('{')) return orUsageError(() => mw.parse(text));
  return orUsageError(() => mw.adopt(JSON.parse(text)));
}

/** @param {string} option @param {string | undefined} text */
function readCell(option, text) {
  if (text === undefined) return {};
  if (!/^\d+$/.test(text)) {
    throw new UsageError(`--${option} must be the index of a cell; got ${JSON.stringify(text)}`);
  }
  return { [option]: Number(text) };
}

/**
 * The ASCII text with * on the cells of the path and on its passages, on those of tunnels below the
 * maze. Start, end and stairs keep their marks. Storeys stand below each other, each below the line
 * `level` with its number.
 * @param {Maze} maze
 * @param {Uint32Array} path
 */
function textWith(maze, path) {
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
  return lines.map((line) => line.join('')).join('\n');
}

/** @type {import('../main.js').Command} */
export const solve = {
  name: 'solve',
  about: 'writes a maze with a path through it, or the path',
  help,
  takesWords: true,
  options: Object.fromEntries(
    ['code', 'solver', 'seed', 'from', 'to', 'format', 'out'].map((name) => [
      name,
      { type: 'string' },
    ]),
  ),
  async run(values, words) {
    const { createMazewright } = await import('mazewright/dungeons');
    const mw = await createMazewright();
    const wanted = readFormat(mw, values);
    const { solvers } = mw.catalog;
    const { id: solver, params } = readChoice('solver', solvers, values.solver ?? 'bfs');
    const seed = values.seed === undefined ? {} : { seed: readSeed(values.seed) };
    const ends = { ...readCell('from', values.from), ...readCell('to', values.to) };
    const maze = await readMaze(mw, values, words);
    const format = wanted ?? usualFormat(mw, maze);
    const drawsSolution = format.params.some(({ id }) => id === 'solution');
    if (format.id === 'text' && Object.keys(format.given).length > 0) {
      throw new UsageError('solve: --format text has no parameters here');
    }
    if (drawsSolution && (values.solver ?? values.seed ?? values.from ?? values.to) !== undefined) {
      throw new UsageError(
        `--format ${format.id} shows the shortest path from start to end: leave out --solver, --seed, --from and --to, or write json`,
      );
    }
    const content = orUsageError(() => {
      if (drawsSolution) {
        return maze.export(/** @type {any} */ (format.id), { solution: true, ...format.given });
      }
      const { path, length } = maze.solve(
        /** @type {any} */ ({ solver, ...params, ...seed, ...ends }),
      );
      const found = path.length > 0;
      if (format.id === 'json') {
        return `${JSON.stringify({ length: found ? length : null, path: [...path] })}\n`;
      }
      return found ? textWith(maze, path) : null;
    });
    if (content === null) throw new Error(`solver ${solver} found no path`);
    writeOutput(content, values.out);
  },
};
