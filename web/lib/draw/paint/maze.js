import { packed } from '../../looks/pixels.js';
import { OPERATIONS } from '../../maze/operation-codes.js';
import { oncePer } from '../../util/once-per.js';
import { ramp } from '../colors/color-ramp.js';
import { cellsWithin } from '../geometry/cell-index.js';
import { wallsWithin } from '../geometry/wall-chunks.js';
import { drawBridges } from './bridges.js';
import { paintCells } from './cells.js';
import { drawCorners } from './corner-passages.js';
import { drawGoal, drawStart, drawVisits, MIN_VISITED } from './marks.js';
import { drawMouths } from './mouths.js';
import { drawOneWays, leavingOf, squaresWithin } from './one-ways.js';
import { wholeOf } from './part.js';
import { drawPath } from './path.js';
import { paintSquares } from './squares.js';
import { isConnected } from './squares-path.js';
import { drawStairs } from './stairs.js';
import { isTiny, paintTiny } from './tiny.js';
import { drawWalls, shownBy } from './walls.js';

/** @import { Context } from '../context.js' */
/** @import { Door, Maze, Thing } from '../../library/public-types.js' */
/** @import { Palette } from '../../looks/palette.js' */
/** @import { RockStyle } from '../dungeon/dungeon.js' */
/** @import { Grid } from '../dungeon/floor-lines.js' */
/** @import { Fit } from '../geometry/fit.js' */
/** @import { Walls } from '../geometry/wall-chunks.js' */
/** @import { Part } from './part.js' */

/** Of cells that a search did not reach. */
export const UNREACHED = 0xffffffff;

/** Distances per cell, 0xffffffff where unreached, and the greatest of the others, 1 at least. @typedef {{ distances: ArrayLike<number>, most: number }} Distances */

/**
 * What draws dungeons, apart from this module: pages of mazes do without it.
 * @typedef {Pick<typeof import('../dungeon/dungeon.js'), 'finishDungeon' | 'isFurnished' | 'isHatched'>} DungeonDrawing
 */

/**
 * What is drawn of a maze.
 * @typedef {object} Picture
 * @property {Maze} maze
 * @property {Palette} palette
 * @property {() => Walls | null} walls of `maze.lines({ seams: true })`, asked for where they are drawn;
 *   null: not yet known
 * @property {{ path: Uint32Array, steps: Uint32Array | null } | null} solution its path, and the log of the
 *   solver, whose visits are drawn
 * @property {Distances | null} distances that colour the floor
 * @property {DungeonDrawing | null} dungeonDrawing for dungeons, doors and things only
 * @property {readonly Door[] | null} [doors] as they are now; default: those of the maze
 * @property {readonly Thing[] | null} [things] likewise
 * @property {Grid} [grid] how clear the grid of a dungeon is
 * @property {RockStyle} [style] of the rock of a dungeon; default: hatched where that can be seen
 * @property {string} [ground] colour of what is outside of the maze; default: transparent
 */

/**
 * Draws a maze in steps: floor, walls, stairs, start and end, and the solution if it is shown, with the
 * cells that its solver visited; of a dungeon hatched rock, doors and things. The time depends on the cells
 * that the part shows, or on its pixels.
 * @param {Context} context
 * @param {Fit} at
 * @param {Picture} picture
 * @param {Part} [part] outside it nothing may be changed, for which the caller clips the canvas; default:
 *   all of the canvas
 */
export function* paintMaze(context, at, picture, part = wholeOf(at)) {
  const { maze, palette, solution, dungeonDrawing, style } = picture;
  const { accent, ink } = palette;
  context.clearRect(part.left, part.top, part.right - part.left, part.bottom - part.top);
  if (picture.ground !== undefined) {
    context.fillStyle = picture.ground;
    context.fillRect(part.left, part.top, part.right - part.left, part.bottom - part.top);
  }
  const isHatched = maze.dungeon && style !== 'plain' && dungeonDrawing?.isHatched(at);
  const colorOf = isHatched ? withoutRock(maze, floorColors(picture)) : floorColors(picture);
  const path = solution?.path;
  if (at.squares) {
    const isPlotted = path && isConnected(path, at.columns);
    const look = squaresLook(maze, colorOf, palette);
    yield* paintSquares(
      context,
      at,
      isPlotted ? { ...look, path, pathColor: packed(accent) } : look,
      part,
    );
    if (path && !isPlotted) yield* drawPath(context, at, maze, path, accent, 0.26);
    drawOneWays(context, at, maze, maze.oneWays, squaresWithin(at, maze, part), ink);
  } else if (isTiny(at)) {
    const [line, pathColor] = [ink, accent].map(packed);
    const look = { colorOf, passages: maze.passages, ink: line, path, pathColor };
    yield* paintTiny(context, at, look, part);
  } else {
    yield* drawShapes(context, at, picture, colorOf, part);
  }
  if (dungeonDrawing?.isFurnished(maze)) {
    const { doors = maze.doors, things = maze.things, grid } = picture;
    const shown = { maze, kinds: maze.kinds, doors, things, palette, style, grid };
    yield* dungeonDrawing.finishDungeon(context, at, shown, part);
  }
  if (solution?.steps && at.cell * at.geometry.unit >= MIN_VISITED) {
    const cells = at.squares ? squaresWithin(at, maze, part) : cellsOn(at, part);
    drawVisits(context, at, visitsOf(picture), cells, palette.second);
  }
  if (maze.start !== null) drawStart(context, at, maze.start, palette);
  if (maze.end !== null) drawGoal(context, at, maze.end, palette);
}

