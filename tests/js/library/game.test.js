/** The escape game: moves, hints, score and the runners, on every generator. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mazes, nameOf, Tally } from '../support/cases.js';
import { DIRECTIONS } from '../support/grid.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { distancesFrom, linked, shortestPath } from '../support/walk.js';

const sizes = [
  [1, 1],
  [2, 2],
  [21, 13],
  [40, 40],
];

/** Mazes with a path from start to end; the defect of original program 002 can leave none. */
function* games(seeds, tally) {
  for (const made of mazes({ sizes, seeds, exits: ['farthest', 'original'] }, tally)) {
    const { maze } = made;
    if (maze.start === null || shortestPath(maze, maze.start, maze.end).length === 0) continue;
    yield { ...made, game: mw.game(maze), name: nameOf(made.options) };
  }
}

test('hints lead to the exit in the best number of moves', (t) => {
  const tally = new Tally();
  for (const { maze, game, name } of games(8, tally)) {
    const best = shortestPath(maze, maze.start, maze.end).length - 1;
    assert.equal(game.best, best, name);
    assert.equal(game.position, maze.start);
    assert.deepEqual([...game.trail], [maze.start]);
    assert.equal(game.moves, 0);
    assert.equal(game.done, best === 0, name);
    for (let move = 1; move <= best; move++) {
      const before = game.position;
      assert.equal(game.score(), 0, name);
      const hint = game.hint();
      assert.equal(game.move(hint), move === best ? 'done' : 'moved', name);
      assert.ok(linked(maze, before).includes(game.position), name);
      assert.equal(game.trail.at(-1), game.position);
      assert.equal(game.moves, move);
    }
    assert.ok(game.done, name);
    assert.equal(game.position, maze.end);
    assert.equal(game.hint(), null);
    assert.equal(game.score(), 1, name);
    assert.equal(game.trail.length, best + 1);
    game.reset();
    assert.deepEqual([game.position, game.moves, [...game.trail]], [maze.start, 0, [maze.start]]);
  }
  tally.report(t);
});

test('a wall blocks and is no move; a random walk is followed exactly', () => {
  const tally = new Tally();
  const random = new Random(5n);
  let blocked = 0;
  for (const { maze, game, name } of games(4, tally)) {
    const trail = [maze.start];
    for (let turn = 0; turn < 300 && !game.done; turn++) {
      const bit = random.below(4);
      const from = trail.at(-1);
      const open = (maze.passages[from] & (1 << bit)) !== 0;
      const result = game.move(turn % 2 === 0 ? DIRECTIONS[bit] : bit);
      if (open) trail.push(from + [-maze.width, maze.width, -1, 1][bit]);
      else blocked++;
      const arrived = trail.at(-1) === maze.end;
      assert.equal(result, open ? (arrived ? 'done' : 'moved') : 'blocked', name);
      assert.deepEqual([...game.trail], trail, name);
      assert.equal(game.moves, trail.length - 1);
      assert.equal(game.done, arrived);
    }
  }
  assert.ok(blocked > 100);
});

test('the score is 0 until the end is reached, then best / moves, and 1 for shortest paths only', () => {
  const random = new Random(7n);
  const tally = new Tally();
  let longer = 0;
  for (const { maze, game, name } of games(4, tally)) {
    for (let turn = 0; turn < 50 && !game.done; turn++) {
      assert.equal(game.score(), 0, name);
      game.move(random.below(4));
    }
    while (!game.done) {
      assert.equal(game.score(), 0, name);
      game.move(game.hint());
    }
    const best = shortestPath(maze, maze.start, maze.end).length - 1;
    const score = game.score();
    assert.equal(score, game.moves === 0 ? 1 : best / game.moves, name);
    assert.ok(score > 0 && score <= 1, name);
    assert.equal(score === 1, game.moves === best, name);
    longer += Number(score < 1);
  }
  assert.ok(longer > 100);
});

test('a game begins and ends on the cells from which solve starts', () => {
  const shape = { id: 'hex', outline: 'disc' };
  const mask = [1, 1, 0, 1, 0, 1, 1, 1, 1];
  for (const options of [
    { algorithm: 'prim', width: 3, height: 3, mask },
    { algorithm: 'prim', shape, width: 9, height: 9 },
    { algorithm: 'bspDungeon', width: 30, height: 30 },
  ]) {
    const maze = mw.generate({ ...options, seed: 1, exits: 'none' });
    const open = [...maze.passages.keys()].filter((cell) => accepts(() => maze.solve(both(cell))));
    assert.ok(open.length > 0 && open.length < maze.cellCount);
    for (let cell = -1; cell <= maze.cellCount; cell++) {
      const name = `cell ${cell} of ${JSON.stringify(options)}`;
      const isOpen = open.includes(cell);
      assert.equal(
        accepts(() => mw.game(maze, { from: cell, to: open[0] })),
        isOpen,
        name,
      );
      assert.equal(
        accepts(() => mw.game(maze, { from: open[0], to: cell })),
        isOpen,
        name,
      );
    }
  }
});

const both = (cell) => ({ from: cell, to: cell });

function accepts(call) {
  try {
    call();
    return true;
  } catch (error) {
    assert.equal(error.name, 'MazeError', error.stack);
    return false;
  }
}

