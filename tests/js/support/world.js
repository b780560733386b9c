/**
 * Worlds written again from their documented rules (cpp/worlds/seams.hpp, chunk.hpp): the doors of a
 * chunk by going down the quadtree from its root, all in BigInt.
 */
import { fnv1a, keyOf, Random, splitMixAt } from './random.js';

const hashOfText = (text) => fnv1a(new TextEncoder().encode(text));
const ENDLESS_LEVELS = 53;
const NORTH = 0;
const SOUTH = 1;
const WEST = 2;
const EAST = 3;

/** Bits 0, 2, 4, ..., 52. */
const ENDLESS_ORIGIN = Array.from({ length: 27 }, (_, i) => 4n ** BigInt(i)).reduce(
  (a, b) => a + b,
);

const chain = (key, parts) =>
  parts.reduce((k, part) => splitMixAt(k, BigInt.asUintN(64, part)), key);

/** { seed, chunk, levels, endless, dungeon } of a world. */
export class ReferenceWorld {
  constructor({ seed, chunk, levels, endless = false, dungeon = false }) {
    this.key = keyOf(seed);
    this.side = chunk;
    this.levels = endless ? ENDLESS_LEVELS : levels;
    this.origin = endless ? ENDLESS_ORIGIN : 0n;
    this.inset = dungeon ? 1 : 0;
  }

  /** The seed of the inside of a chunk. */
  chunkSeed(cx, cy) {
    const key = chain(this.key ^ hashOfText('chunks'), [BigInt(cx), BigInt(cy)]);
    return BigInt.asIntN(64, key);
  }

  /** Of the four seams of a node: chunk and cell of the door along it, or null. */
  node(level, x, y) {
    const random = new Random(chain(this.key ^ hashOfText('doors'), [BigInt(level), x, y]));
    const without = random.below(4);
    return [0, 1, 2, 3].map((seam) => {
      const high = random.next() >> BigInt(65 - level);
      const cell = this.inset + random.below(this.side - 2 * this.inset);
      return seam === without ? null : { chunk: high, cell };
    });
  }

  /** The doors of a chunk as [{ direction, cell }], by direction. */
  doors(cx, cy) {
    const [u, v] = [BigInt(cx) + this.origin, BigInt(cy) + this.origin];
    const last = this.side - 1;
    const doors = [];
    for (let level = this.levels; level > 0; level--) {
      const half = 1n << BigInt(level - 1);
      const [x, y] = [u / (2n * half), v / (2n * half)];
      const [dx, dy] = [u - x * 2n * half, v - y * 2n * half];
      const isEast = dx >= half;
      const isSouth = dy >= half;
      const seams = this.node(level, x, y);
      const upright = seams[isSouth ? 1 : 0];
      const flat = seams[isEast ? 3 : 2];
      if (dx === half - 1n || dx === half) {
        const edge = isEast ? 0 : last;
        if (upright && upright.chunk === dy % half) {
          doors.push({ direction: isEast ? WEST : EAST, cell: upright.cell * this.side + edge });
        }
      }
      if (dy === half - 1n || dy === half) {
        const edge = isSouth ? 0 : last;
        if (flat && flat.chunk === dx % half) {
          doors.push({ direction: isSouth ? NORTH : SOUTH, cell: edge * this.side + flat.cell });
        }
      }
    }
    return doors.sort((a, b) => a.direction - b.direction);
  }
}
