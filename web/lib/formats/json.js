// JSON as `maze.toJSON()` gives it, with a JSON Schema (draft 2020-12) of it: formats/data/maze.schema.json.

import { fail } from '../util/error.js';
import { checkMaze, noProblem } from './options/maze.js';
import { readOptions } from './options/read-options.js';

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */

/**
 * @typedef {object} JsonOptions
 * @property {number} [indent] spaces per level, 0 for one line, up to 10; 0
 */

const params = /** @type {const} */ ([
  { id: 'indent', kind: 'integer', min: 0, max: 10, default: 0, title: 'Indent' },
]);

/** Engines hold no text that is longer. */
const MAX_CHARACTERS = 2 ** 29;

/**
 * The maze as JSON, every field by its own name and typed arrays as base64: what `JSON.stringify(maze)` gives, and the end of a
 * line.
 * `mw.adopt(JSON.parse(text))` is the maze again, and maze.schema.json of the package describes the text. Throws a
 * MazeError with the code 'too-large' for a maze whose text does not fit into one string, about 10^8 cells. Cost:
 * O(cells).
 * @param {AnyMaze} maze
 * @param {JsonOptions} [options]
 * @returns {string}
 */
export function toJson(maze, options) {
  const { indent } = readOptions('toJson', params, options);
  const known = checkMaze(maze, noProblem);
  try {
    return `${JSON.stringify(known.toJSON(), null, indent)}\n`;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const most = `maze must fit into a text of ${MAX_CHARACTERS} characters`;
    return fail('maze', `${most}; the format mzw holds larger ones`, 'too-large');
  }
}

/** @type {import('./options/row.js').FormatRow} */
export const json = {
  id: 'json',
  use: 'data',
  title: 'JSON',
  about: 'All data of the maze for programs, with a JSON Schema; it can be read again.',
  extension: 'json',
  mediaType: 'application/json',
  binary: false,
  loses: [],
  params,
  problem: noProblem,
  write: toJson,
  ko: {
    title: 'JSON',
    about: '미로의 모든 데이터를 JSON Schema가 있는 JSON으로 저장해 다시 불러올 수 있습니다.',
    params: { indent: { title: '들여쓰기' } },
  },
};
