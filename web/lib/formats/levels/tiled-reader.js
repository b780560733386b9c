// A map of Tiled as its editor may have saved it, read into storeys. Nothing in it is trusted.
import { gunzipSync, unzlibSync } from 'fflate';
import { decodeBase64 } from '../../util/base64.js';
import { describe } from '../../util/describe.js';
import { fail } from '../../util/error.js';
import { COLUMNS, ROWS } from './tileset.js';

/**
 * @typedef {object} TiledObject
 * @property {string} type
 * @property {number} id
 * @property {string} name
 * @property {number} x of its middle, in pixels
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {ReadonlyMap<string, unknown>} properties
 */

/**
 * @typedef {object} TiledStorey
 * @property {Uint8Array} walls 1 where the layer of walls has a tile
 * @property {Int32Array | null} floor the tile of our tileset per place, -1 for none and for others; null
 *   without such a layer
 * @property {TiledObject[] | null} objects null without such a layer
 * @property {TiledObject[] | null} rooms
 */

/**
 * @typedef {object} ReadMap
 * @property {number} width in tiles
 * @property {number} height
 * @property {number} tileWidth in pixels
 * @property {number} tileHeight
 * @property {ReadonlyMap<string, unknown>} properties
 * @property {TiledStorey[]} storeys
 */

/** The bits of a tile's number in a layer that turn or mirror it. */
const FLAGS = 0xf0000000;
/** The most tiles per side: maps of all sizes that `maze.tiles` gives are smaller. */
const MOST_TILES = 2 ** 20;
/** The most groups in one another: more would exhaust the stack. */
const MOST_GROUPS = 100;
/** How much larger deflate can make bytes, with room for headers. */
const MOST_INFLATED = 1100;

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is number} */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);

/** @param {unknown} value @returns {any[]} */
const listOf = (value) => (Array.isArray(value) ? value.filter(isObject) : []);

/** @param {unknown} list @returns {ReadonlyMap<string, unknown>} */
const propertiesFrom = (list) => new Map(listOf(list).map(({ name, value }) => [name, value]));

/**
 * A whole number of a map.
 * @param {Record<string, any>} owner
 * @param {string} field
 * @param {number} most
 */
function count(owner, field, most) {
  const value = owner[field];
  if (Number.isInteger(value) && value > 0 && value <= most) return Number(value);
  return fail(field, `${field} must be a whole number from 1 to ${most}; got ${describe(value)}`);
}

/** @param {unknown} text */
function parsed(text) {
  if (typeof text !== 'string') {
    fail('map', `map must be the text of a TMJ file; got ${describe(text)}`);
  }
  try {
    const map = JSON.parse(/** @type {string} */ (text));
    if (isObject(map)) return map;
  } catch {
    // Said below.
  }
  return fail('map', 'map must be a TMJ file, a JSON object; in Tiled: Export As, JSON map files');
}

/**
 * The layers of a list and of the groups in it.
 * @param {unknown} layers
 * @param {number} [depth] of groups in groups
 * @returns {Record<string, any>[]}
 */
function flattened(layers, depth = 0) {
  if (depth > MOST_GROUPS) {
    fail('layers', `layers must lie in at most ${MOST_GROUPS} groups, one in another`);
  }
  return listOf(layers).flatMap((layer) =>
    layer.type === 'group' ? flattened(layer.layers, depth + 1) : [layer],
  );
}

/**
 * The bytes of a layer's base64; null if they are damaged.
 * @param {string} data
 * @param {unknown} compression
 * @param {number} size bytes
 * @param {string} field
 */
function unpacked(data, compression, size, field) {
  const bytes = decodeBase64(data);
  if (bytes === null || !compression) return bytes;
  const inflate = { zlib: unzlibSync, gzip: gunzipSync }[String(compression)];
  if (!inflate) {
    const wanted = 'CSV, Base64, zlib or gzip; in Tiled: Map Properties, Tile Layer Format';
    fail(
      `${field}.compression`,
      `${field} must be saved as ${wanted}; got ${describe(compression)}`,
    );
  }
  if (size > bytes.length * MOST_INFLATED) return null;
  try {
    return inflate(bytes, { out: new Uint8Array(size) });
  } catch {
    return null;
  }
}

/**
 * The numbers of a layer of tiles, row by row, without their flags.
 * @param {Record<string, any>} layer
 * @param {number} width
 * @param {number} height
 * @param {string} field
 * @returns {ArrayLike<number>}
 */
