import { fail } from '../../util/error.js';
import { isUncovered, mayOpen } from '../picture/openings.js';
import { skinOf } from './body-skin.js';
import { fitsSheet } from './body-solid.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('../../options/types.js').Floor} Floor */
/** @typedef {import('./body-skin.js').OnSkin} OnSkin */

const [FLOOR, MARKS, WALLS] = [0, 1, 2];

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
    entry: (cell, other) =>
      other !== null && linked.has(nameOf(cell, other)) && isOneWay(other, cell),
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
