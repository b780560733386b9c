/** Passes on dungeons: equal to their references, and what each promises, on flat and stacked levels. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockFaultsOf } from '../../fuzz/locks.js';
import { anyParams, exitPolicies, seedOf } from '../support/cases.js';
import { assertSameDungeon, assertSameMaze, sameBytes } from '../support/checker.js';
import { doorFaultsOf, faultsOf } from '../support/dungeon-checker.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { furnished, gridOf, referenceMaze } from '../support/reference/index.js';
import { Floor } from '../support/reference/passes/floor.js';
import { seeds } from '../support/seeds.js';
import { assertWhole } from '../support/whole.js';

const { passes, generators } = mw.catalog;
const rows = generators.filter(
  ({ kind, shapes }) => kind === 'dungeon' && shapes.includes('square'),
);
const stacked = rows.filter(({ shapes }) => shapes.includes('cube'));
/** Those that furnish dungeons: of the others sparsify leaves the look of what is left, and some turn them. */
const own = passes.filter(({ dungeons, resizes, id }) => dungeons && !resizes && id !== 'sparsify');
const [DOOR, CORRIDOR, STAIRS] = [2, 3, 5];

const doorsOf = (maze) => maze.doors ?? [];
const thingsOf = (maze) => maze.things ?? [];
const withRole = (maze, wanted) => thingsOf(maze).filter(({ role }) => role === wanted);
const pick = ({ cell, role, lock }) => ({ cell, role, ...(lock && { lock }) });
const floorOf = (maze) =>
  new Floor({ passages: maze.passages, kinds: maze.kinds }, gridOf(maze, { ...maze, passes: [] }));

/** Dungeons of every row, each with these passes. */
function* made(list, { all = 60, ...more } = {}) {
  for (const { id, modes } of rows) {
    for (const mode of modes) {
      for (let index = 0; index < seeds(all); index++) {
        const [width, height] = [20 + (index % 7) * 8, 16 + (index % 5) * 8];
        const base = { algorithm: id, mode, width, height, seed: seedOf(index), ...more };
        const options = { ...base, passes: list(index) };
        if (mw.check(options) === null) yield { options, maze: mw.generate(options), base, mode };
      }
    }
  }
}

/** A random list of these passes, in a random order that mw.check takes. */
function anyList(random, isStacked) {
  const list = own
    .filter(({ id }) => (id === 'stairs' ? isStacked : random.below(2) === 0))
    .map((row) => ({ id: row.id, ...anyParams(row, random) }));
  if (random.below(2) === 0) {
    const other = random.pick(passes.filter((row) => row.dungeons && !own.includes(row)));
    list.splice(random.below(list.length + 1), 0, { id: other.id, ...anyParams(other, random) });
  }
  if (random.below(3) === 0) list.reverse();
  return list;
}

test('lists of passes equal their references; log, copy, JSON and code give the dungeon again', (t) => {
  const random = new Random(41n);
  const ran = new Map();
  for (let index = 0; index < seeds(240 * rows.length); index++) {
    const isStacked = index % 3 === 0;
    const row = random.pick(isStacked ? stacked : rows);
    const mode = isStacked ? 'standard' : random.pick(row.modes);
    const size = { width: 12 + random.below(24), height: 12 + random.below(18) };
    const shape = isStacked ? { shape: 'cube', levels: 1 + random.below(3) } : {};
    const options = {
      ...{ algorithm: row.id, mode, ...size, ...shape, seed: seedOf(index) },
      exits: random.pick(exitPolicies()),
      passes: anyList(random, isStacked),
    };
    if (mw.check(options)) continue;
    const maze = mw.generate(options);
    const what = maze.code;
    const found = referenceMaze(row, options, gridOf(maze, options));
    const expected = furnished(options, { ...found, start: maze.start, end: maze.end });
    assert.ok(sameBytes(maze.passages, expected.passages), `${what}: passages`);
    assert.ok(sameBytes(maze.kinds, expected.kinds), `${what}: kinds`);
    const doors = [...expected.doors].sort(([a], [b]) => a - b);
    assert.deepEqual(
      doorsOf(maze).map((door) => ({ ...door })),
      doors.map(([cell, door]) => ({ cell, ...door })),
      `${what}: doors`,
    );
    assert.deepEqual(thingsOf(maze).map(pick), expected.things, `${what}: things`);

    const logged = mw.generate({ ...options, steps: true });
    assertSameDungeon(logged, maze, `${what}: log`);
    const film = mw.film(logged);
    film.seek(film.length);
    assert.ok(sameBytes(film.passages, maze.passages), `${what}: film`);
    assert.ok(sameBytes(film.kinds, maze.kinds), `${what}: kinds of the film`);
    const json = JSON.parse(JSON.stringify(maze));
    assertSameDungeon(mw.generate(maze.code), maze, `${what}: code`);
    assertSameDungeon(mw.adopt(structuredClone({ ...maze })), maze, `${what}: clone`);
    assertSameDungeon(mw.adopt(json), maze, `${what}: JSON`);
    for (const { id } of options.passes) ran.set(id, (ran.get(id) ?? 0) + 1);
  }
  t.diagnostic([...ran].map(([id, times]) => `${id} ${times}`).join(', '));
  for (const { id } of own) assert.ok(ran.get(id) > seeds(20), `${id} ran ${ran.get(id)} times`);
});

