/** Cells by points, by tiles and by positions, and their distances, on every shape. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNREACHED } from '../support/grid.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { graphs, plainRow, shapeCases } from '../support/shapes.js';

/** A maze of every shape, with every value of its parameters. */
function* mazes({ outlines = true, size = 8 } = {}) {
  const algorithm = plainRow().id;
  for (const { row, params } of shapeCases({ outlines })) {
    if (row.graph) continue;
    const levels = Math.min(row.maxLevels, Math.max(row.minLevels, 3));
    const shape = { id: row.id, ...params };
    const options = { algorithm, shape, width: size, height: size, levels, seed: 1, parts: 'each' };
    yield { maze: mw.generate(options), name: JSON.stringify(shape) };
  }
  for (const graph of graphs()) {
    const shape = { id: 'graph', ...graph };
    yield { maze: mw.generate({ algorithm, shape, seed: 1 }), name: `graph of ${graph.nodes}` };
  }
}

const cellsOf = (maze) => Array.from({ length: maze.cellCount }, (_, cell) => cell);
const keptCells = (maze) => cellsOf(maze).filter((cell) => maze.mask?.[cell] !== 0);

/** How often an outline winds around a point: 0 outside. */
function winding(outline, x, y) {
  let turns = 0;
  for (let i = 0; i < outline.length; i += 2) {
    const [ax, ay] = [outline[i], outline[i + 1]];
    const [bx, by] = [outline[(i + 2) % outline.length], outline[(i + 3) % outline.length]];
    const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
    if (ay <= y && by > y && side > 0) turns += 1;
    if (ay > y && by <= y && side < 0) turns -= 1;
  }
  return turns;
}

/** The middle of the widest stretch of a horizontal line that is within an outline. */
function middleOfStretch(outline, y) {
  const crossings = [];
  for (let i = 0; i < outline.length; i += 2) {
    const [ax, ay] = [outline[i], outline[i + 1]];
    const [bx, by] = [outline[(i + 2) % outline.length], outline[(i + 3) % outline.length]];
    if (ay <= y !== by <= y) crossings.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
  }
  crossings.sort((a, b) => a - b);
  const stretches = Array.from({ length: crossings.length / 2 }, (_, i) =>
    crossings.slice(2 * i, 2 * i + 2),
  );
  const [left, right] = stretches.sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0];
  return (left + right) / 2;
}

test('cellAtPoint of a point within an outline is its cell', (t) => {
  let points = 0;
  for (const { maze, name } of mazes()) {
    for (const cell of cellsOf(maze)) {
      const outline = maze.polygon(cell);
      const ys = [...outline].filter((_, i) => i % 2 === 1);
      const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
      for (const share of [0.13, 0.5, 0.87]) {
        const y = top + share * (bottom - top);
        const expected = maze.mask?.[cell] === 0 ? null : cell;
        assert.equal(maze.cellAtPoint(middleOfStretch(outline, y), y), expected, name);
        points++;
      }
    }
  }
  t.diagnostic(`${points} points`);
});

test('cellAtPoint anywhere is the cell around which the outline winds, else null', (t) => {
  const random = new Random(6n);
  const counts = { cells: 0, none: 0 };
  for (const { maze, name } of mazes()) {
    const outlines = cellsOf(maze).map((cell) => maze.polygon(cell));
    const { points } = maze.polygons();
    const range = (first) => {
      const numbers = [...points].filter((_, i) => i % 2 === first);
      return [Math.min(...numbers) - 1, Math.max(...numbers) + 1];
    };
    const ranges = [range(0), range(1)];
    for (let i = 0; i < 400; i++) {
      const [x, y] = ranges.map(
        ([least, most]) => least + ((most - least) * random.below(2 ** 30)) / 2 ** 30,
      );
      const around = keptCells(maze).filter((cell) => winding(outlines[cell], x, y) !== 0);
      assert.ok(around.length <= 1, `${name}: outlines overlap`);
      assert.equal(maze.cellAtPoint(x, y), around[0] ?? null, `${name} at ${x}, ${y}`);
      counts[around.length === 1 ? 'cells' : 'none']++;
    }
    const far = [-1e9, 1e9, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const x of far) {
      assert.equal(maze.cellAtPoint(x, 0.5), null, name);
      assert.equal(maze.cellAtPoint(0.5, x), null, name);
    }
  }
  t.diagnostic(JSON.stringify(counts));
});

