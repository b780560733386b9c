/** mw.apply: passes on a maze that exists. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyParams } from '../support/cases.js';
import { assertSameMaze } from '../support/checker.js';
import { crossedCorners } from '../support/diagonals.js';
import { MazeError, mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { groundName, grounds, plainRow } from '../support/shapes.js';

const plain = plainRow();
const passes = mw.catalog.passes.filter(({ when }) => when === 'maze');

test('a maze after its passes is the maze that is generated with them', () => {
  const random = new Random(5n);
  for (const [seed, { options, refused }] of [...grounds()].entries()) {
    const base = { algorithm: plain.id, ...options, seed };
    if (refused || mw.check(base)) continue;
    const isThinned = (options.shape.id ?? options.shape) === 'zeta';
    for (const pass of passes) {
      const list = [{ id: pass.id, ...anyParams(pass, random) }];
      if (mw.check({ ...base, passes: list })) continue;
      const what = `${pass.id} ${groundName({ options })}`;
      const exits = pass.needsEndpoints ? 'corners' : 'none';
      const maze = mw.generate({ ...base, steps: true, exits });
      const before = structuredClone({ ...maze });
      const applied = mw.apply(maze, list, seed);
      const generated = mw.generate({ ...base, steps: true, exits, passes: list });
      // Of two diagonals that cross, generate may have left out another one.
      if (isThinned) crossedCorners(applied);
      else {
        assertSameMaze(applied, generated, what);
        assert.deepEqual(applied.steps, generated.steps, `${what}: steps`);
      }
      if (applied.code === null) {
        assert.deepEqual([applied.algorithm, applied.seed], [null, null], what);
        const same = ['kinds', 'rooms', 'oneWays', 'doors', 'things', 'cellCount'].every(
          (key) => JSON.stringify(applied[key]) === JSON.stringify(maze[key]),
        );
        assert.equal(same && !pass.resizes, false, `${what}: only passages changed`);
      } else {
        assert.deepEqual([applied.algorithm, applied.seed], [maze.algorithm, maze.seed], what);
        assertSameMaze(mw.generate(applied.code), applied, `${what}: code`);
      }
      assert.deepEqual({ ...maze }, before, `${what}: the maze itself changed`);
    }
  }
});

test('it works on mazes from anywhere, and start and end stay while they are open', () => {
  const parsed = mw.parse(mw.generate({ algorithm: 'prim', width: 9, height: 7, seed: 2 }).text());
  const braided = mw.apply(parsed, [{ id: 'braid' }], 'x');
  assert.equal(braided.stats().deadEnds, 0);
  assert.deepEqual([braided.start, braided.end], [parsed.start, parsed.end]);
  const sparse = mw.apply(parsed, [{ id: 'sparsify', rounds: 20 }], 'x');
  for (const end of [sparse.start, sparse.end]) assert.notEqual(sparse.kinds?.[end ?? 0], 0);
  const copy = mw.adopt(structuredClone({ ...braided }));
  assert.deepEqual(mw.apply(copy, [], 1).passages, braided.passages);
});

test('what cannot run on a maze is refused, and the next call works', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 9, height: 7, seed: 2 });
  const dungeon = mw.generate({ algorithm: 'bspDungeon', width: 40, height: 30, seed: 2 });
  for (const [call, field] of [
    [() => mw.apply(maze, [{ id: 'weave' }], 1), 'passes.0.id'],
    [() => mw.apply(maze, [{ id: 'braid' }, { id: 'rooms' }], 1), 'passes.1.id'],
    [() => mw.apply(dungeon, [{ id: 'braid' }], 1), 'passes.0.id'],
    [() => mw.apply(maze, [{ id: 'nothing' }], 1), 'passes.0.id'],
    [() => mw.apply(maze, [{ id: 'braid', share: 2 }], 1), 'passes.0.share'],
    [() => mw.apply(maze, [{ id: 'braid', other: 2 }], 1), 'passes.0.other'],
    [() => mw.apply(maze, 'braid', 1), 'passes'],
    [() => mw.apply(maze, new Array(33).fill({ id: 'braid' }), 1), 'passes'],
    [() => mw.apply(maze, [null], 1), 'passes.0'],
    [() => mw.apply(maze, [{ id: 'braid' }], 1.5), 'seed'],
    [() => mw.apply(maze, [{ id: 'braid' }], undefined), 'seed'],
    [() => mw.apply({}, [{ id: 'braid' }], 1), 'maze'],
    [() => mw.apply(null, [{ id: 'braid' }], 1), 'maze'],
  ]) {
    assert.throws(call, (error) => error instanceof MazeError && error.field === field, field);
    assert.equal(mw.apply(maze, [{ id: 'braid' }], 1).stats().deadEnds, 0);
  }
});
