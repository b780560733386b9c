import { OUTSIDE, ROCK } from 'mazewright/three';
import { boundsOf } from './bounds.js';
import { Lru } from './lru.js';

/** @import { World } from 'mazewright/dungeons' */

/** Cells of all chunks in memory, two bytes each. */
const MAX_CELLS = 4_000_000;
const SIDES = ['north', 'south', 'west', 'east'];
const FLOOR = 1;

/**
 * The passages of a chunk, doors to other chunks included, and the kinds of its tiles.
 * @typedef {{ passages: Uint8Array, kinds: Uint8Array | null }} ChunkCells
 */

/** The cells of a world. Keeps the chunks that were used last. */
export class WorldCells {
  /** @type {Lru<ChunkCells>} */
  #chunks = new Lru(MAX_CELLS);

  /** @param {World} world @param {boolean} isDungeon */
  constructor(world, isDungeon) {
    this.world = world;
    this.isDungeon = isDungeon;
    this.bounds = boundsOf(world);
  }

  /** @param {number} cx @param {number} cy @returns {ChunkCells | undefined} if the chunk is in memory */
  known(cx, cy) {
    return this.#chunks.get(`${cx},${cy}`);
  }

  /** @param {number} cx @param {number} cy @returns {ChunkCells} */
  chunk(cx, cy) {
    const known = this.known(cx, cy);
    if (known) return known;
    const { passages: inner, kinds } = this.world.chunk(cx, cy);
    const passages = inner.slice();
    for (const { direction, cell } of this.world.doors(cx, cy)) {
      passages[cell] |= 1 << SIDES.indexOf(direction);
    }
    const chunk = { passages, kinds };
    this.#chunks.set(`${cx},${cy}`, chunk, passages.length);
    return chunk;
  }

  /** @param {number} x @param {number} y */
  has(x, y) {
    const { first, end } = this.bounds;
    return x >= first && y >= first && x < end && y < end;
  }

  /** The passages of a cell and its kind. Generates the chunk if it is not in memory. @param {number} x @param {number} y */
  at(x, y) {
    if (!this.has(x, y)) return { passages: 0, kind: OUTSIDE };
    const size = this.world.chunkSize;
    const [cx, cy] = [Math.floor(x / size), Math.floor(y / size)];
    const { passages, kinds } = this.chunk(cx, cy);
    const cell = (y - cy * size) * size + x - cx * size;
    return { passages: passages[cell], kind: kinds ? kinds[cell] : FLOOR };
  }

  /** @param {number} x @param {number} y @param {number} direction north, south, west, east */
  isOpen(x, y, direction) {
    return ((this.at(x, y).passages >> direction) & 1) === 1;
  }

  /** The nearest cell of the same chunk that is not rock. @param {number} x @param {number} y */
  floorNear(x, y) {
    if (this.at(x, y).kind !== ROCK) return { x, y };
    const size = this.world.chunkSize;
    const [left, top] = [Math.floor(x / size) * size, Math.floor(y / size) * size];
    const { kinds } = this.chunk(left / size, top / size);
    let best = { x, y, distance: Number.POSITIVE_INFINITY };
    kinds?.forEach((kind, cell) => {
      const place = { x: left + (cell % size), y: top + Math.floor(cell / size) };
      const distance = Math.hypot(place.x - x, place.y - y);
      if (kind !== ROCK && distance < best.distance) best = { ...place, distance };
    });
    return { x: best.x, y: best.y };
  }

  /** The degrees of an open side of the floor near a cell: a walk does not begin in front of a wall. @param {{ x: number, y: number }} place */
  openTurn(place) {
    const { x, y } = this.floorNear(place.x, place.y);
    const open = [3, 1, 2, 0].find((side) => this.isOpen(x, y, side)) ?? 3;
    return [0, 180, 270, 90][open];
  }
}
