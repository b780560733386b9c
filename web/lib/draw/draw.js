import { checkMaze, noProblem } from '../formats/options/maze.js';
import { fail } from '../util/error.js';
import { checkContext } from './context.js';
import * as dungeonDrawing from './dungeon/dungeon.js';
import { filmDrawing } from './film/film.js';
import { fit, viewOf } from './geometry/fit.js';
import { neighbourTable } from './geometry/neighbour-table.js';
import { readDrawOptions } from './options.js';
import { floorColors, paintMaze } from './paint/maze.js';
import { wholeOf } from './paint/part.js';
import { distancesOf, solutionOf, wallsOf } from './shown.js';

/** @import { Context } from './context.js' */
/** @import { Maze } from '../library/public-types.js' */
/** @import { Film } from '../maze/film.js' */
/** @import { Fit } from './geometry/fit.js' */
/** @import { NeighbourTable } from './geometry/neighbour-table.js' */
/** @import { DrawOptions } from './options.js' */
/** @import { Picture } from './paint/maze.js' */

/**
 * Draws a maze or dungeon of any shape on all of a canvas, or on a part of it: floor, walls, stairs, doors and
 * things, start and end, and what the options add. What is too small to be seen is left out: below two device
 * pixels a cell, a pixel shows a cell with a shade for its walls. Cost: the pixels and cells of the part,
 * and once per maze O(cells) where it is not of plain squares.
 * @param {Context} context whose canvas has its size in device pixels
 * @param {Maze} maze of every entry
 * @param {DrawOptions} [options]
 * @returns {Fit} where the drawing lies, for `cellUnder`, `middle` and other drawings over it
 */
export function draw(context, maze, options) {
  const { view, steps } = drawing(context, maze, options);
  for (const _ of steps);
  return view;
}

/**
 * The same as `draw` in steps of some milliseconds, for drawings that take longer than a frame: run
 * `steps.next()` until it is done. Nothing is drawn before.
 * @param {Context} context
 * @param {Maze} maze
 * @param {DrawOptions} [options]
 * @returns {{ view: Fit, steps: Iterator<undefined> & Iterable<undefined> }}
 */
export function drawing(context, maze, options) {
  const read = readDrawOptions(options);
  const pen = checkContext(context);
  checkMaze(maze, noProblem);
  const { film, camera, pixelRatio } = read;
  if (film && film.maze !== maze) fail('film', 'film must be a film of this maze');
  const [width, height] = [pen.canvas.width, pen.canvas.height].map((size) => size / pixelRatio);
  const view = camera
    ? viewOf(maze, { ...camera, width, height }, pixelRatio)
    : fit(maze, width, height, pixelRatio);
  const picture = pictureOf(maze, read);
  return { view, steps: paint(pen, view, picture, read) };
}

/**
 * @param {Context} pen
 * @param {Fit} view
 * @param {Picture} picture
 * @param {ReturnType<typeof readDrawOptions>} options
 */
function* paint(pen, view, picture, { film, part }) {
  const area = part ?? wholeOf(view);
  pen.save();
  try {
    pen.beginPath();
    pen.rect(area.left, area.top, area.right - area.left, area.bottom - area.top);
    pen.clip();
    if (!film) {
      yield* paintMaze(pen, view, picture, area);
      return;
    }
    const { maze, palette, style, distances } = picture;
    const finished = distances ? floorColors(picture) : null;
    const colors = { palette, style, finished, isSearch: isSearch(film), hasFront: false };
    const neighboursOf = () => neighboursOfMaze(maze);
    yield* filmDrawing(view, film, neighboursOf, colors, { last: () => picture }).paint(pen, area);
  } finally {
    pen.restore();
  }
}

/** @param {Maze} maze @param {ReturnType<typeof readDrawOptions>} options @returns {Picture} */
function pictureOf(maze, { palette, style, solution, distances, grid }) {
  return {
    maze,
    palette,
    walls: () => wallsOf(maze),
    solution: solutionOf(maze, solution),
    distances: distances === false ? null : distancesOf(maze, distances),
    dungeonDrawing,
    style,
    grid,
  };
}

/** Whether films are those of a solver. @type {WeakMap<Film, boolean>} */
const searches = new WeakMap();

/** Whether a film is that of a solver: it opens and closes no passage and digs nothing. Cost: the steps before the first that does. @param {Film} film */
function isSearch(film) {
  let found = searches.get(film);
  if (found === undefined) {
    found = true;
    for (let i = 0; found && i < film.length; i += 1) {
      found = !['carve', 'fill', 'kind'].includes(film.step(i).operation);
    }
    searches.set(film, found);
  }
  return found;
}

/** Neighbours of each maze. @type {WeakMap<object, NeighbourTable>} */
const neighbours = new WeakMap();

/** @param {Maze} maze */
function neighboursOfMaze(maze) {
  let found = neighbours.get(maze);
  if (!found) {
    found = neighbourTable(maze);
    neighbours.set(maze, found);
  }
  return found;
}