test('tidy leaves no doors in a row, no corridor back into its own room, and as few dead ends as told', () => {
  const messy = { margin: 1 };
  for (const params of [{}, messy]) {
    for (const { options, maze, base, mode } of made(() => [{ id: 'tidy', deadEnds: 1 }])) {
      const fitting = options.algorithm === 'bspDungeon' && mode === 'standard';
      if (params === messy && !fitting) continue;
      const tidied = params === messy ? mw.generate({ ...options, params }) : maze;
      const before = mw.generate({ ...base, ...(params === messy && { params }) });
      const pieces = before.stats().components;
      assert.equal(tidied.stats().components, pieces, tidied.code);
      for (const [cell, kind] of tidied.kinds.entries()) {
        assert.ok(kind === before.kinds[cell] || kind === 0, `${tidied.code}: ${cell}`);
      }
      const floor = floorOf(tidied);
      const rooms = floor.rooms();
      const roomAt = (tile) => rooms.findIndex((room) => room.has(tile));
      for (const tile of floor.tiles) {
        if (!floor.isOutside(tile)) continue;
        assert.notEqual(floor.links(tile).length, 1, `${tidied.code}: dead end ${tile}`);
        if (floor.openings(tile).length === 0 || !floor.isChain(tile)) continue;
        // Along the corridor from a room: it ends elsewhere.
        let [from] = floor.near(tile).filter((to) => floor.inRoom(to));
        const room = roomAt(from);
        let at = tile;
        do {
          const [next] = floor.near(at).filter((to) => to !== from);
          [from, at] = [at, next];
        } while (floor.isChain(at) && at !== tile);
        assert.notEqual(roomAt(at), room, `${tidied.code}: corridor back from ${tile}`);
      }
      // Where corridors had no rock to keep off walls, an opening stays double if both are needed.
      for (const tile of floor.tiles.filter((one) => floor.openings(one).length > 0)) {
        const isSame = (to) =>
          floor.openings(to).some((side) => floor.openings(tile).includes(side));
        if (floor.near(tile).some(isSame))
          assert.ok(!floor.isSpare(tile), `${tidied.code}: ${tile}`);
      }
      if (mode === 'standard' && params !== messy) assert.deepEqual(faultsOf(tidied), []);
    }
  }
});

test('doors stand in walls, in the shares that are asked for; where none is asked for there is none', () => {
  let [total, secret] = [0, 0];
  for (const where of ['none', 'rooms', 'chokepoints']) {
    const list = (index) => [
      {
        id: 'doors',
        where,
        closed: (index % 3) / 2,
        secret: (index % 2) / 4,
        share: index % 5 ? 1 : 0.5,
      },
    ];
    for (const { options, maze, base } of made(list)) {
      const what = maze.code;
      assert.deepEqual(doorFaultsOf({ ...maze, doors: doorsOf(maze) }), [], what);
      assert.equal(maze.stats().components, mw.generate(base).stats().components, what);
      // Locks stay as they were.
      const hung = doorsOf(maze).filter(({ lock }) => lock === undefined);
      const states = (state) => hung.filter((door) => door.state === state).length;
      const count = hung.length;
      const [{ closed, secret: hidden, share }] = options.passes;
      assert.equal(states('secret'), Math.floor(count * hidden + 0.5), what);
      const left = count - states('secret');
      assert.equal(states('closed'), Math.min(left, Math.floor(count * closed + 0.5)), what);
      if (where === 'none') assert.equal(count, 0, what);
      const floor = floorOf(maze);
      for (const { cell } of hung) {
        assert.ok(
          !floor.near(cell).some((to) => maze.kinds[to] === DOOR),
          `${what}: doors in a row`,
        );
        if (where === 'rooms') assert.ok(floor.openings(cell).length > 0, what);
        if (where === 'chokepoints') assert.ok(floor.isChokepoint(cell), what);
      }
      if (where === 'rooms' && share === 1) {
        // Every doorway of a room has a door, or one next to it has.
        for (const tile of floor.tiles) {
          if (floor.openings(tile).length === 0 || !floor.isDoorway(tile)) continue;
          const isNear = [tile, ...floor.near(tile)].some((to) => maze.kinds[to] === DOOR);
          assert.ok(isNear, `${what}: ${tile} has no door`);
        }
      }
      total += count;
      secret += states('secret');
    }
  }
  assert.ok(total > seeds(500) && secret > seeds(50), `${total} doors, ${secret} secret`);
});

