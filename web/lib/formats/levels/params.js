import { fail } from '../../util/error.js';
import { readOptions } from '../options/read-options.js';
import { IMAGE } from './tileset.js';

/** @typedef {import('../options/row.js').FormatParam} FormatParam */

/** Pixels per pixel of the tileset. */
export const scaleParam = /** @type {const} */ ({
  id: 'scale',
  kind: 'integer',
  min: 1,
  max: 8,
  default: 1,
  title: 'Scale',
});

/**
 * What maps of every editor have in common.
 * @typedef {object} MapOptions
 * @property {number} [scale] tiles are 16 pixels times this wide, 1 to 8; 1
 * @property {string} [image] the file of the tileset's picture, from the folder of the map; see
 *   `tilesetImage`; 'mazewright-tiles.png'
 * @property {number} [corridor] width of corridors in tiles, as for `maze.tiles`; 1
 * @property {number} [wall] thickness of walls in tiles, as for `maze.tiles`; 1
 * @property {boolean} [floor] whether there is a layer of floors; true
 * @property {boolean} [objects] whether start, end, doors, things, stairs and arrows are objects; true
 * @property {boolean} [rooms] whether rooms are rectangles; true
 */

/** The parameters of MapOptions. @type {readonly FormatParam[]} */
export const levelParams = [
  scaleParam,
  { id: 'image', kind: 'text', max: 200, default: IMAGE, title: 'Tileset image' },
  { id: 'corridor', kind: 'integer', min: 1, max: 64, default: 1, title: 'Corridor width' },
  { id: 'wall', kind: 'integer', min: 1, max: 64, default: 1, title: 'Wall width' },
  { id: 'floor', kind: 'boolean', default: true, title: 'Floors' },
  { id: 'objects', kind: 'boolean', default: true, title: 'Objects' },
  { id: 'rooms', kind: 'boolean', default: true, title: 'Rooms' },
];

/** Their texts in Korean. @type {import('../options/row.js').FormatTexts['params']} */
export const levelTexts = {
  scale: { title: '배율' },
  image: { title: '타일셋 그림 파일' },
  corridor: { title: '통로 너비' },
  wall: { title: '벽 두께' },
  floor: { title: '바닥' },
  objects: { title: '오브젝트' },
  rooms: { title: '방' },
};

/**
 * @typedef {MapOptions & { data?: boolean }} TiledOptions with `data`: whether the map holds the maze as
 *   well, so that `readTmj` gives back what tiles and objects do not show, such as its code; true
 */

/** The parameters of TiledOptions. @type {readonly FormatParam[]} */
export const tiledParams = [
  ...levelParams,
  { id: 'data', kind: 'boolean', default: true, title: 'Maze data' },
];

/** Their texts in Korean. */
export const tiledTexts = { ...levelTexts, data: { title: '미로 데이터' } };

/**
 * The options of a map, checked.
 * @param {string} owner
 * @param {readonly FormatParam[]} params
 * @param {unknown} options
 * @returns {any}
 */
export function readLevelOptions(owner, params, options) {
  const read = readOptions(owner, params, options);
  // Neither XML nor a file system takes control characters.
  if (!/\S/.test(read.image) || /\p{Cc}/u.test(read.image)) {
    fail('image', 'image must be the name of a file, without control characters');
  }
  return read;
}
