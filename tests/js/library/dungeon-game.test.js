/** Games in dungeons: doors, keys, what is picked up, what was seen, and all of it saved. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from '../support/dungeons.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { isAll, some } from '../support/seeds.js';
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

/** The cells to which one can go from a cell. */
const ways = (maze, cell) =>
  maze.directions
    .filter((_, direction) => maze.isOpen(cell, direction))
    .map((direction) => maze.neighbour(cell, direction));

/** Moves of a shortest path that has every key before its lock, by sets of cells and keys; Infinity without one. */
function shortest(maze, from = maze.start, held = []) {
  const lockOf = new Map(
    (maze.doors ?? []).flatMap(({ cell, state, lock }) =>
      lock !== undefined && (state === 'locked' || state === 'secret') ? [[cell, lock]] : [],
    ),
  );
  const keys = new Map();
  for (const { cell, role, lock } of maze.things ?? []) {
    if (role === 'key') keys.set(cell, [...(keys.get(cell) ?? []), lock]);
  }
  const keysAt = (cell) => keys.get(cell) ?? [];
  const textOf = (cell, keys) => `${cell}:${[...keys].sort()}`;
  let ring = [{ cell: from, keys: new Set([...held, ...keysAt(from)]) }];
  const seen = new Set(ring.map(({ cell, keys }) => textOf(cell, keys)));
  for (let moves = 0; ring.length > 0; moves++) {
    if (ring.some(({ cell }) => cell === maze.end)) return moves;
    const next = [];
    for (const { cell, keys } of ring) {
      for (const to of ways(maze, cell)) {
        if (lockOf.has(to) && !keys.has(lockOf.get(to))) continue;
        const then = new Set([...keys, ...keysAt(to)]);
        if (seen.has(textOf(to, then))) continue;
        seen.add(textOf(to, then));
        next.push({ cell: to, keys: then });
      }
    }
    ring = next;
  }
  return Number.POSITIVE_INFINITY;
}

/** Two dungeons in turn: a mission, and one with secret doors. */
const withLocks = (seed) =>
  seed % 2 === 0
    ? mw.generate({ algorithm: 'mission', width: 44, height: 32, seed, params: { locks: 3 } })
    : mw.generate({
        ...{ algorithm: 'digger', width: 44, height: 32, seed },
        passes: [
          { id: 'doors', secret: 0.3 },
          { id: 'locksAndKeys', locks: 3 },
        ],
      });

/** Follows hints to the end. Returns how many secret doors they found; throws if a move is blocked. */
function followHints(game, name) {
  const bound = game.best;
  let secret = 0;
  for (let turn = 0; turn < bound; turn++) {
    assert.equal(game.done, false, name);
    const position = game.position;
    const before = game.doors.list.filter(({ state }) => state === 'secret');
    const direction = game.hint();
    const after = game.doors.list.filter(({ state }) => state === 'secret');
    const next = game.maze.neighbour(position, direction);
    const found = before.filter(({ cell }) => !after.some((door) => door.cell === cell));
    assert.deepEqual(
      found.map(({ cell }) => cell),
      before.filter(({ cell }) => cell === next).map(({ cell }) => cell),
      `${name}: a hint finds the door that it leads into, and no other`,
    );
    secret += found.length;
    assert.notEqual(game.move(direction), 'blocked', name);
  }
  assert.ok(game.done, name);
  assert.equal(game.hint(), null, name);
  assert.equal(game.score(), 1, name);
  return secret;
}

test('hints have every key before its lock, on a shortest path; following them all scores 1', (t) => {
  const counts = { keys: 0, secret: 0, longer: 0 };
  for (let seed = 0; seed < 60; seed++) {
    const maze = withLocks(seed);
    const game = mw.game(maze);
    assert.equal(game.best, shortest(maze), `seed ${seed}`);
    counts.longer += Number(game.best > maze.solve().length);
    counts.secret += followHints(game, `seed ${seed}`);
    counts.keys += game.keys.length;
  }
  t.diagnostic(JSON.stringify(counts));
  assert.ok(counts.keys > 60 && counts.secret > 10 && counts.longer > 20);
});

/** Lists of passes for dungeons: none, each alone, all pairs, and some with values that make them hard. */
function passLists(isStacked) {
  const ids = mw.catalog.passes
    .filter(({ id, dungeons }) => dungeons && (id !== 'stairs' || isStacked))
    .map(({ id }) => id);
  const stairs = isStacked ? [{ id: 'stairs' }] : [];
  const lists = [[], ...ids.map((id) => [{ id }])];
  for (const [i, one] of ids.entries()) {
    for (const other of ids.slice(i + 1)) lists.push([{ id: one }, { id: other }]);
  }
  for (const where of ['rooms', 'chokepoints']) {
    for (const secret of [0, 0.5, 1]) {
      const doors = { id: 'doors', where, secret, closed: 0.3 };
      lists.push([doors], [doors, { id: 'locksAndKeys', locks: 4 }, { id: 'things' }]);
      lists.push([{ id: 'tidy' }, doors, { id: 'locksAndKeys', locks: 2 }]);
    }
  }
  return lists.map((list) => [...(list.some(({ id }) => id === 'stairs') ? [] : stairs), ...list]);
}