test('a door that a later pass leaves at a dead end becomes a corridor', () => {
  let gone = 0;
  for (const { id } of passes.filter(({ dungeons }) => dungeons)) {
    const hung = [{ id: 'doors', where: 'chokepoints' }];
    const lists = made(() => [...hung, { id }], { all: 12 });
    for (const { maze, base } of lists) {
      assertWhole(maze, maze.code);
      if (id !== 'sparsify') continue;
      const before = mw.generate({ ...base, passes: hung });
      gone += doorsOf(before).filter(({ cell }) => maze.kinds[cell] === CORRIDOR).length;
    }
  }
  assert.ok(gone > 0);
});

test('widen touches no room and joins nothing', () => {
  let dug = 0;
  for (const width of [2, 3]) {
    for (const { maze, base } of made(() => [{ id: 'widen', width }])) {
      const before = mw.generate(base);
      const floor = floorOf(maze);
      for (const [cell, kind] of maze.kinds.entries()) {
        if (before.kinds[cell] !== 0) assert.equal(kind, before.kinds[cell], maze.code);
        if (kind === 0 || before.kinds[cell] !== 0) continue;
        dug++;
        assert.equal(kind, 3, maze.code);
        assert.deepEqual(floor.openings(cell), [], `${maze.code}: ${cell} touches a room`);
        const { x, y } = maze.positionOf(cell);
        assert.ok(x > 0 && y > 0 && x < maze.width - 1 && y < maze.height - 1, maze.code);
      }
      assert.deepEqual(
        maze.rooms.map(({ doors }) => doors),
        before.rooms.map(({ doors }) => doors),
        maze.code,
      );
      assert.equal(maze.stats().components, before.stats().components, maze.code);
      // Loops are as many as before: a floor's cycles but its squares of four open tiles.
      const loopsOf = ({ kinds, width: w, ...m }) => {
        const squares = kinds.reduce(
          (sum, kind, at) =>
            sum +
            Number(
              kind && (at + 1) % w && kinds[at + 1] && kinds[at + w] && kinds[at + w + 1] ? 1 : 0,
            ),
          0,
        );
        return m.loops - squares;
      };
      const figure = (m) => loopsOf({ kinds: m.kinds, width: m.width, loops: m.stats().loops });
      assert.equal(figure(maze), figure(before), `${maze.code}: loops`);
    }
  }
  assert.ok(dug > seeds(1000), `${dug}`);
});

