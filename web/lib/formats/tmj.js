// TMJ, the JSON maps of Tiled, which game engines load as well. Source: "JSON Map Format" of the Tiled
// documentation.

import { companionsOf } from './levels/companions.js';
import { readLevelOptions, tiledParams, tiledTexts } from './levels/params.js';
import { needsTilesUpTo } from './levels/size.js';
import { MOST_TILES, tiledMap } from './levels/tiled-map.js';
import { checkMaze } from './options/maze.js';

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('./levels/params.js').TiledOptions} TmjOptions */

/**
 * The maze as a map of Tiled, with one tileset, which is in the map; its picture is a file of its own, see
 * `tilesetImage`. The layers, lowest first: `floor`; `walls`, whose tiles fit their neighbours and collide,
 * and which Tiled's terrain brush goes on painting; `rooms`, rectangles with their `number` in
 * `maze.rooms`; `objects`: `start`, `end`, doors with `state` and `lock`, things with `level`, `room` and
 * `lock` by their roles, `stairs` with `up` and `down`, and an `arrow` with its `direction` on every one-way
 * passage. Storeys are groups, of which the first is visible. `readTmj` reads it again. Throws a
 * MazeError for shapes other than squares and storeys of them, and for
 * more than 16777216 tiles. Cost: O(tiles).
 * @param {AnyMaze} maze
 * @param {TmjOptions} [options]
 * @returns {string}
 */
export function toTmj(maze, options) {
  const read = readLevelOptions('toTmj', tiledParams, options);
  return JSON.stringify(
    tiledMap(
      checkMaze(maze, (known) => needsTilesUpTo(known, MOST_TILES, read)),
      read,
    ),
  );
}

/** @type {import('./options/row.js').FormatRow} */
export const tmj = {
  id: 'tmj',
  use: 'level',
  title: 'Tiled (JSON)',
  about: 'A JSON map for the editor Tiled and for game engines, with tiles, objects and rooms.',
  extension: 'tmj',
  mediaType: 'application/json',
  binary: false,
  loses: [],
  params: tiledParams,
  problem: (maze) => needsTilesUpTo(maze, MOST_TILES),
  write: toTmj,
  companions: companionsOf,
  ko: {
    title: 'Tiled (JSON)',
    about:
      '맵 편집기 Tiled와 게임 엔진에서 여는 JSON 맵입니다. 타일, 오브젝트, 방이 들어 있습니다.',
    params: tiledTexts,
  },
};
