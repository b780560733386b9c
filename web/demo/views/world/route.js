import { Lru } from './lru.js';

/** Points of a level that are kept at least, and twice as many at most: constant memory. */
const KEPT = 8_192;
const LEVELS = 34;
/** Beyond this level two points are too far apart to ask for the cells between them. */
export const MOST_ASKED = 8;
/** Cells that are asked for before the clock is looked at. */
const BATCH = 512;
/** Cells that were asked for again. */
const MOST_FOUND = 500_000;

/**
 * A way that grows, at many levels of detail: level k keeps a point each time the way has gone 2^k
 * cells away from the last one, and the newest points only. What is too old for a level is still
 * known to the next ones: memory grows with the logarithm of the length, to some 20 MB at most.
 */
export class GrowingWay {
  count = 0;
  /** @type {{ x: number, y: number } | null} */
  last = null;
  /** @type {{ xs: number[], ys: number[], at: number[] }[]} at: cells before that point */
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
    this.last = cell;
    this.count += 1;
  }

  /**
   * The newest points to draw first: those of the finest level that is of use, then, for what it has
   * forgotten, of coarser ones.
   * @param {number} finest level that is of use
   * @param {(x: number, y: number, level: number, at: number) => void} visit `level` that the point is
   *   the nearest on to the one before, `at`: cells of the way before it
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
 * The way between two cells, found a few milliseconds at a time.
 * @param {any} world
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 */
export function createRoute(world, from, to) {
  const cells = world.route(from, to);
  /** @type {Lru<{ x: number, y: number }[]>} */
  const found = new Lru(MOST_FOUND);
  return {
    from,
    to,
    way: new GrowingWay(),
    done: false,
    stopped: false,
    /**
     * The cells between two points of the way, once more.
     * @param {{ x: number, y: number }} point
     * @param {{ x: number, y: number }} earlier
     * @param {number} at cells of the way before the earlier one
     * @param {() => boolean} hasTime
     * @returns {{ x: number, y: number }[] | null} null when there was no time
     */
    between(point, earlier, at, hasTime) {
      // The next point of a point is another one once the cells between are forgotten.
      const key = `${at} ${point.x} ${point.y}`;
      const known = found.get(key);
      if (known) return known;
      if (!hasTime()) return null;
      const list = [...world.route(point, earlier)];
      found.set(key, list, list.length);
      return list;
    },
    /** @param {() => boolean} hasTime */
    grow(hasTime) {
      while (!this.done && !this.stopped && hasTime()) {
        for (let i = 0; i < BATCH && !this.done; i += 1) {
          const { value, done } = cells.next();
          if (done) this.done = true;
          else this.way.add(value);
        }
      }
    },
  };
}

/** @typedef {ReturnType<typeof createRoute>} Route */
