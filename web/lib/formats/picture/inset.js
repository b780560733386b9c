// Walls that stand inside their cells, so that rock lies between corridors and tunnels are seen to pass
// below bridges. Source of the look: J. Buck, Mazes for Programmers, chapter on weaves and inset cells.

import { closed } from './figures.js';
import { isUncovered, mayOpen } from './openings.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./figures.js').Figures} Figures */

const NO_SIDE = 255;

/**
 * The walls of inset cells as segments, and the outlines of their floor: each cell moved inwards, with a
 * neck through every open side. Cost: O(corners).
 * @param {Maze} maze
 * @param {number} share of a square cell's side
 * @param {Figures | undefined} strokes the walls of the core, which show the openings
 * @returns {{ segments: number[], floors: number[][], cells: number[] }} `cells`: the cell of each figure of
 *   `floors`
 */
export function insetWalls(maze, share, strokes) {
  const wallsOfCell = insetCells(maze, share, strokes);
  /** @type {number[]} */
  const segments = [];
  /** @type {number[][]} */
  const floors = [];
  /** @type {number[]} */
  const cells = [];
  for (let cell = 0; cell < maze.cellCount; ++cell) {
    if (maze.mask?.[cell] === 0 || maze.kinds?.[cell] === 0) continue;
    const own = wallsOfCell(cell, maze.passages[cell]);
    for (const value of own.segments) segments.push(value);
    for (const floor of own.floors) {
      floors.push(floor);
      cells.push(cell);
    }
  }
  return { segments, floors, cells };
}

/**
 * A function for the walls and the floor of one inset cell, whose passages may be others than in the maze.
 * Cost: O(cells), and O(corners of the cell) for a call.
 * @param {Maze} maze
 * @param {number} share of a square cell's side
 * @param {Figures | undefined} strokes the walls of the core, which show the openings
 * @returns {(cell: number, passages: number) => { segments: number[], floors: number[][] }}
 */
export function insetCells(maze, share, strokes) {
  const { points, starts, sides } = maze.polygons();
  const tunnels = tunnelSides(maze);
  const opens = mayOpen(maze);
  const isOpening = strokes ? isUncovered(strokes) : () => false;
  return (cell, passages) => {
    /** @type {number[]} */
    const segments = [];
    /** @type {number[][]} */
    const floors = [];
    const first = starts[cell];
    const count = starts[cell + 1] - first;
    if (count === 0) return { segments, floors };
    const outer = points.subarray(2 * first, 2 * (first + count));
    const inner = movedInwards(outer, share);
    const tunnel = tunnels.get(cell) ?? 0;
    floors.push(closed(inner));
    const stateOf = (/** @type {number} */ i) => {
      const side = sides[first + i];
      if (side !== NO_SIDE && (passages >> side) & 1) return 'open';
      if (side !== NO_SIDE && (tunnel >> side) & 1) return 'tunnel';
      const j = (i + 1) % count;
      const edge = /** @type {[number, number, number, number]} */ ([
        outer[2 * i],
        outer[2 * i + 1],
        outer[2 * j],
        outer[2 * j + 1],
      ]);
      return opens.includes(cell) && isOpening(...edge) ? 'open' : 'closed';
    };
    const states = Array.from({ length: count }, (_, i) => stateOf(i));
    for (let i = 0; i < count; ++i) {
      const j = (i + 1) % count;
      const state = states[i];
      if (state !== 'open') {
        segments.push(inner[2 * i], inner[2 * i + 1], inner[2 * j], inner[2 * j + 1]);
      }
      if (state === 'closed') continue;
      // A curved side is several edges; the neck has its walls at the ends of the side.
      const same = (/** @type {number} */ k) =>
        sides[first + k] === sides[first + i] &&
        sides[first + i] !== NO_SIDE &&
        states[k] === state;
      const begins = count < 2 || !same((i + count - 1) % count);
      const ends = count < 2 || !same(j);
      const length = Math.hypot(outer[2 * j] - outer[2 * i], outer[2 * j + 1] - outer[2 * i + 1]);
      const part = length === 0 ? 0 : Math.min(0.45, share / length);
      const on = (/** @type {number} */ t) => [
        outer[2 * i] + t * (outer[2 * j] - outer[2 * i]),
        outer[2 * i + 1] + t * (outer[2 * j + 1] - outer[2 * i + 1]),
      ];
      const [from, to] = [on(begins ? part : 0), on(ends ? 1 - part : 1)];
      if (begins) segments.push(inner[2 * i], inner[2 * i + 1], ...from);
      if (ends) segments.push(inner[2 * j], inner[2 * j + 1], ...to);
      const [a, b] = [inner.slice(2 * i, 2 * i + 2), inner.slice(2 * j, 2 * j + 2)];
      floors.push([...a, ...from, ...to, ...b, ...a]);
    }
    return { segments, floors };
  };
}

/**
 * The sides of bridges below which a tunnel runs, a bit per direction.
 * @param {Maze} maze
 * @returns {Map<number, number>}
 */
function tunnelSides(maze) {
  const found = new Map();
  for (const { bridge, from, to } of maze.tunnels()) {
    let bits = 0;
    for (const { cell } of [from, to]) {
      for (let side = 0; side < maze.directions.length; ++side) {
        if (maze.neighbour(bridge, side) === cell) bits |= 1 << side;
      }
    }
    found.set(bridge, (found.get(bridge) ?? 0) | bits);
  }
  return found;
}

/**
 * Corners moved inwards from both of their sides by a distance, in a small cell by less, so that it never
 * turns inside out.
 * @param {ArrayLike<number>} corners clockwise, y downwards
 * @param {number} share
 * @returns {number[]}
 */
function movedInwards(corners, share) {
  const count = corners.length / 2;
  let [x, y, least] = [0, 0, Infinity];
  for (let i = 0; i < count; ++i)
    [x, y] = [x + corners[2 * i] / count, y + corners[2 * i + 1] / count];
  for (let i = 0; i < count; ++i) {
    const j = (i + 1) % count;
    const [dx, dy] = [corners[2 * j] - corners[2 * i], corners[2 * j + 1] - corners[2 * i + 1]];
    const length = Math.hypot(dx, dy);
    if (length > 0) {
      const area = dx * (y - corners[2 * i + 1]) - dy * (x - corners[2 * i]);
      least = Math.min(least, Math.abs(area) / length);
    }
  }
  // Toward the middle by the same part of the way: exact for cells with an inscribed circle.
  const part = least > 0 ? Math.min(0.9, share / least) : 0;
  return Array.from(corners, (value, i) => value + part * ((i % 2 ? y : x) - value));
}