test('while (!game.done) game.move(game.hint()) ends in every dungeon, whatever its passes', (t) => {
  const counts = { games: 0, secret: 0, locked: 0, without: 0 };
  const rows = mw.catalog.generators.filter(({ kind }) => kind === 'dungeon');
  for (const [turn, row] of rows.entries()) {
    const grounds = row.shapes.includes('cube') ? [{}, { shape: 'cube', levels: 2 }] : [{}];
    for (const ground of grounds) {
      const lists = passLists('shape' in ground);
      for (const passes of some(lists, 12, turn)) {
        const seed = lists.indexOf(passes);
        const size = { width: 24 + (seed % 3) * 8, height: 22 + (seed % 2) * 10 };
        const options = { algorithm: row.id, ...size, ...ground, seed, passes };
        if (mw.check(options) !== null) continue;
        const maze = mw.generate(options);
        if (maze.start === null) continue;
        const game = mw.game(maze);
        const name = maze.code;
        assert.equal(game.best, shortest(maze), name);
        if (game.best === Number.POSITIVE_INFINITY) {
          counts.without++;
          assert.equal(game.hint(), null, name);
          continue;
        }
        counts.secret += followHints(game, name);
        counts.locked += game.keys.length;
        counts.games++;
      }
    }
  }
  t.diagnostic(JSON.stringify(counts));
  assert.ok(counts.games > 5 * rows.length && counts.secret > 10 && counts.locked > 10);
  assert.ok(!isAll || counts.games > 50 * rows.length);
});

test('a secret door with a lock needs its key, and is locked once it is found', () => {
  const rows = ['###########', '#a..@.s..>#', '###########'];
  const plain = drawn(rows);
  const doors = plain.doors.map((door) => ({ ...door, lock: 1 }));
  const game = mw.game(mw.adopt({ ...structuredClone({ ...plain }), doors, code: null }));
  assert.equal(game.best, shortest(game.maze));
  assert.equal(game.hint(), 'west');
  assert.equal(followHints(game, 'with a lock'), 1);
});

test('hints respect one-way passages on the way to a key', () => {
  // A ring: the key lies to the west of the start, but one leaves it to the east only.
  const rows = ['#######', '#..@..#', '#a###.#', '#.....#', '#1#####', '#>#####', '#######'];
  const plain = drawn(rows);
  const west = plain.directions.indexOf('west');
  const oneWays = new Uint8Array(plain.cellCount);
  oneWays[plain.start] = 1 << west;
  const game = mw.game(mw.adopt({ ...structuredClone({ ...plain }), oneWays, code: null }));
  assert.equal(game.best, shortest(game.maze));
  assert.equal(game.hint(), 'east');
  followHints(game, 'one-way');
});

test('from anywhere, whatever keys the player has, a hint is the first move of a shortest path', () => {
  const random = new Random(31n);
  for (let seed = 0; seed < 20; seed++) {
    const maze = withLocks(seed);
    const game = mw.game(maze);
    for (let turn = 0; turn < 40 && !game.done; turn++) {
      const here = shortest(maze, game.position, game.keys);
      const next = maze.neighbour(game.position, game.hint());
      assert.equal(shortest(maze, next, game.keys), here - 1, `seed ${seed}`);
      for (let i = 0; i < 5; i++) game.moveTo(random.pick(linked(maze, game.position)));
      game.search({ radius: 1 });
    }
  }
});

test('with more locks than a shortest path can be found for, hints still lead to the end', () => {
  const maze = mw.generate({
    ...{ algorithm: 'mission', width: 200, height: 160, seed: 4 },
    params: { rooms: 120, locks: 18 },
  });
  const game = mw.game(maze);
  assert.ok(maze.doors.filter(({ state }) => state === 'locked').length > 8);
  while (!game.done) assert.notEqual(game.move(game.hint()), 'blocked');
  assert.equal(game.moves, game.best);
});

test('without the key of a lock on every path there is no hint', () => {
  const rows = ['########', '#@..1.>#', '########'];
  const game = mw.game(drawn(rows));
  assert.deepEqual([game.hint(), game.best], [null, Number.POSITIVE_INFINITY]);
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

/** Counts the entries of lists that are read through it. Leaves frozen objects as they are. */
function counting(target, reads) {
  const isLeft = (value) =>
    typeof value !== 'object' || !Object.isExtensible(value) || ArrayBuffer.isView(value);
  return new Proxy(target, {
    get(object, key, receiver) {
      if (Array.isArray(object) && /^\d+$/.test(String(key))) reads.count++;
      const value = Reflect.get(object, key, receiver);
      return isLeft(value) ? value : counting(value, reads);
    },
  });
}

/** A maze whose lists of doors and things can be counted. */
const thawed = (maze) =>
  new Proxy(
    {},
    {
      get(_, key) {
        const value = maze[key];
        if (Array.isArray(value)) return [...value];
        return typeof value === 'function' ? value.bind(maze) : value;
      },
    },
  );

test('a hint and a move read as many entries of doors and things in a large dungeon as in a small one', () => {
  for (const side of [30, 100]) {
    const maze = mw.generate({
      ...{ algorithm: 'digger', width: side, height: side, seed: 4 },
      passes: [
        { id: 'doors' },
        { id: 'things', monsters: 0.3, treasure: 1 },
        { id: 'locksAndKeys', locks: 3 },
      ],
    });
    const game = mw.game(maze);
    assert.ok(game.best > 0);
    const [own] = Object.getOwnPropertySymbols(game);
    game.hint();
    game[own].play.maze = thawed(maze);
    const reads = { count: 0 };
    const counted = counting(game, reads);
    let most = 0;
    while (!game.done) {
      reads.count = 0;
      assert.notEqual(counted.move(counted.hint()), 'blocked');
      most = Math.max(most, reads.count);
    }
    assert.equal(game.keys.length, 3);
    assert.equal(game.score(), 1);
    const entries = maze.doors.length + maze.things.length;
    assert.ok(entries > side && most < 64, `${most} of ${entries}`);
  }
});
