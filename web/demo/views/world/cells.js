import { boundsOf } from './camera.js';
import { Lru } from './lru.js';

/** Cells of all chunks that are remembered, at two bytes each. */
const MOST_CELLS = 4_000_000;
const SIDES = ['north', 'south', 'west', 'east'];
/** The kind of a cell that is not in the world. */
export const OUTSIDE = 255;
export const ROCK = 0;
const FLOOR = 1;

/**
 * The passages of a chunk with its ways out in the same byte, and what its tiles are.
 * @typedef {{ ways: Uint8Array, kinds: Uint8Array | null }} ChunkCells
 */

/** The cells of a world, by chunks, the last ones kept. */
export class WorldCells {
  /** @type {Lru<ChunkCells>} */
  #chunks = new Lru(MOST_CELLS);

  /** @param {any} world @param {boolean} isDungeon */
  constructor(world, isDungeon) {
    this.world = world;
    this.isDungeon = isDungeon;
    this.bounds = boundsOf(world);
  }

  /** @param {number} cx @param {number} cy @returns {ChunkCells | undefined} if it is there already */
  known(cx, cy) {
    return this.#chunks.get(`${cx},${cy}`);
  }

  /** @param {number} cx @param {number} cy @returns {ChunkCells} */
  chunk(cx, cy) {
    const known = this.known(cx, cy);
    if (known) return known;
    const { passages, kinds } = this.world.chunk(cx, cy);
    const ways = passages.slice();
    for (const { direction, cell } of this.world.doors(cx, cy)) {
      ways[cell] |= 1 << SIDES.indexOf(direction);
    }
    const chunk = { ways, kinds };
    this.#chunks.set(`${cx},${cy}`, chunk, ways.length);
    return chunk;
  }

  /** @param {number} x @param {number} y */
  has(x, y) {
    const { first, end } = this.bounds;
    return x >= first && y >= first && x < end && y < end;
  }

  /** The open sides of a cell as bits, and its kind. Makes the chunk if need be. @param {number} x @param {number} y */
  at(x, y) {
    if (!this.has(x, y)) return { ways: 0, kind: OUTSIDE };
    const size = this.world.chunkSize;
    const [cx, cy] = [Math.floor(x / size), Math.floor(y / size)];
    const { ways, kinds } = this.chunk(cx, cy);
    const cell = (y - cy * size) * size + x - cx * size;
    return { ways: ways[cell], kind: kinds ? kinds[cell] : FLOOR };
  }

  /** @param {number} x @param {number} y @param {number} direction north, south, west, east */
  isOpen(x, y, direction) {
    return ((this.at(x, y).ways >> direction) & 1) === 1;
  }

  /** The nearest cell of the same chunk that one can stand on. @param {number} x @param {number} y */
  floorNear(x, y) {
    if (this.at(x, y).kind !== ROCK) return { x, y };
    const size = this.world.chunkSize;
    const [left, top] = [Math.floor(x / size) * size, Math.floor(y / size) * size];
    const { kinds } = this.chunk(left / size, top / size);
    let best = { x, y, far: Number.POSITIVE_INFINITY };
    kinds?.forEach((kind, cell) => {
      const place = { x: left + (cell % size), y: top + Math.floor(cell / size) };
      const far = Math.hypot(place.x - x, place.y - y);
      if (kind !== ROCK && far < best.far) best = { ...place, far };
    });
    return { x: best.x, y: best.y };
  }
}
