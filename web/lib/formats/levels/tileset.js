// The tiles of the tileset by their places: 47 walls in the order of `maze.autotile`, then floors, arrows,
// objects, doors and keys. 16 tiles a row.

/** Pixels of a tile at scale 1. */
export const TILE = 16;
export const COLUMNS = 16;
export const ROWS = 7;

/** What the file is called that maps refer to, unless an option says otherwise. */
export const IMAGE = 'mazewright-tiles.png';

/** The licence of the picture, for the fields of the formats that have one. */
export const LICENCE = 'CC0-1.0';

/** The two sides of every corner: a corner joins only if both do. */
const CORNERS = [
  { bit: 2, sides: 1 | 4 },
  { bit: 8, sides: 4 | 16 },
  { bit: 32, sides: 16 | 64 },
  { bit: 128, sides: 64 | 1 },
];

/** Of a mask of 8 neighbours, the part that a wall shows. @param {number} mask */
const shown = (mask) =>
  CORNERS.reduce((left, { bit, sides }) => ((mask & sides) === sides ? left : left & ~bit), mask);

/**
 * The masks of the walls, ascending, 47: north 1, north-east 2, east 4 and so on clockwise, set where a
 * wall joins.
 */
export const WALL_MASKS = Array.from({ length: 256 }, (_, mask) => mask).filter(
  (mask) => shown(mask) === mask,
);

/** The wall of every mask of 8 neighbours. */
export const WALL_OF_MASK = Uint8Array.from({ length: 256 }, (_, mask) =>
  WALL_MASKS.indexOf(shown(mask)),
);

/** How many locks have colours of their own; after them the colours begin again. */
export const LOCK_COLORS = 8;

const NAMES = /** @type {const} */ ([
  'ground',
  'room',
  'room',
  'room',
  'doorway',
  'corridor',
  'corridor',
  'corridor',
  'passage',
  'landing',
  'bridgeOverWestEast',
  'bridgeOverNorthSouth',
  'tunnel',
  'arrowNorth',
  'arrowSouth',
  'arrowWest',
  'arrowEast',
  'start',
  'end',
  'entrance',
  'exit',
  'boss',
  'treasure',
  'monster',
  'stairsUp',
  'stairsDown',
  'stairsUpDown',
  'openDoor',
  'closedDoor',
  'secretDoor',
  'openDoorSideways',
  'closedDoorSideways',
  'secretDoorSideways',
]);

/** @typedef {typeof NAMES[number] | 'key' | 'lockedDoor' | 'lockedDoorSideways'} TileName */

/** The tiles that exist once per colour of locks. */
const LOCK_NAMES = /** @type {const} */ (['key', 'lockedDoor', 'lockedDoorSideways']);

/** The name of every tile that has one, by its place. @type {ReadonlyMap<number, TileName>} */
export const TILE_NAMES = new Map(
  [...NAMES, ...LOCK_NAMES.flatMap((name) => new Array(LOCK_COLORS).fill(name))].map((name, i) => [
    WALL_MASKS.length + i,
    name,
  ]),
);

/** The first tile of a name. @type {Readonly<Record<TileName, number>>} */
export const TILES = /** @type {any} */ (
  Object.fromEntries([...TILE_NAMES].reverse().map(([tile, name]) => [name, tile]))
);

/** The tile of a name in the colour of a lock, which are counted from 1. @param {typeof LOCK_NAMES[number]} name @param {number} lock */
export const lockTile = (name, lock) => TILES[name] + ((Math.max(lock, 1) - 1) % LOCK_COLORS);

/** What a cell of the floor is by the name of its tile: the kinds of `maze.tiles`. @type {Readonly<Record<string, number>>} */
const KIND_OF_NAME = { room: 1, doorway: 2, corridor: 3, passage: 4, landing: 5 };

/** The kind of a tile of floor; null for other tiles. @param {number} tile */
export const kindOfTile = (tile) => KIND_OF_NAME[TILE_NAMES.get(tile) ?? ''] ?? null;

/** Floors of which the tileset has several that look alike. */
const VARIANTS = 3;

/** Of three tiles that look alike, the one for a place: the first for most. @param {number} x @param {number} y */
function variantAt(x, y) {
  const mixed =
    Math.imul(Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b), 0xc2b2ae35) >>> 0;
  const roll = (mixed >>> 8) % 10;
  return roll < 8 ? 0 : 1 + (roll % (VARIANTS - 1));
}

/** @type {readonly TileName[]} */
const FLOORS = ['ground', 'room', 'doorway', 'corridor', 'passage', 'landing'];
/** @type {Readonly<Record<number, TileName>>} */
const WOVEN = { 5: 'bridgeOverWestEast', 6: 'bridgeOverNorthSouth', 7: 'tunnel' };

/**
 * The tile of floor for a number of `maze.tiles`. Below walls, 0, is bare ground.
 * @param {number} kind
 * @param {boolean} isDungeon in a dungeon 5 are stairs, in a maze a bridge
 * @param {number} x
 * @param {number} y
 */
export function floorTile(kind, isDungeon, x, y) {
  const name = isDungeon || kind < 5 ? FLOORS[kind] : WOVEN[kind];
  const isVaried = name === 'room' || name === 'corridor';
  return TILES[name] + (isVaried ? variantAt(x, y) : 0);
}
