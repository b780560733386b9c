/** Doors, things, locks and keys in mazes with walls: equal to their references, and what each promises. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMzw, readTmj, toMzw, toTmj } from 'mazewright/formats';
import { anyParams, exitPolicies, seedOf } from '../support/cases.js';
import { assertSameDungeon } from '../support/checker.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { furnished, gridOf, oneWaysOf, referenceMaze } from '../support/reference/index.js';
import { seeds } from '../support/seeds.js';
import { stepsAround } from '../support/walled-checker.js';

const { passes, generators } = mw.catalog;
/** Generators that leave room for rooms. */
const rows = generators.filter(({ kind, masks }) => kind === 'maze' && masks);
const rowOf = (id) => passes.find((row) => row.id === id);

const doorsOf = (maze) => maze.doors ?? [];
const withRole = (maze, wanted) => (maze.things ?? []).filter(({ role }) => role === wanted);
const pick = ({ cell, role, lock }) => ({ cell, role, ...(lock && { lock }) });
const given = (id, random) => ({ id, ...anyParams(rowOf(id), random) });

/** A list of passes with rooms, doors, things and locks in any order that mw.check takes. */
function anyList(random, base) {
  for (;;) {
    const list = ['rooms', 'doors', 'things', 'locksAndKeys'].filter(() => random.below(4) > 0);
    const others = ['braid', 'sparsify', 'rotate', 'flip', 'tile', 'crop', 'perturb', 'oneWay'];
    const more = random.below(2) === 0 ? [random.pick(others)] : [];
    const all = [...list, ...more].map((id) => given(id, random));
    if (random.below(3) === 0) all.sort(() => random.below(3) - 1);
    if (mw.check({ ...base, passes: all, maxCells: 4000 }) === null) return all;
  }
}

/** Mazes of every generator with these passes. */
function* made(list, { all = 24, ...more } = {}) {
  for (const { id } of rows) {
    for (let index = 0; index < seeds(all, 3); index++) {
      const [width, height] = [16 + (index % 5) * 5, 12 + (index % 7) * 4];
      const base = { algorithm: id, width, height, seed: seedOf(index), ...more };
      const options = { ...base, passes: list(index) };
      yield { options, base, maze: mw.generate(options) };
    }
  }
}

test('lists of passes equal their references; log, copy, JSON and code give the maze again', (t) => {
  const random = new Random(61n);
  const ran = new Map();
  for (let index = 0; index < seeds(40 * rows.length, 40); index++) {
    const row = random.pick(rows);
    const isStacked = index % 5 === 0;
    const size = { width: 3 + random.below(18), height: 3 + random.below(14) };
    const shape = isStacked
      ? { shape: 'cube', levels: 1 + random.below(3) }
      : index % 7 === 0
        ? { shape: { id: 'square', wrap: random.pick(['torus', 'moebius', 'cylinder']) } }
        : {};
    const base = { algorithm: row.id, ...size, ...shape, seed: seedOf(index) };
    const exits = random.pick(exitPolicies().filter((id) => id !== 'none'));
    const options = { ...base, exits, passes: anyList(random, { ...base, exits }) };
    const maze = mw.generate(options);
    const what = maze.code;
    const found = referenceMaze(row, options, gridOf(maze, options));
    const ends = { start: maze.start, end: maze.end };
    const oneWays = oneWaysOf(options, { ...found, ...ends });
    const expected = furnished(options, { ...found, ...ends, oneWays });
    assert.deepEqual([...maze.passages], [...expected.passages], `${what}: passages`);
    const doors = [...expected.doors].sort(([a], [b]) => a - b);
    assert.deepEqual(
      doorsOf(maze).map((door) => ({ ...door })),
      doors.map(([cell, door]) => ({ cell, ...door })),
      `${what}: doors`,
    );
    assert.deepEqual((maze.things ?? []).map(pick), expected.things, `${what}: things`);

    const logged = mw.generate({ ...options, steps: true });
    assertSameDungeon(logged, maze, `${what}: log`);
    const film = mw.film(logged);
    film.seek(film.length);
    assert.deepEqual(film.passages, maze.passages, `${what}: film`);
    for (const { cell } of [...doorsOf(maze), ...(maze.things ?? [])]) {
      assert.ok(film.marks[cell] & 32, `${what}: film places ${cell}`);
    }
    const json = JSON.parse(JSON.stringify(maze));
    assertSameDungeon(mw.generate(maze.code), maze, `${what}: code`);
    assertSameDungeon(mw.adopt(structuredClone({ ...maze })), maze, `${what}: clone`);
    assertSameDungeon(mw.adopt(json), maze, `${what}: JSON`);
    for (const { id } of options.passes) ran.set(id, (ran.get(id) ?? 0) + 1);
  }
  t.diagnostic([...ran].map(([id, times]) => `${id} ${times}`).join(', '));
  for (const id of ['rooms', 'doors', 'things', 'locksAndKeys']) {
    assert.ok(ran.get(id) > 10, `${id} ran ${ran.get(id)} times`);
  }
});

