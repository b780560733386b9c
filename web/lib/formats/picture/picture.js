// A picture of a maze as layers of lines and figures, which every format of pictures writes in its own way.

import { paperPalette } from '../../looks/paper.js';
import { fail, MazeError } from '../../util/error.js';
import { chainsOf, RADIUS, rounded } from './chains.js';
import { between, stopsOf } from './colors.js';
import { contentsIn, hasThing, lettersOf, roomNumbers } from './contents.js';
import { corePaths } from './core-paths.js';
import { closed, figuresOf, rectangle } from './figures.js';
import { frameOf, radiusOf, radiusWithin } from './frame.js';
import { hatchingOf } from './hatching.js';
import { insetWalls } from './inset.js';
import { isUncovered, mayOpen } from './openings.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('../options/row.js').FormatProblem} FormatProblem */
/** @typedef {import('./core-paths.js').CorePaths} CorePaths */
/** @typedef {import('./figures.js').Figures} Figures */

/**
 * The options of `maze.svg` with its defaults, and those of richer pictures.
 * @typedef {object} PictureOptions
 * @property {number} [cell] pixels of a cell's side, 2 to 200; 16
 * @property {number} [stroke] pixels of a wall's width, 1 to 64; 2
 * @property {string} [color] of walls and signs; '#1f2933'
 * @property {string} [floor] 'transparent'
 * @property {string} [background] 'transparent'
 * @property {boolean} [exits] open the outline at start and end; true
 * @property {'auto' | 'always' | 'never'} [marks] squares at start and end; 'auto': where no opening shows them
 * @property {boolean} [solution] draw the shortest path from start to end; false
 * @property {string} [solutionColor] '#d9480f'
 * @property {string} [title] for screen readers; ''
 * @property {boolean} [distances] colour cells by their distance; false
 * @property {number} [from] the cell from which distances count; -1: the start
 * @property {string} [scale] 'ocean', 'ember', 'gray', or colours as '#fff #036'; 'ocean'
 * @property {number} [inset] by which walls stand inside their cells, 0 to 0.4 sides of a cell; 0
 * @property {'sharp' | 'round'} [corners] of walls; 'sharp'
 * @property {'plain' | 'hatched'} [style] 'hatched': a dungeon on hatched rock, with doors and things; 'plain'
 * @property {boolean} [contents] draw doors and things; true
 * @property {boolean} [crop] leave out rock and cells beyond the outline at the edges; true
 * @property {boolean} [numbers] number the rooms; false
 * @property {boolean} [grid] draw thin lines between cells; false
 */

/**
 * A layer of a picture. Either `fill` or `stroke` is a colour and the other one is null. Figures of a
 * filled layer are closed and run either way round; what two of them cover is covered once.
 * @typedef {Figures & { name: string, fill: string | null, stroke: string | null, strokeWidth: number,
 *   cap: 'square' | 'round', join: 'miter' | 'round' }} Layer
 */

/**
 * @typedef {object} Picture
 * @property {number} left in sides of a cell, as all lengths
 * @property {number} top
 * @property {number} width
 * @property {number} height
 * @property {Layer[]} layers the lowest first; none is empty
 * @property {import('./contents.js').Label[]} labels the numbers of rooms, for formats with fonts; the layer
 *   `numbers` has them as figures
 */

/** Colours of a picture by distance at most. */
const SHADES = 64;
/** Width of thin lines, in cells. */
const THIN = 0.045;

/**
 * Of a format that draws pictures: they need `maze.svg`, which mazes of `mazewright/small` lack.
 * @param {import('../../maze/maze.js').AnyMaze} maze
 * @returns {FormatProblem | null}
 */
export function needsDrawing(maze) {
  if (typeof (/** @type {any} */ (maze).svg) === 'function') return null;
  const message = 'maze must have svg(), which mazes of mazewright/small have not';
  return { code: 'invalid-option', field: 'maze', message };
}

/**
 * The picture of a maze: background, rock, floor, distances, grid, solution, walls, stairs, arrows, doors,
 * things, numbers, start, end. Every wall is drawn once. Throws a MazeError for a cell or a scale that
 * is none, and for hatched rock around what is no dungeon. Cost: O(cells).
 * @param {Maze} maze
 * @param {Required<PictureOptions>} options checked by the function of a format
 * @returns {Picture}
 */