test('stairs lead up and down between the same places, and join all levels', (t) => {
  let [pairs, dungeons] = [0, 0];
  for (const { id } of stacked) {
    for (let index = 0; index < seeds(120, 12); index++) {
      const levels = 1 + (index % 4);
      const wanted = 1 + (index % 3);
      const base = {
        algorithm: id,
        shape: 'cube',
        width: 30,
        height: 24,
        levels,
        seed: seedOf(index),
      };
      const options = { ...base, passes: [{ id: 'stairs', pairs: wanted, apart: 6 }] };
      const maze = mw.generate(options);
      assert.equal(maze.stats().components, 1, maze.code);
      if (levels > 1) assert.equal(mw.check(base).field, 'passes');
      const [up, down] = ['up', 'down'].map((name) => maze.directions.indexOf(name));
      const above = (cell) => maze.neighbour(cell, up);
      const perLevel = new Array(levels).fill(0);
      for (const [cell, bits] of maze.passages.entries()) {
        const leads = [up, down].filter((direction) => (bits >> direction) & 1);
        assert.equal(leads.length, maze.kinds[cell] === STAIRS ? 1 : 0, `${maze.code}: ${cell}`);
        if (leads[0] !== up) continue;
        assert.equal(maze.kinds[above(cell)], STAIRS, maze.code);
        perLevel[maze.positionOf(cell).level]++;
      }
      for (const count of perLevel.slice(0, -1))
        assert.ok(count >= 1 && count <= wanted, maze.code);
      assert.equal(perLevel.at(-1), 0);
      for (const room of maze.rooms) {
        assert.equal(room.level !== undefined, levels > 1, maze.code);
        for (const door of room.doors) assert.equal(maze.positionOf(door).level, room.level ?? 0);
      }
      const path = maze.solve({ from: maze.start, to: maze.end }).path;
      assert.equal(maze.positionOf(path.at(-1)).level, maze.positionOf(maze.end).level);
      pairs += perLevel.reduce((a, b) => a + b);
      dungeons++;
    }
  }
  t.diagnostic(`${pairs} pairs of stairs in ${dungeons} dungeons`);
});

test('where two levels have no floor in common, a tunnel is dug to the stairs', () => {
  const flat = (text) => mw.parse(text).kinds;
  const [low, high] = [
    '#########\n#..######\n#########\n',
    '#########\n######..#\n#########\n',
  ].map(flat);
  const kinds = Uint8Array.from([...low, ...high]);
  const passages = Uint8Array.from(kinds, (kind, at) =>
    kind === 0 ? 0 : (kinds[at - 1] ? 4 : 0) | (kinds[at + 1] ? 8 : 0),
  );
  const data = {
    shape: 'cube',
    width: 9,
    height: 3,
    levels: 2,
    kinds,
    passages,
    shapeParams: {},
    dungeon: true,
  };
  const maze = mw.adopt({
    ...structuredClone({ ...mw.parse('#\n') }),
    ...data,
    rooms: [],
    start: 10,
    end: 43,
  });
  assert.equal(maze.stats().components, 2);
  const joined = mw.apply(maze, [{ id: 'stairs' }], 1);
  assert.equal(joined.stats().components, 1);
  const levels = [joined.kinds.slice(9, 18), joined.kinds.slice(36, 45)].map((row) => row.join(''));
  assert.deepEqual(levels, ['015000000', '005333110']);
});

test('things are where their role says', (t) => {
  const counts = {};
  for (const boss of ['none', 'exit', 'far']) {
    for (const exits of ['corners', 'farthest']) {
      const list = (index) => [
        { id: 'doors' },
        {
          id: 'things',
          boss,
          treasure: (index % 5) / 4,
          monsters: (index % 9) / 100,
          corridorMonsters: (index % 4) / 100,
          quiet: 5,
        },
      ];
      for (const { maze, options } of made(list, { exits, all: 30 })) {
        const what = maze.code;
        const cells = thingsOf(maze).map(({ cell }) => cell);
        assert.equal(new Set(cells).size, cells.length, `${what}: two things on a tile`);
        for (const cell of cells) assert.ok(![0, DOOR, STAIRS].includes(maze.kinds[cell]), what);
        assert.deepEqual(
          withRole(maze, 'entrance').map(({ cell }) => cell),
          [maze.start],
          what,
        );
        if (maze.start !== maze.end)
          assert.deepEqual(
            withRole(maze, 'exit').map(({ cell }) => cell),
            [maze.end],
            what,
          );
        const distances = maze.distances(maze.start);
        const floor = floorOf(maze);
        for (const { cell } of withRole(maze, 'monster')) assert.ok(distances[cell] >= 5, what);
        for (const { cell } of withRole(maze, 'boss')) {
          const path = maze.solve({ from: cell, to: maze.end }).path.length;
          if (boss === 'exit') assert.equal(distances[cell] + path - 1, distances[maze.end], what);
          assert.notEqual(boss, 'none');
        }
        const rooms = floor.rooms();
        for (const { cell } of withRole(maze, 'treasure')) {
          const isSide = !rooms.find((room) => room.has(cell))?.has(maze.end);
          assert.ok(isSide || floor.links(cell).length === 1, `${what}: treasure at ${cell}`);
        }
        const reached = floor.tiles.filter(
          (tile) => distances[tile] !== 0xffffffff && maze.kinds[tile],
        );
        for (const isRoom of [true, false]) {
          const tiles = reached.filter((tile) => floor.inRoom(tile) === isRoom);
          const { monsters, corridorMonsters } = options.passes[1];
          const percent = Math.round(100 * (isRoom ? monsters : corridorMonsters));
          const most = Math.floor((tiles.length * percent) / 100 + 0.5);
          const found = withRole(maze, 'monster').filter(
            ({ cell }) => floor.inRoom(cell) === isRoom,
          );
          assert.ok(found.length <= most, `${what}: ${found.length} of ${most}`);
        }
        for (const { role } of thingsOf(maze)) counts[role] = (counts[role] ?? 0) + 1;
        for (const { cell, room, level } of thingsOf(maze)) {
          assert.equal(level, 0);
          const { x, y } = maze.positionOf(cell);
          const isIn = (r) => x >= r.x && y >= r.y && x < r.x + r.width && y < r.y + r.height;
          assert.equal(room, maze.rooms.some(isIn) ? maze.rooms.findIndex(isIn) : null, what);
        }
      }
    }
  }
  t.diagnostic(JSON.stringify(counts));
});

