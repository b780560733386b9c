// Projects of the level editor LDtk. Source: its JSON schema, version 1.5.3.

import { companionsOf } from './levels/companions.js';
import { ldtkProject } from './levels/ldtk-project.js';
import { levelParams, levelTexts, readLevelOptions } from './levels/params.js';
import { needsTilesUpTo } from './levels/size.js';
import { checkMaze } from './options/maze.js';

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('./levels/params.js').MapOptions} LdtkOptions */

/** About 100 characters each, in a text of at most 2^29. */
const MOST_TILES = 2 ** 21;

/**
 * The maze as a project of LDtk: a level per storey, in the depth of its world. Its layers, the uppermost
 * first: `Objects`, entities with fields; `Rooms`, rectangles with their `number` in `maze.rooms`; `Walls`, an
 * IntGrid with 1 where a wall stands, whose rules draw the walls and go on drawing them when it is edited;
 * `Floor`. The field `wrap` of a level says which of its edges are glued: those of squares. The picture of the tiles is a file of its own, see `tilesetImage`. Every iid follows from the code
 * of the maze, so that the same maze has the same ones. Throws a MazeError for shapes other than squares
 * and storeys of them, and for more than 2097152 tiles. Cost: O(tiles).
 * @param {AnyMaze} maze
 * @param {LdtkOptions} [options]
 * @returns {string}
 */
export function toLdtk(maze, options) {
  const read = readLevelOptions('toLdtk', levelParams, options);
  return JSON.stringify(
    ldtkProject(
      checkMaze(maze, (known) => needsTilesUpTo(known, MOST_TILES, read)),
      read,
    ),
  );
}

/** @type {import('./options/row.js').FormatRow} */
export const ldtk = {
  id: 'ldtk',
  use: 'level',
  title: 'LDtk',
  about: 'A project of the level editor LDtk, with walls drawn by rules, entities and rooms.',
  extension: 'ldtk',
  mediaType: 'application/json',
  binary: false,
  loses: [],
  params: levelParams,
  problem: (maze) => needsTilesUpTo(maze, MOST_TILES),
  write: toLdtk,
  companions: companionsOf,
  ko: {
    title: 'LDtk',
    about: '레벨 편집기 LDtk의 프로젝트입니다. 규칙으로 그리는 벽, 엔티티, 방이 들어 있습니다.',
    params: levelTexts,
  },
};