export function pictureOf(maze, options) {
  const { cell, stroke, color, floor, background, style } = options;
  const isHatched = style === 'hatched';
  if (isHatched && !maze.dungeon) {
    throw new MazeError({
      code: 'invalid-option',
      field: 'style',
      message: "style must be 'plain' for a maze: rock is hatched around dungeons only",
    });
  }
  const core = corePaths(maze, {
    exits: options.exits,
    marks: options.marks,
    solution: options.solution,
    cell,
    floor: isHatched || (floor !== 'transparent' && options.inset === 0),
  });
  const { left, top, width, height } = frameOf(maze, core, options);
  /** @type {Layer[]} */
  const layers = [];
  const add = (
    /** @type {string} */ name,
    /** @type {Figures | undefined} */ figures,
    /** @type {Partial<Layer>} */ look,
  ) => {
    if (!figures || figures.starts.length < 2) return;
    const { points, starts } = figures;
    const lines = /** @type {const} */ ({ cap: 'square', join: 'round' });
    layers.push({
      name,
      points,
      starts,
      fill: null,
      stroke: null,
      strokeWidth: 0,
      ...lines,
      ...look,
    });
  };
  const inset = options.inset > 0 ? insetWalls(maze, options.inset, core.paths.get('walls')) : null;
  const palette = paperPalette(options);

  if (background !== 'transparent') {
    add('background', figuresOf([rectangle(left, top, left + width, top + height)]), {
      fill: background,
    });
  }
  if (isHatched) {
    const isFloor = (/** @type {number} */ at) => maze.kinds?.[at] !== 0;
    const { shades, strokes, strokeWidth } = hatchingOf(maze, { cell, frame: core }, isFloor);
    add('rock', figuresOf(shades), { fill: palette.rock });
    add('hatching', figuresOf(strokes), { stroke: palette.hatch, strokeWidth, cap: 'round' });
  }
  const floors = inset ? figuresOf(inset.floors) : core.paths.get('floor');
  if (isHatched) add('floor', floors, { fill: palette.floor });
  else if (floor !== 'transparent') add('floor', floors, { fill: floor });
  if (options.distances) {
    for (const { name, fill, lines } of distanceLayers(maze, options, inset)) {
      add(name, figuresOf(lines), { fill });
    }
  }
  if (options.grid || isHatched) {
    add('grid', gridLines(maze), { stroke: palette.line, strokeWidth: Math.max(THIN, 1 / cell) });
  }
  const solution = core.paths.get('solution');
  add('solution', solution, { stroke: options.solutionColor, strokeWidth: solution?.width });
  add('walls', wallsOf(maze, options, core, inset?.segments), {
    stroke: color,
    strokeWidth: stroke / cell,
    ...(options.corners === 'round' ? { cap: /** @type {const} */ ('round') } : {}),
  });
  /** What the core draws in cells, between walls that stand inside of them. */
  const within = (/** @type {string} */ name) => {
    const figures = core.paths.get(name);
    return figures && options.inset > 0
      ? { ...figures, ...towardsMiddles(maze, figures, options.inset) }
      : figures;
  };
  add('stairs', within('stairs'), { fill: color });
  add('arrows', core.paths.get('arrows'), { fill: color });
  if (options.contents) {
    for (const { name, fill, lines } of contentsIn(maze, palette, options.inset)) {
      add(name, figuresOf(lines), { fill });
    }
  }
  const labels = options.numbers ? roomNumbers(maze) : [];
  const letters = labels.flatMap(({ text, x, y, size }) => lettersOf(text, x, y, size));
  add('numbers', figuresOf(letters), { fill: color });
  const isMarked = (/** @type {number | null} */ cell) => options.contents && hasThing(maze, cell);
  const start = isMarked(maze.start) ? undefined : within('start');
  add('start', start, { stroke: color, strokeWidth: start?.width });
  if (!isMarked(maze.end)) add('end', within('end'), { fill: color });
  return { left, top, width, height, layers, labels };
}

/**
 * Figures that stand in cells, moved and shrunk towards the middles of these, as their walls are.
 * @param {Maze} maze @param {Figures} figures @param {number} inset
 * @returns {Figures}
 */
function towardsMiddles(maze, { points, starts }, inset) {
  const moved = Float64Array.from(points);
  for (let line = 0; line + 1 < starts.length; ++line) {
    const [from, to] = [2 * starts[line], 2 * starts[line + 1]];
    // The last point is the first one again.
    const count = (to - from) / 2 - 1;
    let [x, y] = [0, 0];
    for (let i = from; i < to - 2; i += 2)
      [x, y] = [x + points[i] / count, y + points[i + 1] / count];
    const cell = maze.cellAtPoint(x, y);
    if (cell === null) continue;
    const middle = maze.centre(cell);
    const part = radiusWithin(maze, cell, inset) / radiusOf(maze, cell);
    for (let i = from; i < to; i += 2) {
      moved[i] = middle.x + part * (points[i] - middle.x);
      moved[i + 1] = middle.y + part * (points[i + 1] - middle.y);
    }
  }
  return { points: moved, starts };
}

