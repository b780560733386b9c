import { fail } from '../../util/error.js';
import { isUncovered, mayOpen } from '../picture/openings.js';
import { skinOf } from './body-skin.js';
import { fitsSheet } from './body-solid.js';
import { keptCells } from './kept-cells.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('../../options/types.js').Floor} Floor */
/** @typedef {import('./body-skin.js').OnSkin} OnSkin */

const [FLOOR, MARKS, WALLS] = [0, 1, 2];

/** The open tunnels of a maze. @param {Maze} maze @returns {import('./woven-solid.js').Tunnel[]} */
export function openTunnels(maze) {
  const doors = new Set(maze.doors?.map(({ cell, direction }) => `${cell} ${direction}`));
  const hasDoor = (/** @type {{ cell: number, direction: number }} */ { cell, direction }) =>
    doors.has(`${cell} ${direction}`);
  return maze
    .tunnels()
    .flatMap(({ bridge, from, to }) =>
      maze.isOpen(from.cell, from.direction)
        ? [{ bridge, from: from.cell, to: to.cell, doors: [hasDoor(from), hasDoor(to)] }]
        : [],
    );
}

/**
 * The floor of a flat maze from its drawing, with z up: of kept cells and of those that are full up to the top of the walls:
 * bridges of rock, and cells at corners in which others meet that have no side in common. Cost: O(cells).
 * @param {Maze} maze
 * @returns {{ floor: Floor, full: ReadonlySet<number> }}
 */
export function flatFloor(maze) {
  const { points, starts } = maze.polygons();
  const kept = new Set(keptCells(maze));
  const rock = openTunnels(maze).flatMap(({ bridge }) => (kept.has(bridge) ? [] : [bridge]));
  /** @type {Set<number>} */
  const full = new Set(rock);
  for (let added = rock; ; ) {
    for (const cell of added) full.add(cell);
    added = cellsAtCorners({ points, starts }, (cell) => kept.has(cell) || full.has(cell));
    if (added.length === 0) break;
  }
  /** @type {number[]} */
  const positions = [];
  const firsts = new Uint32Array(maze.cellCount + 1);
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    firsts[cell] = positions.length / 3;
    if (!kept.has(cell) && !full.has(cell)) continue;
    const { x, y } = maze.centre(cell);
    positions.push(x, -y, 0);
    for (let i = starts[cell]; i < starts[cell + 1]; i += 1) {
      positions.push(points[2 * i], -points[2 * i + 1], 0);
    }
  }
  firsts[maze.cellCount] = positions.length / 3;
  const floor = {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(positions, (_, i) => Number(i % 3 === 2)),
    triangles: new Uint32Array(),
    starts: firsts,
  };
  return { floor, full };
}

/**
 * One cell, of those that are none of the floor, at each corner in which cells of the floor meet without a side.
 * @param {{ points: ArrayLike<number>, starts: ArrayLike<number> }} polygons
 * @param {(cell: number) => boolean} isFloor
 */
function cellsAtCorners({ points, starts }, isFloor) {
  const placeOf = (/** @type {number} */ i) =>
    [points[2 * i], points[2 * i + 1]].map((part) => part.toFixed(3)).join();
  const cellCount = starts.length - 1;
  /** Sides of one cell only. @type {Map<string, string[]>} */
  const rim = new Map();
  for (let cell = 0; cell < cellCount; cell += 1) {
    if (!isFloor(cell)) continue;
    for (let i = starts[cell]; i < starts[cell + 1]; i += 1) {
      const ends = [placeOf(i), placeOf(i + 1 < starts[cell + 1] ? i + 1 : starts[cell])];
      const key = [...ends].sort().join(' ');
      if (!rim.delete(key)) rim.set(key, ends);
    }
  }
  /** How many sides of the rim end in a place. @type {Map<string, number>} */
  const counts = new Map();
  for (const end of [...rim.values()].flat()) counts.set(end, (counts.get(end) ?? 0) + 1);
  /** @type {number[]} */
  const cells = [];
  for (let cell = 0; cell < cellCount; cell += 1) {
    if (isFloor(cell)) continue;
    const own = [];
    for (let i = starts[cell]; i < starts[cell + 1]; i += 1) own.push(placeOf(i));
    const met = own.filter((place) => (counts.get(place) ?? 0) > 2);
    if (met.length === 0) continue;
    cells.push(cell);
    for (const place of met) counts.delete(place);
  }
  return cells;
}

