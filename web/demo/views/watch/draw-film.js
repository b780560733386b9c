import { filmDrawing as drawingOf, packed } from 'mazewright/draw';
import { floorColors, pictureOf } from '../../draw2d/maze.js';
import { isLarge } from '../../state/answers.js';
import { color, paletteNow } from '../../ui/theme.js';
import { createHoldings, ROLE_COLORS } from './holdings.js';
import { createSets, showsSets } from './sets.js';

/** @import { CellColors, Fit, FilmDrawing, NeighbourTable } from 'mazewright/draw' */
/** @import { Film } from 'mazewright/dungeons' */
/** @import { PageState } from '../../state/store.js' */
/** @import { Role } from './holdings.js' */

/**
 * What an explained film shows of what its algorithm holds, and how many steps are the algorithm's.
 * @typedef {{ roles: readonly Role[], end: number }} Explained
 */

/**
 * Draws a film. The mark of the last step of a large maze, whose pictures take several frames, is drawn
 * apart.
 * @param {Fit} at
 * @param {Film} film
 * @param {() => NeighbourTable} neighboursOf its maze
 * @param {PageState} state of the page
 * @param {boolean} [isSearch] whether the film is that of a solver, which ends with what it visited
 * @param {Explained | null} [explained] what to show of what the algorithm holds
 * @returns {FilmDrawing}
 */
export function filmDrawing(at, film, neighboursOf, state, isSearch = false, explained = null) {
  const { maze } = film;
  const isSmall = showsSets(maze);
  const roles = explained?.roles ?? [];
  const wantsSets = explained ? roles.includes('sets') : state.distances && !isSearch;
  const hasSets = wantsSets && isSmall && !maze.dungeon;
  const finished = state.distances && (explained === null || !isSmall);
  const colors = {
    palette: paletteNow(),
    sets: hasSets ? createSets(film, neighboursOf(), state.theme) : null,
    held:
      roles.length > 0 && isSmall ? heldColors(film, neighboursOf(), roles, explained?.end) : null,
    finished: finished ? floorColors({ ...state, maze }) : null,
    isSearch,
    hasFront: explained === null && isSmall,
  };
  const isApart = isLarge(maze);
  const last = () => pictureOf({ ...state, maze, solution: isApart && state.solution });
  return drawingOf(at, film, neighboursOf, colors, { last, isApart });
}

/** The colours of cells that an algorithm holds. @param {Film} film @param {NeighbourTable} neighbours @param {readonly Role[]} roles @param {number} [end] @returns {CellColors} */
function heldColors(film, neighbours, roles, end) {
  const holdings = createHoldings(film, neighbours, roles, end);
  const colors = Object.fromEntries(
    Object.values(ROLE_COLORS).map((name) => [name, packed(color(name))]),
  );
  return {
    update: () => holdings.update(),
    colorOf(cell) {
      const role = holdings.roleOf(cell);
      return role && role !== 'sets' ? colors[ROLE_COLORS[role]] : 0;
    },
  };
}
