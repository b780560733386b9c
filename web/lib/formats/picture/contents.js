// Doors, things and room numbers as figures, by the looks that all drawings have in common.

import { colorOfDoor, colorOfThing } from '../../looks/colors.js';
import { doorPlace } from '../../looks/door-place.js';
import { DOOR_PLAN, DOORS, doorWidth } from '../../looks/doors.js';
import { signLines } from '../../looks/sign-lines.js';
import { STAIR_PLAN } from '../../looks/stairs.js';
import { THINGS } from '../../looks/things.js';
import { glyphs } from '../../util/pixel-font.js';
import { closed, rectangle } from './figures.js';
import { radiusOf, radiusWithin } from './frame.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('../../options/types.js').Door} Door */
/** @typedef {import('../../options/types.js').Thing} Thing */
/** @typedef {import('../../looks/palette.js').Palette} Palette */

/** Figures of one colour. @typedef {{ name: string, fill: string, lines: number[][] }} Filled */

/** Puts lines of a sign into a cell. @typedef {(line: ArrayLike<number>) => number[]} Placing */

/** Width of the ink around signs, in cells. */
const INK = 0.035;
/** Units of a sign's side, and the share of a cell that it fills. */
const [UNITS, SIZE] = [24, 0.94];

/** The outline of a circle. @param {number} x @param {number} y @param {number} radius */
const circle = (x, y, radius) =>
  closed(
    Array.from({ length: 16 }, (_, i) => (Math.PI * i) / 8).flatMap((angle) => [
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
    ]),
  );

/** A rectangle with a rim around it. @param {number} x @param {number} y @param {number} width @param {number} height @param {number} rim */
const rimmed = (x, y, width, height, rim) =>
  rectangle(x - rim, y - rim, x + width + rim, y + height + rim);

/**
 * Lines of a sign at a place.
 * @param {{ x: number, y: number, size: number, angle?: number }} place the middle and the size of its cell
 * @returns {Placing}
 */
function placing({ x, y, size, angle = 0 }) {
  const [right, down] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return (line) => {
    /** @type {number[]} */
    const placed = [];
    for (let i = 0; i < line.length; i += 2) {
      const [along, across] = [line[i], line[i + 1]];
      placed.push(x + along * right - across * down, y + along * down + across * right);
    }
    return placed;
  };
}

/**
 * The figures of a door: its frame, its leaf, and what that bears.
 * @param {Door} door
 * @param {{ x: number, y: number, size: number, angle: number }} at
 * @param {Palette} palette
 * @param {boolean} hasNumbers whether its lock has its number instead of a keyhole
 * @returns {Filled[]}
 */
export function doorSign(door, at, palette, hasNumbers) {
  const { frame, leaf } = DOOR_PLAN;
  const { isOpen, isDashed, sign } = DOORS[door.state];
  const place = placing(at);
  const inner = 1 - 2 * frame.width;
  const [x, y, width, height] = isOpen
    ? [0, frame.width - 0.5, inner * 0.72, leaf * 0.6]
    : [-leaf / 2, -inner / 2, leaf, inner];
  const posts = [-0.5, 0.5 - frame.width].map((side) =>
    rectangle(-frame.depth / 2, side, frame.depth / 2, side + frame.width),
  );
  const rims = isDashed ? dashes(x, y, width, height) : [rimmed(x, y, width, height, INK)];
  const { state, lock = 0 } = door;
  const name = state === 'locked' && lock > 0 ? `doors-locked-${lock}` : `doors-${state}`;
  const { ink } = palette;
  /** @type {Filled[]} */
  const parts = [
    { name: 'door-rims', fill: ink, lines: isDashed ? [] : rims.map(place) },
    { name: 'door-frames', fill: ink, lines: posts.map(place) },
    {
      name,
      fill: colorOfDoor(palette, door),
      lines: [rimmed(x, y, width, height, 0)].map(place),
    },
  ];
  if (isDashed) parts.push({ name: 'door-dashes', fill: ink, lines: rims.map(place) });
  if (sign === 'S')
    parts.push({
      name: 'door-letters',
      fill: ink,
      lines: lettersOf('S', at.x, at.y, 0.5 * at.size),
    });
  if (sign === 'keyhole' && hasNumbers)
    parts.push(...badge('lock', lock, at.x, at.y, 0.5 * at.size, palette));
  else if (sign === 'keyhole') {
    const hole = [circle(at.x, at.y - 0.04 * at.size, 0.08 * at.size)];
    const foot = placing({ ...at, angle: 0 })(closed([0, -0.04, 0.07, 0.16, -0.07, 0.16]));
    parts.push({ name: 'door-keyholes', fill: ink, lines: [...hole, foot] });
  }
  return parts;
}