test('doors are at the openings of rooms, and at all of them', (t) => {
  let total = 0;
  for (const { maze } of made(() => [{ id: 'rooms' }, { id: 'doors', secret: 0.2 }])) {
    const inRoom = new Set(maze.rooms.flatMap(({ cells }) => cells));
    const openings = new Set(maze.rooms.flatMap(({ doors }) => doors));
    const cells = doorsOf(maze).map(({ cell }) => cell);
    assert.deepEqual(
      cells,
      [...openings].sort((a, b) => a - b),
      maze.code,
    );
    for (const { cell, direction, lock } of doorsOf(maze)) {
      assert.ok(!inRoom.has(cell), `${maze.code}: ${cell} is in a room`);
      assert.ok(maze.isOpen(cell, direction), `${maze.code}: ${cell} has a wall there`);
      assert.ok(inRoom.has(maze.neighbour(cell, direction)), `${maze.code}: ${cell}`);
      assert.equal(lock, undefined);
    }
    const states = (wanted) => doorsOf(maze).filter(({ state }) => state === wanted).length;
    const rounded = (share) => Math.floor((cells.length * Math.round(share * 1000) + 500) / 1000);
    assert.equal(states('secret'), rounded(0.2), maze.code);
    assert.equal(states('closed'), Math.min(rounded(0.7), cells.length - rounded(0.2)), maze.code);
    assert.equal(maze.kinds, null, maze.code);
    total += cells.length;
  }
  t.diagnostic(`${total} doors`);
  assert.ok(total > 100, `${total}`);
});

test('doors at chokepoints are in passages that cut the maze, one per corridor', () => {
  const list = () => [{ id: 'rooms' }, { id: 'doors', where: 'chokepoints' }];
  let total = 0;
  for (const { maze } of made(list, { all: 8 })) {
    const cuts = new Set();
    const { passages } = maze.bottlenecks();
    for (let i = 0; i < passages.length; i += 2) cuts.add(`${passages[i]} ${passages[i + 1]}`);
    for (const { cell, direction } of doorsOf(maze)) {
      const ends = [cell, maze.neighbour(cell, direction)].sort((a, b) => a - b);
      assert.ok(cuts.has(ends.join(' ')), `${maze.code}: ${ends}`);
    }
    total += doorsOf(maze).length;
  }
  assert.ok(total > 100, `${total}`);
});