test('the centre of a cell lies in it: the mean of its corners, on rings between its arcs', (t) => {
  const counts = { means: 0, onRings: 0 };
  const thin = mw.generate({
    algorithm: plainRow().id,
    shape: { id: 'polar', subdivide: false },
    width: 3,
    height: 400,
    seed: 1,
  });
  const all = [...mazes({ size: 2 }), ...mazes(), { maze: thin, name: 'thin rings' }];
  for (const { maze, name } of all) {
    const { pole, centres } = maze.polygons();
    for (const cell of cellsOf(maze)) {
      const { x, y, ...rest } = maze.centre(cell);
      assert.deepEqual(rest, {});
      assert.deepEqual([x, y], [centres[2 * cell], centres[2 * cell + 1]], `${name}: ${cell}`);
      const found = maze.mask?.[cell] === 0 ? null : cell;
      assert.equal(maze.cellAtPoint(x, y), found, `${name}: ${cell} at ${x}, ${y}`);
      const outline = maze.polygon(cell);
      assert.notEqual(winding(outline, x, y), 0, `${name}: ${cell}`);
      const [xs, ys] = [0, 1].map((axis) => [...outline].filter((_, i) => i % 2 === axis));
      const mean = [xs, ys].map((all) => all.reduce((sum, one) => sum + one, 0) / all.length);
      const near = (a, b) => Math.abs(a - b) < 1e-5 * (1 + Math.abs(b));
      if (!pole) assert.ok(near(x, mean[0]) && near(y, mean[1]), `${name}: ${cell}`);
      else if (Math.hypot(mean[0] - pole.x, mean[1] - pole.y) > 0.01) {
        const radii = xs.map((at, i) => Math.hypot(at - pole.x, ys[i] - pole.y));
        const middle = (Math.min(...radii) + Math.max(...radii)) / 2;
        assert.ok(near(Math.hypot(x - pole.x, y - pole.y), middle), `${name}: ${cell}`);
        const twist = (x - pole.x) * (mean[1] - pole.y) - (y - pole.y) * (mean[0] - pole.x);
        assert.ok(Math.abs(twist) < 1e-3 * middle, `${name}: ${cell}`);
      } else assert.ok(near(x, pole.x) && near(y, pole.y), `${name}: ${cell}`);
      counts[pole ? 'onRings' : 'means']++;
    }
  }
  assert.ok(counts.onRings > 0 && counts.means > 0);
  t.diagnostic(JSON.stringify(counts));
});

test('cellAtPoint of long thin cells, and of cells far apart', () => {
  const algorithm = plainRow().id;
  const rings = { id: 'polar', subdivide: false };
  const far = {
    id: 'graph',
    edges: [
      [0, 1],
      [2, 3],
    ],
    positions: [
      [0, 0],
      [1, 0],
      [1e5, 3],
      [1e5, 4],
    ],
  };
  for (const options of [
    { algorithm, shape: rings, width: 3, height: 400, seed: 1 },
    { algorithm, shape: far, seed: 1, parts: 'each' },
  ]) {
    const maze = mw.generate(options);
    for (const cell of cellsOf(maze)) {
      const outline = maze.polygon(cell);
      const ys = [...outline].filter((_, i) => i % 2 === 1);
      const y = (Math.min(...ys) + Math.max(...ys)) / 2;
      assert.equal(maze.cellAtPoint(middleOfStretch(outline, y), y), cell);
    }
  }
});

test('cellAtPoint on a border is one of the two cells', (t) => {
  let borders = 0;
  for (const { maze, name } of mazes({ outlines: false })) {
    const { points, sides, starts } = maze.polygons();
    const cornersOf = (cell) =>
      new Set(
        Array.from(
          { length: starts[cell + 1] - starts[cell] },
          (_, i) => `${points[2 * (starts[cell] + i)]},${points[2 * (starts[cell] + i) + 1]}`,
        ),
      );
    for (const cell of cellsOf(maze)) {
      const [first, end] = [starts[cell], starts[cell + 1]];
      for (let i = first; i < end; i++) {
        const to = sides[i] === 255 ? null : maze.neighbour(cell, sides[i]);
        if (to === null) continue;
        const next = i + 1 < end ? i + 1 : first;
        const ends = [i, next].map((at) => `${points[2 * at]},${points[2 * at + 1]}`);
        // Across a glued edge the neighbour is drawn elsewhere.
        if (!ends.every((corner) => cornersOf(to).has(corner))) continue;
        const middle = [0, 1].map((axis) => (points[2 * i + axis] + points[2 * next + axis]) / 2);
        assert.ok([cell, to].includes(maze.cellAtPoint(...middle)), `${name}: ${cell} to ${to}`);
        assert.notEqual(maze.cellAtPoint(points[2 * i], points[2 * i + 1]), undefined);
        borders++;
      }
    }
  }
  assert.ok(borders > 3000);
  t.diagnostic(`${borders} borders`);
});