test('from anywhere the hint comes one nearer to the exit', () => {
  const maze = mw.generate({ algorithm: 'bspDungeon', width: 40, height: 30, seed: 9 });
  const toEnd = distancesFrom(maze, maze.end);
  const game = mw.game(maze);
  const random = new Random(6n);
  for (let turn = 0; turn < 400; turn++) {
    const distance = toEnd[game.position];
    const bit = DIRECTIONS.indexOf(game.hint());
    assert.equal(toEnd[game.position + [-40, 40, -1, 1][bit]], distance - 1);
    const ways = linked(maze, game.position).filter((cell) => cell !== maze.end);
    const next = random.pick(ways);
    assert.equal(game.moveTo(next), 'moved');
    assert.equal(game.position, next);
  }
  assert.equal(game.moves, 400);
});

test('moveTo goes to linked neighbours only', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 9, height: 9, seed: 2, start: 40, end: 0 });
  for (let cell = 0; cell < 81; cell++) {
    const game = mw.game(maze);
    const open = linked(maze, 40).includes(cell);
    assert.equal(game.moveTo(cell), open ? 'moved' : 'blocked', `cell ${cell}`);
    assert.equal(game.position, open ? cell : 40);
  }
});

/** Steps a runner to its end; every step is along a link. */
function runToEnd(maze, runner, from, limit) {
  const walked = [from];
  for (let cell = runner.step(); cell !== null; cell = runner.step()) {
    assert.ok(linked(maze, walked.at(-1)).includes(cell), `from ${walked.at(-1)} to ${cell}`);
    walked.push(cell);
    assert.ok(walked.length <= limit, 'a runner that never ends');
  }
  return walked;
}

test('every runner reaches the exit along links, from where the player stands', (t) => {
  const tally = new Tally();
  let runs = 0;
  for (const { row, maze, game, name } of games(4, tally)) {
    for (let turn = 0; turn < 5 && !game.done; turn++) game.move(game.hint());
    const from = game.position;
    const best = shortestPath(maze, from, maze.end).length - 1;
    for (const kind of [...mw.catalog.solvers.map(({ id }) => id), 'explorer']) {
      const solver = mw.catalog.solvers.find(({ id }) => id === kind);
      const { shortest = false, complete = true, walks = true } = solver ?? {};
      const limit = 4 * maze.cellCount + 1;
      const walked = runToEnd(maze, game.runner(kind), from, limit);
      if (!complete && walked.at(-1) !== maze.end) continue;
      assert.equal(walked.at(-1), maze.end, `${name}: ${kind}`);
      if (shortest || (row.perfect && !walks)) assert.equal(walked.length - 1, best);
      else assert.ok(walked.length - 1 >= best);
      assert.equal(game.position, from, 'a runner moves nobody else');
      runs++;
    }
    const standard = runToEnd(maze, game.runner(), from, maze.cellCount);
    assert.equal(standard.length - 1, best, name);
  }
  t.diagnostic(`${runs} runs`);
});

test('the explorer sees only what is beside it: it also walks dead ends back', () => {
  let back = 0;
  for (let seed = 0; seed < 20; seed++) {
    const maze = mw.generate({ algorithm: 'prim', width: 15, height: 15, seed });
    const walked = runToEnd(maze, mw.game(maze).runner('explorer'), maze.start, 451);
    back += walked.length - new Set(walked).size;
    for (const [index, cell] of walked.entries()) {
      if (walked.indexOf(cell) === index) continue;
      // A cell comes again only while the runner walks out of where it was.
      const fresh = linked(maze, walked[index - 1]).filter(
        (c) => !walked.slice(0, index).includes(c),
      );
      assert.deepEqual(fresh, [], 'turned back beside a cell it had not seen');
    }
  }
  assert.ok(back > 0);
});

/** Wraps what it reads as reactive frameworks do: every object but frozen ones and typed arrays. */
function deepProxy(target, writes) {
  const isLeft = (value) =>
    typeof value !== 'object' || !Object.isExtensible(value) || ArrayBuffer.isView(value);
  return new Proxy(target, {
    get(object, key, receiver) {
      const value = Reflect.get(object, key, receiver);
      return isLeft(value) ? value : deepProxy(value, writes);
    },
    set(object, key, value, receiver) {
      writes.push(key);
      return Reflect.set(object, key, value, receiver);
    },
  });
}

test('a game plays on behind a proxy, which notices every move', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 9, height: 7, seed: 3 });
  const plain = mw.game(maze);
  const writes = [];
  const game = deepProxy(mw.game(maze), writes);
  while (!plain.done) {
    const before = writes.length;
    assert.equal(game.hint(), plain.hint());
    assert.equal(game.move(plain.hint()), plain.move(plain.hint()));
    assert.ok(writes.length > before);
    assert.equal(game.position, plain.position);
  }
  assert.equal(game.score(), 1);
  assert.equal(JSON.stringify(game), JSON.stringify(plain));
  game.reset();
  assert.deepEqual([...game.trail], [maze.start]);
  assert.notEqual(game.moveTo(plain.trail[1]), 'blocked');
  assert.equal(
    game.runner('explorer').step(),
    mw.game(maze, { from: game.position }).runner('explorer').step(),
  );
  assert.equal(mw.game(JSON.parse(JSON.stringify(game))).moves, 1);
});