/** @param {Context} context @param {Fit} at @param {Picture} picture @param {(cell: number) => number} colorOf @param {Part} part */
function* drawShapes(context, at, { maze, palette, solution, walls }, colorOf, part) {
  const { ink } = palette;
  const cells = cellsOn(at, part);
  yield;
  yield* paintCells(context, at, colorOf, cells);
  yield* drawCorners(context, at, maze.passages, colorOf, null, cells);
  drawMouths(context, at, maze, maze.passages, colorOf, cells);
  if (maze.graph) yield* drawBridges(context, at, maze, palette.edge, maze.passages, cells);
  if (solution) yield* drawPath(context, at, maze, solution.path, palette.accent, 0.26);
  const known = walls();
  if (known) yield* drawWalls(context, at, wallsWithin(known, shownBy(at, part)), ink);
  const leaving = leavingOf(maze.passages, maze.oneWays);
  yield* drawStairs(context, at, maze, ink, leaving, cells);
  drawOneWays(context, at, maze, maze.oneWays, cells, ink);
}

/** Leaves out the rock of a dungeon, which is hatched instead. @param {Maze} maze @param {(cell: number) => number} colorOf */
const withoutRock = (maze, colorOf) => (/** @type {number} */ cell) =>
  maze.kinds?.[cell] === 0 ? 0 : colorOf(cell);

/** 1 for every cell of a picture that the solver visited, but for those on its path. */
const visitsOf = oncePer((/** @type {Picture} */ { maze, solution }) => {
  const { path, steps } = /** @type {{ path: Uint32Array, steps: Uint32Array }} */ (solution);
  const visited = new Uint8Array(maze.cellCount);
  for (const entry of steps) if ((entry & 63) === OPERATIONS.visit) visited[entry >>> 6] = 1;
  for (const cell of path) visited[cell] = 0;
  return visited;
});

/** Walls between floor and everything that no passage leads to. @param {Maze} maze @param {(cell: number) => number} colorOf @param {Palette} palette @returns {import('./squares.js').SquaresLook} */
function squaresLook({ passages, kinds, mask }, colorOf, { ink, line }) {
  const kept = kinds ?? mask;
  return {
    colorOf,
    rankOf: (cell) => (kept && kept[cell] === 0 ? 0 : 2),
    isOpen: (cell, direction) => ((passages[cell] >> direction) & 1) === 1,
    ink: packed(ink),
    line: packed(line),
  };
}

/** The cells that a part of the canvas shows, and a few more. Not of plain squares. @param {Fit} at @param {Part} [part] default: all of the canvas */
export function cellsOn(at, part = wholeOf(at)) {
  const geometry = /** @type {import('../geometry/geometry.js').PolygonGeometry} */ (at.geometry);
  const { left, top, right, bottom } = shownBy(at, part);
  return cellsWithin(geometry, [left, top, right, bottom]);
}

/** The colour of the floor of each cell, as a packed pixel: by distance if that is shown, else by kind. @param {Pick<Picture, 'maze' | 'palette' | 'distances'>} picture @returns {(cell: number) => number} */
export function floorColors({ maze, palette, distances }) {
  const plain = byKind(maze, palette);
  return distances ? byDistance(distances, ramp(palette.theme), plain) : plain;
}

/** Colours for rock, rooms and corridors of a dungeon; cells out of the mask have none. @param {Maze} maze @param {Palette} palette */
function byKind(maze, palette) {
  const [rock, floor, hall] = [palette.rock, palette.floor, palette.hall].map(packed);
  const { kinds } = maze;
  if (kinds) {
    return (/** @type {number} */ cell) => {
      const kind = kinds[cell];
      if (kind === 0) return rock;
      return kind === 1 || !maze.dungeon ? floor : hall;
    };
  }
  return (/** @type {number} */ cell) => (maze.mask && !maze.mask[cell] ? 0 : floor);
}

/** @param {Distances} distances @param {Uint32Array} colors @param {(cell: number) => number} plain */
function byDistance({ distances, most }, colors, plain) {
  return (/** @type {number} */ cell) => {
    const distance = distances[cell];
    if (distance === UNREACHED) return plain(cell);
    return colors[Math.floor((distance / most) * (colors.length - 1))];
  };
}
