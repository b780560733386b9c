/** A maze has a code only if that code restores this very maze. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mazes, nameOf, Tally } from '../support/cases.js';
import { mw } from '../support/load.js';

/** Data of the same maze with one passage closed. */
function closed(maze) {
  const data = structuredClone(maze);
  const [from, to] = maze.links();
  const direction = maze.directions.findIndex(
    (_, i) => maze.isOpen(from, i) && maze.neighbour(from, i) === to,
  );
  data.passages[from] &= ~(1 << direction);
  data.passages[to] &= ~(1 << maze.back(from, direction));
  return data;
}

test('a clone keeps its code, a changed one has none', (t) => {
  const tally = new Tally();
  for (const { options, maze } of mazes({ seeds: 1, exits: ['corners'] }, tally)) {
    const name = nameOf(options);
    assert.equal(mw.adopt(structuredClone(maze)).code, maze.code, name);
    const changes = [{ end: maze.start }, { start: null }];
    // The passages of a dungeon follow from its tiles.
    if (!maze.dungeon && maze.links().length > 0) changes.push({ passages: closed(maze).passages });
    if (maze.rooms?.length > 0) changes.push({ rooms: maze.rooms.slice(1) });
    for (const change of changes) {
      const data = { ...structuredClone(maze), ...change };
      const same = Object.entries(change).every(([key, value]) => maze[key] === value);
      if (same) continue;
      const adopted = mw.adopt(data);
      const what = `${name}: ${Object.keys(change)}`;
      assert.equal(adopted.code, null, what);
      assert.equal(adopted.algorithm, null, what);
      assert.equal(adopted.params, null, what);
    }
  }
  tally.report(t);
});

test('data without a code, or with one that cannot be read', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 6, height: 5, seed: 1 });
  assert.equal(mw.adopt({ ...structuredClone(maze), code: null }).code, null);
  assert.equal(mw.parse(maze.text()).code, null);
  const other = mw.generate({ algorithm: 'prim', width: 5, height: 6, seed: 1 });
  assert.equal(mw.adopt({ ...structuredClone(maze), code: other.code }).code, null);
  assert.throws(() => mw.adopt({ ...structuredClone(maze), code: `${maze.code}x` }), {
    name: 'MazeError',
    code: 'invalid-code',
  });
});

test('codes of the mode and the exits that were called seed still read', () => {
  const maze = mw.generate({
    algorithm: 'prim',
    width: 9,
    height: 9,
    seed: 'x',
    mode: 'original',
    exits: 'original',
  });
  assert.match(maze.code, /~mode\.seed~exits\.seed~/);
  const again = mw.generate(maze.code);
  assert.deepEqual([again.mode, again.exits, again.code], ['original', 'original', maze.code]);
});
