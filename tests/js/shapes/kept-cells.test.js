/** What keeps no cell is refused, whether a mask, an outline or both leave out the last one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { refusalOf } from '../support/quiet.js';
import { seeds, some } from '../support/seeds.js';

const outlineOf = ({ params }) => params.find(({ id }) => id === 'outline')?.values ?? [];
const mazes = mw.catalog.generators.filter(({ kind, masks }) => kind === 'maze' && masks);

/** Every shape with every outline at every size from 1 to 6 that the shape takes. */
const grounds = mw.catalog.shapes.flatMap(({ id, ...row }) =>
  outlineOf(row).flatMap((outline) =>
    Array.from({ length: 36 }, (_, i) => ({
      shape: { id, outline },
      width: 1 + (i % 6),
      height: 1 + Math.floor(i / 6),
      seed: i,
    })),
  ),
);

test('a maze exists exactly where the grid keeps a cell', (t) => {
  let refused = 0;
  for (const [index, ground] of grounds.entries()) {
    const what = `${ground.shape.id} ${ground.shape.outline} ${ground.width} x ${ground.height}`;
    const { seed: _seed, ...space } = ground;
    const options = { ...ground, algorithm: 'wilson' };
    const problem = mw.check(options);
    if (problem?.field === 'shape.outline') {
      assert.equal(problem.code, 'invalid-mask', what);
      for (const call of [
        () => mw.generate(options),
        () => mw.blank(space),
        () => mw.blank({ ...space, open: true }),
      ]) {
        assert.equal(refusalOf(call, what).field, 'shape.outline', what);
      }
      refused++;
      continue;
    }
    if (problem) continue;
    const able = mazes.filter(({ shapes }) => shapes.includes(ground.shape.id));
    for (const { id, perfect } of some(able, 2, index)) {
      const maze = mw.generate({ ...ground, algorithm: id });
      const kept = maze.mask ? maze.mask.filter(Boolean).length : maze.cellCount;
      assert.ok(kept > 0, `${what} ${id}`);
      assert.equal(maze.stats().perfect, perfect, `${what} ${id}`);
    }
  }
  t.diagnostic(`${refused} of ${grounds.length} refused`);
  assert.ok(refused > 0);
});

test('a mask that leaves out every cell of an outline is refused as a mask', () => {
  for (const [index, ground] of some(grounds, seeds(200, 60)).entries()) {
    const algorithm = mazes[index % mazes.length].id;
    if (mw.check({ ...ground, algorithm })) continue;
    const maze = mw.generate({ ...ground, algorithm: 'wilson' });
    const mask = Uint8Array.from({ length: maze.cellCount }, (_, cell) =>
      maze.mask && !maze.mask[cell] ? 1 : 0,
    );
    const what = `${ground.shape.id} ${ground.shape.outline}`;
    const { code, field } = refusalOf(() => mw.generate({ ...ground, algorithm, mask }), what);
    assert.deepEqual([code, field], ['invalid-mask', 'mask'], what);
  }
});
