import { MARKS } from 'mazewright';
import { packed } from '../../draw2d/cells.js';
import { drawCube } from '../../draw2d/marks.js';
import { drawMaze, floorColors } from '../../draw2d/maze.js';
import { drawAll } from '../../draw2d/steps.js';
import { isPlainSquares } from '../../geometry/squares.js';
import { color } from '../../ui/theme.js';
import { shapesDrawing } from './draw-film-shapes.js';
import { squaresDrawing } from './draw-film-squares.js';

/** @typedef {ReturnType<typeof lookOf>} Look */

/**
 * Draws a film: all cells, or only those that changed. Its last picture is the maze.
 * @param {import('../../geometry/fit.js').Fit} at
 * @param {import('mazewright').Film} film
 * @param {() => import('../../geometry/neighbour-table.js').NeighbourTable} neighboursOf its maze
 * @param {Record<string, any>} state of the page
 */
export function filmDrawing(at, film, neighboursOf, state) {
  const look = lookOf(film, neighboursOf, state);
  const drawing = (at.squares ? squaresDrawing : shapesDrawing)(at, look);
  let head = -1;

  /** Marks the cell of the last step. */
  const drawHead = (/** @type {CanvasRenderingContext2D} */ context) => {
    const { position, length } = film;
    head = position > 0 && position < length ? film.step(position - 1).cell : -1;
    if (head >= 0) drawCube(context, at, head, 'accent', 0.7);
  };

  return {
    /** @param {CanvasRenderingContext2D} context */
    all(context) {
      if (film.position === film.length) {
        drawAll(drawMaze(context, at, { ...state, solution: false }));
        head = -1;
        return;
      }
      context.clearRect(0, 0, at.width, at.height);
      drawing.all(context);
      drawHead(context);
    },
    /** @param {CanvasRenderingContext2D} context @param {Iterable<number>} changed */
    some(context, changed) {
      drawing.some(context, head >= 0 ? [...changed, head] : changed);
      drawHead(context);
    },
  };
}

/** Colours and walls of a film at its position. @type {(film: import('mazewright').Film, neighboursOf: () => import('../../geometry/neighbour-table.js').NeighbourTable, state: Record<string, any>) => any} */
function lookOf(film, neighboursOf, state) {
  const { maze, passages, marks } = film;
  /** Of a dungeon only: a maze is drawn by its passages. */
  const kinds = maze.dungeon ? film.kinds : null;
  const [rock, floor, hall, mark] = ['rock', 'floor', 'hall', 'mark'].map((name) =>
    packed(color(name)),
  );
  const [ink, line] = ['ink', 'line'].map(color);
  const finished = floorColors(state);
  /** Most films of squares need no neighbours, whose table is large. */
  const neighbours = maze.dungeon || !isPlainSquares(maze) ? neighboursOf() : null;

  const isIn = (/** @type {number} */ cell) => maze.mask?.[cell] !== 0;
  const isFloor = (/** @type {number} */ cell) => (kinds ?? passages)[cell] !== 0;
  const plain = (/** @type {number} */ cell) => (kinds && kinds[cell] > 1 ? hall : floor);
  const isOnSplit = (/** @type {number} */ cell) => (marks[cell] & MARKS.split) !== 0;

  return {
    maze,
    neighbours,
    ink,
    line,
    dungeon: maze.dungeon,
    isIn,
    isFloor,
    passages,
    fillOf(/** @type {number} */ cell) {
      if (!isIn(cell)) return 0;
      if (isFloor(cell)) return state.distances ? finished(cell) : plain(cell);
      return isOnSplit(cell) && film.position < film.length ? mark : rock;
    },
    /** Whether a side has a wall: in a dungeon between floor and rock, in a maze without a passage. */
    isShut(/** @type {number} */ cell, /** @type {number} */ direction) {
      if (kinds === null) return ((passages[cell] >> direction) & 1) === 0;
      const other = /** @type {any} */ (neighbours).to(cell, direction);
      return other < 0 || kinds[other] === 0;
    },
  };
}
