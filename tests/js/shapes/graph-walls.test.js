// The walls of a graph whose nodes lie anywhere: no gap where two cells have sides of other lengths.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright } from 'mazewright';

const mw = await createMazewright();

/** @typedef {[number, number]} Point */

/** The same numbers each time. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/**
 * A Gabriel graph of displaced nodes: two are joined if no third lies in the circle that has them as
 * its diameter.
 * @param {number} seed
 * @param {number} columns
 * @param {number} rows
 */
function mesh(seed, columns, rows) {
  const next = numbers(seed);
  const positions = Array.from({ length: columns * rows }, (_, i) => {
    const shift = () => (next() - 0.5) * 0.62;
    return /** @type {Point} */ ([(i % columns) + shift(), Math.floor(i / columns) + shift()]);
  });
  /** @type {Point[]} */
  const edges = [];
  positions.forEach(([ax, ay], a) => {
    positions.slice(a + 1).forEach(([bx, by], i) => {
      const b = a + 1 + i;
      const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
      const square = ((ax - bx) ** 2 + (ay - by) ** 2) / 4;
      const isIn = (/** @type {Point} */ [px, py]) => (px - x) ** 2 + (py - y) ** 2 < square;
      if (!positions.some((point, j) => j !== a && j !== b && isIn(point))) edges.push([a, b]);
    });
  });
  return { edges, positions };
}

/** The distance from a point to a segment. @param {Point} point @param {Point} from @param {Point} to */
function distance([x, y], [ax, ay], [bx, by]) {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = square === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(ax + share * (bx - ax) - x, ay + share * (by - ay) - y);
}

/** A fiftieth of the shortest edge of the mesh, less than any wall is wide. */
const NEAR = 0.02;
const SAMPLES = 40;

for (const seed of [1, 2, 3]) {
  test(`every side of a cell is a wall or leads to a linked cell (mesh ${seed})`, () => {
    const shape = { id: /** @type {const} */ ('graph'), ...mesh(seed, 9, 7) };
    const maze = mw.generate({ algorithm: 'recursiveBacktracker', shape, seed });
    const { points, sides, starts } = maze.polygons();
    const lines = maze.lines();
    /** @type {[Point, Point][]} */
    const walls = [];
    for (let i = 0; i < lines.length; i += 4) {
      walls.push([
        [lines[i], lines[i + 1]],
        [lines[i + 2], lines[i + 3]],
      ]);
    }
    /** The edges of a cell with their directions. @param {number} cell */
    const edgesOf = (cell) =>
      Array.from({ length: starts[cell + 1] - starts[cell] }, (_, i) => {
        const from = starts[cell] + i;
        const to = from + 1 < starts[cell + 1] ? from + 1 : starts[cell];
        const at = (/** @type {number} */ corner) =>
          /** @type {Point} */ ([points[2 * corner], points[2 * corner + 1]]);
        return { side: sides[from], from: at(from), to: at(to) };
      });
    let passages = 0;
    for (let cell = 0; cell < maze.cellCount; cell += 1) {
      for (const { side, from, to } of edgesOf(cell)) {
        const isOpen = side !== 255 && maze.isOpen(cell, side);
        const neighbour = isOpen ? Number(maze.neighbour(cell, side)) : -1;
        const others = isOpen
          ? edgesOf(neighbour).filter(
              (edge) => edge.side !== 255 && maze.neighbour(neighbour, edge.side) === cell,
            )
          : [];
        const middle = /** @type {Point} */ ([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
        const isNear = others.some((edge) => distance(middle, edge.from, edge.to) < 0.5);
        if (isOpen && !isNear) continue;
        for (let i = 1; i < SAMPLES; i += 1) {
          const share = i / SAMPLES;
          const point = /** @type {Point} */ ([
            from[0] + share * (to[0] - from[0]),
            from[1] + share * (to[1] - from[1]),
          ]);
          const isPassage = others.some((edge) => distance(point, edge.from, edge.to) < NEAR);
          if (isPassage) passages += 1;
          else {
            const isWall = walls.some(([a, b]) => distance(point, a, b) < NEAR);
            assert.ok(isWall, `cell ${cell} at ${point}`);
          }
        }
      }
    }
    assert.ok(passages > maze.cellCount);
  });
}
