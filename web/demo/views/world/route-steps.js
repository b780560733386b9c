import { within } from '../../ui/time-budget.js';
import { MAX_QUERY_LEVEL } from './route.js';

/** Distance in cells at which a walker sees a route. */
const FAR = 30;
/** Milliseconds to compute cells that the route no longer has in memory. */
const QUERY_MS = 20;

/** @typedef {{ x: number, y: number }} Cell */

/**
 * The steps of a route near a place, as pairs of adjacent cells.
 * @param {import('./route.js').Route} route
 * @param {Cell} place
 * @returns {Cell[][]}
 */
export function stepsNear(route, { x, y }) {
  const hasTime = within(QUERY_MS);
  /** @type {Cell[][]} */
  const steps = [];
  /** @type {Cell | null} */
  let last = null;
  route.path.points(0, (cellX, cellY, level, at) => {
    const cell = { x: cellX, y: cellY };
    const from = last;
    last = cell;
    const distance = Math.max(Math.abs(cellX - x), Math.abs(cellY - y));
    if (!from || distance > FAR + 2 ** level || level > MAX_QUERY_LEVEL) return;
    const cells = level === 0 ? [from, cell] : (route.between(from, cell, at, hasTime) ?? []);
    for (let i = 1; i < cells.length; i += 1) steps.push([cells[i - 1], cells[i]]);
  });
  return steps;
}
