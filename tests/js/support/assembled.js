/** Worlds put together from their chunks and doors, as one board that the other checkers know. */
import assert from 'node:assert/strict';
import { DIRECTIONS } from './grid.js';

/**
 * Chunks first..end - 1 on both axes as one maze: its passages are those inside the chunks and the
 * doors between them; a door out of the rectangle is left. Every door must be told by both sides.
 */
export function assemble(world, { x: firstX, y: firstY }, { x: endX, y: endY }) {
  const side = world.chunkSize;
  const width = (endX - firstX) * side;
  const height = (endY - firstY) * side;
  const passages = new Uint8Array(width * height);
  let kinds = null;
  const told = new Map();
  for (let cy = firstY; cy < endY; cy++) {
    for (let cx = firstX; cx < endX; cx++) {
      const chunk = world.chunk(cx, cy);
      if (chunk.kinds) kinds ??= new Uint8Array(width * height);
      const corner = (cy - firstY) * side * width + (cx - firstX) * side;
      for (let row = 0; row < side; row++) {
        const bytes = [row * side, row * side + side];
        passages.set(chunk.passages.subarray(...bytes), corner + row * width);
        kinds?.set(chunk.kinds.subarray(...bytes), corner + row * width);
      }
      for (const { x, y, direction } of world.doors(cx, cy)) {
        const bit = DIRECTIONS.indexOf(direction);
        const [toX, toY] = [x + [0, 0, -1, 1][bit], y + [-1, 1, 0, 0][bit]];
        const inside =
          toX >= firstX * side && toX < endX * side && toY >= firstY * side && toY < endY * side;
        if (!inside) continue;
        passages[(y - firstY * side) * width + x - firstX * side] |= 1 << bit;
        const key = bit % 2 === 0 ? `${toX},${toY},${bit + 1}` : `${x},${y},${bit}`;
        told.set(key, (told.get(key) ?? 0) + 1);
      }
    }
  }
  for (const [key, times] of told) assert.equal(times, 2, `door ${key} is told by one side`);
  return { width, height, passages, kinds, mask: null };
}

/** A whole world with an edge. */
export function assembleAll(world) {
  const chunks = 2 ** world.levels;
  return assemble(world, { x: 0, y: 0 }, { x: chunks, y: chunks });
}

/** The chunks of a node: the square that the middle lines of its seams tell. */
export function nodeAround(world, level, x, y) {
  const [north, , west] = world.seams(level, x, y);
  const side = world.chunkSize;
  const first = { x: west.x / side, y: north.y / side };
  const wide = 2 ** level;
  return { first, end: { x: first.x + wide, y: first.y + wide } };
}
