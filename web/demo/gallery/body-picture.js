import { geometryOf, hasStairs } from 'mazewright/draw';
import { bodySides, cross, dot, unit } from 'mazewright/three';
import { floorColors } from '../draw2d/maze.js';
import { color } from '../ui/theme.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { PageState } from '../state/store.js' */

/** Where one looks from: degrees to the right of the front, and above the horizon. */
const FROM = { right: 32, above: 30 };
/** Distance of levels in parts of a level's size. */
const APART = 0.62;
/** Share of the light that the dark side of a body has. */
const LEAST = 0.62;
/** CSS pixels: margin, width of walls and stairs, thickness of levels. */
const MARGIN = 5;
const WALL = 1.1;
const STAIRS = 1.6;
const SLAB = 3;

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ cell: number, level: number, depth: number, light: number, middle: Point, outline: Point[], walls: Point[][] }} Face */

/** Whether a maze is not flat: its cells face several directions, or lie one above the other. @param {Maze} maze */
export function isBody(maze) {
  if (hasStairs(maze, geometryOf(maze))) return true;
  const { normals } = maze.meshes().floor;
  return normals.some(
    (/** @type {number} */ value, /** @type {number} */ i) => i % 3 === 1 && value < 0.99,
  );
}

/**
 * Draws the body of a maze as it is in space: what faces the viewer, with its walls as lines, and stairs
 * between its levels.
 * @param {CanvasRenderingContext2D} pen
 * @param {PageState} state
 * @param {{ width: number, height: number, ratio: number }} size in device pixels; these per CSS pixel
 */
export function drawBody(pen, state, { width, height, ratio }) {
  const { maze } = state;
  const faces = facesOf(maze);
  const all = faces.flatMap(({ outline }) => outline);
  const place = fitted(all, width, height, MARGIN * ratio);
  const colorOf = floorColors(state);
  const levels = hasStairs(maze, geometryOf(maze)) ? maze.levels : 1;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (let level = 0; level < levels; level += 1) {
    const here = faces.filter((face) => face.level === level);
    if (levels > 1) {
      pen.fillStyle = color('ink');
      for (const { outline } of here) fill(pen, outline.map(place), SLAB * ratio);
    }
    for (const { cell, outline, light } of here) {
      pen.fillStyle = shaded(colorOf(cell), light);
      pen.strokeStyle = pen.fillStyle;
      pen.lineWidth = 1;
      fill(pen, outline.map(place));
      pen.stroke();
    }
    lines(
      pen,
      here.flatMap(({ walls }) => walls).map((ends) => ends.map(place)),
      'ink',
      WALL * ratio,
    );
    const stairs = stairsFrom(maze, faces, here).map((ends) => ends.map(place));
    lines(pen, stairs, 'accent', STAIRS * ratio);
  }
}

/** The cells that face the viewer, the farthest first. @param {Maze} maze @returns {Face[]} */
function facesOf(maze) {
  const { floor } = maze.meshes();
  const { eachSide, isOpen } = bodySides(maze, floor);
  const at = (/** @type {number} */ vertex) =>
    Array.from(floor.positions.subarray(3 * vertex, 3 * vertex + 3));
  const perLevel = maze.width * maze.height;
  const isStacked = hasStairs(maze, geometryOf(maze));
  /** The sides of a cell; where stairs come up there is no floor, and those of the cell below are the same. @param {number} cell @returns {{ from: number[], to: number[], isWall: boolean }[]} */
  const sidesOf = (cell) => {
    /** @type {ReturnType<typeof sidesOf>} */
    const sides = [];
    eachSide(cell, (from, to) =>
      sides.push({ from: at(from), to: at(to), isWall: !isOpen(from, to) }),
    );
    return sides.length > 0 || cell < perLevel ? sides : sidesOf(cell - perLevel);
  };
  const [right, above] = [FROM.right, FROM.above].map((degrees) => (degrees * Math.PI) / 180);
  const toEye = [
    Math.sin(right) * Math.cos(above),
    Math.sin(above),
    Math.cos(right) * Math.cos(above),
  ];
  const across = [Math.cos(right), 0, -Math.sin(right)];
  const up = cross(toEye, across);
  const lampAt = unit([
    across[0] * -0.5 + up[0] + toEye[0],
    1.4,
    across[2] * -0.5 + up[2] + toEye[2],
  ]);
  return Array.from({ length: maze.cellCount }, (_, cell) => cell)
    .map((cell) => {
      const middle = at(floor.starts[cell]);
      const level = isStacked ? Math.floor(cell / perLevel) : 0;
      const height = level * APART * Math.max(maze.width, maze.height);
      const sides = sidesOf(cell);
      const flat = (/** @type {number[]} */ [x, y, z]) => {
        const at = [x, isStacked ? height : y, z];
        return { x: dot(at, across), y: -dot(at, up) };
      };
      const start = 3 * floor.starts[cell];
      const normal = unit(Array.from(floor.normals.subarray(start, start + 3)));
      return {
        cell,
        level,
        depth: dot(normal, toEye) > 0 ? dot(middle, toEye) : Number.NaN,
        light: LEAST + (1 - LEAST) * Math.max(0, dot(normal, lampAt)),
        middle: flat(middle),
        outline: sides.map(({ from }) => flat(from)),
        walls: sides.filter(({ isWall }) => isWall).map(({ from, to }) => [flat(from), flat(to)]),
      };
    })
    .filter(({ depth }) => !Number.isNaN(depth))
    .sort((a, b) => a.depth - b.depth);
}

/** Lines from the middles of cells up the stairs. @param {Maze} maze @param {Face[]} faces @param {Face[]} here */
function stairsFrom(maze, faces, here) {
  const at = new Map(faces.map((face) => [face.cell, face]));
  const perLevel = maze.width * maze.height;
  const links = maze.links();
  const climbing = new Set();
  for (let i = 0; i < links.length; i += 2) {
    if (links[i + 1] === links[i] + perLevel) climbing.add(links[i]);
  }
  return here
    .filter(({ cell }) => climbing.has(cell))
    .map(({ cell, middle }) => [middle, at.get(cell + perLevel)?.middle ?? middle]);
}

/** Fits points into the canvas. @param {Point[]} points @param {number} width @param {number} height @param {number} margin */
function fitted(points, width, height, margin) {
  const range = (/** @type {'x' | 'y'} */ axis) => {
    const values = points.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [[left, right], [top, bottom]] = [range('x'), range('y')];
  const scale = Math.min(
    (width - 2 * margin) / (right - left),
    (height - 2 * margin) / (bottom - top),
  );
  return (/** @type {Point} */ { x, y }) => ({
    x: width / 2 + (x - (left + right) / 2) * scale,
    y: height / 2 + (y - (top + bottom) / 2) * scale,
  });
}

/** @param {CanvasRenderingContext2D} pen @param {Point[]} outline @param {number} [down] */
function fill(pen, outline, down = 0) {
  pen.beginPath();
  for (const { x, y } of outline) pen.lineTo(x, y + down);
  pen.closePath();
  pen.fill();
}

/** @param {CanvasRenderingContext2D} pen @param {Point[][]} list @param {string} name of the colour @param {number} width */
function lines(pen, list, name, width) {
  pen.strokeStyle = color(name);
  pen.lineWidth = width;
  pen.beginPath();
  for (const [from, to] of list) {
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
  }
  pen.stroke();
}

/** @param {number} pixel @param {number} light */
function shaded(pixel, light) {
  const parts = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
  return `rgb(${parts.map((part) => Math.round(part * light)).join()})`;
}
