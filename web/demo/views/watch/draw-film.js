import { MARKS } from 'mazewright';
import { packed } from '../../draw2d/cells.js';
import { drawCube } from '../../draw2d/marks.js';
import { drawMaze, floorColors } from '../../draw2d/maze.js';
import { color } from '../../ui/theme.js';
import { shapesDrawing } from './draw-film-shapes.js';
import { squaresDrawing } from './draw-film-squares.js';

/** @typedef {ReturnType<typeof lookOf>} Look */

/**
 * Draws a film: all cells, or only those that changed. Its last picture is the maze.
 * @param {CanvasRenderingContext2D} context
 * @param {import('../../geometry/fit.js').Fit} at
 * @param {import('mazewright').Film} film
 * @param {import('../../geometry/neighbour-table.js').NeighbourTable} neighbours of its maze
 * @param {Record<string, any>} state of the page
 */
export function filmDrawing(context, at, film, neighbours, state) {
  const look = lookOf(film, neighbours, state);
  const drawing = (at.squares ? squaresDrawing : shapesDrawing)(context, at, look);
  let head = -1;

  /** Marks the cell of the last step. */
  const drawHead = () => {
    const { position, length } = film;
    head = position > 0 && position < length ? film.step(position - 1).cell : -1;
    if (head >= 0) drawCube(context, at, head, 'accent', 0.7);
  };

  return {
    all() {
      if (film.position === film.length) {
        drawMaze(context, at, { ...state, maze: film.maze, solution: false });
        head = -1;
        return;
      }
      context.clearRect(0, 0, at.width, at.height);
      drawing.all();
      drawHead();
    },
    /** @param {Iterable<number>} changed */
    some(changed) {
      drawing.some(head >= 0 ? [...changed, head] : changed);
      drawHead();
    },
  };
}

/** Colours and walls of a film at its position. @type {(film: import('mazewright').Film, neighbours: import('../../geometry/neighbour-table.js').NeighbourTable, state: Record<string, any>) => any} */
function lookOf(film, neighbours, state) {
  const { maze, passages, kinds, marks } = film;
  const [rock, floor, hall, mark] = ['rock', 'floor', 'hall', 'mark'].map((name) =>
    packed(color(name)),
  );
  const [ink, line] = ['ink', 'line'].map(color);
  const finished = floorColors({ ...state, maze });
  const dungeon = kinds !== null;

  const isIn = (/** @type {number} */ cell) => maze.mask?.[cell] !== 0;
  const isFloor = (/** @type {number} */ cell) => (kinds ?? passages)[cell] !== 0;
  const plain = (/** @type {number} */ cell) => (kinds && kinds[cell] > 1 ? hall : floor);
  const isOnSplit = (/** @type {number} */ cell) => (marks[cell] & MARKS.split) !== 0;

  return {
    maze,
    neighbours,
    ink,
    line,
    dungeon,
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
      const other = neighbours.to(cell, direction);
      return other < 0 || kinds[other] === 0;
    },
  };
}
