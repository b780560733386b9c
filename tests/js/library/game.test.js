/** The escape game: moves, hints, score and the runners, on every generator. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mazes, nameOf, Tally } from '../support/cases.js';
import { DIRECTIONS } from '../support/grid.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';
import { distancesFrom, linked, shortestPath } from '../support/walk.js';

const sizes = [
  [1, 1],
  [2, 2],
  [21, 13],
  [40, 40],
];

/** A door that nobody walks through without a key, or a search. */
const bars = ({ state }) => state === 'locked' || state === 'secret';

/**
 * Mazes with a path from start to end; the defect of original program 002 can leave none. No door bars it:
 * those are in dungeon-game.test.js.
 */
function* games(count, tally) {
  for (const made of mazes({ sizes, seeds: count, exits: ['farthest', 'original'] }, tally)) {
    const { maze } = made;
    if (maze.doors?.some(bars)) continue;
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
  assert.ok(longer > seeds(100));
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

/** Steps a runner until it stays, or as often as the limit says; every step is along a link. */
function runToEnd(maze, runner, from, limit, mustEnd = true) {
  const walked = [from];
  assert.equal(runner.position, from);
  for (let cell = runner.step(); cell !== null; cell = runner.step()) {
    assert.ok(linked(maze, walked.at(-1)).includes(cell), `from ${walked.at(-1)} to ${cell}`);
    assert.equal(runner.position, cell);
    walked.push(cell);
    if (walked.length > limit) break;
  }
  if (mustEnd) assert.ok(walked.length <= limit, 'a runner that never ends');
  return walked;
}

test('every runner reaches the exit along links, from where the player stands', (t) => {
  const tally = new Tally();
  let runs = 0;
  for (const { row, maze, game, name } of games(4, tally)) {
    for (let turn = 0; turn < 5 && !game.done; turn++) game.move(game.hint());
    const from = game.position;
    const best = shortestPath(maze, from, maze.end).length - 1;
    for (const { id: kind, shortest, always, local } of mw.catalog.solvers) {
      const limit = 4 * maze.cellCount + 1;
      const walked = runToEnd(maze, game.runner(kind), from, limit, always);
      if (!always && walked.at(-1) !== maze.end) continue;
      assert.equal(walked.at(-1), maze.end, `${name}: ${kind}`);
      if (shortest || (row.perfect && !local)) assert.equal(walked.length - 1, best);
      else assert.ok(walked.length - 1 >= best);
      assert.equal(game.position, from, 'a runner moves nobody else');
      runs++;
    }
    const standard = runToEnd(maze, game.runner(), from, maze.cellCount);
    assert.equal(standard.length - 1, best, name);
  }
  t.diagnostic(`${runs} runs`);
});

test('Trémaux sees only what is beside it: it also walks dead ends back', () => {
  let back = 0;
  for (let seed = 0; seed < 20; seed++) {
    const maze = mw.generate({ algorithm: 'prim', width: 15, height: 15, seed });
    const walked = runToEnd(maze, mw.game(maze).runner('tremaux', { seed }), maze.start, 451);
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

const braided = (options) =>
  mw.generate({ algorithm: 'prim', width: 14, height: 11, passes: [{ id: 'braid' }], ...options });

test('a local runner walks as maze.walk says, for ever, and its map is what it has seen', () => {
  for (const shape of ['square', 'hex', 'polar']) {
    const maze = braided({ shape, seed: 4, exits: 'none' });
    const game = mw.game(maze, { from: 3, to: 3 });
    for (const { id: solver } of mw.catalog.solvers.filter(({ local }) => local)) {
      if (shape === 'polar' && solver === 'pledge') continue;
      // A target that is never caught.
      let target = 0;
      const runner = game.runner(solver, { seed: 5 }).chase(() => target);
      const walk = maze.walk({ solver, from: 3, seed: 5, length: 3000 });
      const known = new Uint8Array(maze.cellCount);
      for (const [step, cell] of walk.entries()) {
        for (const direction of maze.directions.keys()) {
          if (!maze.isOpen(cell, direction)) continue;
          known[cell] |= 1 << direction;
          known[maze.neighbour(cell, direction)] |= 1 << maze.back(cell, direction);
        }
        assert.equal(runner.position, cell, `${solver} step ${step}`);
        if (step < 200 || step % 500 === 0) assert.deepEqual(runner.known, known, solver);
        target = cell === 0 ? 1 : 0;
        if (step + 1 < walk.length) assert.equal(runner.step(), walk[step + 1]);
      }
      target = runner.position;
      assert.equal(runner.step(), null, 'caught');
      target = maze.start ?? (runner.position === 9 ? 8 : 9);
      assert.notEqual(runner.step(), null, 'it goes on');
    }
  }
});

test('a runner that knows the maze takes its solver’s path, and seeks again off that path only', () => {
  const maze = braided({ seed: 8 });
  const asked = [];
  const counting = new Proxy(maze, {
    get: (object, key) => {
      if (key === 'solve') asked.push(key);
      const value = Reflect.get(object, key, object);
      return typeof value === 'function' ? value.bind(object) : value;
    },
  });
  const game = mw.game(maze);
  Object.defineProperty(game, 'maze', { value: counting });
  const runner = game.runner('aStar');
  assert.deepEqual(runner.known, maze.passages);
  const { path } = maze.solve({ solver: 'aStar' });
  const middle = path[path.length >> 1];
  let target = maze.end;
  runner.chase(() => target);
  assert.equal(runner.step(), path[1]);
  target = middle;
  assert.equal(runner.step(), path[2]);
  target = path.at(-2);
  assert.equal(runner.step(), path[3]);
  assert.equal(asked.length, 1, 'the target stays on the path');
  target = maze.start;
  const back = runner.step();
  assert.ok(linked(maze, path[3]).includes(back));
  assert.equal(asked.length, 2);
  for (let left = 2; left > 0; left--) assert.notEqual(runner.step(), null);
  assert.deepEqual([runner.position, runner.step()], [maze.start, null]);
  assert.equal(asked.length, 2);
});

test('runners chase cells, the player, functions and each other', () => {
  const maze = braided({ seed: 9 });
  const game = mw.game(maze);
  const cell = maze.cellAt(7, 5);
  const there = game.runner('bfs').chase({ x: 7, y: 5 });
  while (there.step() !== null);
  assert.equal(there.position, cell);
  assert.equal(there.chase(cell).step(), null);
  const hunter = mw.game(maze, { from: maze.end }).runner('bfs').chase(game);
  let turns = 0;
  for (; hunter.step() !== null; turns++) {
    assert.ok(turns < 1000);
    if (turns % 2 === 0 && !game.done) game.move(game.hint());
  }
  assert.equal(hunter.position, game.position);
  const prey = game.runner('randomMouse', { seed: 3 });
  const pack = [1, 2, 3].map((seed) => game.runner('tremaux', { seed }).chase(prey));
  const fast = mw.game(maze, { from: maze.end }).runner('dijkstra').chase(prey);
  for (let turn = 0; fast.position !== prey.position; turn++) {
    assert.ok(turn < 1000);
    for (const one of pack) one.step();
    fast.step();
    if (turn % 2 === 0) prey.step();
  }
  assert.equal(fast.step(), null);
  for (const target of [
    -1,
    0.5,
    maze.cellCount,
    null,
    'end',
    undefined,
    { position: -1 },
    () => -1,
  ]) {
    assert.throws(() => game.runner().chase(target).step(), { field: 'target' }, String(target));
  }
});

test('what the function of a target throws, a step throws, and the runner stays', () => {
  const game = mw.game(mw.generate({ algorithm: 'wilson', width: 6, height: 5, seed: 1 }));
  const own = new Error('no target yet');
  for (const { id } of mw.catalog.solvers) {
    let isReady = false;
    const target = () => {
      if (!isReady) throw own;
      return 29;
    };
    const runner = game.runner(id, { seed: 5 }).chase(target);
    const first = runner.position;
    for (let turn = 0; turn < 2; turn++)
      assert.throws(
        () => runner.step(),
        (error) => error === own,
      );
    assert.equal(runner.position, first, id);
    isReady = true;
    assert.equal(runner.step(), game.runner(id, { seed: 5 }).chase(29).step(), id);
  }
});

test('a runner without a way stays, and asks for none twice', () => {
  const mask = [1, 0, 1];
  const made = { algorithm: 'prim', width: 3, height: 1, seed: 1, mask, parts: 'each' };
  const game = mw.game(mw.generate(made), { from: 0, to: 2 });
  for (const { id, local } of mw.catalog.solvers) {
    const runner = game.runner(id);
    assert.deepEqual([runner.step(), runner.step(), runner.position], [null, null, 0], id);
    assert.deepEqual([...runner.known], [0, 0, 0], `${id} ${local}`);
  }
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

test('a game with locks plays on behind a proxy', () => {
  const options = { algorithm: 'mission', width: 32, height: 24, seed: 3 };
  const plain = mw.game(mw.generate(options));
  const game = deepProxy(mw.game(mw.generate(options)), []);
  assert.ok(plain.doors.list.some(bars));
  assert.equal(game.best, plain.best);
  while (!plain.done) {
    const hint = plain.hint();
    assert.equal(game.hint(), hint);
    assert.equal(game.move(hint), plain.move(hint));
  }
  assert.equal(game.score(), 1);
});

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
    game.runner('tremaux').step(),
    mw.game(maze, { from: game.position }).runner('tremaux').step(),
  );
  assert.equal(mw.game(JSON.parse(JSON.stringify(game))).moves, 1);
});
