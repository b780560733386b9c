/** Passes that change few walls: perturb moves some, repair makes a maze perfect by the fewest changes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { groundName, grounds, plainRow } from '../support/shapes.js';
import { inPairs } from '../support/trees.js';

const plain = plainRow();
const places = [...grounds()].filter(
  ({ options, refused }) =>
    !refused && mw.check({ algorithm: plain.id, ...options, seed: 0 }) === null,
);
const linksOf = (maze) => new Set(inPairs(maze.links()).map((pair) => pair.join('-')));
const lost = (from, to) => [...from].filter((link) => !to.has(link)).length;

test('perturb moves a share of the passages; the rest, their number and the parts stay', (t) => {
  let moved = 0;
  for (const [seed, { options }] of places.entries()) {
    for (const before of [[], [{ id: 'braid', share: 0.5 }], [{ id: 'sparsify', rounds: 2 }]]) {
      for (const share of [0, 0.1, 0.5, 1]) {
        const base = { algorithm: plain.id, ...options, seed };
        const what = `${groundName({ options })} ${JSON.stringify(before)} ${share}`;
        const maze = mw.generate({ ...base, passes: before });
        const after = mw.generate({ ...base, passes: [...before, { id: 'perturb', share }] });
        const [links, changed] = [linksOf(maze), linksOf(after)];
        const [one, two] = [maze.stats(), after.stats()];
        assert.equal(changed.size, links.size, what);
        assert.deepEqual(
          [two.components, two.loops, two.cells],
          [one.components, one.loops, one.cells],
          what,
        );
        const most = Math.floor((links.size * Math.round(share * 1000) + 500) / 1000);
        assert.ok(lost(links, changed) <= most, what);
        if (share === 0) assert.deepEqual(after.passages, maze.passages, what);
        moved += lost(links, changed);
      }
    }
  }
  t.diagnostic(`${moved} passages moved`);
  assert.ok(moved > 1000);
});

test('perturb joins no parts that were apart, as in a maze cut out of another one', () => {
  let apart = 0;
  for (let seed = 0; seed < 40; seed++) {
    for (const braid of [0, 0.5]) {
      for (const share of [0.1, 0.5, 1]) {
        const before = [
          { id: 'braid', share: braid },
          { id: 'crop', x: 3, y: 2, width: 9, height: 10 },
        ];
        const base = { algorithm: plain.id, width: 14, height: 14, seed, exits: 'none' };
        const maze = mw.generate({ ...base, passes: before });
        const after = mw.generate({ ...base, passes: [...before, { id: 'perturb', share }] });
        const [one, two] = [maze.stats(), after.stats()];
        assert.deepEqual(
          [two.links, two.components, two.loops],
          [one.links, one.components, one.loops],
          `seed ${seed} ${braid} ${share}`,
        );
        apart += one.components - 1;
      }
    }
  }
  assert.ok(apart > 100);
});

test('repair makes any maze perfect by as many changes as it has loops and gaps', () => {
  const random = new Random(3n);
  for (const [seed, { options }] of places.entries()) {
    const maze = mw.generate({ algorithm: plain.id, ...options, seed, passes: [{ id: 'braid' }] });
    if (maze.shape === 'zeta') continue;
    const what = groundName({ options });
    const edits = inPairs(maze.links())
      .filter(() => random.below(5) === 0)
      .map(([cell, to]) => {
        const direction = maze.directions.findIndex(
          (_, i) => maze.isOpen(cell, i) && maze.neighbour(cell, i) === to,
        );
        return { cell, direction, open: false };
      });
    const broken = mw.edit(maze, edits);
    const repaired = mw.apply(broken, [{ id: 'repair' }], seed);
    const { loops, components } = broken.stats();
    const [links, changed] = [linksOf(broken), linksOf(repaired)];
    assert.ok(repaired.stats().perfect, what);
    assert.deepEqual([lost(links, changed), lost(changed, links)], [loops, components - 1], what);
  }
});
