/** Games in dungeons: doors, keys, what is picked up, what was seen, and all of it saved. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from '../support/dungeons.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { linked } from '../support/walk.js';

/** In order along a corridor: a key, a closed door, a locked one, treasure, a secret one, an open one. */
const line = () =>
  drawn(['##########################', '#.@.a.+..1.$..s.m./.$..>.#', '##########################']);
const at = {
  start: 28,
  key: 30,
  closed: 32,
  locked: 35,
  treasure: 37,
  secret: 40,
  open: 44,
  end: 49,
};

/** Distances from a cell without entering barred cells, by brute force. */
function distancesWithout(maze, from, barred) {
  const distances = new Map([[from, 0]]);
  for (const [cell, distance] of distances) {
    for (const next of linked(maze, cell)) {
      if (!distances.has(next) && !barred.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}

/** Where a hint has to lead: to the end, else to the nearest missing key. null if both are barred. */
function goalOf(maze, game, barred) {
  const reached = distancesWithout(maze, game.position, barred);
  if (reached.has(maze.end)) return [maze.end];
  const keys = game.things.filter(({ role, cell }) => role === 'key' && reached.has(cell));
  const nearest = Math.min(...keys.map(({ cell }) => reached.get(cell)));
  const cells = keys.map(({ cell }) => cell).filter((cell) => reached.get(cell) === nearest);
  return cells.length > 0 ? cells : null;
}

test('hints fetch the keys before their locks, and lead through secret doors last', (t) => {
  const counts = { locked: 0, secret: 0 };
  const locks = [
    { id: 'doors', secret: 0.3 },
    { id: 'locksAndKeys', locks: 3 },
  ];
  for (let seed = 0; seed < 60; seed++) {
    const flat = { width: 44, height: 32, seed };
    const maze =
      seed % 2 === 0
        ? mw.generate({ ...flat, algorithm: 'mission', params: { locks: 3 } })
        : mw.generate({ ...flat, algorithm: 'digger', passes: locks });
    const game = mw.game(maze);
    while (!game.done) {
      const doors = game.doors.list;
      const shut = ({ state, lock }) => state === 'locked' && !game.keys.includes(lock);
      const locked = doors.filter(shut).map(({ cell }) => cell);
      const secret = doors.filter(({ state }) => state === 'secret').map(({ cell }) => cell);
      const known = goalOf(maze, game, new Set([...locked, ...secret]));
      const goals = known ?? goalOf(maze, game, new Set(locked));
      const barred = new Set(known ? [...locked, ...secret] : locked);
      const distanceFrom = (cell) =>
        Math.min(...goals.map((goal) => distancesWithout(maze, cell, barred).get(goal)));
      const direction = game.hint();
      const next = maze.neighbour(game.position, direction);
      assert.equal(distanceFrom(next), distanceFrom(game.position) - 1, `seed ${seed}`);
      if (game.move(direction) !== 'blocked') continue;
      assert.ok(secret.includes(next), `seed ${seed}: blocked by what is not secret`);
      assert.ok(game.search().includes(next));
      counts.secret++;
    }
    assert.equal(game.hint(), null);
    counts.locked += game.keys.length;
  }
  t.diagnostic(JSON.stringify(counts));
  assert.ok(counts.locked > 60 && counts.secret > 10);
});

test('without the key of a lock on every path there is no hint', () => {
  const rows = ['########', '#@..1.>#', '########'];
  assert.equal(mw.game(drawn(rows)).hint(), null);
});

const again = (game) => mw.game(JSON.parse(JSON.stringify(game)));

/** All that a player can tell of a game. */
const facts = (game) => ({
  ...{ trail: [...game.trail], keys: game.keys, things: game.things, doors: game.doors.list },
  ...{ seen: game.seen && [...game.seen], done: game.done, through: [...game.through] },
});

function walk(game, to) {
  while (game.position < to) if (game.move('east') === 'blocked') break;
  return game.position;
}

test('doors open to who walks, locked ones with their key, secret ones when they are found', () => {
  const game = mw.game(line());
  assert.deepEqual([game.keys, game.things.length, game.seen], [[], 6, null]);
  assert.equal(game.doors.state(at.closed), 'closed');
  assert.equal(walk(game, at.closed), at.closed);
  assert.equal(game.doors.state(at.closed), 'open');
  assert.deepEqual(
    [game.keys, game.things.map(({ role }) => role)],
    [[1], ['entrance', 'treasure', 'monster', 'treasure', 'exit']],
  );
  assert.equal(walk(game, at.end), at.secret - 1);
  assert.equal(game.doors.state(at.locked), 'open');
  assert.equal(game.things.length, 4);
  assert.equal(game.doors.open(at.secret), false);
  assert.deepEqual(game.search({ radius: 0 }), []);
  assert.deepEqual(game.search(), [at.secret]);
  assert.deepEqual(game.search(), []);
  assert.equal(game.doors.state(at.secret), 'closed');
  assert.equal(walk(game, at.end), at.end);
  assert.ok(game.done);
  assert.deepEqual(
    game.things.map(({ role }) => role),
    ['entrance', 'monster', 'exit'],
  );
  game.reset();
  assert.deepEqual(facts(game), facts(mw.game(line())));
});

test('a locked door stays shut without its key', () => {
  const game = mw.game(line(), { from: at.locked - 1 });
  assert.equal(game.move('east'), 'blocked');
  assert.equal(game.doors.unlock(at.locked), false);
  assert.equal(game.doors.state(at.locked), 'locked');
  assert.equal(game.moves, 0);
});

test('doors that are opened by call only', () => {
  const game = mw.game(line(), { doors: 'call' });
  assert.equal(game.doors.open(at.closed), false, 'too far');
  assert.equal(walk(game, at.end), at.closed - 1);
  assert.equal(game.doors.open(at.closed), true);
  assert.equal(game.doors.open(at.closed), true);
  assert.equal(game.doors.close(at.closed), true);
  assert.equal(game.move('east'), 'blocked');
  game.doors.open(at.closed);
  game.move('east');
  assert.equal(game.doors.close(at.closed), false, 'the player is in it');
  assert.equal(walk(game, at.end), at.locked - 1);
  assert.equal(game.doors.open(at.locked), false);
  assert.equal(game.doors.unlock(at.locked), true);
  assert.equal(game.doors.state(at.locked), 'closed');
  assert.equal(game.move('east'), 'blocked');
  assert.equal(game.doors.open(at.locked), true);
  assert.equal(walk(game, at.end), at.secret - 1);
  assert.deepEqual(game.keys, [1], 'keys are kept');
  assert.equal(game.doors.state(0), null);
  assert.equal(game.doors.open(0), false);
});

test('what was seen is all that was in view, with the doors as they were', () => {
  const game = mw.game(line(), { view: { radius: 6 } });
  const seen = new Uint8Array(game.maze.cellCount);
  const look = () => {
    const view = game.view();
    const through = Uint8Array.from(game.maze.kinds);
    for (const { cell, state } of game.doors.list) through[cell] = Number(state === 'open');
    assert.deepEqual(
      game.through,
      through.map((n) => Number(n !== 0)),
    );
    assert.deepEqual(view, game.maze.view(game.position, { radius: 6, through }));
    for (const [cell, isSeen] of view.entries()) seen[cell] |= isSeen;
    assert.deepEqual(game.seen, seen, `at ${game.position}`);
  };
  look();
  for (let turn = 0; turn < 60 && !game.done; turn++) {
    if (game.move('east') === 'blocked') game.search();
    look();
  }
  assert.ok(game.done);
  assert.equal(
    game.view({ radius: 1 }).reduce((sum, n) => sum + n, 0),
    9,
  );
});

test('a game saved in every state goes on as it was', (t) => {
  const random = new Random(31n);
  let saved = 0;
  for (let round = 0; round < 12; round++) {
    const options = {
      view: round % 2 ? { radius: round % 5 } : undefined,
      doors: round % 3 ? 'walk' : 'call',
    };
    let game = mw.game(line(), options.view ? options : { doors: options.doors });
    for (let turn = 0; turn < 60 && !game.done; turn++) {
      const near = [game.position - 1, game.position + 1];
      const act = random.below(8);
      if (act < 5) game.move(random.below(4) === 0 ? 'west' : 'east');
      else if (act === 5) for (const cell of near) game.doors.unlock(cell) || game.doors.open(cell);
      else if (act === 6) game.search({ radius: random.below(3) });
      else for (const cell of near) if (random.below(3) === 0) game.doors.close(cell);
      const copy = again(game);
      for (const [k, v] of Object.entries(facts(game)))
        assert.deepEqual(facts(copy)[k], v, `${round}: ${turn}: ${k}`);
      assert.deepEqual(facts(mw.game(game.maze, game.toJSON())), facts(game));
      assert.equal(JSON.stringify(copy), JSON.stringify(game));
      if (random.below(2) === 0) game = copy;
      saved += 1;
    }
  }
  t.diagnostic(`${saved} games saved`);
});

test('a game without doors, things and view is saved as before', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 5, height: 5, seed: 1 });
  const game = mw.game(maze);
  assert.deepEqual(Object.keys(game.toJSON()), ['format', 'maze', 'from', 'to', 'trail']);
  assert.deepEqual([game.keys, game.things, game.doors.list, game.search()], [[], [], [], []]);
});

