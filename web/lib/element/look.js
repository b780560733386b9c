/** @import { DrawOptions } from '../draw/options.js' */
/** @import { Palette } from '../looks/palette.js' */
/** @import { Film } from '../maze/film.js' */
/** @import { Wanted } from './attributes.js' */
/** @import { Prepared } from './prepare.js' */

/** CSS pixels around a maze. */
const MARGIN = 1;

/** Doors and things of a game as they are now, to tell whether they have changed; empty without any. @param {Prepared} shown */
export function furnitureOf({ maze, game }) {
  if (!game || (!maze.doors && !maze.things)) return '';
  return JSON.stringify([game.doors.list.map(({ state }) => state), game.things.length]);
}

/**
 * How the drawing is asked for what an element shows.
 * @param {Prepared} shown
 * @param {Wanted} wanted
 * @param {Palette} palette
 * @param {Film | null} film
 * @returns {DrawOptions}
 */
export function lookOf(shown, { rock, distances, solution: isSolved }, palette, film) {
  const { maze, solution, game } = shown;
  const { theme, ...colors } = palette;
  const now = game && furnitureOf(shown) ? { doors: game.doors.list, things: game.things } : {};
  return {
    ...{ theme, colors, style: rock, distances, film },
    solution: isSolved && solution ? { path: solution.path } : false,
    ...now,
    // Rock is drawn around a dungeon.
    ...(!maze.dungeon && { margin: MARGIN }),
  };
}
