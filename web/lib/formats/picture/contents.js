// Doors, things and room numbers of a dungeon as figures.

import { toSide } from '../../util/door-side.js';
import { glyphs } from '../../util/pixel-font.js';
import { closed, rectangle } from './figures.js';

/** @typedef {import('../options/maze.js').Maze} Maze */

/** Share of the cell: depth and width of the posts of a door, thickness of its leaf. */
const POST = { depth: 0.34, width: 0.16 };
const LEAF = 0.18;

/** The outline of a circle. @param {number} x @param {number} y @param {number} radius */
const circle = (x, y, radius) =>
  closed(
    Array.from({ length: 16 }, (_, i) => (Math.PI * i) / 8).flatMap((angle) => [
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
    ]),
  );

/**
 * The signs of things on a square from -0.5 to 0.5: its figures, and those in the colour of the floor on
 * them.
 * @type {Record<string, { color: string, figures: number[][], holes: number[][] }>}
 */
const SIGNS = {
  entrance: {
    color: '#2b6cb0',
    figures: [closed([-0.36, 0.4, -0.36, -0.1, -0.2, -0.36, 0.2, -0.36, 0.36, -0.1, 0.36, 0.4])],
    holes: [closed([-0.18, 0.4, -0.18, -0.04, -0.08, -0.18, 0.08, -0.18, 0.18, -0.04, 0.18, 0.4])],
  },
  exit: {
    color: '#d9480f',
    figures: [rectangle(-0.28, -0.4, -0.18, 0.4), closed([-0.18, -0.38, 0.36, -0.16, -0.18, 0.08])],
    holes: [],
  },
  key: {
    color: '#b7791f',
    figures: [
      circle(-0.2, 0, 0.22),
      rectangle(-0.04, -0.06, 0.42, 0.06),
      rectangle(0.22, 0, 0.3, 0.2),
      rectangle(0.34, 0, 0.42, 0.16),
    ],
    holes: [circle(-0.2, 0, 0.09)],
  },
  treasure: {
    color: '#b7791f',
    figures: [closed([-0.38, 0.32, -0.38, -0.1, -0.24, -0.3, 0.24, -0.3, 0.38, -0.1, 0.38, 0.32])],
    holes: [rectangle(-0.38, -0.05, 0.38, 0.02), rectangle(-0.07, -0.08, 0.07, 0.12)],
  },
  monster: {
    color: '#6b46c1',
    figures: [
      closed([
        -0.32, 0.36, -0.32, -0.08, -0.2, -0.32, 0, -0.4, 0.2, -0.32, 0.32, -0.08, 0.32, 0.36, 0.16,
        0.24, 0, 0.36, -0.16, 0.24,
      ]),
    ],
    holes: [circle(-0.12, -0.08, 0.07), circle(0.12, -0.08, 0.07)],
  },
  boss: {
    color: '#c53030',
    figures: [
      closed([-0.4, 0.32, -0.4, -0.34, -0.18, -0.06, 0, -0.4, 0.18, -0.06, 0.4, -0.34, 0.4, 0.32]),
    ],
    holes: [rectangle(-0.4, 0.14, 0.4, 0.2)],
  },
};

/** @typedef {{ name: string, fill: string, lines: number[][] }} Filled */

/**
 * Posts and leaves of doors by their state. Cost: O(doors).
 * @param {Maze} maze
 * @param {(cell: number) => number} sizeOf the diameter of a circle in the cell
 * @param {{ color: string, paper: string }} colors
 * @returns {Filled[]}
 */
export function doorsOf(maze, sizeOf, { color, paper }) {
  /** @type {Record<string, number[][]>} */
  const leaves = { open: [], closed: [], secret: [], locked: [] };
  /** @type {number[][]} */
  const posts = [];
  /** @type {number[][]} */
  const letters = [];
  /** @type {number[][]} */
  const keyholes = [];
  for (const { cell, state, direction } of maze.doors ?? []) {
    const middle = maze.centre(cell);
    const side = direction === undefined ? null : toSide(maze, cell, direction);
    const [x, y] = side ? [middle.x + side[0], middle.y + side[1]] : [middle.x, middle.y];
    const size = sizeOf(cell);
    const angle = side ? Math.atan2(side[1], side[0]) : angleThrough(maze, cell);
    const [right, down] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const place = (/** @type {number[]} */ line) =>
      line.map((_, i) => {
        const [along, across] = i % 2 ? [line[i - 1], line[i]] : [line[i], line[i + 1]];
        return i % 2 ? y + along * down + across * right : x + along * right - across * down;
      });
    const inner = 0.5 - POST.width;
    posts.push(place(rectangle(-POST.depth / 2, -0.5, POST.depth / 2, -inner)));
    posts.push(place(rectangle(-POST.depth / 2, inner, POST.depth / 2, 0.5)));
    leaves[state].push(
      place(
        state === 'open'
          ? rectangle(0, -inner, 0.48, LEAF * 0.6 - inner)
          : rectangle(-LEAF / 2, -inner, LEAF / 2, inner),
      ),
    );
    if (state === 'secret') letters.push(...lettersOf('S', x, y, 0.5 * size));
    if (state === 'locked') keyholes.push(circle(x, y, 0.07 * size));
  }
  return [
    { name: 'door-posts', fill: color, lines: posts },
    { name: 'doors-open', fill: '#a0703c', lines: leaves.open },
    { name: 'doors-closed', fill: '#a0703c', lines: leaves.closed },
    { name: 'doors-secret', fill: '#a9a9a9', lines: leaves.secret },
    { name: 'doors-locked', fill: '#c53030', lines: leaves.locked },
    { name: 'door-letters', fill: color, lines: letters },
    { name: 'door-keyholes', fill: paper, lines: keyholes },
  ];
}