test('every key can be reached before its lock, every lock is needed, and the end is behind the last', (t) => {
  let [locked, behind, mazes, asked] = [0, 0, 0, 0];
  const before = [[], [{ id: 'doors' }], [{ id: 'doors', where: 'chokepoints', share: 0.4 }]];
  const list = (index) => [
    { id: 'rooms', doors: 1 + (index % 3) },
    ...before[index % 3],
    ...(index % 2 ? [{ id: 'things' }] : []),
    { id: 'locksAndKeys', locks: 1 + (index % 6) },
    ...(index % 4 === 2 ? [{ id: 'things' }] : []),
  ];
  for (const exits of ['corners', 'farthest']) {
    for (const { maze, options } of made(list, { exits })) {
      const what = maze.code;
      const locks = doorsOf(maze).filter(({ state }) => state === 'locked');
      const numbers = locks.map(({ lock }) => lock).sort((a, b) => a - b);
      assert.deepEqual(
        numbers,
        locks.map((_, i) => i + 1),
        what,
      );
      assert.deepEqual(
        withRole(maze, 'key').map(({ lock }) => lock),
        numbers,
        what,
      );
      const most = options.passes.find(({ id }) => id === 'locksAndKeys').locks;
      assert.ok(locks.length <= most, what);
      for (const { lock } of locks) {
        const key = withRole(maze, 'key').find((thing) => thing.lock === lock).cell;
        // With the keys before it its key is in reach, and something only behind it is not.
        const reached = stepsAround(maze, maze.start, (other) => other.lock >= lock);
        assert.ok(reached.has(key), `${what}: key ${lock}`);
        const all = stepsAround(maze, maze.start, (other) => other.lock === lock);
        const whole = stepsAround(maze, maze.start, () => false);
        assert.ok(all.size < whole.size, `${what}: lock ${lock} keeps nothing`);
      }
      if (locks.length > 0) {
        const last = stepsAround(maze, maze.start, ({ lock }) => lock === locks.length);
        behind += Number(!last.has(maze.end));
        mazes++;
      }
      locked += locks.length;
      asked += most;
      // A game that follows its hints ends at the end, with every key before its lock.
      const game = mw.game(maze);
      for (let moves = 0; !game.done && moves <= game.best; moves++) {
        const hint = game.hint();
        const to = maze.neighbour(game.position, hint);
        const door = doorsOf(maze).find(
          ({ cell, direction }) =>
            (cell === game.position && maze.directions[direction] === hint) ||
            (cell === to && maze.neighbour(cell, direction) === game.position),
        );
        if (door?.lock) assert.ok(game.keys.includes(door.lock), `${what}: no key of ${door.lock}`);
        assert.notEqual(game.move(hint), 'blocked', what);
      }
      assert.ok(game.done && game.moves === game.best, `${what}: ${game.moves} of ${game.best}`);
    }
  }
  t.diagnostic(`${locked} of ${asked} locks; end behind the last in ${behind} of ${mazes}`);
  assert.ok(locked > asked / 2 && behind > mazes / 2);
});

test('things are where their role says', (t) => {
  const counts = {};
  for (const boss of ['none', 'exit', 'far']) {
    const list = (index) => [
      { id: 'rooms', doors: 1 + (index % 2) },
      { id: 'things', boss, treasure: (index % 5) / 4, monsters: 0.1, quiet: 5 },
    ];
    for (const { maze } of made(list, { all: 8 })) {
      const what = maze.code;
      const cells = maze.things.map(({ cell }) => cell);
      assert.equal(new Set(cells).size, cells.length, `${what}: two things in a cell`);
      assert.deepEqual([withRole(maze, 'entrance')[0].cell], [maze.start], what);
      assert.deepEqual([withRole(maze, 'exit')[0].cell], [maze.end], what);
      const distances = maze.distances(maze.start);
      for (const { cell } of withRole(maze, 'monster')) assert.ok(distances[cell] >= 5, what);
      for (const { cell, room } of withRole(maze, 'treasure')) {
        const isDeadEnd = [1, 2, 4, 8].includes(maze.passages[cell]);
        const path = new Set(maze.solve().path);
        const isSide = room !== null && !maze.rooms[room].cells.some((other) => path.has(other));
        assert.ok(isDeadEnd || isSide, `${what}: treasure at ${cell}`);
      }
      for (const { cell, room, role } of maze.things) {
        const at = maze.rooms.findIndex((one) => one.cells.includes(cell));
        assert.equal(room, at < 0 ? null : at, what);
        counts[role] = (counts[role] ?? 0) + 1;
      }
    }
  }
  t.diagnostic(JSON.stringify(counts));
  for (const role of ['boss', 'treasure', 'monster']) assert.ok(counts[role] > 50, role);
});