/**
 * @param {Maze} maze
 * @param {Required<PictureOptions>} options
 * @param {CorePaths} core
 * @param {number[] | undefined} inset segments of inset walls
 * @returns {Figures | undefined}
 */
function wallsOf(maze, { corners }, core, inset) {
  const strokes = core.paths.get('walls');
  if (!inset && corners === 'sharp') return strokes;
  const chains = chainsOf(inset ?? sidesOf(maze, strokes));
  return figuresOf(corners === 'round' ? chains.map((line) => rounded(line, RADIUS)) : chains);
}

/**
 * The walls side by side, without the openings.
 * @param {Maze} maze
 * @param {Figures | undefined} strokes
 */
export function sidesOf(maze, strokes) {
  const lines = maze.lines({ seams: true });
  if (!strokes) return [];
  const isOpening = isUncovered(strokes);
  const corners = mayOpen(maze).map((cell) => maze.polygon(cell));
  const has = (
    /** @type {Float32Array} */ polygon,
    /** @type {number} */ x,
    /** @type {number} */ y,
  ) =>
    polygon.some(
      (value, i) => i % 2 === 0 && Math.abs(value - x) + Math.abs(polygon[i + 1] - y) < 1e-3,
    );
  /** @type {number[]} */
  const kept = [];
  for (let i = 0; i < lines.length; i += 4) {
    const [x0, y0, x1, y1] = lines.subarray(i, i + 4);
    const isOpen =
      corners.some((polygon) => has(polygon, x0, y0) && has(polygon, x1, y1)) &&
      isOpening(x0, y0, x1, y1);
    if (!isOpen) kept.push(x0, y0, x1, y1);
  }
  return kept;
}

/**
 * The floor of cells by their distance, a layer for each colour.
 * @param {Maze} maze
 * @param {Required<PictureOptions>} options
 * @param {{ floors: number[][], cells: number[] } | null} inset
 */
function distanceLayers(maze, { from, scale }, inset) {
  const stops = stopsOf(scale);
  if (from >= maze.cellCount)
    fail('from', `from must be a cell, less than ${maze.cellCount}; got ${from}`);
  const distances = maze.distances(from < 0 ? (maze.start ?? firstCell(maze)) : from);
  let far = 0;
  const isReached = (/** @type {number} */ cell) => distances[cell] < 0xffffffff;
  for (const [cell, value] of distances.entries()) if (isReached(cell)) far = Math.max(far, value);
  const shades = Math.min(SHADES, far + 1);
  /** @type {number[][][]} */
  const lines = Array.from({ length: shades }, () => []);
  const put = (/** @type {number} */ cell, /** @type {number[]} */ line) => {
    if (!isReached(cell)) return;
    lines[far === 0 ? 0 : Math.round((distances[cell] / far) * (shades - 1))].push(line);
  };
  if (inset) for (const [i, line] of inset.floors.entries()) put(inset.cells[i], line);
  else {
    const { points, starts } = maze.polygons();
    for (let cell = 0; cell < maze.cellCount; ++cell) {
      if (starts[cell] === starts[cell + 1] || !isReached(cell)) continue;
      put(cell, closed(points.subarray(2 * starts[cell], 2 * starts[cell + 1])));
    }
  }
  return lines.map((each, i) => ({
    name: `distance-${i}`,
    fill: between(stops, shades > 1 ? i / (shades - 1) : 0),
    lines: each,
  }));
}

/** @param {Maze} maze */
function firstCell({ mask, kinds, cellCount }) {
  for (let cell = 0; cell < cellCount; ++cell)
    if (mask?.[cell] !== 0 && kinds?.[cell] !== 0) return cell;
  return 0;
}

/** The sides through which passages lead, each once. @param {Maze} maze */
function gridLines(maze) {
  const { points, starts, sides } = maze.polygons();
  /** @type {number[]} */
  const segments = [];
  for (let cell = 0; cell < maze.cellCount; ++cell) {
    for (let i = starts[cell]; i < starts[cell + 1]; ++i) {
      const side = sides[i];
      if (side === 255 || ((maze.passages[cell] >> side) & 1) === 0) continue;
      if (/** @type {number} */ (maze.neighbour(cell, side)) < cell) continue;
      const j = i + 1 === starts[cell + 1] ? starts[cell] : i + 1;
      segments.push(points[2 * i], points[2 * i + 1], points[2 * j], points[2 * j + 1]);
    }
  }
  return figuresOf(chainsOf(segments));
}
