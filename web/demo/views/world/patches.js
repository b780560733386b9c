import { wallsOf } from 'mazewright/three';
import { Lru } from './lru.js';

/** Cells per side of a patch, the unit of drawing. Independent of the size of chunks. */
export const PATCH = 32;
const MAX_PATCHES = 1_500;

/** @typedef {import('mazewright/three').Walls & { left: number, top: number }} Patch */

/** The walls and the ground of squares of a world. Keeps the patches that were used last. */
export class WorldPatches {
  /** @type {Lru<Patch>} */
  #made = new Lru(MAX_PATCHES);

  /** @param {import('./cells.js').WorldCells} cells */
  constructor(cells) {
    this.cells = cells;
  }

  /** @param {number} px @param {number} py */
  known(px, py) {
    return this.#made.get(`${px},${py}`);
  }

  /**
   * Makes a patch. Generates its chunks while `hasTime` returns true; the next call continues.
   * @param {number} px
   * @param {number} py
   * @param {() => boolean} hasTime
   * @returns {Patch | null} null if chunks remain to be generated
   */
  make(px, py, hasTime) {
    const { cells } = this;
    const [left, top] = [px * PATCH, py * PATCH];
    const size = cells.world.chunkSize;
    const { first, end } = cells.bounds;
    const from = (/** @type {number} */ side) => Math.floor(Math.max(first, side) / size);
    const to = (/** @type {number} */ side) => Math.ceil(Math.min(end, side + PATCH) / size);
    for (let cy = from(top); cy < to(top); cy += 1) {
      for (let cx = from(left); cx < to(left); cx += 1) {
        if (cells.known(cx, cy)) continue;
        if (!hasTime()) return null;
        cells.chunk(cx, cy);
      }
    }
    const edges = {
      right: cells.isDungeon || !cells.has(left + PATCH, Math.max(first, top)),
      bottom: cells.isDungeon || !cells.has(Math.max(first, left), top + PATCH),
    };
    const patch = { left, top, ...wallsOf(PATCH, (x, y) => cells.at(left + x, top + y), edges) };
    this.#made.set(`${px},${py}`, patch, 1);
    return patch;
  }
}
