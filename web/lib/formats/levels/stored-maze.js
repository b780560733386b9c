// What a map of Tiled says about its maze besides tiles and objects: the data that `toTmj` stored, or the
// least of it.
import { fromJson } from '../../maze/json.js';
import { entriesOf } from '../../options/values.js';
import { describe } from '../../util/describe.js';
import { fail } from '../../util/error.js';

/** @typedef {import('./tiled-reader.js').ReadMap} ReadMap */

/**
 * The data of a maze of squares or storeys, as `mw.adopt` takes it.
 * @typedef {object} TiledMazeData
 * @property {'square' | 'cube'} shape
 * @property {Readonly<Record<string, string>>} shapeParams
 * @property {number} width
 * @property {number} height
 * @property {number} levels
 * @property {boolean} dungeon
 * @property {Uint8Array} passages
 * @property {Uint8Array | null} oneWays
 * @property {Uint8Array | null} kinds
 * @property {Uint8Array | null} mask
 * @property {Uint32Array | null} bridges
 * @property {number | null} start
 * @property {number | null} end
 * @property {readonly import('../../options/types.js').Room[] | null} rooms
 * @property {readonly import('../../options/types.js').Door[] | null} doors
 * @property {readonly Pick<import('../../options/types.js').Thing, 'cell' | 'role' | 'lock'>[] | null} things
 * @property {readonly import('../../options/types.js').Region[] | null} tree
 * @property {Uint32Array | null} steps
 * @property {string | null} code
 */

/** @typedef {{ corridor: number, wall: number }} Widths */

/** As for `maze.tiles`. */
const MOST_WIDE = 64;

/** @param {unknown} value @param {number} most @returns {value is number} */
const isCount = (value, most) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= most;

/**
 * The widths of corridors and walls that a map was made with.
 * @param {ReadMap} map
 * @returns {Widths}
 */
export function storedWidths({ properties }) {
  const dungeon = properties.get('dungeon');
  if (typeof dungeon !== 'boolean') {
    fail('dungeon', 'dungeon must be a property of the map, true or false, as toTmj writes it');
  }
  const read = (/** @type {string} */ name, /** @type {unknown} */ usual) => {
    const value = properties.get(name) ?? usual;
    if (isCount(value, MOST_WIDE) || (name === 'wall' && dungeon && value === 0))
      return Number(value);
    return fail(
      name,
      `${name} must be a whole number from 1 to ${MOST_WIDE}; got ${describe(value)}`,
    );
  };
  return { corridor: read('corridor', 1), wall: dungeon ? 0 : read('wall', 1) };
}

/**
 * Cells along a side of so many tiles.
 * @param {number} tiles
 * @param {Widths} widths
 * @param {string} field
 */
function cellsAlong(tiles, { corridor, wall }, field) {
  const cells = (tiles - wall) / (corridor + wall);
  if (Number.isInteger(cells) && cells > 0) return cells;
  const rule = `${wall} tiles and ${corridor + wall} per cell`;
  return fail(field, `${field} must be ${rule}, as corridor and wall of the map say; got ${tiles}`);
}

/**
 * The maze of a map: what is stored, or without that one of which nothing is known, all rock. Throws a
 * MazeError for data that does not fit the map.
 * @param {ReadMap} map
 * @param {Widths} widths
 * @returns {{ data: TiledMazeData, isStored: boolean }}
 */
export function storedMaze(map, widths) {
  const width = cellsAlong(map.width, widths, 'width');
  const height = cellsAlong(map.height, widths, 'height');
  const size = { width, height, levels: map.storeys.length };
  const text = map.properties.get('maze');
  if (text !== undefined && text !== '') return { data: fromText(text, size), isStored: true };
  const isCube = map.properties.get('shape') === 'cube' || size.levels > 1;
  const wrap = map.properties.get('wrap') ?? 'none';
  const cells = width * height * size.levels;
  const dungeon = map.properties.get('dungeon') === true;
  return {
    isStored: false,
    data: {
      ...size,
      shape: isCube ? 'cube' : 'square',
      shapeParams: isCube ? {} : { wrap: String(wrap) },
      dungeon,
      passages: new Uint8Array(cells),
      kinds: new Uint8Array(cells),
      oneWays: null,
      mask: null,
      bridges: null,
      start: null,
      end: null,
      rooms: null,
      doors: null,
      things: null,
      tree: null,
      steps: null,
      code: null,
    },
  };
}

/** @typedef {{ width: number, height: number, levels: number }} Size */

/**
 * @param {unknown} text
 * @param {Size} size
 * @returns {TiledMazeData}
 */
function fromText(text, size) {
  const field = 'maze';
  let json = null;
  try {
    json = JSON.parse(String(text));
  } catch {
    fail(field, 'maze must be a property with the JSON that toTmj wrote, or be left out');
  }
  const given = new Map(entriesOf(json, field));
  // Without a format the planes would be taken as they are.
  /** @type {Record<string, any>} */
  const stored = Object.fromEntries(fromJson(new Map([['format', null], ...given])));
  for (const [key, value] of Object.entries(size)) {
    if (stored[key] === value) continue;
    const had = describe(stored[key]);
    fail(key, `${key} must be that of the maze in the map, ${had}; the map has tiles for ${value}`);
  }
  const { shape, shapeParams, dungeon } = stored;
  if (shape !== 'square' && shape !== 'cube') {
    fail('shape', `shape must be 'square' or 'cube'; got ${describe(shape)}`);
  }
  const cells = size.width * size.height * size.levels;
  for (const plane of ['passages', 'oneWays', 'kinds', 'mask']) {
    const isNone = (stored[plane] ?? null) === null;
    if (
      isNone
        ? plane !== 'passages' && (plane !== 'kinds' || dungeon !== true)
        : stored[plane].length === cells
    ) {
      continue;
    }
    fail(plane, `${plane} must have one byte per cell, ${cells}`);
  }
  const list = (/** @type {string} */ key) => {
    const value = stored[key] ?? null;
    if (value !== null && !Array.isArray(value)) fail(key, `${key} must be an array or null`);
    return value;
  };
  const { passages, oneWays = null, kinds = null, mask = null, bridges = null } = stored;
  const { start = null, end = null, steps = null, code = null } = stored;
  return /** @type {any} */ ({
    ...size,
    shape,
    shapeParams: Object.fromEntries(entriesOf(shapeParams ?? {}, 'shapeParams')),
    dungeon: dungeon === true,
    ...{ passages, oneWays, kinds, mask, bridges, start, end },
    ...{ rooms: list('rooms'), doors: list('doors'), things: list('things'), tree: list('tree') },
    ...{ steps, code },
  });
}
