// A map of Tiled, which JSON and XML write down alike. The fields are those of Tiled 1.8, and 1.9 and
// later read them. Source: "JSON Map Format" and "TMX Map Format" of the Tiled documentation.

import { bodyColor } from '../../looks/body-colors.js';
import { palettes } from '../../looks/palette.js';
import { ROLES } from '../../looks/roles.js';
import { jsonOf } from '../../maze/json.js';
import { storeysOf } from './level.js';
import { COLUMNS, kindOfTile, LICENCE, ROWS, TILE, TILE_NAMES, WALL_MASKS } from './tileset.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./level.js').LevelObject} LevelObject */
/** @typedef {import('./level.js').Storey} Storey */
/** @typedef {{ name: string, type: string, value: string | number | boolean }} TiledProperty */

/** The most tiles of a map: some characters each, in a text of at most 2^29. */
export const MOST_TILES = 2 ** 24;

/** The number of the tileset's first tile in layers, where 0 is no tile. */
export const FIRST_GID = 1;

/** @param {Readonly<Record<string, string | number | boolean>>} values @returns {TiledProperty[]} */
export const propertiesOf = (values) =>
  Object.entries(values).map(([name, value]) => ({ name, type: typeName(value), value }));

/** @param {string | number | boolean} value */
const typeName = (value) =>
  typeof value === 'string' ? 'string' : typeof value === 'number' ? 'int' : 'bool';

/** Of a mask of 8 neighbours the colours of a wall's sides and corners, 1 where a wall joins. @param {number} mask */
const wangId = (mask) => Array.from({ length: 8 }, (_, bit) => (mask >> bit) & 1);

/**
 * The tileset: every tile with what it is, walls with a rectangle that collides, and a terrain by which
 * Tiled's terrain brush chooses walls. The wall that joins no other is no part of it: Tiled cannot tell
 * it from no wall.
 * @param {number} size pixels of a tile
 * @param {string} image
 */
function tilesetOf(size, image) {
  const collision = {
    draworder: 'index',
    name: '',
    objects: [rectangle(1, 0, 0, size, size)],
    opacity: 1,
    type: 'objectgroup',
    visible: true,
    x: 0,
    y: 0,
  };
  const tiles = [
    ...WALL_MASKS.map((_, id) => ({ id, type: 'wall', objectgroup: collision })),
    ...[...TILE_NAMES].map(([id, name]) => {
      const kind = kindOfTile(id);
      const type = name.replace(/Sideways$/, '');
      return { id, type, ...(kind !== null && { properties: propertiesOf({ kind }) }) };
    }),
  ];
  const wall = WALL_MASKS.indexOf(255);
  return {
    columns: COLUMNS,
    firstgid: FIRST_GID,
    image,
    imageheight: ROWS * size,
    imagewidth: COLUMNS * size,
    margin: 0,
    name: 'mazewright',
    properties: propertiesOf({ licence: LICENCE }),
    spacing: 0,
    tilecount: COLUMNS * ROWS,
    tileheight: size,
    tiles,
    tilewidth: size,
    wangsets: [
      {
        colors: [
          { color: bodyColor(palettes.light, 'wall'), name: 'wall', probability: 1, tile: wall },
        ],
        name: 'walls',
        tile: wall,
        type: 'mixed',
        wangtiles: WALL_MASKS.flatMap((mask, tileid) =>
          mask === 0 ? [] : [{ tileid, wangid: wangId(mask) }],
        ),
      },
    ],
  };
}

/** @param {number} id @param {number} x @param {number} y @param {number} width @param {number} height */
const rectangle = (id, x, y, width, height) => ({
  height,
  id,
  name: '',
  rotation: 0,
  type: '',
  visible: true,
  width,
  x,
  y,
});

/** Numbers of layers and objects, each given once. */
class Ids {
  layer = 1;
  object = 1;
}

/**
 * @param {string} name
 * @param {Storey} storey
 * @param {number[]} data
 * @param {Ids} ids
 */
