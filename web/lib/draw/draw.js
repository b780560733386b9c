import { checkMaze, noProblem } from '../formats/options/maze.js';
import { fail } from '../util/error.js';
import { oncePer } from '../util/once-per.js';
import { checkContext } from './context.js';
import * as dungeonDrawing from './dungeon/dungeon.js';
import { filmDrawing } from './film/film.js';
import { fit, viewOf } from './geometry/fit.js';
import { neighbourTable } from './geometry/neighbour-table.js';
import { readDrawOptions } from './options.js';
import { floorColors, paintMaze } from './paint/maze.js';
import { wholeOf } from './paint/part.js';
import { drawAll } from './paint/steps.js';
import { distancesOf, solutionOf, wallsOf } from './shown.js';

/** @import { Context } from './context.js' */
/** @import { AnyMaze, Maze } from '../library/public-types.js' */
/** @import { Film } from '../maze/film.js' */
/** @import { Fit } from './geometry/fit.js' */
/** @import { DrawOptions } from './options.js' */
/** @import { Picture } from './paint/maze.js' */
/** @import { Part } from './paint/part.js' */

/**
 * Draws a maze or dungeon of any shape on all of a canvas, or on a part of it: floor, walls, stairs, doors and
 * things, start and end, and what the options add. What is too small to be seen is left out: below two device
 * pixels a cell, a pixel shows a cell with a shade for its walls. Cost: the pixels and cells of the part,
 * and once per maze O(cells) where it is not of plain squares.
 * @param {Context} context whose canvas has its size in device pixels
 * @param {AnyMaze} maze of every entry
 * @param {DrawOptions} [options]
 * @returns {Fit} where the drawing lies, for `cellUnder`, `middle` and other drawings over it
 */
export function draw(context, maze, options) {
  const { view, steps } = drawing(context, maze, options);
  drawAll(steps);
  return view;
}

/**
 * The same as `draw` in steps of some milliseconds, for drawings that take longer than a frame: run
 * `steps.next()` until it is done. Nothing is drawn before. Of a film that has gone on since,
 * `redraw(film.seek(position))` draws the cells that changed, and all of it for null.
 * @param {Context} context
 * @param {AnyMaze} of the maze, of every entry
 * @param {DrawOptions} [options]
 * @returns {{ view: Fit, steps: Iterator<undefined> & Iterable<undefined>,
 *   redraw(cells: Uint32Array | null): void }}
 */
export function drawing(context, of, options) {
  const read = readDrawOptions(options);
  const pen = checkContext(context);
  const maze = checkMaze(of, noProblem);
  const { film, camera, margin, pixelRatio } = read;
  for (const list of [read.doors, read.things]) checkOnMaze(maze, list);
  if (film && film.maze !== maze) fail('film', 'film must be a film of this maze');
  const view = viewOn(pen.canvas, maze, camera, pixelRatio, margin);
  const picture = pictureOf(maze, read);
  const area = read.part ?? wholeOf(view);
  const onFilm = film && filmOf(film, view, picture);
  const paint = () => (onFilm ? onFilm.paint(pen, area) : paintMaze(pen, view, picture, area));
  return {
    view,
    steps: clipped(pen, area, paint),
    redraw(cells) {
      const isSome = onFilm && cells && film.position < film.length;
      drawAll(clipped(pen, area, isSome ? () => [onFilm.some(pen, cells)] : paint));
    },
  };
}

/** @param {Film} film @param {Fit} view @param {Picture} picture */
function filmOf(film, view, picture) {
  const { maze, palette, style, distances } = picture;
  const finished = distances ? floorColors(picture) : null;
  const colors = { palette, style, finished, isSearch: isSearch(film), hasFront: false };
  return filmDrawing(view, film, () => neighboursOf(maze), colors, { last: () => picture });
}

/** @param {Context['canvas']} canvas @param {Maze} maze @param {Required<DrawOptions>['camera']} camera @param {number} ratio @param {number} [margin] */
export function viewOn(canvas, maze, camera, ratio, margin) {
  const [width, height] = [canvas.width, canvas.height].map((size) => size / ratio);
  if (camera === null) return fit(maze, width, height, ratio, margin);
  return viewOf(maze, { ...camera, width, height }, ratio);
}

/**
 * A drawing in steps that reaches no farther than a part of the canvas.
 * @param {Context} pen
 * @param {Part} area
 * @param {() => Iterable<any>} paint
 */
export function* clipped(pen, area, paint) {
  pen.save();
  try {
    pen.beginPath();
    pen.rect(area.left, area.top, area.right - area.left, area.bottom - area.top);
    pen.clip();
    yield* paint();
  } finally {
    pen.restore();
  }
}

/** @param {Maze} maze @param {ReturnType<typeof readDrawOptions>} options @returns {Picture} */
export function pictureOf(maze, options) {
  const { palette, style, solution, distances, grid, doors, things } = options;
  return {
    maze,
    palette,
    walls: () => wallsOf(maze),
    solution: solutionOf(maze, solution),
    distances: distances === false ? null : distancesOf(maze, distances),
    dungeonDrawing,
    style,
    grid,
    doors,
    things,
  };
}

/** @param {Maze} maze @param {readonly { cell: number }[] | null | undefined} list of doors or things */
export function checkOnMaze(maze, list) {
  const beyond = list?.find(({ cell }) => cell >= maze.cellCount);
  if (beyond) fail('cell', `cell must be below ${maze.cellCount}; got ${beyond.cell}`);
}

/** Whether a film is that of a solver: it opens and closes no passage and digs nothing. Cost: the steps before the first that does. */
const isSearch = oncePer((/** @type {Film} */ film) => {
  for (let i = 0; i < film.length; i += 1) {
    if (['carve', 'fill', 'kind'].includes(film.step(i).operation)) return false;
  }
  return true;
});

const neighboursOf = oncePer((/** @type {Maze} */ maze) => neighbourTable(maze));
