import { coreValues, objectOf, passesFrom, seedFrom } from '../options/values.js';

/** @typedef {import('../options/types.js').Room} Room */
/** @typedef {import('../options/options.js').OptionsRecord} OptionsRecord */

/**
 * What a maze is made of.
 * @typedef {{ shape: string, shapeParams: Record<string, number | string | boolean>,
 *   width: number, height: number, levels: number, directions: readonly string[],
 *   start: number | null, end: number | null, dungeon: boolean, rooms: Room[] | null,
 *   passages: Uint8Array, oneWays: Uint8Array | null, kinds: Uint8Array | null, mask: Uint8Array | null,
 *   bridges: Uint32Array | null,
 *   graph: import('../options/graph.js').Graph | null, steps: Uint32Array | null,
 *   code: string | null, origin: Origin | null }} Parts
 */

/**
 * Where a maze comes from.
 * @typedef {{ algorithm: import('../generated/ids.js').AlgorithmId, version: number,
 *   seed: import('../options/types.js').Seed, mode: import('../options/types.js').Mode,
 *   exits: import('../generated/ids.js').ExitId, params: Record<string, number | string | boolean>,
 *   passes: import('../generated/ids.js').AnyPass[] }} Origin
 */

/**
 * A maze that the core returned: `MazeRecord` of cpp/bindings/calls.hpp. What is null there is
 * left out.
 * @typedef {Record<string, any>} MazeRecord
 */

const NOTHING = new Uint32Array(0);

/**
 * The core leaves out an array that is empty.
 * @param {Uint32Array | undefined | null} array
 */
export const uint32 = (array) => array ?? NOTHING.slice();

/**
 * @param {MazeRecord} made
 * @param {OptionsRecord} options that it was made by; of a maze without origin its shape
 * @param {import('./rows.js').Rows} rows
 * @returns {Parts}
 */
export function partsOf(made, options, rows) {
  const { width, height, levels, dungeon, passages } = made;
  const { start = null, end = null, mask = null, kinds = null, steps = null } = made;
  const { edges, positions = null, bridges = null, oneWays = null } = made;
  const shape = rows.shape(options.shape);
  return {
    shape: shape.id,
    shapeParams: made.shapeParams ? objectOf(made.shapeParams) : shape.usual,
    width,
    height,
    levels,
    directions: shape.row.directions,
    start,
    end,
    dungeon,
    rooms: dungeon || made.rooms ? roomsFrom(uint32(made.rooms)) : null,
    passages,
    oneWays,
    kinds,
    mask,
    bridges,
    graph: edges ? { edges, positions } : null,
    steps: options.steps ? uint32(steps) : null,
    code: made.code || null,
    origin: options.algorithm ? originOf(made, options, rows) : null,
  };
}

/**
 * @param {MazeRecord} made
 * @param {OptionsRecord} options
 * @param {import('./rows.js').Rows} rows
 * @returns {Origin}
 */
function originOf({ params, passes = null }, { algorithm, seed, mode, exits }, rows) {
  const generator = rows.generator(algorithm);
  return {
    algorithm,
    version: generator.row.version,
    seed: seedFrom(seed),
    mode,
    exits,
    params: params ? objectOf(params) : generator.usual,
    passes: passesFrom(passes),
  };
}

/**
 * @param {Uint32Array} numbers per room x, y, width, height, the numbers of its doors and cells, its
 *   doors, its cells
 * @returns {Room[]}
 */
function roomsFrom(numbers) {
  const rooms = [];
  for (let at = 0; at < numbers.length; ) {
    const [x, y, width, height, doorCount, cellCount] = numbers.subarray(at, at + 6);
    const cellsAt = at + 6 + doorCount;
    const doors = Array.from(numbers.subarray(at + 6, cellsAt));
    at = cellsAt + cellCount;
    const room = { x, y, width, height, doors };
    const cells = Array.from(numbers.subarray(cellsAt, at));
    rooms.push(cellCount > 0 ? { ...room, cells } : room);
  }
  return rooms;
}

/**
 * A maze to send to the core: `MazeData` of cpp/mazewright/library/adopt.hpp.
 * @param {Pick<Parts, 'shape' | 'shapeParams' | 'width' | 'height' | 'levels' | 'start' | 'end'
 *   | 'dungeon' | 'mask' | 'passages' | 'oneWays' | 'kinds' | 'bridges' | 'graph'>} maze
 * @param {Room[] | null} [rooms] if they count
 */
export function dataOf(maze, rooms = null) {
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
    rooms: rooms?.map((room) => ({ cells: null, ...room })) ?? null,
    bridges,
    start: start ?? Number.NaN,
    end: end ?? Number.NaN,
  };
}
