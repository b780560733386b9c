import { coreValues, objectOf, passesFrom, seedFrom } from '../options/values.js';

/** @import { Door, Region, Room, Thing } from '../options/types.js' */
/** @import { DungeonNames } from './rows.js' */
/** @typedef {import('../options/options.js').OptionsRecord} OptionsRecord */

/**
 * What a maze is made of.
 * @typedef {{ shape: string, shapeParams: Record<string, number | string | boolean>,
 *   width: number, height: number, levels: number, directions: readonly string[],
 *   start: number | null, end: number | null, dungeon: boolean, rooms: readonly Room[] | null,
 *   doors: readonly Door[] | null, things: readonly Thing[] | null,
 *   tree: readonly Region[] | null,
 *   passages: Uint8Array, oneWays: Uint8Array | null, kinds: Uint8Array | null, mask: Uint8Array | null,
 *   bridges: Uint32Array | null,
 *   graph: import('../options/graph.js').Graph | null, steps: Uint32Array | null,
 *   code: string | null, seed: import('../options/types.js').Seed | null,
 *   origin: Origin | null }} Parts
 */

/**
 * Where a maze comes from, besides its seed.
 * @typedef {{ algorithm: import('../generated/ids.js').MadeAlgorithmId, version: number,
 *   mode: import('../options/types.js').Mode,
 *   exits: import('../generated/ids.js').ExitId, params: Record<string, number | string | boolean>,
 *   passes: import('../generated/ids.js').MadePass[] }} Origin
 */

/**
 * What mazes of the same options have in common.
 * @typedef {Pick<Parts, 'shape' | 'shapeParams' | 'directions' | 'origin'> & { steps: boolean }} Common
 */

/**
 * A maze that the core returned: `MazeRecord` of cpp/bindings/calls.hpp.
 * @typedef {Record<string, any>} MazeRecord
 */

const NOTHING = new Uint32Array(0);

/**
 * An array, which is null in replies of the core if it is empty.
 * @param {Uint32Array | null} array
 */
export const uint32 = (array) => array ?? NOTHING.slice();

/** @param {number} cell */
const cellFrom = (cell) => (Number.isNaN(cell) ? null : cell);

/**
 * @param {MazeRecord} made
 * @param {OptionsRecord} options that it was made by; of a maze without origin its shape
 * @param {import('./rows.js').Rows} rows
 * @returns {Common}
 */
export function commonOf(made, options, rows) {
  const shape = rows.shape(options.shape);
  return {
    shape: shape.id,
    shapeParams: made.shapeParams ? objectOf(made.shapeParams) : shape.usual,
    directions: shape.row.directions.slice(0, cellFrom(made.directions) ?? undefined),
    origin: options.algorithm ? originOf(made, options, rows) : null,
    steps: options.steps,
  };
}

/**
 * @param {MazeRecord} made
 * @param {Common} common
 * @param {Pick<Parts, 'code' | 'seed'>} source
 * @param {import('./rows.js').Rows} rows
 * @returns {Parts}
 */
export function partsFrom(made, common, { code, seed }, rows) {
  const { width, height, levels, dungeon, passages, edges, positions } = made;
  return {
    shape: common.shape,
    shapeParams: common.shapeParams,
    width,
    height,
    levels,
    directions: common.directions,
    start: cellFrom(made.start),
    end: cellFrom(made.end),
    dungeon,
    rooms: dungeon || made.rooms ? roomsFrom(uint32(made.rooms), levels === 1) : null,
    doors: made.doors ? doorsFrom(made.doors, rows.dungeonNames) : null,
    things: made.things ? thingsFrom(made.things, rows.dungeonNames) : null,
    tree: made.tree ? treeFrom(made.tree) : null,
    passages,
    oneWays: made.oneWays,
    kinds: made.kinds,
    mask: made.mask,
    bridges: made.bridges,
    graph: edges || positions ? { edges: edges ?? new Uint32Array(), positions } : null,
    steps: common.steps ? uint32(made.steps) : null,
    code,
    seed,
    origin: common.origin,
  };
}

/**
 * @param {MazeRecord} made
 * @param {OptionsRecord} options that it was made by; of a maze without origin its shape
 * @param {import('./rows.js').Rows} rows
 * @returns {Parts}
 */
export function partsOf(made, options, rows) {
  const seed = options.algorithm ? seedFrom(options.seed) : null;
  return partsFrom(made, commonOf(made, options, rows), { code: made.code || null, seed }, rows);
}

/**
 * @param {MazeRecord} made
 * @param {OptionsRecord} options
 * @param {import('./rows.js').Rows} rows
 * @returns {Origin}
 */
function originOf({ params, passes }, { algorithm, mode, exits }, rows) {
  const generator = rows.generator(algorithm);
  return {
    algorithm,
    version: generator.row.version,
    mode,
    exits,
    params: params ? objectOf(params) : generator.usual,
    passes: passesFrom(passes),
  };
}

/**
 * @param {Uint32Array} numbers per room x, y, width, height, level, the numbers of its doors and cells,
 *   its doors, its cells
 * @param {boolean} isFlat rooms have no level
 * @returns {readonly Room[]}
 */
