/** Stairs in small dungeons: the levels become one dungeon, as the reference makes it, or are refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyParams, seedOf } from '../support/cases.js';
import { sameBytes } from '../support/checker.js';
import { mw } from '../support/load.js';
import { agreed } from '../support/quiet.js';
import { Random } from '../support/random.js';
import { gridOf, referenceMaze } from '../support/reference/index.js';
import { seeds } from '../support/seeds.js';

const MOST_LEVELS = 4;
const rows = mw.catalog.generators.filter(
  ({ kind, shapes }) => kind === 'dungeon' && shapes.includes('cube'),
);
const [stairs] = mw.catalog.passes.filter(({ joinsLevels }) => joinsLevels);

/** The smallest side of a dungeon of a row. */
function leastSideOf({ id }) {
  const flat = { algorithm: id, seed: 0 };
  for (let side = 1; ; side++) {
    if (mw.check({ ...flat, width: side, height: side }) === null) return side;
  }
}

test('stairs make one dungeon of small levels, or say that they have no place', (t) => {
  const random = new Random(61n);
  const counts = { made: 0, refused: 0 };
  for (const row of rows) {
    const least = leastSideOf(row);
    for (let index = 0; index < seeds(1600, 120); index++) {
      const passes = [{ id: stairs.id, ...(index % 2 === 0 ? {} : anyParams(stairs, random)) }];
      const options = {
        ...{ algorithm: row.id, shape: 'cube', levels: 1 + (index % MOST_LEVELS) },
        ...{ width: least + random.below(4), height: least + random.below(4) },
        ...{ seed: seedOf(index), params: anyParams(row, random), passes },
      };
      const what = JSON.stringify({ ...options, seed: String(options.seed) });
      const problem = agreed(options, what);
      if (problem !== null && problem.field !== 'passes.0.id') continue;
      const { shape, width, height, levels } = options;
      const grid = gridOf(mw.blank({ shape, width, height, levels }), options);
      const expected = () => referenceMaze(row, options, grid);
      if (problem !== null) {
        assert.throws(expected, /no place for stairs/, what);
        counts.refused++;
        continue;
      }
      const maze = mw.generate(options);
      assert.equal(maze.stats().components, 1, what);
      assert.notEqual(maze.solve().length, Number.POSITIVE_INFINITY, what);
      const { passages, kinds } = expected();
      assert.ok(sameBytes(maze.passages, passages), `${what}: passages`);
      assert.ok(sameBytes(maze.kinds, kinds), `${what}: kinds`);
      counts.made++;
    }
  }
  t.diagnostic(JSON.stringify(counts));
  assert.ok(counts.made > counts.refused && counts.refused > 0, JSON.stringify(counts));
});
