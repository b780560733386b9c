/** @typedef {import('../options/maze.js').Maze} Maze */

/**
 * A layer of the picture of a maze in sides of a cell: figures that are filled, or lines of a width; `null`
 * is that of walls. Each figure and line is a list of x and y in turn.
 * @typedef {{ name: string, width: number | null, isLine: boolean, figures: number[][] }} Layer
 */

/** Layers, the lowest first, and the rectangle around them. @typedef {{ left: number, top: number, width: number, height: number, layers: Layer[] }} Picture */

/** Pixels of a cell of the SVG that is read, which has coordinates of two decimals. */
const CELL = 200;
const STROKE = 2;

const LAYER =
  /<path class="(\w+)" (stroke|fill)="[^"]*"(?: stroke-width="([\d.]+)")? d="([^"]*)"\/>/g;
const STEP = /([MLHV])(-?[\d.]+)(?: (-?[\d.]+))?/g;

/**
 * The picture of a maze as `maze.svg` draws it, read from there, so that both are the same. Cost: that of
 * the SVG.
 * @param {Maze} maze
 * @param {{ solution: boolean }} options
 * @returns {Picture}
 */
export function pictureOf(maze, { solution }) {
  const svg = /** @type {any} */ (maze).svg({
    cell: CELL,
    stroke: STROKE,
    solution,
    floor: '#fff',
  });
  const [left, top, width, height] =
    /viewBox="([^"]*)"/.exec(svg)?.[1].split(' ').map(Number) ?? [];
  const layers = [...svg.matchAll(LAYER)].map(([, name, kind, stroke, data]) => ({
    name,
    width: name === 'walls' ? null : Number(stroke ?? 0) / CELL,
    isLine: kind === 'stroke',
    figures: figuresOf(data),
  }));
  return {
    left: (left + STROKE / 2) / CELL,
    top: (top + STROKE / 2) / CELL,
    width: (width - STROKE) / CELL,
    height: (height - STROKE) / CELL,
    layers,
  };
}

/** @param {string} data of an SVG path */
function figuresOf(data) {
  /** @type {number[][]} */
  const figures = [];
  let [x, y] = [0, 0];
  for (const [, command, first, second] of data.matchAll(STEP)) {
    const value = Number(first) / CELL;
    if (command === 'V') y = value;
    else x = value;
    if (command === 'M' || command === 'L') y = Number(second) / CELL;
    if (command === 'M') figures.push([x, y]);
    else figures[figures.length - 1].push(x, y);
  }
  return figures;
}