/** Squares of every kind: mazes, masked and sparse ones, glued ones, dungeons. */
function* squares() {
  const size = { width: 13, height: 9 };
  const star = { id: 'square', outline: 'star' };
  for (const options of [
    { algorithm: 'prim', ...size },
    { algorithm: 'prim', width: 1, height: 1 },
    { algorithm: 'prim', ...size, shape: star, parts: 'each' },
    { algorithm: 'wilson', ...size, shape: { id: 'square', wrap: 'torus' } },
    { algorithm: 'wilson', ...size, passes: [{ id: 'sparsify', rounds: 3 }, { id: 'braid' }] },
    { algorithm: 'bspDungeon', width: 40, height: 30 },
  ]) {
    for (const seed of [1, 2, 3]) {
      yield { maze: mw.generate({ ...options, seed }), name: JSON.stringify(options) };
    }
  }
}

test('tileOf and cellOfTile are inverse, and null is where tiles() has a wall', () => {
  for (const { maze, name } of squares()) {
    const isOpen = (cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;
    for (const options of [
      undefined,
      {},
      { corridor: 3 },
      { wall: 2 },
      { corridor: 5, wall: 4 },
      { corridor: 2, wall: 7 },
    ]) {
      const { width, height, data } = maze.tiles(options);
      const corridor = options?.corridor ?? 1;
      const ofCells = new Set();
      for (const cell of cellsOf(maze)) {
        const { x, y } = maze.tileOf(cell, options);
        for (let dy = 0; dy < corridor; dy++) {
          for (let dx = 0; dx < corridor; dx++) {
            const found = maze.cellOfTile(x + dx, y + dy, options);
            assert.equal(found, isOpen(cell) ? cell : null, name);
            ofCells.add((y + dy) * width + x + dx);
          }
        }
      }
      assert.equal(ofCells.size, maze.cellCount * corridor ** 2, `${name}: cells share tiles`);
      for (let y = -2; y < height + 2; y++) {
        for (let x = -2; x < width + 2; x++) {
          const cell = maze.cellOfTile(x, y, options);
          const isWithin = x >= 0 && y >= 0 && x < width && y < height;
          const kind = isWithin ? data[y * width + x] : 0;
          assert.equal(cell === null, kind === 0, `${name} at ${x}, ${y}`);
          if (cell !== null && maze.kinds) assert.equal(maze.kinds[cell], kind, name);
          if (cell === null || ofCells.has(y * width + x)) continue;
          // A passage: the next tiles to the east or south are those of the neighbour.
          const upper = maze.tileOf(cell, options);
          const direction = x - upper.x >= corridor ? 'east' : 'south';
          assert.ok(maze.isOpen(cell, direction), `${name} at ${x}, ${y}`);
        }
      }
      assert.equal(maze.cellOfTile(0.5, 1, options), null);
      assert.equal(maze.cellOfTile(1, Number.POSITIVE_INFINITY, options), null);
    }
  }
});

/** Steps between cells by breadth-first search over pairs of neighbours. */
function stepsFrom(count, pairs, from) {
  const adjacent = Array.from({ length: count }, () => []);
  for (let i = 0; i < pairs.length; i += 2) {
    adjacent[pairs[i]].push(pairs[i + 1]);
    adjacent[pairs[i + 1]].push(pairs[i]);
  }
  const steps = new Uint32Array(count).fill(UNREACHED);
  steps[from] = 0;
  const queue = [from];
  for (const cell of queue) {
    for (const to of adjacent[cell]) {
      if (steps[to] !== UNREACHED) continue;
      steps[to] = steps[cell] + 1;
      queue.push(to);
    }
  }
  return steps;
}

test('cellDistance is the number of steps over adjacency(), with masks and without', (t) => {
  let pairs = 0;
  for (const size of [1, 2, 8, 13]) {
    for (const { maze, name } of mazes({ outlines: size > 2, size })) {
      const random = new Random(BigInt(size));
      const adjacency = maze.adjacency();
      for (let i = 0; i < 4; i++) {
        const from = random.pick(keptCells(maze));
        const steps = stepsFrom(maze.cellCount, adjacency, from);
        for (const to of cellsOf(maze)) {
          const expected = steps[to] === UNREACHED ? Number.POSITIVE_INFINITY : steps[to];
          assert.equal(maze.cellDistance(from, to), expected, `${name}: ${from} to ${to}`);
          assert.equal(maze.cellDistance(to, from), expected, `${name}: ${to} to ${from}`);
          pairs++;
        }
      }
    }
  }
  t.diagnostic(`${pairs} pairs`);
});

test('cellDistance ignores walls and rock', () => {
  const dungeon = mw.generate({ algorithm: 'bspDungeon', width: 30, height: 20, seed: 1 });
  assert.equal(dungeon.cellDistance({ x: 2, y: 3 }, { x: 25, y: 17 }), 23 + 14);
});

test('a cell and its position are the same in every method', () => {
  const mazesOf = [...mazes({ outlines: false, size: 6 })];
  for (const { maze, name } of mazesOf) {
    const game = mw.game(maze);
    const map = maze.paths(maze.end);
    for (const cell of cellsOf(maze)) {
      const place = maze.positionOf(cell);
      assert.deepEqual(maze.positionOf(place), place, name);
      assert.deepEqual(maze.polygon(place), maze.polygon(cell), name);
      for (const index of maze.directions.keys()) {
        assert.equal(maze.neighbour(place, index), maze.neighbour(cell, index), name);
        assert.equal(maze.back(place, index), maze.back(cell, index), name);
        assert.equal(maze.isOpen(place, index), maze.isOpen(cell, index), name);
      }
      assert.equal(maze.cellDistance(place, maze.end), maze.cellDistance(cell, maze.end), name);
      assert.equal(map.distance(place), map.distance(cell), name);
      assert.equal(map.next(place), map.next(cell), name);
      assert.deepEqual(map.from(place), map.from(cell), name);
    }
    const [from, to] = [maze.start, maze.end].map((cell) => maze.positionOf(cell));
    assert.deepEqual(
      maze.solve({ from: to, to: from }),
      maze.solve({ from: maze.end, to: maze.start }),
    );
    assert.deepEqual(maze.distances(to), maze.distances(maze.end), name);
    assert.deepEqual(
      maze.paths([to, from]).from(from),
      maze.paths([maze.end, maze.start]).from(from),
    );
    assert.deepEqual(maze.paths(to).from(from), maze.solve({ from, to }).path, name);
    assert.equal(mw.game(maze, { from: to, to: from }).position, maze.end, name);
    const next = game.hint() && maze.neighbour(maze.start, game.hint());
    if (next !== null) {
      game.moveTo(maze.positionOf(next));
      assert.equal(game.position, next, name);
    }
  }
  const square = mw.generate({ algorithm: 'prim', width: 6, height: 6, seed: 1 });
  assert.deepEqual(square.tileOf({ x: 2, y: 3 }), square.tileOf(20));
  assert.equal(square.cellAt(2, 3), 20);
  assert.equal(square.isOpen({ x: 0, y: 0 }, 'north'), false);
  assert.equal(square.neighbour({ x: 0, y: 0 }, 'north'), null);
  assert.equal(square.back({ x: 0, y: 0 }, 'north'), null);
});

/** Mazes with tunnels, and small ones, on which glued edges lead to the cells of the other ones. */
function* entangled() {
  const algorithm = plainRow().id;
  const weave = mw.catalog.passes.find(({ when, id }) => when === 'grid' && id === 'weave').id;
  for (const { row, params } of shapeCases({ outlines: false })) {
    const shape = { id: row.id, ...params };
    const options = { algorithm, shape, width: 6, height: 6, seed: 2 };
    const woven = { ...options, passes: [{ id: weave, share: 1 }] };
    if (mw.check(woven) === null) yield { maze: mw.generate(woven), name: `woven ${row.id}` };
    for (const [width, height] of [
      [2, 2],
      [1, 3],
      [2, 5],
    ]) {
      const small = { ...options, width, height };
      if (mw.check(small) === null) yield { maze: mw.generate(small), name: `small ${row.id}` };
    }
  }
}

test('directionTo is the one direction that leads there, into a tunnel if one does', (t) => {
  const counts = { none: 0, one: 0, tunnels: 0 };
  for (const { maze, name } of [...mazes({ size: 4 }), ...entangled()]) {
    for (const a of cellsOf(maze)) {
      for (const b of cellsOf(maze)) {
        const leading = maze.directions.filter((direction) => maze.neighbour(a, direction) === b);
        assert.ok(leading.length <= 1, `${name}: ${a} to ${b} by ${leading}`);
        assert.equal(maze.directionTo(a, b), leading[0] ?? null, `${name}: ${a} to ${b}`);
        counts[leading.length === 1 ? 'one' : 'none']++;
      }
    }
    for (const { from, to } of maze.tunnels()) {
      assert.equal(maze.directionTo(from.cell, to.cell), maze.directions[from.direction], name);
      assert.equal(maze.directionTo(to.cell, from.cell), maze.directions[to.direction], name);
      counts.tunnels++;
    }
  }
  for (const count of Object.values(counts)) assert.ok(count > 0, JSON.stringify(counts));
  t.diagnostic(JSON.stringify(counts));
});
