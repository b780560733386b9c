import { finishDungeon } from '../../draw2d/dungeon/dungeon.js';
import { isHatched } from '../../draw2d/dungeon/hatching.js';
import { drawCube, drawGoal, drawStart, MIN_MARK } from '../../draw2d/marks.js';
import { cellsOn, drawMaze } from '../../draw2d/maze.js';
import { drawOneWays, squaresWithin } from '../../draw2d/one-ways.js';
import { wholeOf } from '../../draw2d/part.js';
import { drawAll } from '../../draw2d/steps.js';
import { DOOR_TILE } from '../../furniture/doors.js';
import { isLarge } from '../../state/answers.js';
import { MARKS } from '../../state/library.js';
import { shapesDrawing } from './draw-film-shapes.js';
import { squaresDrawing } from './draw-film-squares.js';
import { lookOf } from './film-look.js';
import { createHoldings } from './holdings.js';
import { createSets, showsSets } from './sets.js';

/** @import { PageState } from '../../state/store.js' */

/**
 * What an explained film shows of what its algorithm holds, and how many steps are the algorithm's.
 * @typedef {{ roles: readonly import('./holdings.js').Role[], end: number }} Explained
 */

/**
 * Draws a film: a part of the canvas, or only the cells that changed. Its last picture is the maze. The
 * mark of the last step of a large maze, whose pictures take several frames, is drawn apart.
 * @param {import('../../geometry/fit.js').Fit} at
 * @param {import('mazewright/dungeons').Film} film
 * @param {() => import('../../geometry/neighbour-table.js').NeighbourTable} neighboursOf its maze
 * @param {PageState} state of the page
 * @param {boolean} [isSearch] whether the film is that of a solver, which ends with what it visited
 * @param {Explained | null} [explained] what to show of what the algorithm holds
 */
export function filmDrawing(at, film, neighboursOf, state, isSearch = false, explained = null) {
  const { maze } = film;
  const roles = explained?.roles ?? [];
  const wantsSets = explained ? roles.includes('sets') : state.distances && !isSearch;
  const hasSets = wantsSets && showsSets(maze) && !maze.dungeon;
  const sets = hasSets ? createSets(film, neighboursOf(), state.theme) : null;
  const holdings =
    roles.length > 0 && showsSets(maze)
      ? createHoldings(film, neighboursOf(), roles, explained?.end)
      : null;
  const look = lookOf(film, neighboursOf, state, {
    sets,
    holdings,
    isSearch,
    hasHatching: isHatched(at),
    hasFront: explained === null,
  });
  const drawing = (at.squares ? squaresDrawing : shapesDrawing)(at, look);
  /** The cells that the mark of the last step is drawn on. @type {readonly number[]} */
  let head = [];

  const isApart = isLarge(film.maze);

  /** Marks the cell of the last step, or both cells of a passage that it looked at and left as it is. */
  const drawHead = (/** @type {CanvasRenderingContext2D} */ context) => {
    const { position, length } = film;
    const step = position > 0 && position < length ? film.step(position - 1) : null;
    const isRejected = step?.operation === 'reject';
    head = step?.cells.slice(0, isRejected ? 2 : 1) ?? [];
    const least = isApart ? MIN_MARK : 0;
    for (const cell of head)
      drawCube(context, at, cell, isRejected ? 'second' : 'accent', 0.7, least);
  };

  const cellsWithin = (/** @type {import('../../draw2d/part.js').Part} */ part) =>
    at.squares ? squaresWithin(at, film.maze, part) : cellsOn(at, part);
  /** Whether arrows are drawn: a log has them last, and a search has them from the beginning. */
  const drawsOneWays = () => {
    if (!film.oneWays) return false;
    return (
      isSearch || (film.position > 0 && film.step(film.position - 1).operation.startsWith('oneWay'))
    );
  };

  /** Start and end of a search, and the cell of the last step. */
  const drawMarks = (/** @type {CanvasRenderingContext2D} */ context) => {
    const { start, end } = film.maze;
    if (isSearch && start !== null) drawStart(context, at, start);
    if (isSearch && end !== null) drawGoal(context, at, end);
    if (!isApart) drawHead(context);
  };
  /** Draws a part of the canvas in steps. */
  function* paint(/** @type {CanvasRenderingContext2D} */ context, part = wholeOf(at)) {
    if (film.position === film.length && !isSearch) {
      const solution = isApart && state.solution;
      yield* drawMaze(context, at, { ...state, maze: film.maze, solution }, part);
      head = [];
      return;
    }
    sets?.update();
    holdings?.update();
    context.clearRect(part.left, part.top, part.right - part.left, part.bottom - part.top);
    yield* drawing.paint(context, part);
    if (film.maze.dungeon) yield* finishDungeon(context, at, shownOf(film, isSearch, state), part);
    drawOneWays(context, at, film.maze, film.oneWays, cellsWithin(part), look.ink);
    drawMarks(context);
  }
  /** The cells and their neighbours, which may lie at the front of the maze now, or no longer. */
  const withNeighbours = (/** @type {number[]} */ cells) => {
    const { directions, to } = neighboursOf();
    const around = cells.flatMap((cell) =>
      Array.from({ length: directions }, (_, direction) => to(cell, direction)),
    );
    return [...cells, ...around.filter((cell) => cell >= 0)];
  };

  return {
    paint,
    /** @param {CanvasRenderingContext2D} context */
    all: (context) => drawAll(paint(context)),
    /** The parts of the canvas that show some cells. @param {Uint32Array} cells */
    partsOf: (cells) => drawing.partsOf(cells),
    /** Draws the mark of the last step, if that is drawn apart. @param {CanvasRenderingContext2D} context */
    headApart(context) {
      if (isApart) drawHead(context);
    },
    /** @param {CanvasRenderingContext2D} context @param {Iterable<number>} changed */
    some(context, changed) {
      // A passage can change the colour of a whole set, a step all that is held; an arrow reaches into two
      // cells.
      if (sets || holdings || drawsOneWays()) {
        drawAll(paint(context));
        return;
      }
      const cells = [...changed, ...head];
      if (film.maze.dungeon) {
        for (const part of drawing.partsOf(Uint32Array.from(cells))) {
          context.save();
          context.beginPath();
          context.rect(part.left, part.top, part.right - part.left, part.bottom - part.top);
          context.clip();
          drawAll(paint(context, part));
          context.restore();
        }
        return;
      }
      drawing.some(context, look.hasFront ? withNeighbours(cells) : cells);
      drawMarks(context);
    },
  };
}

/**
 * A dungeon at the position of a film: its doors stand once their tiles do, things once they are placed.
 * @param {import('mazewright/dungeons').Film} film @param {boolean} isSearch of a solver, which changes no tile
 * @param {PageState} state
 */
function shownOf({ maze, kinds, marks }, isSearch, { theme }) {
  const { doors, things } = maze;
  const tiles = /** @type {Uint8Array} */ (kinds ?? maze.kinds);
  const shown = { maze, kinds: tiles, doors, things, theme };
  if (isSearch) return shown;
  return {
    ...shown,
    doors: doors?.filter(({ cell }) => tiles[cell] === DOOR_TILE) ?? null,
    things: things?.filter(({ cell }) => marks[cell] & MARKS.place) ?? null,
  };
}
