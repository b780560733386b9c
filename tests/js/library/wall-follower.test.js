/** The wall follower against a second walker that turns by angles, and what it promises. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from 'mazewright';
import { seedOf } from '../support/cases.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { groundName, grounds, plainRow } from '../support/shapes.js';

const solver = 'wallFollower';
const plain = plainRow();
const visitsOf = ({ steps }) =>
  [...steps].filter((entry) => (entry & 63) === OPERATIONS.visit).map((entry) => entry >>> 6);
const linked = (maze, a, b) =>
  maze.directions.some((_, d) => maze.isOpen(a, d) && maze.neighbour(a, d) === b);

/** Mazes on every shape that the solver takes, perfect ones. */
function* trees() {
  for (const { row, options, refused } of [...grounds(), ...grounds({ sizes: [[14, 14]] })]) {
    const base = { algorithm: plain.id, ...options, seed: seedOf(3) };
    if (!refused && mw.check(base) === null) {
      yield { row, maze: mw.generate(base), what: groundName({ options }) };
    }
  }
}

/** Walks a flat drawing of squares, hexagons, triangles ...: directions by the angle of their sides. */
function* walkByAngles(maze, from, hand) {
  const { points, sides, starts } = maze.polygons();
  const middle = (corners) => {
    const sum = (axis) => corners.reduce((all, at) => all + at[axis], 0) / corners.length;
    return [sum(0), sum(1)];
  };
  const order = (cell) => {
    const [first, end] = [starts[cell], starts[cell + 1]];
    const at = (i) => [points[2 * i], points[2 * i + 1]];
    const all = Array.from({ length: end - first }, (_, i) => at(first + i));
    const centre = middle(all);
    const found = new Map();
    for (let i = first; i < end; i++) {
      if (sides[i] === 255) continue;
      const ends = found.get(sides[i]) ?? [];
      found.set(sides[i], [...ends, at(i), at(i + 1 === end ? first : i + 1)]);
    }
    const angle = ([, ends]) => {
      const [x, y] = middle(ends);
      return Math.atan2(y - centre[1], x - centre[0]);
    };
    const sorted = [...found].sort((a, b) => angle(a) - angle(b)).map(([side]) => side);
    // y grows downwards, so growing angles turn clockwise: that is the order of the left hand.
    return hand === 'left' ? sorted : sorted.reverse();
  };
  const turned = (list, side) => {
    const i = list.indexOf(side);
    return [...list.slice(i + 1), ...list.slice(0, i + 1)];
  };
  const ways = (cell, back) => turned(order(cell), back).find((side) => maze.isOpen(cell, side));
  const list = [...sides.slice(starts[from], starts[from + 1])];
  const outer = list.find((side) => side !== 255 && maze.neighbour(from, side) === null);
  const wall = list.find((side) => side !== 255 && !maze.isOpen(from, side));
  let [cell, side] = [from, ways(from, outer ?? wall ?? list[0])];
  yield cell;
  while (side !== undefined) {
    const back = maze.back(cell, side);
    cell = maze.neighbour(cell, side);
    yield cell;
    side = ways(cell, back);
  }
}

test('on a maze without loops it finds the path, by a walk, on every shape with sides', (t) => {
  const random = new Random(5n);
  const ran = new Set();
  let refused = 0;
  for (const { row, maze, what } of trees()) {
    for (const hand of ['left', 'right']) {
      const [from, to] = [random.below(maze.cellCount), random.below(maze.cellCount)];
      if (maze.mask && !(maze.mask[from] && maze.mask[to])) continue;
      let found;
      try {
        found = maze.solve({ solver, hand, from, to, steps: true });
      } catch (error) {
        assert.deepEqual([error.code, error.field], ['invalid-option', 'solver'], what);
        assert.ok(row.id === 'cube' || row.graph, `${what}: ${error.message}`);
        refused++;
        continue;
      }
      ran.add(row.id);
      assert.deepEqual(found.path, maze.solve({ from, to }).path, `${what} ${hand}`);
      const visits = visitsOf(found);
      assert.equal(new Set(visits).size, found.visited, what);
      assert.deepEqual([visits[0], visits.at(-1)], [from, to], what);
      for (let i = 1; i < visits.length; i++) {
        assert.ok(linked(maze, visits[i - 1], visits[i]), `${what}: step ${i}`);
      }
    }
  }
  for (const { id } of mw.catalog.shapes) assert.ok(ran.has(id), id);
  t.diagnostic(`${ran.size} shapes; ${refused} mazes without an order of sides`);
});

