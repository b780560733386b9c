/** Mazes and games as JSON: what comes back is equal, and damaged data is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mazes, nameOf, Tally } from '../support/cases.js';
import { growMask } from '../support/grid.js';
import { strangers } from '../support/hostile-values.js';
import { MazeError, mw } from '../support/load.js';
import { Random } from '../support/random.js';

const [{ id: algorithm }] = mw.catalog.generators.filter(({ masks }) => masks);
const through = (value) => JSON.parse(JSON.stringify(value));

/** The maze of a JSON text, which must be the maze that the text was made of. */
function assertRestored(maze, what) {
  const text = JSON.stringify(maze);
  const restored = mw.adopt(JSON.parse(text));
  assert.deepEqual({ ...restored }, { ...maze }, what);
  assert.equal(JSON.stringify(restored), text, what);
}

function refusal(data, what) {
  try {
    mw.adopt(data);
  } catch (error) {
    assert.ok(error instanceof MazeError, `${what}: ${error.stack}`);
    return error;
  }
  return assert.fail(`${what}: not refused`);
}

test('every generator’s mazes come back, seeds of every kind', (t) => {
  const tally = new Tally();
  const sizes = [
    [1, 1],
    [21, 13],
    [40, 40],
  ];
  for (const { options, maze } of mazes({ sizes, seeds: 4 }, tally)) {
    assertRestored(maze, nameOf(options));
    assertRestored(mw.generate(maze.code, { steps: true }), `${nameOf(options)} with steps`);
  }
  tally.report(t);
});

test('every shape’s mazes come back, masks and graphs among them', () => {
  const size = { width: 6, height: 6, steps: true };
  for (const { id, minLevels } of mw.catalog.shapes.filter(({ graph }) => !graph)) {
    const options = { algorithm, shape: id, seed: 'json', levels: minLevels };
    assertRestored(mw.generate({ ...options, ...size }), id);
  }
  const random = new Random(12n);
  const mask = growMask(20, 30, 300, random);
  assertRestored(mw.generate({ algorithm, width: 20, height: 30, seed: 5n, mask }), 'mask');
  const edges = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ];
  const positions = edges.map(([node]) => [node / 3, -node]);
  for (const { id } of mw.catalog.shapes.filter(({ graph }) => graph)) {
    for (const places of [positions, undefined]) {
      const shape = { id, edges, positions: places };
      assertRestored(mw.generate({ algorithm, shape, seed: -(2n ** 63n), steps: true }), id);
    }
  }
});

test('a parsed maze, which has no code, comes back', () => {
  const text = mw.generate({ algorithm, width: 9, height: 5, seed: 3 }).text();
  assertRestored(mw.parse(text), 'parsed');
});

test('planes are standard base64, little-endian', () => {
  const maze = mw.generate({ algorithm, width: 40, height: 31, seed: 8, steps: true });
  const { format, passages, steps } = through(maze);
  assert.equal(format, 1);
  assert.deepEqual(new Uint8Array(Buffer.from(passages, 'base64')), maze.passages);
  assert.equal(Buffer.from(maze.passages).toString('base64'), passages);
  const bytes = Buffer.from(steps, 'base64');
  assert.deepEqual(
    Array.from(maze.steps, (_, i) => bytes.readUInt32LE(4 * i)),
    [...maze.steps],
  );
});

test('a plane of some million bytes comes back', () => {
  const maze = mw.generate({ algorithm, width: 2000, height: 1501, seed: 8 });
  assert.deepEqual(mw.adopt(through(maze)).passages, maze.passages);
});

test('damaged JSON of a maze is refused', () => {
  const maze = mw.generate({ algorithm, width: 12, height: 9, seed: 1, steps: true });
  const good = through(maze);
  const refused = (change, field) => {
    const error = refusal({ ...good, ...change }, JSON.stringify(change));
    assert.equal(error.field, field, error.message);
  };
  for (const format of [0, 2, '1', null, [1], {}, 1.5]) refused({ format }, 'format');
  for (const key of ['passages', 'kinds', 'mask', 'steps']) {
    for (const text of ['A', 'AA', 'AA=A', '@@@@', 'AA\nA', ' AAA', 'AAA가', 5, {}, [1], true]) {
      refused({ [key]: text }, key);
    }
  }
  for (const key of ['passages', 'kinds', 'mask']) refused({ [key]: 'AAAA' }, key);
  const padded = through(mw.generate({ algorithm, width: 10, height: 10, seed: 1 }));
  assert.match(padded.passages, /=$/);
  const unpadded = { ...padded, passages: padded.passages.replaceAll('=', '') };
  assert.equal(refusal(unpadded, 'no padding').field, 'passages');
  refused({ passages: '' }, 'passages');
  refused({ passages: null }, 'passages');
  refused({ steps: 'AAAA' }, 'steps');
  for (const graph of [5, 'x', [], { edges: 'AAAA' }, { edges: [0, 1], positions: null }]) {
    assert.ok(refusal({ ...good, graph }, `graph ${JSON.stringify(graph)}`));
  }
  const { format: _, ...unversioned } = good;
  assert.equal(refusal(unversioned, 'no format').field, 'passages');
  assert.deepEqual(mw.adopt(good).passages, maze.passages);
});

