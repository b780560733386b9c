import { Lru } from './lru.js';

/** @import { World } from 'mazewright/dungeons' */

/** Least number of the newest points that a level keeps; it keeps twice as many at most. */
const KEPT = 8_192;
const LEVELS = 34;
/** Highest level whose points are near enough to compute the cells between them. */
export const MAX_QUERY_LEVEL = 8;
/** Cells between two looks at the clock. */
const BATCH = 512;
/** Cells in memory that were computed again. */
const MAX_FOUND = 500_000;

/**
 * A growing path at several levels of detail. Level k adds a point when the path is 2^k cells away from
 * its last point, and keeps the newest points only. Higher levels keep older parts, so memory grows with
 * the logarithm of the length, to some 20 MB at most.
 */
export class GrowingPath {
  count = 0;
  /** @type {{ x: number, y: number } | null} */
  last = null;
  /** The least box around all cells. */
  box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  /** @type {{ xs: number[], ys: number[], at: number[] }[]} at: cells of the path before that point */
  #levels = Array.from({ length: LEVELS }, () => ({ xs: [], ys: [], at: [] }));

  /** @param {{ x: number, y: number }} cell */
  add(cell) {
    for (let k = 0; k < LEVELS; k += 1) {
      const { xs, ys, at } = this.#levels[k];
      const end = xs.length - 1;
      const far = Math.max(Math.abs(cell.x - xs[end]), Math.abs(cell.y - ys[end]));
      if (end >= 0 && far < 2 ** k) break;
      xs.push(cell.x);
      ys.push(cell.y);
      at.push(this.count);
      if (xs.length > 2 * KEPT) for (const list of [xs, ys, at]) list.splice(0, KEPT);
    }
    const { box } = this;
    box.left = Math.min(box.left, cell.x);
    box.top = Math.min(box.top, cell.y);
    box.right = Math.max(box.right, cell.x + 1);
    box.bottom = Math.max(box.bottom, cell.y + 1);
    this.last = cell;
    this.count += 1;
  }

  /**
   * Visits points from the newest to the oldest: those of a level, then those of higher levels for the
   * parts that lower ones no longer keep.
   * @param {number} finest the lowest level to visit
   * @param {(x: number, y: number, level: number, at: number) => void} visit `level`: that of the
   *   point; `at`: cells of the path before it
   */
  points(finest, visit) {
    if (this.last) visit(this.last.x, this.last.y, 0, this.count - 1);
    let before = Number.POSITIVE_INFINITY;
    for (let k = Math.min(LEVELS - 1, finest); k < LEVELS; k += 1) {
      const { xs, ys, at } = this.#levels[k];
      for (let i = xs.length - 1; i >= 0; i -= 1) {
        if (at[i] < before) visit(xs[i], ys[i], k, at[i]);
      }
      if (at.length === 0) return;
      before = Math.min(before, at[0]);
    }
  }
}

/**
 * A route between two cells, computed a few milliseconds at a time.
 * @param {World} world
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 */
export function createRoute(world, from, to) {
  const cells = world.route(from, to);
  /** @type {Lru<{ x: number, y: number }[]>} */
  const found = new Lru(MAX_FOUND);
  return {
    from,
    to,
    path: new GrowingPath(),
    done: false,
    stopped: false,
    /**
     * Computes the cells between two points of the path again.
     * @param {{ x: number, y: number }} point
     * @param {{ x: number, y: number }} earlier
     * @param {number} at cells of the path before the earlier one
     * @param {() => boolean} hasTime
     * @returns {{ x: number, y: number }[] | null} null if there was no time
     */
    between(point, earlier, at, hasTime) {
      // The point alone is no key: which one follows depends on the points still in memory.
      const key = `${at} ${point.x} ${point.y}`;
      const known = found.get(key);
      if (known) return known;
      if (!hasTime()) return null;
      const list = [...world.route(point, earlier)];
      found.set(key, list, list.length);
      return list;
    },
    /** Adds cells while `hasTime` returns true. @param {() => boolean} hasTime */
    grow(hasTime) {
      while (!this.done && !this.stopped && hasTime()) {
        for (let i = 0; i < BATCH && !this.done; i += 1) {
          const { value, done } = cells.next();
          if (done) this.done = true;
          else this.path.add(value);
        }
      }
    },
  };
}

/** @typedef {ReturnType<typeof createRoute>} Route */