test('monsters are a share of the tiles, in hundredths, which codes hold as whole numbers', () => {
  const base = { algorithm: 'bspDungeon', width: 44, height: 32, seed: 7 };
  const make = (monsters) => mw.generate({ ...base, passes: [{ id: 'things', monsters }] });
  const maze = make(0.34);
  assert.match(maze.code, /~a\.monsters\.34~/);
  assert.equal(maze.passes[0].monsters, 0.34);
  assert.equal(mw.generate(maze.code).passes[0].monsters, 0.34);
  // Before, monsters were a number per 100 tiles: a code with 1 means 0.01, not all tiles.
  assert.match(make(0.01).code, /~a\.monsters\.1~/);
  assert.match(make(1).code, /~a\.monsters\.100~/);
  for (const bad of [3, 1.01, -0.01, 0.005, '0.1', Number.NaN]) {
    assert.throws(() => make(bad), {
      field: 'passes.0.monsters',
      message: /must be a number from 0 to 1 in steps of 0\.01; got/,
    });
  }
  const { params } = mw.catalog.passes.find(({ id }) => id === 'things');
  const shares = params.filter(({ kind }) => kind === 'share').map(({ id }) => id);
  assert.deepEqual(shares, ['treasure', 'monsters', 'corridorMonsters', 'danger']);
});

test('with danger monsters are farther from the entrance', () => {
  const mean = (danger) => {
    let [sum, count] = [0, 0];
    for (let seed = 0; seed < 20; seed++) {
      const passes = [{ id: 'things', danger, monsters: 0.05 }];
      const maze = mw.generate({ algorithm: 'bspDungeon', width: 80, height: 60, seed, passes });
      const distances = maze.distances(maze.start);
      for (const { cell } of withRole(maze, 'monster')) {
        sum += distances[cell];
        count++;
      }
    }
    return sum / count;
  };
  // Of two uniform draws from 0 to 1 the larger is 2/3 on average, one is 1/2.
  assert.ok(mean(1) > 1.15 * mean(0), `${mean(1)} ${mean(0)}`);
});

test('locks can be opened in order, every key is needed, and the end is behind the last', (t) => {
  let [locked, full, behind, dungeons] = [0, 0, 0, 0];
  const before = [[], [{ id: 'doors' }], [{ id: 'doors', where: 'chokepoints' }]];
  const list = (index) => [
    ...before[index % 3],
    ...(index % 2 ? [{ id: 'things' }] : []),
    { id: 'locksAndKeys', locks: 1 + (index % 6) },
    ...(index % 4 === 2 ? [{ id: 'things' }] : []),
  ];
  for (const exits of ['corners', 'farthest']) {
    for (const { maze, options, mode } of made(list, { exits, all: 150 })) {
      const what = maze.code;
      const locks = doorsOf(maze).filter(({ state }) => state === 'locked');
      const keys = withRole(maze, 'key').map(({ lock }) => lock);
      const numbers = locks.map(({ lock }) => lock).sort((a, b) => a - b);
      assert.deepEqual(
        numbers,
        Array.from(locks, (_, i) => i + 1),
        what,
      );
      assert.deepEqual(keys, numbers, what);
      assert.ok(locks.length <= options.passes.find(({ id }) => id === 'locksAndKeys').locks, what);
      if (mode === 'standard') assert.deepEqual(lockFaultsOf(maze), [], what);
      for (const { lock } of locks) assertNeeded(maze, lock, what);
      const last = locks.find(({ lock }) => lock === locks.length)?.cell;
      const isBehind =
        last !== undefined &&
        !floorOf(maze)
          .reach(maze.start, (to) => to === last)
          .has(maze.end);
      dungeons++;
      locked += locks.length;
      full += Number(locks.length === options.passes.find(({ id }) => id === 'locksAndKeys').locks);
      behind += Number(isBehind);
    }
  }
  t.diagnostic(
    `${locked} locks in ${dungeons} dungeons, ${full} with all, end behind the last in ${behind}`,
  );
  assert.ok(full > dungeons / 2 && behind > dungeons / 2);
});