/** The outline of a secret door in dashes. @param {number} x @param {number} y @param {number} width @param {number} height */
function dashes(x, y, width, height) {
  const [long, gap] = [0.1, 0.08];
  /** @type {number[][]} */
  const figures = [];
  for (const side of [x, x + width]) {
    for (let from = y; from < y + height; from += long + gap) {
      const to = Math.min(y + height, from + long);
      figures.push(rectangle(side - INK, from, side + INK, to));
    }
  }
  return figures;
}

/** The number of a lock on a disc. @param {string} owner @param {number} lock @param {number} x @param {number} y @param {number} size @param {Palette} palette @returns {Filled[]} */
const badge = (owner, lock, x, y, size, { ink, floor }) => [
  { name: `${owner}-rims`, fill: ink, lines: [circle(x, y, 0.58 * size)] },
  { name: `${owner}-grounds`, fill: floor, lines: [circle(x, y, 0.48 * size)] },
  { name: `${owner}-numbers`, fill: ink, lines: lettersOf(String(lock), x, y, 0.6 * size) },
];

/**
 * The figures of a thing: an outline in ink, its shape, and details.
 * @param {Thing} thing
 * @param {{ x: number, y: number, size: number }} at
 * @param {Palette} palette
 * @param {boolean} hasNumbers whether keys have the numbers of their locks
 * @returns {Filled[]}
 */
export function thingSign({ role, lock = 0 }, at, palette, hasNumbers) {
  const { sign, details } = THINGS[role];
  const place = placing({ ...at, size: SIZE * at.size });
  const lines = (/** @type {string} */ data) =>
    signLines(data).map((line) => place(line.map((value) => value / UNITS - 0.5)));
  const [shape, ...holes] = lines(sign);
  const { ink, floor } = palette;
  const name = lock > 0 ? `things-${role}-${lock}` : `things-${role}`;
  return [
    { name: 'thing-outlines', fill: ink, lines: [widened(shape, INK * 1.4 * at.size)] },
    { name, fill: colorOfThing(palette, { role, lock }), lines: [shape] },
    { name: 'thing-holes', fill: floor, lines: holes },
    { name: 'thing-details', fill: ink, lines: details ? lines(details) : [] },
    ...(lock > 0 && hasNumbers
      ? badge('key', lock, at.x - 0.17 * at.size, at.y, 0.42 * at.size, palette)
      : []),
  ];
}

/**
 * Steps of stairs that grow narrower the way down.
 * @param {boolean} isDown
 * @param {{ x: number, y: number, size: number }} at
 * @param {Palette} palette
 * @returns {Filled[]}
 */
export function stairsSign(isDown, at, { ink }) {
  const { steps, widths } = STAIR_PLAN;
  const place = placing(at);
  const lines = Array.from({ length: steps }, (_, i) => {
    const down = (isDown ? i : steps - 1 - i) / (steps - 1);
    const half = (widths[0] + (widths[1] - widths[0]) * down) / 2;
    const y = -0.36 + (0.72 * i) / (steps - 1);
    return place(rectangle(-half, y - INK, half, y + INK));
  });
  return [{ name: 'steps', fill: ink, lines }];
}