/** Makes moves at random, never more than a game lasts. */
function playOn(game, random, moves) {
  for (let move = 0; move < moves && !game.done; ++move) {
    game.move(random.below(game.maze.directions.length));
  }
}

const facts = (game) => ({
  trail: [...game.trail],
  position: game.position,
  moves: game.moves,
  best: game.best,
  done: game.done,
  score: game.score(),
  hint: game.hint(),
});

test('a game goes on where it was', () => {
  const random = new Random(4n);
  for (let seed = 0; seed < 40; ++seed) {
    const maze = mw.generate({ algorithm, width: 7, height: 6, seed: (1n << 60n) + BigInt(seed) });
    const ends = { from: random.below(42), to: random.below(42) };
    const game = mw.game(maze, seed % 2 === 0 ? {} : ends);
    playOn(game, random, 10 * (seed % 9));
    const restored = mw.game(through(game));
    assert.deepEqual(facts(restored), facts(game));
    assert.deepEqual({ ...restored.maze }, { ...maze });
    for (const one of [game, restored]) while (!one.done) one.move(one.hint());
    assert.deepEqual(facts(restored), facts(game));
    restored.reset();
    game.reset();
    assert.deepEqual(facts(restored), facts(game));
  }
});

test('a game goes on in its maze, with the saved maze or without', () => {
  const random = new Random(5n);
  for (const options of [
    { algorithm, width: 7, height: 6 },
    { algorithm, width: 7, height: 6, shape: { id: 'hex', outline: 'disc' }, parts: 'each' },
    { algorithm: 'bspDungeon', width: 30, height: 20 },
    {
      algorithm,
      shape: {
        id: 'graph',
        edges: [
          [0, 1],
          [1, 2],
          [2, 0],
        ],
      },
    },
  ]) {
    for (let seed = 0; seed < 10; ++seed) {
      const maze = mw.generate({ ...options, seed });
      const game = mw.game(maze);
      playOn(game, random, 5 * seed);
      const saved = through(game);
      const { maze: _, ...small } = saved;
      const own = mw.generate(maze.code, { steps: true });
      for (const [home, data] of [
        [maze, saved],
        [maze, small],
        [own, saved],
        [mw.adopt(through(maze)), saved],
        [maze, game.toJSON()],
      ]) {
        const restored = mw.game(home, data);
        assert.equal(restored.maze, home);
        assert.deepEqual(facts(restored), facts(game));
      }
    }
  }
});

test('a game does not go on in another maze', () => {
  const size = { width: 7, height: 6 };
  const maze = mw.generate({ algorithm, ...size, seed: 4 });
  const saved = through(mw.game(maze));
  const refused = (home, data, field) =>
    assert.throws(() => mw.game(home, data), { name: 'MazeError', field }, field);
  const others = [
    { seed: 5 },
    { width: 6 },
    { width: 6, height: 7 },
    { shape: { id: 'square', wrap: 'torus' } },
    { passes: [{ id: 'braid' }] },
    { passes: [{ id: 'sparsify', rounds: 1 }] },
    { mask: Array.from({ length: 42 }, (_, cell) => cell !== 6) },
    { shape: 'brick' },
  ];
  for (const change of others) {
    const other = mw.generate({ algorithm, ...size, seed: 4, ...change });
    refused(other, saved, 'maze');
    refused(maze, through(mw.game(other)), 'maze');
  }
  const { maze: _, ...small } = saved;
  refused(maze, { ...small, format: 2 }, 'format');
  refused(maze, { ...small, format: undefined }, 'format');
  refused(maze, { ...small, trail: undefined }, 'trail');
  refused(maze, { ...small, trail: [maze.start, maze.start] }, 'trail');
  refused(maze, { ...small, from: undefined }, 'from');
  refused(maze, { ...saved, maze: 5 }, 'data');
  refused(maze, { ...saved, maze: null }, 'data');
});

test('damaged JSON of a game is refused', () => {
  const maze = mw.generate({ algorithm, width: 7, height: 6, seed: 4 });
  const game = mw.game(maze);
  while (!game.done) game.move(game.hint());
  const good = through(game);
  const { trail } = good;
  const refused = (change, field) => {
    try {
      mw.game({ ...good, ...change });
    } catch (error) {
      assert.ok(error instanceof MazeError, error.stack);
      return assert.equal(error.field, field, error.message);
    }
    return assert.fail(JSON.stringify(change));
  };
  refused({ format: 2 }, 'format');
  for (const from of [-1, 42, 'x', null, 1.5]) refused({ from }, 'from');
  for (const to of [-1, 42, 'x', null, 1.5]) refused({ to }, 'to');
  refused({ from: trail[1] }, 'trail');
  refused({ trail: [] }, 'trail');
  refused({ trail: [...trail, trail.at(-2)] }, 'trail');
  refused({ trail: trail.toSpliced(1, 1) }, 'trail');
  refused({ trail: trail.map(String) }, 'trail');
  for (const value of strangers()) {
    if (value !== null) refused({ trail: value }, 'trail');
    for (const key of ['maze', 'format', 'from']) {
      assert.throws(() => mw.game({ ...good, [key]: value }), MazeError);
    }
  }
  assert.throws(() => mw.game(good, { from: 3 }), { name: 'MazeError', field: 'from' });
  assert.ok(mw.game(good).done);
});
