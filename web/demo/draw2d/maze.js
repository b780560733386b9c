import { floorColors as floorColorsOf, paintMaze } from 'mazewright/draw';
import { solutionOf } from '../state/solution.js';
import { wallsOf } from '../state/walls.js';
import { paletteNow } from '../ui/theme.js';
import { componentDistances } from './component-distances.js';
import { dungeonDrawing } from './dungeon-drawing.js';

/** @import { Fit, Grid, Part, Picture } from 'mazewright/draw' */
/** @import { DoorsAndKeys } from '../state/doors-and-keys.js' */
/** @import { PageState } from '../state/store.js' */

/**
 * What is drawn: doors and things as they are now, the cells from which distances are shown, and how clear
 * the grid of a dungeon is.
 * @typedef {PageState & { dungeonNow?: DoorsAndKeys, distancesFrom?: number | null, grid?: Grid }} Drawn
 */

/** @param {Drawn} state */
const distancesIn = ({ mw, maze, distances, distancesFrom = null }) =>
  distances ? componentDistances(mw, maze, distancesFrom) : null;

/** What the page shows of its maze. @param {Drawn} state @returns {Picture} */
export function pictureOf(state) {
  const { maze, mw, solution, solver, dungeonNow, grid } = state;
  return {
    maze,
    palette: paletteNow(),
    walls: () => wallsOf(mw, maze),
    solution: solution && maze.start !== null ? solutionOf(mw, maze, solver) : null,
    distances: distancesIn(state),
    dungeonDrawing,
    doors: dungeonNow?.doors,
    things: dungeonNow?.things,
    grid,
  };
}

/**
 * Draws the maze of the page in steps, those of `paintMaze`.
 * @param {CanvasRenderingContext2D} context
 * @param {Fit} at
 * @param {Drawn} state
 * @param {Part} [part]
 */
export function* drawMaze(context, at, state, part) {
  yield* paintMaze(context, at, pictureOf(state), part);
}

/** The floor colour of each cell: by distance if that is shown and known, else by kind. @param {Drawn} state */
export const floorColors = (state) =>
  floorColorsOf({ maze: state.maze, palette: paletteNow(), distances: distancesIn(state) });
