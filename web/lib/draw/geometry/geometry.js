import { isPlainSquares } from '../../util/plain-squares.js';
import { sideWithin } from '../../util/side-within.js';
import { arcTowards } from './arcs.js';
import { buildIndex } from './cell-index.js';
import { cornersOf } from './corners.js';
import { measure } from './measure.js';
import { NORTH, squareSide, squaresGeometry, WEST } from './squares.js';

/** @import { Maze } from '../../library/public-types.js' */

/** @typedef {[number, number]} Spot x and y in the drawing; the unit is the side of a square cell */
/** @typedef {import('./cell-index.js').CellIndex} CellIndex */
/** @typedef {ReturnType<typeof measure> & { index: CellIndex, corners: (Spot | null)[], squares: false }} PolygonGeometry */
/** @typedef {PolygonGeometry | import('./squares.js').SquaresGeometry} Geometry */

/** The two sides of a passage that are farther apart than this lie on different edges of a cut. */
const MIN_CUT = 0.75;

/** @type {WeakMap<object, Geometry>} */
const known = new WeakMap();

/** The geometry of a maze of any shape: that of squares by formula, others once per maze from the corners of its cells. @param {Maze} maze @returns {Geometry} */
export function geometryOf(maze) {
  let geometry = known.get(maze);
  if (!geometry) {
    geometry = isPlainSquares(maze) ? squaresGeometry(maze) : polygonsOf(maze);
    known.set(maze, geometry);
  }
  return geometry;
}

/** @param {Maze} maze @returns {PolygonGeometry} */
function polygonsOf(maze) {
  const measured = measure(maze.polygons());
  /** @type {CellIndex | null} */
  let index = null;
  return {
    ...withCorners(maze, measured),
    get index() {
      index ??= buildIndex(measured);
      return index;
    },
  };
}

/** @template {ReturnType<typeof measure>} Measured @param {Maze} maze @param {Measured} measured */
function withCorners(maze, measured) {
  const corners = cornersOf(maze, measured);
  const drawn = corners.reduce(
    (sum, corner, direction) => sum | (corner ? 1 << direction : 0),
    measured.drawn,
  );
  return { ...measured, corners, drawn, squares: /** @type {const} */ (false) };
}

/**
 * Keeps what a worker measured of the cells of a maze, whose neighbours must be prepared.
 * @param {Maze} maze
 * @param {ReturnType<typeof measure> & { index: CellIndex }} measured
 */
export function keepGeometry(maze, measured) {
  known.set(maze, withCorners(maze, measured));
}

/** Gives a maze the geometry of another one with the same cells, if that is known. @param {Maze} maze @param {Maze} other */
export function shareGeometry(maze, other) {
  const geometry = known.get(other);
  if (geometry) known.set(maze, geometry);
}

/** The centroid of a cell. @param {Geometry} geometry @param {number} cell @returns {Spot} */
export function middleOf(geometry, cell) {
  if (geometry.squares) {
    return [(cell % geometry.columns) + 0.5, Math.floor(cell / geometry.columns) + 0.5];
  }
  return [geometry.middles[2 * cell], geometry.middles[2 * cell + 1]];
}

/**
 * Where a line from the middle of a cell to a point of its outline bends: on rings it follows the arc.
 * @param {Geometry} geometry @param {number} cell @param {Spot} to
 * @returns {Spot[]}
 */
export function bendsOf(geometry, cell, to) {
  if (geometry.squares || !geometry.pole) return [];
  const [x, y] = middleOf(geometry, cell);
  return arcTowards(geometry.pole, { x, y }, { x: to[0], y: to[1] }).map((spot) => [
    spot.x,
    spot.y,
  ]);
}

/** The distance from the middle of a cell to its nearest side. @param {Geometry} geometry @param {number} cell */
export function radiusOf(geometry, cell) {
  return geometry.squares ? 0.5 : geometry.radii[cell];
}

/**
 * The two ends and the middle of a cell's side, or the corner instead of it; null for stairs.
 * @param {Geometry} geometry @param {number} cell @param {number} direction
 * @returns {{ from: Spot, to: Spot, at: Spot } | null}
 */
export function sideOf(geometry, cell, direction) {
  if (geometry.squares) return squareSide(geometry.columns, cell, direction);
  const { middles, corners } = geometry;
  const side = sideWithin(geometry, cell, direction);
  const corner = corners[direction];
  if (side || !corner) return side;
  const at = /** @type {Spot} */ ([
    middles[2 * cell] + corner[0],
    middles[2 * cell + 1] + corner[1],
  ]);
  return { from: at, to: at, at };
}

/** Whether the two sides of a passage, given by their middles, lie on different edges of a cut. @param {Spot} a @param {Spot} b */
export function isCut(a, b) {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) > MIN_CUT;
}

/** Whether plain squares are glued at opposite edges, as on a cylinder or a torus. @param {Maze} maze */
export function isGlued(maze) {
  const { width, height } = maze;
  for (let y = 0; y < height; y += 1) if (maze.neighbour(y * width, WEST) !== null) return true;
  for (let x = 0; x < width; x += 1) if (maze.neighbour(x, NORTH) !== null) return true;
  return false;
}
