// The paths that the core draws, read from its SVG: openings, long strokes, arrows and stairs are found
// there in one pass over the grid. So every picture shows what `maze.svg` shows.

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./figures.js').Figures} Figures */

/** Pixels of a cell, which make the two decimals of the text a ten-thousandth of a cell. */
const CELL = 100;
const STROKE = 2;

/**
 * @typedef {object} CorePaths
 * @property {number} left of the frame around all cells, in sides of a cell
 * @property {number} top
 * @property {number} width
 * @property {number} height
 * @property {'square' | 'round'} cap of lines
 * @property {Map<string, Figures & { width: number }>} paths by the core's names; `width` is that of lines in
 *   cells, 0 for filled figures
 */

/**
 * Cost: that of `maze.svg`, and O(characters).
 * @param {Maze} maze
 * @param {{ exits: boolean, marks: string, solution: boolean, floor: boolean }} options
 * @returns {CorePaths}
 */
export function corePaths(maze, { exits, marks, solution, floor }) {
  const svg = /** @type {string} */ (
    maze.export('svg', {
      cell: CELL,
      stroke: STROKE,
      exits,
      marks: /** @type {'auto'} */ (marks),
      solution,
      floor: floor ? '#fff' : 'transparent',
    })
  );
  const box = /** @type {RegExpExecArray} */ (/ viewBox="([^"]*)"/.exec(svg));
  const [left, top, width, height] = box[1].split(' ').map(Number);
  const paths = new Map();
  const header = /<path class="([a-z]+)"[^>]*?(?: stroke-width="([0-9.]+)")? d="/g;
  for (let found = header.exec(svg); found; found = header.exec(svg)) {
    const end = svg.indexOf('"', header.lastIndex);
    const figures = readPath(svg, header.lastIndex, end);
    paths.set(found[1], { ...figures, width: Number(found[2] ?? 0) / CELL });
    header.lastIndex = end;
  }
  return {
    left: (left + STROKE / 2) / CELL,
    top: (top + STROKE / 2) / CELL,
    width: (width - STROKE) / CELL,
    height: (height - STROKE) / CELL,
    cap: svg.includes('stroke-linecap="square"') ? 'square' : 'round',
    paths,
  };
}

const [SPACE, MINUS, POINT, ZERO, NINE, H, M, V] = [' ', '-', '.', '0', '9', 'H', 'M', 'V'].map(
  (letter) => letter.charCodeAt(0),
);

/**
 * The lines of path data with the commands M, L, H and V. A loop over characters, as a regular
 * expression takes five times as long.
 * @param {string} svg @param {number} from @param {number} end
 * @returns {Figures}
 */
function readPath(svg, from, end) {
  let points = new Float64Array(1024);
  let starts = new Uint32Array(256);
  let [count, lines, x, y] = [0, 0, 0, 0];
  let at = from;
  const number = () => {
    let code = svg.charCodeAt(at);
    const isNegative = code === MINUS;
    if (isNegative) code = svg.charCodeAt(++at);
    let [value, scale] = [0, 1];
    for (; code >= ZERO && code <= NINE; code = svg.charCodeAt(++at))
      value = value * 10 + code - ZERO;
    if (code === POINT) {
      code = svg.charCodeAt(++at);
      for (; code >= ZERO && code <= NINE; code = svg.charCodeAt(++at)) {
        value = value * 10 + code - ZERO;
        scale *= 10;
      }
    }
    return (isNegative ? -value : value) / (scale * CELL);
  };
  while (at < end) {
    const command = svg.charCodeAt(at++);
    if (command === H) x = number();
    else if (command === V) y = number();
    else {
      x = number();
      if (svg.charCodeAt(at) === SPACE) ++at;
      y = number();
    }
    if (command === M) {
      if (lines + 2 > starts.length) starts = grown(starts, Uint32Array);
      starts[lines++] = count;
    }
    if (2 * count + 2 > points.length) points = grown(points, Float64Array);
    points[2 * count] = x;
    points[2 * count + 1] = y;
    ++count;
  }
  starts[lines] = count;
  return { points: points.slice(0, 2 * count), starts: starts.slice(0, lines + 1) };
}

/**
 * @template {Float64Array | Uint32Array} Values
 * @param {Values} values @param {new (length: number) => Values} Type
 */
function grown(values, Type) {
  const larger = new Type(2 * values.length);
  larger.set(/** @type {any} */ (values));
  return larger;
}
