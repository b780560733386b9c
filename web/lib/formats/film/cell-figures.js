import { chainsOf, RADIUS, rounded } from '../picture/chains.js';
import { closed } from '../picture/figures.js';
import { insetCells } from '../picture/inset.js';
import { sidesOf } from '../picture/picture.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('../picture/figures.js').Figures} Figures */
/** @typedef {import('./replay.js').Replay} Replay */

/**
 * What a cell shows at a moment, as lines x0 y0 x1 y1 ...; those of `floor` are closed.
 * @typedef {{ walls: number[][], floor: number[][], grid: number[][] }} CellFigures
 */

const NO_SIDE = 255;
/** Ends of walls are compared after rounding to this part of a cell. */
const GRAIN = 2048;

/** @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 */
function keyOf(x0, y0, x1, y1) {
  const ends = [x0, y0, x1, y1].map((value) => Math.round(value * GRAIN));
  const isSwapped = ends[0] > ends[2] || (ends[0] === ends[2] && ends[1] > ends[3]);
  return isSwapped ? `${ends[2]} ${ends[3]} ${ends[0]} ${ends[1]}` : ends.join(' ');
}

/**
 * A function for the figures of a cell at the moment of a replay. A side has a wall while no passage leads
 * over it; once nothing more changes a cell, it has the walls of the maze, mouths of tunnels among them.
 * Cost: O(cells), and O(corners of the cell) for a call.
 * @param {Maze} maze
 * @param {Replay} replay
 * @param {{ inset: number, corners: 'sharp' | 'round' }} options
 * @param {Figures | undefined} strokes the walls of the core, which show the openings
 * @returns {(cell: number) => CellFigures}
 */
export function cellFigures(maze, replay, { inset, corners }, strokes) {
  const { points, starts, sides } = maze.polygons();
  const isShown = (/** @type {number} */ cell) =>
    starts[cell] < starts[cell + 1] && maze.mask?.[cell] !== 0 && replay.kinds?.[cell] !== 0;
  /** @param {number} cell @param {(edge: number[], side: number) => void} visit */
  const eachEdge = (cell, visit) => {
    for (let i = starts[cell]; i < starts[cell + 1]; ++i) {
      const j = i + 1 === starts[cell + 1] ? starts[cell] : i + 1;
      visit([points[2 * i], points[2 * i + 1], points[2 * j], points[2 * j + 1]], sides[i]);
    }
  };
  /** @param {number} cell */
  const gridOf = (cell) => {
    /** @type {number[][]} */
    const grid = [];
    eachEdge(cell, (edge, side) => {
      if (side !== NO_SIDE && (replay.passages[cell] >> side) & 1) grid.push(edge);
    });
    return grid;
  };
  /** @type {() => CellFigures} */
  const nothing = () => ({ walls: [], floor: [], grid: [] });

  if (inset > 0) {
    const insetOf = insetCells(maze, inset, strokes);
    return (cell) => {
      if (!isShown(cell)) return nothing();
      const { segments, floors } = insetOf(cell, replay.passages[cell]);
      const chains = chainsOf(segments);
      const walls = corners === 'round' ? chains.map((line) => rounded(line, RADIUS)) : chains;
      return { walls, floor: floors, grid: gridOf(cell) };
    };
  }

  const final = sidesOf(maze, strokes);
  const finalKeys = new Set();
  for (let i = 0; i < final.length; i += 4) {
    finalKeys.add(keyOf(final[i], final[i + 1], final[i + 2], final[i + 3]));
  }
  const isFinal = (/** @type {number[]} */ [x0, y0, x1, y1]) =>
    finalKeys.has(keyOf(x0, y0, x1, y1));
  const ofSides = new Set();
  for (let cell = 0; cell < maze.cellCount; ++cell) {
    eachEdge(cell, ([x0, y0, x1, y1]) => ofSides.add(keyOf(x0, y0, x1, y1)));
  }
  /** Walls that lie on no side, such as those along bridges, by their cell. @type {Map<number, number[][]>} */
  const others = new Map();
  for (let i = 0; i < final.length; i += 4) {
    const [x0, y0, x1, y1] = final.slice(i, i + 4);
    if (ofSides.has(keyOf(x0, y0, x1, y1))) continue;
    const cell = maze.cellAtPoint((x0 + x1) / 2, (y0 + y1) / 2);
    if (cell === null) continue;
    const known = others.get(cell);
    if (known) known.push([x0, y0, x1, y1]);
    else others.set(cell, [[x0, y0, x1, y1]]);
  }
  return (cell) => {
    if (!isShown(cell)) return nothing();
    const isSettled = replay.isSettled(cell);
    /** @type {number[][]} */
    const walls = isSettled ? [...(others.get(cell) ?? [])] : [];
    eachEdge(cell, (edge, side) => {
      const isInside = side !== NO_SIDE && (replay.exits[cell] >> side) & 1;
      const isClosed =
        isSettled || !isInside ? isFinal(edge) : ((replay.passages[cell] >> side) & 1) === 0;
      if (isClosed) walls.push(edge);
    });
    const outline = points.subarray(2 * starts[cell], 2 * starts[cell + 1]);
    return { walls, floor: [closed(outline)], grid: gridOf(cell) };
  };
}