function roomsFrom(numbers, isFlat) {
  let at = 0;
  const list = (/** @type {number} */ count) => {
    const cells = [];
    for (const end = at + count; at < end; ++at) cells.push(numbers[at]);
    return Object.freeze(cells);
  };
  /** @type {Room[]} */
  const rooms = [];
  while (at < numbers.length) {
    const first = at;
    at += 7;
    const doors = list(numbers[first + 5]);
    const cells = list(numbers[first + 6]);
    const [x, y, width, height, level] = [
      numbers[first],
      numbers[first + 1],
      numbers[first + 2],
      numbers[first + 3],
      numbers[first + 4],
    ];
    const room = isFlat ? { x, y, width, height, doors } : { x, y, width, height, level, doors };
    rooms.push(Object.freeze(cells.length > 0 ? { ...room, cells } : room));
  }
  return Object.freeze(rooms);
}

/** What the core has for the room of a thing or region that has none. */
const NO_ROOM = 0xffffffff;

/** @param {number} number */
const roomFrom = (number) => (number === NO_ROOM ? null : number);

/** @param {number} number 0 for none @returns {{ lock?: number }} */
const lockFrom = (number) => (number === 0 ? {} : { lock: number });

/**
 * Read by index and frozen one by one: by subarrays, and frozen by deepFreeze, a BSP dungeon of 80 x 50 took
 * 1.3 times as long.
 * @template {object} Item
 * @param {Uint32Array} numbers
 * @param {number} size of an item
 * @param {(first: number) => Item} read
 * @returns {readonly Item[]}
 */
function itemsFrom(numbers, size, read) {
  /** @type {Item[]} */
  const items = [];
  for (let first = 0; first < numbers.length; first += size) {
    items.push(Object.freeze(read(first)));
  }
  return Object.freeze(items);
}

/** @param {Uint32Array} numbers @param {DungeonNames} names @returns {readonly Door[]} */
const doorsFrom = (numbers, { doorStates }) =>
  itemsFrom(numbers, 3, (first) => ({
    cell: numbers[first],
    state: doorStates[numbers[first + 1] & 255],
    ...lockFrom(numbers[first + 2]),
    // One more than a direction; 0 for none.
    ...(numbers[first + 1] > 255 && { direction: (numbers[first + 1] >> 8) - 1 }),
  }));

/** @param {Uint32Array} numbers @param {DungeonNames} names @returns {readonly Thing[]} */
const thingsFrom = (numbers, { roles }) =>
  itemsFrom(numbers, 5, (first) => ({
    cell: numbers[first],
    role: roles[numbers[first + 1]],
    room: roomFrom(numbers[first + 3]),
    level: numbers[first + 4],
    ...lockFrom(numbers[first + 2]),
  }));

/** @param {Uint32Array} numbers @returns {readonly Region[]} */
const treeFrom = (numbers) =>
  itemsFrom(numbers, 7, (first) => {
    const [low, high] = [numbers[first + 4], numbers[first + 5]];
    return {
      x: numbers[first],
      y: numbers[first + 1],
      width: numbers[first + 2],
      height: numbers[first + 3],
      halves: low === 0 ? null : Object.freeze(/** @type {[number, number]} */ ([low, high])),
      room: roomFrom(numbers[first + 6]),
    };
  });

/**
 * What a dungeon has besides its tiles.
 * @typedef {{ rooms: readonly Room[] | null, doors: readonly Door[] | null,
 *   things: readonly Thing[] | null, tree: readonly Region[] | null }} DungeonParts
 */

/**
 * Rooms, doors, things and the tree as the core reads them: the opposite of the functions above.
 * @param {DungeonParts} maze
 * @param {import('./rows.js').Rows} rows
 */
const numbersOf = ({ rooms, doors, things, tree }, rows) => ({
  rooms: numbersFrom(rooms, ({ x, y, width, height, level = 0, doors: own, cells = [] }) => [
    ...[x, y, width, height, level, own.length, cells.length],
    ...own,
    ...cells,
  ]),
  doors: numbersFrom(doors, ({ cell, state, lock = 0, direction = -1 }) => [
    cell,
    rows.dungeonNames.doorStates.indexOf(state) | ((direction + 1) << 8),
    lock,
  ]),
  things: numbersFrom(things, ({ cell, role, lock = 0 }) => [
    cell,
    rows.dungeonNames.roles.indexOf(role),
    lock,
  ]),
  tree: numbersFrom(tree, ({ x, y, width, height, halves, room }) => [
    ...[x, y, width, height],
    ...(halves ?? [0, 0]),
    room ?? NO_ROOM,
  ]),
});

/**
 * @template Item
 * @param {readonly Item[] | null} items
 * @param {(item: Item) => number[]} numbers
 */
const numbersFrom = (items, numbers) => (items ? Uint32Array.from(items.flatMap(numbers)) : null);

/**
 * A maze to send to the core: `MazeData` of cpp/mazewright/library/adopt.hpp.
 * @param {Pick<Parts, 'shape' | 'shapeParams' | 'width' | 'height' | 'levels' | 'start' | 'end'
 *   | 'dungeon' | 'mask' | 'passages' | 'oneWays' | 'kinds' | 'bridges' | 'graph'>
 *   & DungeonParts} maze
 * @param {import('./rows.js').Rows} rows
 */
export function dataOf(maze, rows) {
  const { shape, shapeParams, width, height, levels, start, end } = maze;
  const { passages, oneWays, mask, kinds, bridges, dungeon, graph } = maze;
  return {
    shape,
    shapeParams: coreValues(Object.entries(shapeParams)),
    width,
    height,
    levels,
    graph: graph ?? { edges: null, positions: null },
    passages,
    oneWays,
    mask,
    kinds,
    dungeon,
    ...numbersOf(maze, rows),
    bridges,
    start: start ?? Number.NaN,
    end: end ?? Number.NaN,
  };
}
