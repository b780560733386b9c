import { neighbourOf } from './places.js';

/** @typedef {import('./options.js').Query} Query */
/** @typedef {import('./places.js').WorldCell} WorldCell */

/**
 * The cells of a path, both ends included. The core returns some thousand steps per call, and the next
 * call continues from the last cell: nothing of the path is kept.
 * @param {Query} query
 * @param {WorldCell} from
 * @param {WorldCell} to
 * @returns {Generator<WorldCell, void, undefined>}
 */
export function* routeOf(query, from, to) {
  let at = from;
  yield at;
  while (at.x !== to.x || at.y !== to.y) {
    const steps = query('route', at.x, at.y, to.x, to.y);
    for (const direction of steps) {
      at = neighbourOf(at, direction);
      yield at;
    }
  }
}