function numbersOf({ data, encoding, compression, ...layer }, width, height, field) {
  const size = width * height;
  if (layer.width !== width || layer.height !== height) {
    fail(field, `${field} must be as large as the map, ${width} x ${height} tiles`);
  }
  if (Array.isArray(data)) {
    const isGood = (/** @type {unknown} */ tile) =>
      Number.isInteger(tile) && Number(tile) >= 0 && Number(tile) < 2 ** 32;
    if (data.length === size && data.every(isGood))
      return data.map((tile) => (tile & ~FLAGS) >>> 0);
  } else if (typeof data === 'string' && encoding === 'base64') {
    const bytes = unpacked(data, compression, 4 * size, field);
    if (bytes?.length === 4 * size) {
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      return Array.from({ length: size }, (_, i) => (view.getUint32(4 * i, true) & ~FLAGS) >>> 0);
    }
  }
  return fail(field, `${field} must have a number per tile, ${size}; its data is not that`);
}

/**
 * An object with the middle that Tiled draws it at: it turns about its corner, the lower left one if it has
 * a tile.
 * @param {Record<string, any>} object
 * @param {string} field
 * @returns {TiledObject}
 */
function objectFrom(object, field) {
  const { id, x, y, width = 0, height = 0, rotation = 0 } = object;
  if (![id, x, y, width, height, rotation].every(isNumber)) {
    fail(field, `${field} must have an id and a place that are numbers`);
  }
  const [dx, dy] = [width / 2, (object.gid === undefined ? height : -height) / 2];
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    // Tiled 1.9 alone calls the type of an object its class.
    type: String(object.type || object.class || ''),
    id,
    name: String(object.name ?? ''),
    x: x + dx * cos - dy * sin,
    y: y + dx * sin + dy * cos,
    width,
    height,
    properties: propertiesFrom(object.properties),
  };
}

/**
 * @param {Record<string, any>[]} layers
 * @param {{ width: number, height: number, first: number }} map with the number of our first tile
 * @param {string} where for messages
 * @returns {TiledStorey}
 */
function storeyFrom(layers, { width, height, first }, where) {
  const named = (/** @type {string} */ name, /** @type {string} */ type) =>
    layers.find((layer) => layer.type === type && String(layer.name).toLowerCase() === name);
  const walls = named('walls', 'tilelayer');
  if (!walls) fail('layers', `layers must have a tile layer of the name 'walls'${where}`);
  const floor = named('floor', 'tilelayer');
  const objectsOf = (/** @type {string} */ name) => {
    const layer = named(name, 'objectgroup');
    if (!layer) return null;
    return listOf(layer.objects).map((object, i) => objectFrom(object, `${name}[${i}]`));
  };
  const ours = (/** @type {number} */ gid) =>
    gid >= first && gid < first + COLUMNS * ROWS ? gid - first : -1;
  return {
    walls: Uint8Array.from(numbersOf(walls, width, height, 'walls'), (gid) => (gid === 0 ? 0 : 1)),
    floor: floor ? Int32Array.from(numbersOf(floor, width, height, 'floor'), ours) : null,
    objects: objectsOf('objects'),
    rooms: objectsOf('rooms'),
  };
}

/**
 * The groups that are storeys, in their order; null if the map has none.
 * @param {unknown} layers
 */
function groupsOf(layers) {
  const groups = listOf(layers)
    .filter(({ type }) => type === 'group')
    .map(({ layers: inner, properties }) => ({
      inner,
      level: propertiesFrom(properties).get('level'),
    }))
    .filter(({ level }) => level !== undefined)
    .sort((a, b) => Number(a.level) - Number(b.level));
  if (groups.length === 0) return null;
  if (groups.some(({ level }, i) => level !== i)) {
    fail('layers', 'layers must have a group per storey, each with another level, counted from 0');
  }
  return groups.map(({ inner }) => inner);
}

/**
 * Reads the text of a TMJ file. Throws a MazeError for what is no such map.
 * @param {unknown} text
 * @returns {ReadMap}
 */
export function readTiledMap(text) {
  const map = parsed(text);
  if (map.orientation !== 'orthogonal') {
    fail('orientation', `orientation must be 'orthogonal'; got ${describe(map.orientation)}`);
  }
  if (map.infinite === true) {
    fail('infinite', 'infinite must be false; in Tiled: Map, Map Properties, Infinite');
  }
  const [width, height] = [count(map, 'width', MOST_TILES), count(map, 'height', MOST_TILES)];
  const tilesets = listOf(map.tilesets);
  const ours = tilesets.find(({ name }) => name === 'mazewright') ?? tilesets[0];
  const size = { width, height, first: isNumber(ours?.firstgid) ? ours.firstgid : 1 };
  const groups = groupsOf(map.layers);
  return {
    width,
    height,
    tileWidth: count(map, 'tilewidth', MOST_TILES),
    tileHeight: count(map, 'tileheight', MOST_TILES),
    properties: propertiesFrom(map.properties),
    storeys: groups
      ? groups.map((inner, level) => storeyFrom(flattened(inner), size, ` on level ${level}`))
      : [storeyFrom(flattened(map.layers), size, '')],
  };
}