/** What stands on the surface of a maze: walls, doors, start, end and the ways in of one-way passages. @param {Maze} maze @returns {OnSkin} */
function standsOn(maze) {
  const links = maze.links();
  const nameOf = (/** @type {number} */ a, /** @type {number} */ b) =>
    a < b ? a * maze.cellCount + b : b * maze.cellCount + a;
  const linked = new Set();
  for (let i = 0; i < links.length; i += 2) linked.add(nameOf(links[i], links[i + 1]));
  const doors = new Set();
  for (const { cell, direction } of maze.doors ?? []) {
    const to = direction === undefined ? null : maze.neighbour(cell, direction);
    if (to !== null) doors.add(nameOf(cell, to));
  }
  const lines = maze.lines({ seams: true });
  const starts = Uint32Array.from({ length: lines.length / 4 + 1 }, (_, i) => 2 * i);
  const isOpening = isUncovered(/** @type {any} */ ({ points: lines, starts }));
  const ends = mayOpen(maze);
  const { points, sides, starts: firsts } = maze.polygons();
  /** Whether each side of a cell on the edge of the surface is an opening. @param {number} cell */
  const openingsOf = (cell) => {
    const found = [];
    for (let i = firsts[cell]; i < firsts[cell + 1]; i += 1) {
      if (sides[i] === 255 || maze.neighbour(cell, sides[i]) !== null) continue;
      const next = i + 1 < firsts[cell + 1] ? i + 1 : firsts[cell];
      const [x0, y0, x1, y1] = [
        points[2 * i],
        points[2 * i + 1],
        points[2 * next],
        points[2 * next + 1],
      ];
      found.push(isOpening(x0, y0, x1, y1));
    }
    // Corners of a floor go against those of the drawing.
    return found.reverse();
  };
  const { oneWays } = maze;
  /** The cell to which a tunnel leads below another one. @type {Map<number, number>} */
  const beyond = new Map();
  for (const { bridge, from, to } of openTunnels(maze)) {
    beyond.set(from * maze.cellCount + bridge, to);
    beyond.set(to * maze.cellCount + bridge, from);
  }
  const isOneWay = (/** @type {number} */ from, /** @type {number} */ to) =>
    maze.directions.some(
      (_, direction) =>
        ((oneWays?.[to] ?? 0) >> direction) % 2 === 1 && maze.neighbour(to, direction) === from,
    );
  return {
    side(cell, other, edge) {
      if (other === null) return ends.includes(cell) && openingsOf(cell)[edge] ? FLOOR : WALLS;
      if (!linked.has(nameOf(cell, other))) return WALLS;
      return doors.has(nameOf(cell, other)) ? MARKS : FLOOR;
    },
    mark: (cell) => (cell === maze.start ? 'ring' : cell === maze.end ? 'plate' : null),
    entry(cell, other) {
      if (other === null) return false;
      const from = beyond.get(cell * maze.cellCount + other) ?? other;
      return linked.has(nameOf(cell, from)) && isOneWay(from, cell);
    },
  };
}

/**
 * The surface of a maze's body with what stands on it. Throws a MazeError for a maze that has none, and for walls and
 * a floor that are too thick for it. Cost: O(cells).
 * @param {Maze} maze
 * @param {Floor} floor with z up
 * @param {{ thickness: number, sheet: number, cell: number }} lengths of walls, floor and cells, in mm
 * @returns {import('./body-skin.js').Skin}
 */
export function bodySkin(maze, floor, { thickness, sheet, cell }) {
  const skin = skinOf(floor, thickness / cell, standsOn(maze));
  if (thickness >= skin.narrowest * cell) {
    const width = (skin.narrowest * cell).toFixed(2);
    const message = `walls of ${thickness} mm close a passage of this body, ${width} mm wide`;
    fail('thickness', message, 'too-large');
  }
  if (!fitsSheet(skin, sheet / cell)) {
    const message = `a floor of ${sheet} mm is too thick for the bends of this body`;
    fail('floor', message, 'too-large');
  }
  return skin;
}