test('a pass that cannot run says which would', () => {
  const base = { algorithm: 'wilson', width: 12, height: 12, seed: 1 };
  const problem = (...ids) =>
    mw.check({ ...base, passes: ids.map((id) => (typeof id === 'string' ? { id } : id)) });
  assert.equal(problem('rooms', 'doors', 'things', 'locksAndKeys'), null);
  assert.equal(problem('oneWay', 'things'), null);
  assert.equal(problem({ id: 'doors', where: 'chokepoints' }), null);
  assert.equal(problem('things', 'locksAndKeys'), null);
  const cases = [
    [['doors'], 'passes.0.where', /must be 'chokepoints' in a maze without rooms/],
    [['doors', 'rooms'], 'passes.0.where', /which the pass 'rooms' makes/],
    [['rooms', 'repair', 'unicursal', 'doors'], 'passes.3.where', /without rooms/],
    [['things', 'braid'], 'passes.1.id', /must come before 'things'/],
    [['things', 'oneWay'], 'passes.1.id', /must come before 'things'/],
    [['oneWay', 'locksAndKeys'], 'passes.1.id', /must not be used together with 'oneWay'/],
  ];
  for (const [ids, field, message] of cases) {
    const found = problem(...ids);
    assert.equal(found?.field, field, ids.join(' '));
    assert.match(found.message, message);
  }
  assert.equal(mw.check({ ...base, shape: 'hex', passes: [{ id: 'things' }] }), null);
});

test('on a maze by hand, and after edits of one that is furnished', () => {
  const plain = mw.generate({ algorithm: 'wilson', width: 14, height: 10, seed: 3 });
  const own = mw.parse(plain.text());
  assert.throws(() => mw.apply(own, [{ id: 'doors' }], 1), { field: 'passes.0.where' });
  const locked = mw.apply(own, [{ id: 'things' }, { id: 'locksAndKeys' }], 'hand');
  assert.equal(doorsOf(locked).length, 3);
  assert.throws(
    () => mw.apply(locked, [{ id: 'braid' }], 1),
    /must be one of .* on what has things or locks/,
  );
  assert.throws(() => mw.apply(locked, [{ id: 'unicursal' }], 1), { field: 'passes.0.id' });
  const turned = mw.apply(locked, [{ id: 'rotate' }], 1);
  assert.deepEqual(
    doorsOf(turned)
      .map(({ lock }) => lock)
      .sort(),
    doorsOf(locked)
      .map(({ lock }) => lock)
      .sort(),
  );
  for (const { cell, direction } of doorsOf(turned)) assert.ok(turned.isOpen(cell, direction));
  // A door goes with its passage.
  const [{ cell, direction }] = doorsOf(locked);
  const edited = mw.edit(locked, [{ cell, direction: locked.directions[direction], open: false }]);
  assert.deepEqual(doorsOf(edited), doorsOf(locked).slice(1));
  assert.equal(mw.adopt(JSON.parse(JSON.stringify(edited))).doors?.length, 2);
});

/** Mazes of squares, flat, glued and in storeys, with all sorts of doors. */
function* furnishedMazes() {
  const shapes = [{}, { shape: { id: 'square', wrap: 'torus' } }, { shape: 'cube', levels: 2 }];
  const list = [{ id: 'rooms' }, { id: 'doors', secret: 0.2 }, { id: 'things' }];
  for (const shape of shapes) {
    for (let seed = 0; seed < seeds(12, 4); seed++) {
      const size = { width: 14, height: 12, seed };
      yield mw.generate({
        ...{ algorithm: 'wilson', ...shape, ...size },
        passes: [...list, { id: 'locksAndKeys' }],
      });
    }
  }
}

