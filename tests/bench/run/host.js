/** What runs beside a contestant, in Node and in the browser alike: it makes its mazes and times them. */
import { isPerfect } from './perfect.js';

/** Above this the check would take longer than what it checks. */
const CHECKED_SIDE = 1000;

/**
 * @typedef {object} Row a thing that a contestant can do
 * @property {string} task what it is, the same for all contestants that do it: an id of the catalog
 * @property {string} name who does it, and what it is called there
 * @property {boolean} [reads] reads a maze that its first call makes
 * @property {(size: number, seed: number) => unknown} make the measured call
 * @property {(made: any, size: number) => { east(x: number, y: number): boolean,
 *   south(x: number, y: number): boolean }} [opens] where the perfect maze that it made is open
 *
 * @typedef {{ what: 'warm' | 'time', row: number, size: number, seed: number, repeats: number }} Request
 *   warm: repeats is for how many milliseconds to go on, at least for one call; the fastest counts
 * @typedef {{ ns: number } | { note: string }} Reply nanoseconds a call, or why there are none
 */

/** @param {readonly Row[]} rows */
export function makeHost(rows) {
  /** Where the result of a call goes, so that no compiler leaves the call out. */
  let result;

  function time(row, size, seed, repeats) {
    const start = performance.now();
    for (let i = 0; i < repeats; i++) result = row.make(size, seed + i);
    return ((performance.now() - start) * 1e6) / repeats;
  }

  function warm(row, size, seed, milliseconds) {
    const end = performance.now() + milliseconds;
    if (row.reads) row.make(size, seed);
    let ns = Number.POSITIVE_INFINITY;
    do ns = Math.min(ns, time(row, size, seed, 1));
    while (performance.now() < end);
    if (row.opens && size <= CHECKED_SIDE && !isPerfect(row.opens(result, size), size)) {
      throw new Error('not a perfect maze');
    }
    return ns;
  }

  return {
    rows: rows.map(({ task, name, reads = false }) => ({ task, name, reads })),
    /** @param {Request} request @returns {Reply} */
    answer({ what, row, size, seed, repeats }) {
      try {
        return { ns: (what === 'warm' ? warm : time)(rows[row], size, seed, repeats) };
      } catch (error) {
        return { note: error.code ?? error.message ?? String(error) };
      } finally {
        result = undefined;
      }
    },
  };
}