/** The direction in which one walks through a cell, in radians. @param {Maze} maze @param {number} cell */
function angleThrough(maze, cell) {
  for (let side = 0; side < maze.directions.length; ++side) {
    if (((maze.passages[cell] >> side) & 1) === 0) continue;
    const to = maze.neighbour(cell, side);
    if (to === null) continue;
    const [a, b] = [maze.centre(cell), maze.centre(to)];
    return Math.atan2(b.y - a.y, b.x - a.x);
  }
  return 0;
}

/**
 * The signs of things by their role. Cost: O(things).
 * @param {Maze} maze
 * @param {(cell: number) => number} sizeOf
 * @param {string} paper the colour of holes
 * @returns {Filled[]}
 */
export function thingsOf(maze, sizeOf, paper) {
  /** @type {Filled[]} */
  const layers = [];
  /** @type {number[][]} */
  const holes = [];
  for (const role of Object.keys(SIGNS)) {
    /** @type {number[][]} */
    const lines = [];
    for (const thing of maze.things ?? []) {
      if (thing.role !== role) continue;
      const { x, y } = maze.centre(thing.cell);
      const size = sizeOf(thing.cell);
      const place = (/** @type {number[]} */ line) =>
        line.map((value, i) => (i % 2 ? y : x) + value * size);
      lines.push(...SIGNS[role].figures.map(place));
      holes.push(...SIGNS[role].holes.map(place));
    }
    layers.push({ name: `things-${role}`, fill: SIGNS[role].color, lines });
  }
  layers.push({ name: 'thing-details', fill: paper, lines: holes });
  return layers;
}

/** @typedef {{ text: string, x: number, y: number, size: number }} Label */

/**
 * The numbers of rooms from 1, in the middle of each room where no thing lies. Cost: O(rooms).
 * @param {Maze} maze
 * @returns {Label[]} middle and height of each text, in cells
 */
export function roomNumbers(maze) {
  const taken = new Set(maze.things?.map(({ cell }) => cell));
  return (maze.rooms ?? []).map((room, i) => {
    const cells = cellsOf(maze, room);
    const free = cells.filter((cell) => !taken.has(cell));
    const all = (free.length > 0 ? free : cells).map((cell) => maze.centre(cell));
    const mean = (/** @type {'x' | 'y'} */ axis) =>
      all.reduce((sum, at) => sum + at[axis], 0) / all.length;
    const [x, y] = [mean('x'), mean('y')];
    const far = (/** @type {{ x: number, y: number }} */ at) => Math.hypot(at.x - x, at.y - y);
    const nearest = all.reduce((best, at) => (far(at) < far(best) ? at : best));
    return { text: String(i + 1), x: nearest.x, y: nearest.y, size: 0.7 };
  });
}

/** @param {Maze} maze @param {import('../../options/types.js').Room} room */
function cellsOf(maze, room) {
  if (room.cells) return [...room.cells];
  const { x, y, width, height } = room;
  return Array.from({ length: width * height }, (_, i) =>
    maze.cellAt(x + (i % width), y + Math.floor(i / width), /** @type {any} */ (room).level ?? 0),
  ).filter((cell) => cell !== null);
}

/**
 * A text of digits and capital letters as squares of a pixel font.
 * @param {string} text @param {number} x its middle @param {number} y @param {number} size its height
 * @returns {number[][]}
 */
export function lettersOf(text, x, y, size) {
  const pixel = size / 7;
  const left = x - ((6 * text.length - 1) * pixel) / 2;
  /** @type {number[][]} */
  const figures = [];
  for (const [i, letter] of [...text].entries()) {
    const pixels = /** @type {Uint8Array} */ (glyphs.get(letter));
    for (let row = 0; row < 7; ++row) {
      for (let column = 0; column < 5; ++column) {
        let end = column;
        while (end < 5 && pixels[5 * row + end]) ++end;
        if (end === column) continue;
        const [from, top] = [left + (6 * i + column) * pixel, y - size / 2 + row * pixel];
        figures.push(rectangle(from, top, from + (end - column) * pixel, top + pixel));
        column = end;
      }
    }
  }
  return figures;
}
