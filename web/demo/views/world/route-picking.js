import { announce } from '../../ui/announce.js';
import { count, t } from '../../ui/language.js';
import { createRoute } from './route.js';

/** @typedef {{ x: number, y: number }} Cell */

/**
 * The route in a world: between its ends, or between two places that the user picks.
 * @param {(route: import('./route.js').Route | null, pins: Cell[]) => void} show
 */
export function createPicking(show) {
  /** @type {import('./cells.js').WorldCells} */
  let cells;
  /** @type {import('./route.js').Route | null} */
  let route = null;
  /** @type {Cell[]} */
  let pins = [];

  const set = (/** @type {typeof route} */ next, /** @type {Cell[]} */ ends) => {
    route = next;
    pins = ends;
    show(route, pins);
  };
  const picking = {
    get route() {
      return route;
    },
    /** Uses the cells of another world. @param {typeof cells} next */
    use(next) {
      cells = next;
      set(null, []);
    },
    /** Starts a route. @param {Cell[]} ends */
    between(ends) {
      set(createRoute(cells.world, ends[0], ends[1]), ends);
      announce(t('world.route.grows'));
    },
    /** Picks a place: first the start of a route, then its end, then the start of another one. @param {Cell} place */
    pick(place) {
      const [x, y] = [Math.floor(place.x), Math.floor(place.y)];
      if (!cells.has(x, y)) return;
      const cell = cells.floorNear(x, y);
      if (pins.length === 1) {
        picking.between([pins[0], cell]);
        return;
      }
      set(null, [cell]);
      announce(t('world.picked', { x: count(cell.x), y: count(cell.y) }));
    },
    /** Stops a route that grows; removes one that does not. */
    stop() {
      if (!route || route.done || route.stopped) set(null, []);
      else {
        route.stopped = true;
        show(route, pins);
      }
    },
  };
  return picking;
}