test('it turns as a second walker does that knows angles only', () => {
  const random = new Random(6n);
  for (const shape of ['square', 'hex', 'triangle', 'brick', 'cairo', 'upsilon']) {
    for (let seed = 0; seed < 12; seed++) {
      const passes = [{ id: 'braid', share: random.below(3) / 2 }];
      const base = { algorithm: plain.id, shape, width: 9, height: 8, seed, passes };
      const maze = mw.generate(base);
      const [from, to] = [random.below(maze.cellCount), random.below(maze.cellCount)];
      for (const hand of ['left', 'right']) {
        const visits = visitsOf(maze.solve({ solver, hand, from, to, steps: true }));
        const walk = walkByAngles(maze, from, hand);
        if (from === to) continue;
        for (const [i, cell] of visits.entries()) {
          assert.equal(walk.next().value, cell, `${shape} ${seed} ${hand}: step ${i}`);
        }
      }
    }
  }
});

test('with loops it finds an end on the outline from a start on the outline', () => {
  const random = new Random(7n);
  for (const shape of ['square', 'hex', 'triangle', 'cairo', 'polar']) {
    for (let seed = 0; seed < 20; seed++) {
      const base = { algorithm: 'kruskal', shape, width: 12, height: 12, seed };
      const maze = mw.generate({ ...base, passes: [{ id: 'braid' }], exits: 'none' });
      const { sides, starts } = maze.polygons();
      const isOuter = (cell) =>
        [...sides.subarray(starts[cell], starts[cell + 1])].some(
          (side) => side !== 255 && maze.neighbour(cell, side) === null,
        );
      // The cells round the middle of a polar maze have an outline of their own.
      const first = shape === 'polar' ? maze.cellAt(0, 11) : 0;
      const rim = [...Array(maze.cellCount).keys()].filter(
        (cell) => cell >= first && isOuter(cell),
      );
      const [from, to] = [random.pick(rim), random.pick(rim)];
      for (const hand of ['left', 'right']) {
        const { path } = maze.solve({ solver, hand, from, to });
        assert.deepEqual([path[0], path.at(-1)], [from, to], `${shape} ${seed} ${hand}`);
        assert.equal(new Set(path).size, path.length);
      }
    }
  }
});

test('where it goes round and round it stops, with no path, after each step at most once', () => {
  let missed = 0;
  for (const shape of [
    'square',
    { id: 'square', wrap: 'torus' },
    { id: 'square', wrap: 'moebius' },
    'sphere',
    'hex',
  ]) {
    for (let seed = 0; seed < 30; seed++) {
      const base = { algorithm: 'kruskal', shape, width: 12, height: 12, seed };
      const maze = mw.generate({ ...base, passes: [{ id: 'braid', join: 'any' }] });
      const [from, to] = [0, maze.cellAt(5, 6)];
      const found = maze.solve({ solver, from, to, steps: true });
      const visits = visitsOf(found);
      const steps = visits.slice(1).map((cell, i) => `${visits[i]} ${cell}`);
      assert.equal(new Set(steps).size, steps.length, 'a step twice');
      if (found.path.length > 0) continue;
      assert.equal(found.length, Number.POSITIVE_INFINITY);
      assert.equal(visits.at(-1), from);
      missed++;
    }
  }
  assert.ok(missed > 10, `${missed}`);
});

test('alone, at the end already, and without passages', () => {
  const one = mw.generate({ algorithm: plain.id, width: 1, height: 1, seed: 1 });
  assert.deepEqual([...one.solve({ solver }).path], [0]);
  const maze = mw.generate({ algorithm: plain.id, width: 5, height: 5, seed: 1 });
  assert.deepEqual([...maze.solve({ solver, from: 7, to: 7 }).path], [7]);
  const mask = Uint8Array.of(1, 0, 1);
  const apart = mw.generate({
    algorithm: plain.id,
    width: 3,
    height: 1,
    seed: 1,
    mask,
    parts: 'each',
  });
  assert.equal(apart.solve({ solver, from: 0, to: 2 }).path.length, 0);
});

test('its parameters are checked, and belong to it alone', () => {
  const maze = mw.generate({ algorithm: plain.id, width: 6, height: 6, seed: 2 });
  for (const hand of ['both', 1, null, true]) {
    assert.throws(() => maze.solve({ solver, hand }), { code: 'invalid-option', field: 'hand' });
  }
  assert.throws(() => maze.solve({ hand: 'left' }), { field: 'hand' });
  assert.throws(() => maze.solve({ solver, foot: 'left' }), { field: 'foot' });
  const weights = new Uint32Array(36);
  assert.throws(() => maze.solve({ solver, weights }), { field: 'weights' });
});

test('a runner follows the wall, step by step, to the end', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 15, height: 15, seed: 3 });
  for (const hand of ['left', 'right']) {
    const game = mw.game(maze);
    const runner = game.runner(solver, { hand });
    const walked = [maze.start];
    for (let cell = runner.step(); cell !== null; cell = runner.step()) {
      assert.equal(game.moveTo(cell), cell === maze.end ? 'done' : 'moved');
      walked.push(cell);
    }
    assert.ok(game.done);
    assert.deepEqual(walked, visitsOf(maze.solve({ solver, hand, steps: true })));
    assert.ok(walked.length > maze.solve().path.length, 'it walks into dead ends');
  }
});
