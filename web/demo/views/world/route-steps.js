import { MOST_ASKED } from './route.js';
import { within } from './time-budget.js';

/** Cells around that a walker sees of a route, and milliseconds to ask for those it has forgotten. */
const FAR = 30;
const ASK_MS = 20;

/** @typedef {{ x: number, y: number }} Cell */

/**
 * The steps of a route around a place, from a cell to the next.
 * @param {import('./route.js').Route} route
 * @param {Cell} place
 * @returns {Cell[][]}
 */
export function stepsNear(route, { x, y }) {
  const hasTime = within(ASK_MS);
  /** @type {Cell[][]} */
  const steps = [];
  /** @type {Cell | null} */
  let last = null;
  route.way.points(0, (cellX, cellY, level, at) => {
    const cell = { x: cellX, y: cellY };
    const from = last;
    last = cell;
    const away = Math.max(Math.abs(cellX - x), Math.abs(cellY - y));
    if (!from || away > FAR + 2 ** level || level > MOST_ASKED) return;
    const cells = level === 0 ? [from, cell] : (route.between(from, cell, at, hasTime) ?? []);
    for (let i = 1; i < cells.length; i += 1) steps.push([cells[i - 1], cells[i]]);
  });
  return steps;
}
