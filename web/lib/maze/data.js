import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { deepFreeze } from '../util/freeze.js';

/** @typedef {import('../options/types.js').Room} Room */

/**
 * What a maze is: plain data that owns its bytes. A structuredClone carries all of it. Not frozen
 * here: engines are adopting the rule that a frozen object takes no private fields, and those of
 * derived classes are added after this constructor. The most derived class freezes.
 */
export class MazeData {
  /** @param {import('../core/maze-record.js').Parts} parts */
  constructor(parts) {
    const { origin } = parts;
    /** Restores this very maze by `mw.generate(code)`; null if no code does. */
    this.code = parts.code;
    this.algorithm = origin?.algorithm ?? null;
    this.shape = parts.shape;
    /** @type {Readonly<Record<string, number | string | boolean>>} */
    this.shapeParams = Object.freeze(parts.shapeParams);
    /** The user's own nodes and edges, on the shape that takes them. */
    this.graph = parts.graph && Object.freeze(parts.graph);
    this.width = parts.width;
    this.height = parts.height;
    this.levels = parts.levels;
    this.seed = origin?.seed ?? null;
    /** Version of the generator: the same version, options and seed give the same bytes. */
    this.version = origin?.version ?? null;
    this.mode = origin?.mode ?? null;
    this.exits = origin?.exits ?? null;
    /** @type {Readonly<Record<string, number | string | boolean>> | null} */
    this.params = origin && Object.freeze(origin.params);
    /** Cells in the grid, masked-out ones included. */
    this.cellCount = parts.passages.length;
    /** Names of the directions; bit i of a passages byte is directions[i]. */
    this.directions = Object.freeze(parts.directions);
    /** A bit a direction a cell. */
    this.passages = parts.passages;
    /** Dungeons: what each tile is (0 rock, 1 room, 2 door, 3 and 4 corridors). */
    this.kinds = parts.kinds;
    /** @type {readonly Room[] | null} */
    this.rooms = deepFreeze(parts.rooms);
    /** 1 a cell that the mask keeps; null when all are kept. */
    this.mask = parts.mask;
    this.start = parts.start;
    this.end = parts.end;
    /** The log, `cell << 5 | operation` an entry; null when `steps` was not asked for. */
    this.steps = parts.steps;
  }
}

/**
 * @param {string} field
 * @param {unknown} value
 * @param {number} end one past the last
 */
export function checkIndex(field, value, end) {
  if (
    Number.isInteger(value) &&
    /** @type {number} */ (value) >= 0 &&
    /** @type {number} */ (value) < end
  )
    return;
  fail(field, `${field} must be a whole number from 0 to ${end - 1}; got ${describe(value)}`);
}