test('files keep doors in their passages', () => {
  for (const maze of furnishedMazes()) {
    for (const widths of [{}, { corridor: 3, wall: 2 }]) {
      const read = mw.adopt(readTmj(toTmj(maze, widths)));
      assert.deepEqual([read.doors, read.things], [maze.doors, maze.things], maze.code);
      assert.equal(read.code, maze.code);
    }
    assert.deepEqual(mw.adopt(readMzw(toMzw(maze))).doors, maze.doors, maze.code);
  }
});

test('shut doors stop sight, stand between tiles, and part areas', () => {
  for (const maze of furnishedMazes()) {
    if (maze.levels > 1 || maze.shapeParams.wrap !== 'none') continue;
    const { doors, walls, floor } = maze.tiles({ layers: true });
    const game = mw.game(maze);
    const areaOf = new Map();
    const { areas, links } = maze.areas();
    for (const [i, { cells }] of areas.entries()) for (const cell of cells) areaOf.set(cell, i);
    assert.equal(doors.data.filter(Boolean).length, maze.doors.length, maze.code);
    for (const { cell, direction, state, lock } of maze.doors) {
      const to = maze.neighbour(cell, direction);
      const isSeen = maze.view(cell, { radius: 2 })[to] === 1;
      const passes = maze.view(cell, { radius: 2, through: 'doors' })[to] === 1;
      assert.ok(passes, `${maze.code}: ${cell} sees ${to} through doors`);
      assert.equal(game.view({ radius: 2 })[game.position], 1);
      // A shut door is seen past only where another way round is in sight, which no room leaves.
      if (state === 'open') assert.ok(isSeen, `${maze.code}: ${cell} sees ${to}`);
      else assert.ok(!isSeen, `${maze.code}: ${cell} does not see ${to}`);
      const [a, b] = [maze.tileOf(cell), maze.tileOf(to)];
      const at = ((a.y + b.y) / 2) * doors.width + (a.x + b.x) / 2;
      assert.equal(doors.data[at], 17 + ['open', 'closed', 'secret', 'locked'].indexOf(state));
      assert.deepEqual([walls.data[at], floor.data[at] > 0], [0, true]);
      const own = [areaOf.get(cell), areaOf.get(to)].sort((c, d) => c - d);
      const link = links.find(
        (one) => one.from === own[0] && one.to === own[1] && one.door === cell,
      );
      assert.ok(link, `${maze.code}: no link through ${cell}`);
      if (lock) {
        const behind = areas[own[0]].behind.includes(lock) !== areas[own[1]].behind.includes(lock);
        assert.ok(behind, `${maze.code}: lock ${lock} parts its areas`);
      }
    }
  }
});

test('data with doors that do not fit is refused', () => {
  const maze = mw.generate({
    ...{ algorithm: 'wilson', width: 12, height: 12, seed: 1 },
    passes: [{ id: 'rooms' }, { id: 'doors' }],
  });
  const [first, second] = maze.doors;
  const wall = maze.directions.findIndex((_, i) => !maze.isOpen(first.cell, i));
  const bad = [
    [[{ ...first, direction: wall }], 'doors'],
    [[{ ...first, direction: undefined }], 'doors'],
    [[{ ...first, direction: 7 }], 'doors'],
    [[first, first], 'doors'],
    [[second, first], 'doors'],
    [[{ ...first, cell: maze.cellCount }], 'doors'],
    [[{ ...first, direction: 8 }], 'doors[0]'],
    [[{ ...first, direction: 2 ** 24 }], 'doors[0]'],
    [[{ ...first, direction: -1 }], 'doors[0]'],
    [[{ ...first, direction: Number.NaN }], 'doors[0]'],
    [[{ ...first, direction: 'east' }], 'doors[0]'],
    [[{ ...first, state: 'ajar' }], 'doors[0]'],
  ];
  for (const [doors, field] of bad) {
    const data = { ...structuredClone({ ...maze }), code: null, doors };
    assert.throws(() => mw.adopt(data), { field, name: 'MazeError' }, JSON.stringify(doors));
  }
});