/** A closed line with every corner moved outwards from both of its sides. @param {readonly number[]} line @param {number} by */
function widened(line, by) {
  const points = Array.from({ length: line.length / 2 - 1 }, (_, i) => [
    line[2 * i],
    line[2 * i + 1],
  ]);
  const distinct = points.filter(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return Math.hypot(nextX - x, nextY - y) > 1e-6;
  });
  let area = 0;
  for (const [i, [x, y]] of distinct.entries()) {
    const [nextX, nextY] = distinct[(i + 1) % distinct.length];
    area += x * nextY - nextX * y;
  }
  const out = by * Math.sign(area);
  const count = distinct.length;
  return closed(
    distinct.flatMap(([x, y], i) => {
      const normals = [distinct[(i + count - 1) % count], distinct[(i + 1) % count]].map(
        ([otherX, otherY], side) => {
          const [dx, dy] = side === 0 ? [x - otherX, y - otherY] : [otherX - x, otherY - y];
          const length = Math.hypot(dx, dy);
          return [dy / length, -dx / length];
        },
      );
      const [sumX, sumY] = [normals[0][0] + normals[1][0], normals[0][1] + normals[1][1]];
      // A sharp corner is moved three times as far at most.
      const scale = out / Math.max(1 / 3, (sumX * sumX + sumY * sumY) / 2);
      return [x + sumX * scale, y + sumY * scale];
    }),
  );
}

/** Whether a thing lies in a cell: an entrance or an exit is a mark of start or end itself. @param {Maze} maze @param {number | null} cell */
export const hasThing = ({ things }, cell) =>
  cell !== null && (things ?? []).some((thing) => thing.cell === cell);

/** Whether locks and keys have numbers: there are several. @param {readonly Door[] | null} doors */
const areNumbered = (doors) => (doors ?? []).some(({ lock = 0 }) => lock > 1);

/** The figures of signs by their names: first what is lowest in every sign. @param {Filled[][]} signs @returns {Filled[]} */
function merged(signs) {
  /** @type {Map<string, Filled & { rank: number }>} */
  const layers = new Map();
  for (const sign of signs) {
    for (const [rank, { name, fill, lines }] of sign.entries()) {
      const known = layers.get(name);
      if (known) known.lines.push(...lines);
      else layers.set(name, { name, fill, lines: [...lines], rank });
    }
  }
  return [...layers.values()].sort((a, b) => a.rank - b.rank);
}

/**
 * The figures of the doors of a maze, and then of its things, a layer for each colour. Cost: O(doors + things).
 * @param {Maze} maze
 * @param {{ doors: readonly Door[] | null, things: readonly Thing[] | null }} shown
 * @param {(cell: number) => number} sizeOf the diameter of a circle in the cell
 * @param {Palette} palette
 * @param {boolean} [hasNumbers] whether locks and keys have numbers; where there are several
 * @returns {Filled[]}
 */
export function contentsOf(
  maze,
  { doors, things },
  sizeOf,
  palette,
  hasNumbers = areNumbered(maze.doors),
) {
  const middleOf = (/** @type {number} */ cell) => {
    const { x, y } = maze.centre(cell);
    return [x, y];
  };
  const ofDoors = (doors ?? []).map((door) => {
    const { point, angle, width } = doorPlace(maze, middleOf, door);
    const size = 2 * radiusOf(maze, door.cell);
    // Between inset walls it is narrower as its cell is.
    const wide = (doorWidth(width, size) / size) * sizeOf(door.cell);
    const at = { x: point[0], y: point[1], size: wide, angle };
    return doorSign(door, at, palette, hasNumbers);
  });
  const ofThings = (things ?? []).map((thing) => {
    const at = { ...maze.centre(thing.cell), size: sizeOf(thing.cell) };
    return thingSign(thing, at, palette, hasNumbers);
  });
  return [...merged(ofDoors), ...merged(ofThings)];
}

/**
 * The figures of all doors and things of a maze, in sides of a cell.
 * @param {Maze} maze
 * @param {Palette} palette
 * @param {number} [inset] by which walls stand inside their cells
 */
export const contentsIn = (maze, palette, inset = 0) =>
  contentsOf(maze, maze, (cell) => 2 * radiusWithin(maze, cell, inset), palette);

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
