import { bookParams, formats, toBook } from 'mazewright/formats';

/** @import { Maze, Mazewright, Problem } from 'mazewright/dungeons' */
/** @import { FormatCompanion, FormatResult, FormatRow } from 'mazewright/formats' */

/**
 * What is asked of the maker of files. `maze`: left out if it is that of the last request. The options
 * of `rows` are none.
 * @typedef {{ maze?: object } & ({ kind: 'rows' }
 *   | { kind: 'file', format: string, options: Record<string, unknown> }
 *   | { kind: 'book', options: Record<string, unknown> })} FileRequest
 */

/** A format without its functions. @typedef {Omit<FormatRow, 'write' | 'problem' | 'companions'>} FormatData */

/**
 * The formats, each with why it cannot hold the maze, and the book of mazes.
 * @typedef {{ rows: readonly (FormatData & { problem: Problem | null })[], book: FormatData }} RowsReply
 */

/** A file, and the files that it refers to. @typedef {{ data: FormatResult, companions: readonly FormatCompanion[] }} MadeFile */

/** How much of the work is done. @typedef {(done: number, total: number) => void} Report */

/** @type {Mazewright | null} */
let mw = null;
/** @type {Maze | null} */
let maze = null;

/**
 * The library. The module is given as a whole, so that nothing of it is left out: its file is then the one
 * that the page has loaded already.
 * @param {typeof import('mazewright/dungeons')} module
 */
const libraryOf = (module) => module.createMazewright();

/**
 * Does what is asked. Rejects with a MazeError if
 * an option is wrong or the format cannot hold the maze.
 * @param {FileRequest} request
 * @param {Report} report
 * @returns {Promise<RowsReply | MadeFile>}
 */
export async function makeFile(request, report) {
  mw ??= await libraryOf(await import('mazewright/dungeons'));
  if (request.maze) maze = mw.adopt(request.maze);
  const shown = /** @type {Maze} */ (maze);
  if (request.kind === 'rows') return rowsFor(shown);
  const { options } = request;
  if (request.kind === 'book') {
    return { data: await toBook(mw, { ...options, onProgress: report }), companions: [] };
  }
  const format = formats.find(({ id }) => id === request.format);
  // The library has formats of its own that are no rows here, such as text.
  if (!format) {
    const id = /** @type {Parameters<Maze['export']>[0]} */ (request.format);
    return { data: shown.export(id, options), companions: [] };
  }
  const data = await format.write(shown, options);
  return { data, companions: format.companions?.(options) ?? [] };
}

/** @param {Maze} shown @returns {RowsReply} */
function rowsFor(shown) {
  return {
    rows: formats.map(({ write, problem, companions, ...row }) => {
      const found = problem(shown);
      return { ...row, problem: found && { ...found } };
    }),
    book: bookParams,
  };
}
