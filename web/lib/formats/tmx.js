// TMX, the XML maps of Tiled. Source: "TMX Map Format" of the Tiled documentation.

import { companionsOf } from './levels/companions.js';
import { readLevelOptions, tiledParams, tiledTexts } from './levels/params.js';
import { needsTilesUpTo } from './levels/size.js';
import { MOST_TILES, tiledMap } from './levels/tiled-map.js';
import { tmxText } from './levels/tmx-text.js';
import { checkMaze } from './options/maze.js';

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('./levels/params.js').TiledOptions} TmxOptions */

/**
 * The map of `toTmj` as XML; Tiled saves it as JSON too, for `readTmj`. Throws a MazeError for shapes other than squares and storeys of them, and for
 * more than 16777216 tiles. Cost:
 * O(tiles).
 * @param {AnyMaze} maze
 * @param {TmxOptions} [options]
 * @returns {string}
 */
export function toTmx(maze, options) {
  const read = readLevelOptions('toTmx', tiledParams, options);
  return tmxText(
    tiledMap(
      checkMaze(maze, (known) => needsTilesUpTo(known, MOST_TILES, read)),
      read,
    ),
  );
}

/** @type {import('./options/row.js').FormatRow} */
export const tmx = {
  id: 'tmx',
  use: 'level',
  title: 'Tiled (XML)',
  about: 'The XML map of the editor Tiled, with tiles, objects and rooms.',
  extension: 'tmx',
  mediaType: 'application/xml',
  binary: false,
  loses: [],
  params: tiledParams,
  problem: (maze) => needsTilesUpTo(maze, MOST_TILES),
  write: toTmx,
  companions: companionsOf,
  ko: {
    title: 'Tiled (XML)',
    about: '맵 편집기 Tiled의 XML 맵입니다. 타일, 오브젝트, 방이 들어 있습니다.',
    params: tiledTexts,
  },
};