/** Without a key its door stays closed, and what is behind it cannot be reached. */
function assertNeeded(maze, lock, what) {
  const floor = floorOf(maze);
  const door = maze.doors.find((one) => one.lock === lock).cell;
  const withKeys = floor.reach(maze.start, (to) => to === door);
  assert.ok(
    floor.near(door).some((to) => !withKeys.has(to)),
    `${what}: door ${door} separates nothing`,
  );
  const key = maze.things.find((one) => one.role === 'key' && one.lock === lock).cell;
  const closed = new Set(
    maze.doors.filter((one) => (one.lock ?? 0) >= lock).map(({ cell }) => cell),
  );
  assert.ok(floor.reach(maze.start, (to) => closed.has(to)).has(key), `${what}: key ${lock}`);
}

test('text and parse keep rooms, doors and things, and accept nothing else', () => {
  const random = new Random(43n);
  let parts = 0;
  const lists = () => anyList(random, false);
  for (const { maze } of made(lists, { all: 120 })) {
    if (maze.kinds.every((kind) => kind === 0)) continue;
    const text = maze.text();
    const read = mw.parse(text);
    assertSameMaze(read, maze, maze.code);
    assert.equal(read.text(), text);
    assert.deepEqual(read.things, maze.things, maze.code);
    assert.deepEqual(read.doors, maze.doors, maze.code);
    assert.deepEqual(
      read.rooms.map(({ doors, ...room }) => ({ ...room, doors: [...new Set(doors)].sort() })),
      maze.rooms.map(({ doors, ...room }) => ({ ...room, doors: [...new Set(doors)].sort() })),
      maze.code,
    );
    parts += thingsOf(maze).length + doorsOf(maze).length;
    const lines = text.trimEnd().split('\n');
    const i = random.below(text.length - 1);
    for (const wrong of [
      `${text.slice(0, i)}?${text.slice(i + 1)}`,
      [...lines, 'doors 0,0,open'].join('\n'),
      [...lines, 'things boss,0,0'].join('\n'),
      [...lines, 'rooms 1,1,0,4'].join('\n'),
    ]) {
      assert.throws(() => mw.parse(wrong), { code: 'invalid-option', field: 'text' }, wrong);
    }
  }
  assert.ok(parts > seeds(1000), `${parts}`);
});

test('a dungeon by hand gets doors, things and locks', () => {
  const text = [
    '###############',
    '#S..###########',
    '#.../,,,...####',
    '#...####...####',
    '########/######',
    '########,######',
    '####...,,,...##',
    '####...###..E##',
    '###############',
    '',
  ].join('\n');
  const maze = mw.parse(text);
  assert.equal(maze.text(), text, 'nothing new to say');
  const locked = mw.apply(
    maze,
    [{ id: 'doors' }, { id: 'locksAndKeys' }, { id: 'things' }],
    'hand',
  );
  assert.deepEqual(lockFaultsOf(locked), []);
  assert.equal(doorsOf(locked).filter(({ lock }) => lock).length, 3);
  assert.equal(mw.parse(locked.text()).text(), locked.text());
  for (const { id, needsEndpoints } of own) {
    const apply = () => mw.apply(locked, [{ id }], 1);
    if (needsEndpoints) apply();
    else assert.throws(apply, { field: 'passes.0.id' }, id);
  }
  const turned = mw.apply(locked, [{ id: 'rotate' }], 1);
  assert.deepEqual(lockFaultsOf(turned), []);
  assert.equal(turned.things.length, locked.things.length);
});
