import { closed } from './closed.js';
import { areasOf } from './regions.js';
import { reliefOf } from './relief.js';
import { triangulate } from './triangulate.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./closed.js').Solid} Solid */
/** @typedef {import('./print-plan.js').PrintPlan} PrintPlan */
/** @typedef {import('./regions.js').Point} Point */
/** @typedef {import('./regions.js').Outline} Outline */

/**
 * The bodies of a print, one per plate in the order of the plan's parts: every edge of a triangle is one of exactly one other
 * triangle, in the opposite direction. What would not be closed is refused. Cost: O(cells log cells).
 * @param {Maze} maze
 * @param {PrintPlan} plan
 * @returns {Solid[]}
 */
export function solidsOf(maze, plan) {
  const { plates, walls, marks } = reliefOf(maze, plan);
  const middles = plan.parts.map(([cell]) => {
    const { x, y } = maze.centre(cell);
    return plan.place(x, y);
  });
  const orderOf = (/** @type {Outline[]} */ [outline]) =>
    middles.findIndex((middle) => isInside(middle, [outline]));
  const ordered = plates
    .map((plate) => ({ plate, order: orderOf(plate) }))
    .sort((one, other) => one.order - other.order);
  const solids = ordered.map(({ plate }) => {
    const builder = new SolidBuilder();
    builder.sides(plate, 0, plan.floor, false);
    for (const triangle of triangulate(plate)) builder.bottom(triangle);
    const raised = [...walls, ...marks];
    for (const area of areasOf(plate, raised)) builder.top(area, plan.floor, false);
    return { plate, builder };
  });
  const homes = solids.map(({ plate, builder }) => ({ box: boxOf(plate[0]), plate, builder }));
  const raise = (/** @type {Outline[]} */ outlines, /** @type {number} */ height) => {
    for (const area of areasOf(outlines)) {
      const home = homes.find(
        ({ box, plate }) => isIn(area[0][0], box) && isInside(area[0][0], plate),
      );
      home?.builder.sides(area, plan.floor, height, true);
      home?.builder.top(area, height, true);
    }
  };
  raise(walls, plan.walls);
  raise(marks, plan.marks);
  return solids.map(({ builder }) => builder.solid());
}

/** @param {Outline} outline */
function boxOf(outline) {
  const box = { left: Infinity, low: Infinity, right: -Infinity, high: -Infinity };
  for (const { x, y } of outline) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.low = Math.min(box.low, y);
    box.high = Math.max(box.high, y);
  }
  return box;
}

/** @param {Point} point @param {ReturnType<typeof boxOf>} box */
const isIn = ({ x, y }, { left, low, right, high }) => x > left && x < right && y > low && y < high;

/** Whether a point is in an area, by the sides left of it. @param {Point} point @param {Outline[]} area */
function isInside({ x, y }, area) {
  let inside = false;
  for (const outline of area) {
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length];
      if (a.y > y === b.y > y) return;
      if (a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) < x) inside = !inside;
    });
  }
  return inside;
}

class SolidBuilder {
  /** @type {number[]} */
  vertices = [];
  /** @type {number[]} */
  triangles = [];
  /** @type {boolean[]} */
  raised = [];
  /** @type {Map<string, number>} */
  #places = new Map();

  /** @param {Point} point @param {number} z */
  #vertex({ x, y }, z) {
    const key = `${x},${y},${z}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const index = this.vertices.length / 3;
    this.#places.set(key, index);
    this.vertices.push(x, y, z);
    return index;
  }

  /** @param {number} a @param {number} b @param {number} c @param {boolean} raised */
  #triangle(a, b, c, raised) {
    this.triangles.push(a, b, c);
    this.raised.push(raised);
  }

  /** @param {import('./triangulate.js').Triangle} triangle */
  bottom([a, b, c]) {
    this.#triangle(this.#vertex(a, 0), this.#vertex(c, 0), this.#vertex(b, 0), false);
  }

  /** @param {Outline[]} area @param {number} z @param {boolean} raised */
  top(area, z, raised) {
    for (const triangle of triangulate(area)) {
      const [a, b, c] = triangle.map((point) => this.#vertex(point, z));
      this.#triangle(a, b, c, raised);
    }
  }

  /** @param {Outline[]} area @param {number} from @param {number} to @param {boolean} raised */
  sides(area, from, to, raised) {
    for (const outline of area) {
      outline.forEach((point, i) => {
        const next = outline[(i + 1) % outline.length];
        const [a, b] = [this.#vertex(point, from), this.#vertex(next, from)];
        const [c, d] = [this.#vertex(next, to), this.#vertex(point, to)];
        this.#triangle(a, b, c, raised);
        this.#triangle(a, c, d, raised);
      });
    }
  }

  /** @returns {Solid} */
  solid() {
    const { vertices, triangles, raised } = this;
    return closed({ vertices, triangles, raised });
  }
}
