import { fail } from '../../util/error.js';
import { keptCells } from './kept-cells.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {Required<Omit<import('./print-params.js').PrintOptions, 'body' | 'radius'>>} Print */

/**
 * What is printed, before walls are joined: all lengths in whole micrometres, which float32 tells apart up to
 * 16 m, with x to the right and y to the back.
 * @typedef {object} PrintPlan
 * @property {number} scale micrometres per unit of the drawing
 * @property {number} thickness of the walls
 * @property {number} lip how far the plate stands out beyond the walls
 * @property {number} floor height of the plate
 * @property {number} marks height of arrows, doors, start and end
 * @property {number} walls height of the walls' top
 * @property {number} width
 * @property {number} depth
 * @property {number[][]} parts the kept cells of each plate
 * @property {(x: number, y: number) => { x: number, y: number }} place of a point of the drawing
 */

/** Per mm. */
export const MICROMETRES = 1000;
/** In mm. */
export const MAX_SIZE = 2000;
export const MAX_CELLS = 2 ** 17;
/** In mm. */
export const MARK_HEIGHT = 0.6;
/** In units of the drawing. */
const NEAR = 1e-3;

/**
 * Sizes and places of a print. Throws a MazeError for options that make none. Cost: O(cells).
 * @param {Maze} maze
 * @param {Print} print
 * @returns {PrintPlan}
 */
export function planOf(maze, print) {
  const { cell, thickness, height, floor } = print;
  if (thickness > cell / 2) {
    fail('thickness', `walls of ${thickness} mm leave no way in cells of ${cell} mm; at most half`);
  }
  const cells = keptCells(maze);
  if (cells.length === 0) fail('maze', 'a maze without floor has nothing to print');
  const { points, starts } = maze.polygons();
  const narrowest = narrowestPassage(maze) * cell;
  if (thickness >= narrowest) {
    const width = narrowest.toFixed(2);
    fail('thickness', `walls of ${thickness} mm close a passage of this maze, ${width} mm wide`);
  }
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const extend = (/** @type {number} */ x, /** @type {number} */ y) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const each of cells) {
    for (let i = starts[each]; i < starts[each + 1]; ++i) extend(points[2 * i], points[2 * i + 1]);
  }
  const lines = maze.lines();
  for (let i = 0; i < lines.length; i += 2) extend(lines[i], lines[i + 1]);

  const scale = cell * MICROMETRES;
  const whole = (/** @type {number} */ mm) => Math.round(mm * MICROMETRES);
  const lip = whole(Math.min(thickness, cell / 8));
  const rim = lip + whole(thickness / 2);
  const width = Math.round((right - left) * scale) + 2 * rim;
  const depth = Math.round((bottom - top) * scale) + 2 * rim;
  if (Math.max(width, depth) > MAX_SIZE * MICROMETRES) {
    const size = [width, depth].map((each) => Math.round(each / MICROMETRES)).join(' x ');
    const message = `a print is at most ${MAX_SIZE} mm wide; with cells of ${cell} mm it is ${size}`;
    fail('cell', message, 'too-large');
  }
  return {
    scale,
    thickness: whole(thickness),
    lip,
    floor: whole(floor),
    marks: whole(floor + Math.min(MARK_HEIGHT, height / 2)),
    walls: whole(floor + height),
    width,
    depth,
    parts: partsOf(maze, cells),
    place: (x, y) => ({
      x: rim + Math.round((x - left) * scale),
      y: rim + Math.round((bottom - y) * scale),
    }),
  };
}

/**
 * The length of the shortest open side, in units of the drawing.
 * @param {Maze} maze
 */
function narrowestPassage(maze) {
  const { points, starts, sides } = maze.polygons();
  let narrowest = Infinity;
  for (let cell = 0; cell < maze.cellCount; ++cell) {
    const lengths = new Array(maze.directions.length).fill(0);
    for (let i = starts[cell]; i < starts[cell + 1]; ++i) {
      if (sides[i] === 255 || !((maze.passages[cell] >> sides[i]) & 1)) continue;
      const next = i + 1 < starts[cell + 1] ? i + 1 : starts[cell];
      const [dx, dy] = [0, 1].map((axis) => points[2 * next + axis] - points[2 * i + axis]);
      lengths[sides[i]] += Math.hypot(dx, dy);
    }
    for (const length of lengths) if (length > 0) narrowest = Math.min(narrowest, length);
  }
  return narrowest;
}

/**
 * The kept cells by plates: cells are on one where a corner or, as far as their boxes tell, a side of
 * their outlines is the same. Over glued edges they are not.
 * @param {Maze} maze
 * @param {number[]} cells
 */
function partsOf(maze, cells) {
  const { points, starts, sides } = maze.polygons();
  /** @type {Map<number, number>} */
  const parents = new Map();
  const rootOf = (/** @type {number} */ cell) => {
    let root = cell;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    if (root !== cell) parents.set(cell, root);
    return root;
  };
  const join = (/** @type {number} */ one, /** @type {number} */ other) => {
    const [child, parent] = [rootOf(one), rootOf(other)];
    if (child !== parent) parents.set(child, parent);
  };
  const boxOf = (/** @type {number} */ cell) => {
    const box = [Infinity, Infinity, Infinity, Infinity];
    for (let i = 2 * starts[cell]; i < 2 * starts[cell + 1]; ++i) {
      box[i % 2] = Math.min(box[i % 2], points[i]);
      box[2 + (i % 2)] = Math.min(box[2 + (i % 2)], -points[i]);
    }
    return box;
  };
  const kept = new Set(cells);
  /** @type {Map<string, number>} */
  const owners = new Map();
  for (const cell of cells) {
    for (let i = starts[cell]; i < starts[cell + 1]; ++i) {
      const corner = `${points[2 * i].toFixed(3)} ${points[2 * i + 1].toFixed(3)}`;
      join(cell, owners.get(corner) ?? cell);
      owners.set(corner, cell);
      const other = sides[i] === 255 ? null : maze.neighbour(cell, sides[i]);
      if (other === null || other >= cell || !kept.has(other)) continue;
      const [one, two] = [boxOf(cell), boxOf(other)];
      const gaps = one.map((least, side) => least + two[(side + 2) % 4]);
      if (Math.max(...gaps) < NEAR) join(cell, other);
    }
  }
  /** @type {Map<number, number[]>} */
  const parts = new Map();
  for (const cell of cells) {
    const root = rootOf(cell);
    const part = parts.get(root);
    if (part) part.push(cell);
    else parts.set(root, [cell]);
  }
  return [...parts.values()];
}