const tileLayer = (name, { width, height }, data, ids) => ({
  data,
  height,
  id: ids.layer++,
  name,
  opacity: 1,
  type: 'tilelayer',
  visible: true,
  width,
  x: 0,
  y: 0,
});

/**
 * @param {string} name
 * @param {LevelObject[]} objects
 * @param {number} size pixels of a tile
 * @param {Ids} ids
 */
const objectLayer = (name, objects, size, ids) => ({
  draworder: 'index',
  id: ids.layer++,
  name,
  objects: objects.map(({ type, name, x, y, width, height, tile, properties }) => ({
    ...rectangle(ids.object++, x * size, y * size, width * size, height * size),
    name,
    type,
    // An object with a tile lies at its lower left corner.
    ...(tile !== null && { gid: FIRST_GID + tile, y: (y + height) * size }),
    properties: propertiesOf(properties),
  })),
  opacity: 1,
  type: 'objectgroup',
  visible: true,
  x: 0,
  y: 0,
});

/**
 * @typedef {object} TiledChoice
 * @property {number} scale
 * @property {string} image
 * @property {number} corridor
 * @property {number} wall
 * @property {boolean} floor
 * @property {boolean} objects
 * @property {boolean} rooms
 * @property {boolean} data
 */

/**
 * The layers of a storey, the lowest first.
 * @param {Storey} storey
 * @param {TiledChoice} choice
 * @param {Ids} ids
 */
function layersOf(storey, choice, ids) {
  const size = TILE * choice.scale;
  const gids = (/** @type {ArrayLike<number>} */ tiles) =>
    Array.from(tiles, (tile) => tile + FIRST_GID);
  const layers = [];
  if (choice.floor) layers.push(tileLayer('floor', storey, gids(storey.floor), ids));
  layers.push(tileLayer('walls', storey, gids(storey.wallTiles), ids));
  if (choice.rooms) {
    layers.push({
      ...objectLayer('rooms', storey.rooms, size, ids),
      color: palettes.light[ROLES.room],
    });
  }
  if (choice.objects) layers.push(objectLayer('objects', storey.objects, size, ids));
  return layers;
}

/**
 * The map of a maze. One storey is made of plain layers; several are groups, of which the first is
 * visible. Cost: O(tiles).
 * @param {Maze} maze
 * @param {TiledChoice} choice
 */
export function tiledMap(maze, choice) {
  const size = TILE * choice.scale;
  const storeys = storeysOf(maze, choice);
  const ids = new Ids();
  const [{ width, height }] = storeys;
  const layers =
    storeys.length === 1
      ? layersOf(storeys[0], choice, ids)
      : storeys.map((storey) => ({
          id: ids.layer++,
          layers: layersOf(storey, choice, ids),
          name: `level ${storey.level}`,
          opacity: 1,
          properties: propertiesOf({ level: storey.level }),
          type: 'group',
          visible: storey.level === 0,
          x: 0,
          y: 0,
        }));
  const { shape, shapeParams, dungeon } = maze;
  const { corridor, wall } = choice;
  const facts = { shape, ...shapeParams, dungeon, corridor, wall: dungeon ? 0 : wall };
  return {
    compressionlevel: -1,
    height,
    infinite: false,
    layers,
    nextlayerid: ids.layer,
    nextobjectid: ids.object,
    orientation: 'orthogonal',
    properties: propertiesOf({ ...facts, ...(choice.data && { maze: dataOf(maze) }) }),
    renderorder: 'right-down',
    tiledversion: '1.8.2',
    tileheight: size,
    tilesets: [tilesetOf(size, choice.image)],
    tilewidth: size,
    type: 'map',
    version: '1.8',
    width,
  };
}

/**
 * The maze as `readTmj` finds it in the map: JSON in which what no text of XML can hold is escaped.
 * @param {Maze} maze
 */
const dataOf = (maze) =>
  JSON.stringify(jsonOf(maze)).replace(
    /[\x7f-\x9f\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