test('wrong options and damaged data of games are refused', () => {
  const maze = line();
  const saved = mw.game(maze, { view: { radius: 3 } }).toJSON();
  const broken = (change) => () => mw.game({ ...saved, play: { ...saved.play, ...change } });
  for (const [call, field] of [
    [() => mw.game(maze, { doors: 'kick' }), 'doors'],
    [() => mw.game(maze, { view: 5 }), 'view'],
    [() => mw.game(maze, { view: { radius: -1 } }), 'view.radius'],
    [() => mw.game(maze, { view: { range: 1 } }), 'range'],
    [() => mw.game(maze).search({ radius: -1 }), 'radius'],
    [() => mw.game(maze).doors.open(999), 'cell'],
    [broken({ doors: [] }), 'play.doors'],
    [broken({ doors: ['open', 'open', 'open', 'ajar'] }), 'play.doors'],
    [broken({ doors: ['secret', 'open', 'open', 'open'] }), 'play.doors'],
    [broken({ doors: ['locked', 'open', 'open', 'open'] }), 'play.doors'],
    [broken({ doors: 3 }), 'play.doors'],
    [broken({ things: [1, 0] }), 'play.things'],
    [broken({ things: [6] }), 'play.things'],
    [broken({ seen: null }), 'play.seen'],
    [broken({ seen: 'AAAA' }), 'play.seen'],
    [broken({ opening: 'kick' }), 'doors'],
    [() => mw.game({ ...saved, play: 7 }), 'play'],
  ]) {
    assert.throws(call, (error) => error.name === 'MazeError' && error.field === field, field);
  }
});
