import { beside } from './places.js';

/** @typedef {import('./options.js').Ask} Ask */
/** @typedef {import('./places.js').WorldCell} WorldCell */

/**
 * The cells of a way, both ends included. The core is asked for some thousand steps at a time, and
 * for the next ones from where they led to: nothing of the way is kept.
 * @param {Ask} ask
 * @param {WorldCell} from
 * @param {WorldCell} to
 * @returns {Generator<WorldCell, void, undefined>}
 */
export function* routeOf(ask, from, to) {
  let at = from;
  yield at;
  while (at.x !== to.x || at.y !== to.y) {
    const steps = ask('route', at.x, at.y, to.x, to.y);
    for (const direction of steps) {
      at = beside(at, direction);
      yield at;
    }
  }
}
