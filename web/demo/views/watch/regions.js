/** @import { Film, FilmStep, Maze } from 'mazewright/dungeons' */
/** @import { NeighbourTable } from 'mazewright/draw' */

/**
 * The regions that an algorithm divides, from the log alone. Backwards in time walls disappear: the two
 * cells of a wall and all cells on the way between them in the finished maze belong to one region then.
 * So a region is what has grown together when the first passage of its wall opens again. In the order of
 * the log, a step belongs to the wall of the step before if it lies in that region, and its own region has
 * both cells of that step or the two lie in one line: the region of a wall within has only one of them.
 * @param {Film} film that begins with all passages open
 * @param {NeighbourTable} neighbours
 * @param {number} end steps of the algorithm
 * @returns {(position: number) => number[]} the cells of the region that the last step divides. Cost:
 *   O(cells); O(steps x path) for the first call
 */
export function createRegions(film, neighbours, end) {
  const { maze } = film;
  const count = maze.cellCount;
  /** Nodes of a forest: cells, then one per union, with the nodes that it unites. @type {number[][]} */
  const parts = [];
  /** Per cell its root in a union-find; per root its node. */
  const roots = Uint32Array.from({ length: count }, (_, cell) => cell);
  const nodes = Uint32Array.from({ length: count }, (_, cell) => cell);
  const find = (/** @type {number} */ cell) => {
    let root = cell;
    while (roots[root] !== root) {
      roots[root] = roots[roots[root]];
      root = roots[root];
    }
    return root;
  };
  const unite = (/** @type {number[]} */ cells) => {
    const found = [...new Set(cells.map(find))];
    if (found.length < 2) return;
    parts.push(found.map((root) => nodes[root]));
    for (const root of found) roots[root] = found[0];
    nodes[found[0]] = count + parts.length - 1;
  };

  /** Per step the node of its region. @type {Uint32Array | null} */
  let regions = null;

  const build = () => {
    const isShut = (/** @type {number} */ one, /** @type {number} */ other) =>
      shut.has(Math.min(one, other) * count + Math.max(one, other));
    /** @type {Set<number>} */
    const shut = new Set();
    for (let at = film.prologue; at < end; at += 1) {
      const { operation, cells } = film.step(at);
      if (operation === 'fill') shut.add(Math.min(...cells) * count + Math.max(...cells));
    }
    const { pathOf, loops } = treeOf(count, neighbours, isShut);
    for (const [one, other] of loops) unite(pathOf(one, other));
    const found = new Uint32Array(end);
    for (let at = end - 1; at >= film.prologue; at -= 1) {
      const { operation, cells } = film.step(at);
      if (operation !== 'fill') continue;
      unite(pathOf(cells[0], cells[1]));
      found[at] = nodes[find(cells[0])];
    }
    joinWalls(found);
    return found;
  };

  /** Gives all steps of a wall the region of the first one. @param {Uint32Array} found */
  const joinWalls = (found) => {
    /** Per cell one more than the first step of the last wall in whose region it lies. */
    const stamps = new Uint32Array(count);
    /** @type {{ first: number, step: FilmStep } | null} */
    let wall = null;
    for (let at = film.prologue; at < end; at += 1) {
      const step = film.step(at);
      if (step.operation !== 'fill') continue;
      const own = cellsOf(found[at]);
      const first = /** @type {number} */ (wall?.first ?? -1);
      const isWithin = step.cells.every((cell) => stamps[cell] === first + 1);
      const last = wall?.step;
      if (
        last &&
        isWithin &&
        (last.cells.every((cell) => own.includes(cell)) || areInLine(maze, last, step))
      ) {
        found[at] = found[first];
        wall = { first, step };
      } else {
        wall = { first: at, step };
        for (const cell of own) stamps[cell] = at + 1;
      }
    }
  };

  const cellsOf = (/** @type {number} */ root) => {
    const stack = [root];
    /** @type {number[]} */
    const cells = [];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (node < count) cells.push(node);
      else stack.push(...parts[node - count]);
    }
    return cells;
  };

  return (position) => {
    if (position <= film.prologue || position > end) return [];
    regions ??= build();
    return cellsOf(regions[position - 1]);
  };
}

/** Whether two passages lead through one straight wall. @param {Maze} maze @param {FilmStep} one @param {FilmStep} other */
function areInLine(maze, one, other) {
  const [here, to] = one.cells.map((cell) => maze.positionOf(cell));
  const there = maze.positionOf(other.cell);
  if (one.direction !== other.direction || here.level !== there.level) return false;
  return here.y === to.y ? here.x === there.x : here.y === there.y;
}

/**
 * A breadth-first tree of the passages that are never shut, the ways in it, and the passages that it
 * leaves out, which lie in open rooms.
 * @param {number} count of cells
 * @param {NeighbourTable} neighbours
 * @param {(one: number, other: number) => boolean} isShut
 */
function treeOf(count, neighbours, isShut) {
  const parents = new Int32Array(count).fill(-1);
  const depths = new Int32Array(count).fill(-1);
  /** @type {[number, number][]} */
  const loops = [];
  for (let first = 0; first < count; first += 1) {
    if (depths[first] >= 0) continue;
    depths[first] = 0;
    const queue = [first];
    for (const cell of queue) {
      for (let direction = 0; direction < neighbours.directions; direction += 1) {
        const to = neighbours.to(cell, direction);
        if (to < 0 || to === parents[cell] || isShut(cell, to)) continue;
        if (depths[to] >= 0) loops.push([cell, to]);
        else {
          depths[to] = depths[cell] + 1;
          parents[to] = cell;
          queue.push(to);
        }
      }
    }
  }
  const pathOf = (/** @type {number} */ one, /** @type {number} */ other) => {
    const path = [one, other];
    let [here, there] = path;
    while (here !== there && here >= 0 && there >= 0) {
      if (depths[here] >= depths[there]) {
        here = parents[here];
        if (here >= 0) path.push(here);
      } else {
        there = parents[there];
        if (there >= 0) path.push(there);
      }
    }
    return path;
  };
  return { pathOf, loops };
}
