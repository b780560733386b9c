import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FIRST_MAZE, FIRST_SIZES } from '../../demo/config.js';
import { root } from '../util/shell.js';

/** @import { Maze } from 'mazewright' */

/** @typedef {Pick<typeof import('mazewright/draw'), 'ramp' | 'unpacked'>} Colors */

/** Of a cell, as the page draws it. */
const WALL = 0.12;
/** Directions of squares by number. */
const NORTH = 0;
const WEST = 2;
/** Colours of distances: a path for each, so few. */
const SHADES = 24;

/** The squares of some cells as a path. @param {number[]} cells @param {number} width */
const squares = (cells, width) =>
  cells.map((cell) => `M${cell % width} ${Math.floor(cell / width)}h1v1h-1z`).join('');

/** Cells by their shade of the distance from the start. @param {Maze} maze */
function shadesOf(maze) {
  const distances = maze.distances(Number(maze.start));
  const most = Math.max(...distances);
  /** @type {number[][]} */
  const shades = Array.from({ length: SHADES }, () => []);
  distances.forEach((distance, cell) => {
    shades[Math.floor((distance / most) * (SHADES - 1))].push(cell);
  });
  return shades;
}

/** The colour of a shade in both themes. @param {number} shade @param {Colors} colors */
function colorOf(shade, { ramp, unpacked }) {
  const [light, dark] = /** @type {const} */ (['light', 'dark']).map((theme) => {
    const colors = ramp(theme);
    return unpacked(colors[Math.round((shade / (SHADES - 1)) * (colors.length - 1))]);
  });
  return `light-dark(${light},${dark})`;
}

/**
 * The walls of a maze on squares as a path: each straight piece once.
 * @param {Maze} maze
 */
function wallsOf({ width, height, passages }) {
  const isWall = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ bit) =>
    x < 0 || y < 0 || x >= width || y >= height || ((passages[y * width + x] >> bit) & 1) === 0;
  let path = '';
  /** Joins the walls along a line, from 0 to an end. @type {(end: number, has: (i: number) => boolean, piece: (from: number, length: number) => string) => void} */
  const join = (end, has, piece) => {
    for (let from = 0; from < end; from += 1) {
      const first = from;
      while (from < end && has(from)) from += 1;
      if (from > first) path += piece(first, from - first);
    }
  };
  for (let y = 0; y <= height; y += 1) {
    join(
      width,
      (x) => isWall(x, y, NORTH),
      (x, length) => `M${x} ${y}h${length}`,
    );
  }
  for (let x = 0; x <= width; x += 1) {
    join(
      height,
      (y) => isWall(x, y, WEST),
      (y, length) => `M${x} ${y}v${length}`,
    );
  }
  return path;
}

/**
 * The drawing of a maze on squares as the page draws it, for the HTML.
 * @param {Maze} maze
 * @param {string} name of its size
 * @param {Colors} colors
 */
function drawingOf(maze, name, colors) {
  const { width, height } = maze;
  const floor = shadesOf(maze)
    .map((cells, shade) => `<path fill="${colorOf(shade, colors)}" d="${squares(cells, width)}"/>`)
    .join('');
  const box = `${-WALL / 2} ${-WALL / 2} ${width + WALL} ${height + WALL}`;
  const walls = `<path class="walls" stroke-width="${WALL}" d="${wallsOf(maze)}"/>`;
  return `<svg class="${name}" viewBox="${box}"><g shape-rendering="crispEdges">${floor}</g>${walls}</svg>`;
}

/**
 * The mazes of a first visit, one of which the style sheet shows, for the HTML: visible before any script
 * runs. The page then makes the same.
 */
export async function firstMazes() {
  const built = (/** @type {string} */ file) =>
    import(pathToFileURL(join(root, 'dist', file)).href);
  const [{ createMazewright }, colors] = await Promise.all(['mazewright.js', 'draw.js'].map(built));
  const mw = await createMazewright();
  const drawings = FIRST_SIZES.map(({ name, width, height }) =>
    drawingOf(mw.generate({ ...FIRST_MAZE, width, height }), name, colors),
  );
  return `<div class="first-maze" id="first-maze" aria-hidden="true">${drawings.join('')}</div>`;
}
