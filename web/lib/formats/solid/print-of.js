import { fail } from '../../util/error.js';
import { loaded } from '../../util/load-part.js';
import { hasTunnels } from '../options/maze.js';
import { bodySkin, flatFloor, openTunnels } from './body-of.js';
import { isBody, radiusOf } from './body-skin.js';
import { bodyTriangles, mostWalls } from './body-solid.js';
import { closed } from './closed.js';
import { keptCells } from './kept-cells.js';
import { MARK_HEIGHT, MAX_CELLS, MAX_SIZE, MICROMETRES, planOf } from './print-plan.js';
import { DECK, riseOf, wovenTriangles } from './woven-solid.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./closed.js').Solid} Solid */
/** @typedef {import('./print-params.js').ReadPrint} ReadPrint */
/** @typedef {{ width: number, depth: number, height: number, parts: number }} PrintSize */

/** Of one or two cells around a ball, or of parts of a surface that meet in a point. @type {import('../../util/error.js').Problem} */
const NO_BODY = {
  code: 'unsupported-shape',
  field: 'maze',
  message: 'this maze makes no closed body; body: false prints its map',
};

/** In mm. */
const MIN_DECK = 0.1;
/** The height of walls in mm where none is given, on a plate. */
const HEIGHT = 8;
/** The same on a body, in cells; less where it would not fit. */
const BODY_HEIGHT = 0.25;

/**
 * The print of a maze: its size in mm, and its parts. Throws a MazeError for options that make none. Cost:
 * O(cells), and O(cells log cells) for the parts.
 * @param {Maze} maze
 * @param {ReadPrint} print
 * @returns {{ size: PrintSize, solids: () => Promise<Solid[]> }}
 */
export function printOf(maze, { body, radius, height, ...lengths }) {
  const cells = keptCells(maze).length;
  if (cells > MAX_CELLS) {
    const message = `a print has at most ${MAX_CELLS} cells; this maze has ${cells}`;
    fail('maze', message, 'too-large');
  }
  if (body && cells > 0 && typeof maze.meshes === 'function') {
    const { floor } = maze.meshes({ up: 'z' });
    if (isBody(floor, 2)) return bodyPrint(maze, floor, { ...lengths, radius, height });
  }
  if (radius > 0) {
    fail('radius', 'radius is that of a body, which this maze does not have, or body is false');
  }
  if (hasTunnels(maze)) return wovenPrint(maze, { ...lengths, height });
  const plan = planOf(maze, { ...lengths, height: height ?? HEIGHT });
  return {
    size: {
      width: plan.width / MICROMETRES,
      depth: plan.depth / MICROMETRES,
      height: plan.walls / MICROMETRES,
      parts: plan.parts.length,
    },
    async solids() {
      const { solidsOf } = await loaded(import('./print-solid.js'));
      return solidsOf(maze, plan);
    },
  };
}

/**
 * @param {Maze} maze
 * @param {import('../../options/types.js').Floor} floor
 * @param {Omit<ReadPrint, 'body'>} print
 */
function bodyPrint(maze, floor, { radius, height, cell: given, thickness, floor: sheet }) {
  const cell = radius > 0 ? radius / radiusOf(floor) : given;
  if (thickness > cell / 2) {
    const size = Number(cell.toFixed(2));
    fail('thickness', `walls of ${thickness} mm leave no way in cells of ${size} mm; at most half`);
  }
  const skin = bodySkin(maze, floor, { thickness, sheet, cell });
  const most = mostWalls(skin, sheet / cell) * cell;
  const walls = height ?? Math.min(BODY_HEIGHT * cell, most / 2);
  if (walls > most) {
    const limit = Math.floor(most * 100) / 100;
    const message = `walls of ${walls} mm meet where this body bends inwards; at most ${limit} mm`;
    fail('height', message, 'too-large');
  }
  const triangles = bodyTriangles(skin, {
    walls: walls / cell,
    marks: Math.min(MARK_HEIGHT, walls / 2) / cell,
    sheet: sheet / cell,
  });
  return printOfTriangles(triangles, cell, radius > 0 ? 'radius' : 'cell', NO_BODY);
}

/**
 * @param {Maze} maze flat, with tunnels
 * @param {Omit<ReadPrint, 'body' | 'radius'>} print
 */
function wovenPrint(maze, { height, cell, thickness, floor: sheet }) {
  if (thickness > cell / 2) {
    fail('thickness', `walls of ${thickness} mm leave no way in cells of ${cell} mm; at most half`);
  }
  const { floor, full } = flatFloor(maze);
  const skin = bodySkin(maze, floor, { thickness, sheet, cell });
  const tunnels = openTunnels(maze);
  const rise = riseOf(skin, tunnels);
  if (DECK * rise * cell < MIN_DECK) {
    const message = `bridges would be less than ${MIN_DECK} mm thick; this needs larger cells or thinner walls`;
    fail('cell', message);
  }
  const walls = height ?? HEIGHT;
  const lengths = {
    walls: walls / cell,
    marks: Math.min(MARK_HEIGHT, walls / 2) / cell,
    sheet: sheet / cell,
    half: thickness / cell / 2,
  };
  const triangles = wovenTriangles(skin, tunnels, rise, full, lengths);
  return printOfTriangles(triangles, cell, 'cell');
}

/**
 * @param {import('./body-solid.js').BodyTriangle[]} triangles in cells
 * @param {number} cell in mm
 * @param {'cell' | 'radius'} field the option that makes it as large as it is
 * @param {import('../../util/error.js').Problem} [problem] of triangles that are not closed
 */
function printOfTriangles(triangles, cell, field, problem) {
  const scale = cell * MICROMETRES;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const whole = triangles.map(({ corners, raised }) => ({
    raised,
    corners: corners.map((corner) =>
      corner.map((place, axis) => {
        const at = Math.round(place * scale);
        low[axis] = Math.min(low[axis], at);
        high[axis] = Math.max(high[axis], at);
        return at;
      }),
    ),
  }));
  const size = high.map((end, axis) => end - low[axis]);
  if (Math.max(...size) > MAX_SIZE * MICROMETRES) {
    const all = size.map((each) => Math.round(each / MICROMETRES)).join(' x ');
    fail(field, `a print is at most ${MAX_SIZE} mm wide; this body is ${all}`, 'too-large');
  }
  const [width, depth, top] = size.map((each) => each / MICROMETRES);
  return {
    size: { width, depth, height: top, parts: 1 },
    async solids() {
      /** @type {Solid} */
      const solid = { vertices: [], triangles: [], raised: [] };
      /** @type {Map<string, number>} */
      const places = new Map();
      for (const { corners, raised } of whole) {
        const found = corners.map((corner) => {
          const key = corner.join();
          const known = places.get(key);
          if (known !== undefined) return known;
          const index = places.size;
          places.set(key, index);
          solid.vertices.push(...corner.map((place, axis) => place - low[axis]));
          return index;
        });
        // What is shorter than a micrometre has no triangles.
        if (new Set(found).size < 3) continue;
        solid.triangles.push(...found);
        solid.raised.push(raised);
      }
      return [closed(solid, problem)];
    },
  };
}
