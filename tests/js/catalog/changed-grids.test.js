/**
 * Passes that change the grid, on small grids of every shape and wrap, where glued edges join rows
 * to other rows and cells to cells near by: each generator that is perfect makes one perfect maze.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { gridOf, isReferenced, referenceMaze } from '../support/reference/index.js';
import { seeds } from '../support/seeds.js';

const passes = mw.catalog.passes.filter(
  ({ when, keepsPerfect }) => when === 'grid' && keepsPerfect,
);
const generators = mw.catalog.generators.filter(({ perfect, kind }) => perfect && kind === 'maze');

/** Every shape with every value of each of its choices, outlines aside. */
const shapes = mw.catalog.shapes
  .filter(({ graph }) => !graph)
  .flatMap(({ id, params }) => [
    { id },
    ...params
      .filter((param) => param.kind === 'choice' && param.id !== 'outline')
      .flatMap((param) => param.values.map((value) => ({ id, [param.id]: value }))),
  ]);

/** A number near the low end of its range, any choice, any share. */
function paramOf({ kind, min, max, values, step, default: usual }, random) {
  if (kind === 'integer') return min + random.below(Math.min(max - min, 5) + 1);
  if (kind === 'choice') return random.pick(values);
  if (kind === 'boolean') return random.below(2) === 1;
  if (kind !== 'share') return usual;
  const whole = Math.round(1 / step);
  return random.pick([usual, 1, random.below(whole + 1) / whole]);
}

const paramsOf = (row, random) =>
  Object.fromEntries(
    row.params.filter(({ loops }) => !loops).map((param) => [param.id, paramOf(param, random)]),
  );

/** Neighbours agree, and no cell is its own. */
function assertMutual(maze, what) {
  for (let cell = 0; cell < maze.cellCount; ++cell) {
    for (const direction of maze.directions.keys()) {
      const to = maze.neighbour(cell, direction);
      if (to === null) continue;
      assert.notEqual(to, cell, what);
      const back = [...maze.directions.keys()].filter((d) => maze.neighbour(to, d) === cell);
      assert.equal(back.length, 1, `${what}: from ${cell} to ${to} and back`);
    }
  }
}

test('every generator is perfect on every grid that a pass changed', (t) => {
  const random = new Random(34n);
  const ran = new Map();
  let compared = 0;
  for (let round = 0; round < seeds(1600, 30); round++) {
    for (const pass of passes) {
      const row = random.pick(generators);
      const able = shapes.filter(({ id }) => row.shapes.includes(id) && pass.shapes.includes(id));
      if (able.length === 0) continue;
      for (const shape of [random.pick(able), able.find(({ wrap }) => wrap === 'moebius')]) {
        if (!shape) continue;
        const options = {
          algorithm: row.id,
          shape,
          width: 1 + random.below(7),
          height: 1 + random.below(7),
          seed: random.below(1000),
          params: paramsOf(row, random),
          passes: [{ id: pass.id, ...paramsOf(pass, random) }],
        };
        if (mw.check(options)) continue;
        const what = JSON.stringify(options);
        const maze = mw.generate(options);
        assert.ok(maze.stats().perfect, `${what}: not perfect`);
        assertMutual(maze, what);
        ran.set(pass.id, (ran.get(pass.id) ?? 0) + 1);
        if (!isReferenced(options.passes) || compared >= seeds(2000, 60)) continue;
        compared++;
        const reference = referenceMaze(row, options, gridOf(maze, options));
        assert.deepEqual(Array.from(maze.passages), Array.from(reference.passages), what);
      }
    }
  }
  t.diagnostic(
    `${[...ran].map(([id, count]) => `${id} ${count}`).join(', ')}; ${compared} compared`,
  );
  for (const { id } of passes.filter(({ params }) => params.length > 0)) {
    assert.ok((ran.get(id) ?? 0) > 0, `${id} never ran`);
  }
});
