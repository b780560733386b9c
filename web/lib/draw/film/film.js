import { DOOR_TILE } from '../../looks/doors.js';
import { MARKS } from '../../maze/operation-codes.js';
import { finishDungeon, isFurnished, isHatched } from '../dungeon/dungeon.js';
import { drawCube, drawGoal, drawStart, MIN_MARK } from '../paint/marks.js';
import { cellsOn, paintMaze } from '../paint/maze.js';
import { drawOneWays, squaresWithin } from '../paint/one-ways.js';
import { wholeOf } from '../paint/part.js';
import { drawAll } from '../paint/steps.js';
import { lookOf } from './look.js';
import { shapesDrawing } from './shapes.js';
import { squaresDrawing } from './squares.js';

/** @import { Context } from '../context.js' */
/** @import { Film } from '../../maze/film.js' */
/** @import { Fit } from '../geometry/fit.js' */
/** @import { NeighbourTable } from '../geometry/neighbour-table.js' */
/** @import { Picture } from '../paint/maze.js' */
/** @import { Part } from '../paint/part.js' */
/** @import { Palette } from '../../looks/palette.js' */
/** @import { RockStyle } from '../dungeon/dungeon.js' */

/** Colours of cells at the position of a film, as packed pixels; 0: none of its own. @typedef {{ update(): void, colorOf(cell: number): number }} CellColors */

/**
 * What colours a film.
 * @typedef {object} FilmColors
 * @property {Palette} palette
 * @property {RockStyle} [style] of the rock of a dungeon
 * @property {CellColors | null} [held] of cells that its algorithm holds, such as those of its stack
 * @property {CellColors | null} [sets] of connected cells
 * @property {((cell: number) => number) | null} [finished] of cells with passages, such as distances
 * @property {boolean} isSearch whether the film is that of a solver, which ends with what it visited
 * @property {boolean} hasFront whether cells beside those with passages have a colour
 */

/** @typedef {ReturnType<typeof filmDrawing>} FilmDrawing */

/**
 * Draws a film: a part of the canvas, or only the cells that changed. Its last picture is the maze.
 * @param {Fit} at
 * @param {Film} film
 * @param {() => NeighbourTable} neighboursOf its maze
 * @param {FilmColors} colors
 * @param {object} options
 * @param {() => Picture} options.last what the last picture shows
 * @param {boolean} [options.isApart] whether the mark of the last step is drawn apart, by `headApart`: for
 *   large mazes, whose pictures take several frames
 */
export function filmDrawing(at, film, neighboursOf, colors, { last, isApart = false }) {
  const { palette, style, held, sets, isSearch } = colors;
  const look = lookOf(film, neighboursOf, colors, style !== 'plain' && isHatched(at));
  const drawing = (at.squares ? squaresDrawing : shapesDrawing)(at, look);
  /** The cells that the mark of the last step is drawn on. @type {readonly number[]} */
  let head = [];

  /** Marks the cell of the last step, or both cells of a passage that it looked at and left as it is. */
  const drawHead = (/** @type {Context} */ context) => {
    const { position, length } = film;
    const step = position > 0 && position < length ? film.step(position - 1) : null;
    const isRejected = step?.operation === 'reject';
    head = step?.cells.slice(0, isRejected ? 2 : 1) ?? [];
    const least = isApart ? MIN_MARK : 0;
    const look = { fill: isRejected ? palette.second : palette.accent, ink: palette.ink };
    for (const cell of head) drawCube(context, at, cell, look, 0.7, least);
  };

  const cellsWithin = (/** @type {Part} */ part) =>
    at.squares ? squaresWithin(at, film.maze, part) : cellsOn(at, part);
  /** Whether arrows are drawn: a log has them last, and a search has them from the beginning. */
  const drawsOneWays = () => {
    if (!film.oneWays) return false;
    return (
      isSearch || (film.position > 0 && film.step(film.position - 1).operation.startsWith('oneWay'))
    );
  };

  /** Start and end of a search, and the cell of the last step. */
  const drawMarks = (/** @type {Context} */ context) => {
    const { start, end } = film.maze;
    if (isSearch && start !== null) drawStart(context, at, start, palette);
    if (isSearch && end !== null) drawGoal(context, at, end, palette);
    if (!isApart) drawHead(context);
  };
  /** Draws a part of the canvas in steps. */
  function* paint(/** @type {Context} */ context, part = wholeOf(at)) {
    if (film.position === film.length && !isSearch) {
      yield* paintMaze(context, at, last(), part);
      head = [];
      return;
    }
    sets?.update();
    held?.update();
    context.clearRect(part.left, part.top, part.right - part.left, part.bottom - part.top);
    yield* drawing.paint(context, part);
    if (isFurnished(film.maze)) {
      yield* finishDungeon(context, at, { ...dungeonNow(film, isSearch), palette, style }, part);
    }
    drawOneWays(context, at, film.maze, film.oneWays, cellsWithin(part), palette.ink);
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
    /** @param {Context} context */
    all: (context) => drawAll(paint(context)),
    /** The parts of the canvas that show some cells. @param {Uint32Array} cells */
    partsOf: (cells) => drawing.partsOf(cells),
    /** Draws the mark of the last step, if that is drawn apart. @param {Context} context */
    headApart(context) {
      if (isApart) drawHead(context);
    },
    /** @param {Context} context @param {Iterable<number>} changed */
    some(context, changed) {
      // A passage can change the colour of a whole set, a step all that is held; an arrow reaches into two
      // cells.
      if (sets || held || drawsOneWays()) {
        drawAll(paint(context));
        return;
      }
      const cells = [...changed, ...head];
      if (isFurnished(film.maze)) {
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
 * A dungeon at the position of a film: its doors stand once their tiles do, doors of passages and things
 * once they are placed.
 * @param {Film} film @param {boolean} isSearch of a solver, which changes no tile
 */
function dungeonNow({ maze, kinds, marks }, isSearch) {
  const { doors, things } = maze;
  const tiles = kinds ?? maze.kinds;
  const shown = { maze, kinds: tiles, doors, things };
  if (isSearch) return shown;
  const isPlaced = (/** @type {number} */ cell) => (marks[cell] & MARKS.place) !== 0;
  const isThere = (/** @type {import('../../library/public-types.js').Door} */ door) =>
    door.direction === undefined ? tiles?.[door.cell] === DOOR_TILE : isPlaced(door.cell);
  return {
    ...shown,
    doors: doors?.filter(isThere) ?? null,
    things: things?.filter(({ cell }) => isPlaced(cell)) ?? null,
  };
}
