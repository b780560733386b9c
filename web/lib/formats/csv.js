// CSV as spreadsheets and data frames read it: a header, commas, lines that end with CR LF. Every field is
// a number or a word, so nothing needs quotes. Source: RFC 4180.

import { checkMaze, needsTiles, noProblem } from './options/maze.js';
import { readOptions } from './options/read-options.js';

/** @typedef {import('./options/maze.js').Maze} Maze */
/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */

/**
 * @typedef {object} CsvOptions
 * @property {'cells' | 'passages' | 'tiles' | 'contents'} [table] `cells`: a line per cell; `passages`: a line
 *   per passage; `tiles`: a line per row of tiles, without a header; `contents`: a line for the start, the end and
 *   each door and thing; 'cells'
 */

const params = /** @type {const} */ ([
  {
    id: 'table',
    kind: 'choice',
    values: ['cells', 'passages', 'tiles', 'contents'],
    labels: ['Cells', 'Passages', 'Tiles', 'Ends, doors and things'],
    default: 'cells',
    title: 'Table',
  },
]);

/** @param {(string | number)[]} fields */
const line = (fields) => `${fields.join(',')}\r\n`;

/** @type {Record<string, (maze: Maze) => Iterable<string>>} */
const TABLES = {
  *cells(maze) {
    yield line(['cell', 'x', 'y', 'level', 'kind', ...maze.directions]);
    for (let cell = 0; cell < maze.cellCount; ++cell) {
      const { x, y, level } = maze.positionOf(cell);
      const kind = maze.kinds?.[cell] ?? (maze.mask?.[cell] === 0 ? 0 : 3);
      const passages = maze.directions.map((_, i) => (maze.passages[cell] >> i) & 1);
      yield line([cell, x, y, level, kind, ...passages]);
    }
  },
  *passages(maze) {
    yield line(['from', 'to']);
    const links = maze.links();
    for (let i = 0; i < links.length; i += 2) yield line([links[i], links[i + 1]]);
  },
  *contents(maze) {
    yield line(['what', 'cell', 'x', 'y', 'level', 'direction', 'lock']);
    const row = (
      /** @type {string} */ what,
      /** @type {number} */ cell,
      direction = '',
      lock = 0,
    ) => {
      const { x, y, level } = maze.positionOf(cell);
      return line([what, cell, x, y, level, direction, lock]);
    };
    if (maze.start !== null) yield row('start', maze.start);
    if (maze.end !== null) yield row('end', maze.end);
    for (const { cell, state, lock, direction } of maze.doors ?? []) {
      yield row(`${state} door`, cell, maze.directions[direction ?? -1], lock);
    }
    for (const { cell, role, lock } of maze.things ?? []) yield row(role, cell, '', lock);
  },
  *tiles(maze) {
    for (let level = 0; level < maze.levels; ++level) {
      const { width, data } = maze.tiles(maze.levels > 1 ? { level } : {});
      for (let at = 0; at < data.length; at += width) {
        yield line(Array.from(data.subarray(at, at + width)));
      }
    }
  },
};

/**
 * The maze as a table for spreadsheets and programs: cells with their position, kind (0 rock or masked
 * out) and a 1 per open direction; passages as pairs of cells; start, end, doors and things; or the numbers of
 * `maze.tiles`, storeys one below the other. Cost: O(cells).
 * @param {AnyMaze} maze
 * @param {CsvOptions} [options]
 * @returns {string}
 */
export function toCsv(maze, options) {
  const { table } = readOptions('toCsv', params, options);
  const known = checkMaze(maze, table === 'tiles' ? needsTiles : noProblem);
  return [...TABLES[table](known)].join('');
}

/** What a table of cells does not hold. @type {readonly import('./options/row.js').FeatureId[]} */
const cellsLose = ['doors', 'locks', 'keys', 'things', 'ends', 'oneWay', 'rooms', 'mazeRooms'];

/** What a table of places does not hold. @type {typeof cellsLose} */
const contentsLose = [
  'oneWay',
  'tunnels',
  'stairs',
  'mazeStairs',
  'rooms',
  'mazeRooms',
  'glued',
  'mask',
];

/** @type {import('./options/row.js').FormatRow} */
export const csv = {
  id: 'csv',
  use: 'data',
  title: 'CSV',
  about: 'A table of cells, passages or tiles for spreadsheets and data frames.',
  extension: 'csv',
  mediaType: 'text/csv',
  binary: false,
  loses: cellsLose,
  losesBy: {
    table: [cellsLose, [...cellsLose, 'mask'], [...cellsLose, 'mazeStairs'], contentsLose],
  },
  params,
  problem: noProblem,
  write: toCsv,
  ko: {
    title: 'CSV',
    about: '칸, 통로 또는 타일을 스프레드시트에서 읽는 표로 내보냅니다.',
    params: { table: { title: '표', labels: ['칸', '통로', '타일', '입구와 출구, 문, 물건'] } },
  },
};
