/** Missions: the dungeon is the graph, whoever wrote it. Everything is read from the tiles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockFaultsOf } from '../../fuzz/locks.js';
import { seedOf } from '../support/cases.js';
import { assertSameMaze } from '../support/checker.js';
import { doorFaultsOf, faultsOf } from '../support/dungeon-checker.js';
import { mw } from '../support/load.js';
import { missionGraphs } from '../support/missions.js';
import { Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';

const algorithm = 'mission';
const SEEDS = seeds(1000, 100);
const [ROCK, ROOM] = [0, 1];

/** The pieces of room tiles, each a list of cells, and the piece of every room tile. */
function piecesOfRooms(maze) {
  const of = new Map();
  const pieces = [];
  for (const [first, kind] of maze.kinds.entries()) {
    if (kind !== ROOM || of.has(first)) continue;
    const cells = [first];
    of.set(first, pieces.length);
    for (const cell of cells) {
      for (const next of around(maze, cell)) {
        if (maze.kinds[next] !== ROOM || of.has(next)) continue;
        of.set(next, pieces.length);
        cells.push(next);
      }
    }
    pieces.push(cells.sort((a, b) => a - b));
  }
  return { of, pieces };
}

const around = ({ width }, cell) => [cell - width, cell + width, cell - 1, cell + 1];

/**
 * The edges that the tiles show: every piece of floor between rooms, with the rooms that it touches and
 * the doors that stand in it.
 */
function edgesOfTiles(maze, roomAt) {
  const seen = new Set();
  const edges = [];
  for (const [first, kind] of maze.kinds.entries()) {
    if (kind === ROCK || kind === ROOM || seen.has(first)) continue;
    seen.add(first);
    const cells = [first];
    const touches = [];
    for (const cell of cells) {
      for (const next of around(maze, cell)) {
        if (maze.kinds[next] === ROOM) touches.push({ room: roomAt(next), cell });
        else if (maze.kinds[next] !== ROCK && !seen.has(next)) {
          seen.add(next);
          cells.push(next);
        }
      }
    }
    // One line of tiles: two ends, each at a room.
    assert.equal(touches.length, 2, `corridor of ${first}`);
    for (const cell of cells) {
      const open = around(maze, cell).filter((next) => maze.kinds[next] !== ROCK).length;
      assert.equal(open, 2, `corridor branches at ${cell}`);
    }
    const doors = maze.doors.filter(({ cell }) => cells.includes(cell));
    assert.equal(doors.length, 1, `doors of the corridor of ${first}`);
    const [{ cell, state, lock = 0 }] = doors;
    const to = touches.find((touch) => touch.cell === cell)?.room;
    const from = touches.find((touch) => touch.room !== to)?.room;
    edges.push(`${from} ${state} ${lock ?? 0} ${to}`);
  }
  return edges.sort();
}

/** Whether a door stands at a corner of a rectangular room with longer walls. */
function isAtCorner(maze, door) {
  return maze.rooms.some(({ x, y, width, height, cells }) => {
    if (cells || Math.max(width, height) < 3) return false;
    const [column, row] = [door % maze.width, Math.floor(door / maze.width)];
    const onSide = (row === y - 1 || row === y + height) && [x, x + width - 1].includes(column);
    const onEnd = (column === x - 1 || column === x + width) && [y, y + height - 1].includes(row);
    return onSide || onEnd;
  });
}

/** Fails unless a dungeon keeps every promise; returns its rooms' numbers by tile and its edges. */
function assertSound(maze, what) {
  assert.deepEqual([...faultsOf(maze), ...doorFaultsOf(maze)], [], what);
  assert.deepEqual(lockFaultsOf(maze), [], what);
  const { of, pieces } = piecesOfRooms(maze);
  assert.equal(pieces.length, maze.rooms.length, what);
  const numbers = pieces.map((cells) =>
    maze.rooms.findIndex((room) => String(cellsOf(maze, room)) === String(cells)),
  );
  assert.ok(!numbers.includes(-1), `${what}: rooms and tiles differ`);
  const roomAt = (cell) => numbers[of.get(cell)] ?? -1;
  for (const room of maze.rooms) {
    for (const door of room.doors) assert.ok(!isAtCorner(maze, door), `${what}: corner ${door}`);
  }
  const cells = maze.things.map(({ cell }) => cell);
  assert.equal(new Set(cells).size, cells.length, `${what}: two things on a tile`);
  const at = (wanted) => maze.things.filter(({ role }) => role === wanted).map(({ cell }) => cell);
  assert.deepEqual([at('entrance'), at('exit')], [[maze.start], [maze.end]], what);
  return { roomAt, edges: edgesOfTiles(maze, roomAt) };
}

function cellsOf(maze, { x, y, width, height, cells }) {
  if (cells) return [...cells];
  return Array.from(
    { length: width * height },
    (_, i) => (y + Math.floor(i / width)) * maze.width + x + (i % width),
  );
}

/** What a text asks for: names and sizes of rooms, edges, things by room. Written by hand for drawings. */
function wantedOf(text) {
  const drawing = /^(\S+): @\n((?:.+\n)+)\n/m.exec(text);
  const lines = text.replace(drawing?.[2] ?? '', '').split('\n');
  const names = [];
  const sizes = [];
  const edges = [];
  const things = [];
  const states = { '-': 'open', '+': 'closed', '?': 'secret' };
  for (const line of lines) {
    const [, name, size] = /^(\S+): (.+)$/.exec(line) ?? [];
    if (name) {
      names.push(name);
      sizes.push(size === '@' ? null : size);
    }
  }
  for (const line of lines) {
    const words = line.split(' ');
    const [from, to] = [names.indexOf(words[0]), names.indexOf(words[2])];
    if (words[1] === '-' || words[1] === '+' || words[1] === '?') {
      edges.push(`${from} ${states[words[1]]} 0 ${to}`);
    } else if (words[1]?.startsWith('=')) {
      edges.push(`${from} locked ${words[1].slice(1, -1)} ${to}`);
    } else if (words.at(-2) === 'in') {
      const lock = words[0] === 'key' ? Number(words[1]) : 0;
      things.push(`${words[0]} ${lock} ${names.indexOf(words.at(-1))}`);
    }
  }
  if (!/^entrance in/m.test(text)) things.push('entrance 0 0');
  if (!/^exit in/m.test(text)) things.push(`exit 0 ${names.length - 1}`);
  return { names, sizes, edges: edges.sort(), things, drawing: drawing?.[2] ?? null };
}

for (const [name, graph] of Object.entries(missionGraphs)) {
  test(`${name}: the tiles are the graph`, () => {
    const wanted = wantedOf(graph);
    if (wanted.drawing) wanted.things.push('treasure 0 2', 'monster 0 2');
    wanted.things.sort();
    for (let index = 0; index < SEEDS; index++) {
      const options = { algorithm, width: 80, height: 60, seed: seedOf(index), params: { graph } };
      const maze = mw.generate(options);
      const what = `${name} ${index}\n${maze.text()}`;
      const { roomAt, edges } = assertSound(maze, what);
      assert.deepEqual(edges, wanted.edges, what);
      for (const [number, size] of wanted.sizes.entries()) {
        const room = maze.rooms[number];
        if (size) assert.equal(`${room.width}x${room.height}`, size, what);
        else assertDrawn(maze, number, wanted.drawing, what);
      }
      const things = maze.things.map(
        ({ cell, role, lock }) => `${role} ${lock ?? 0} ${roomAt(cell)}`,
      );
      assert.deepEqual(things.sort(), wanted.things, what);
    }
  });
}

/** Fails unless a room is as drawn, its doors are possible ones, and its things are on their places. */
function assertDrawn(maze, number, drawing, what) {
  const rows = drawing.trimEnd().split('\n');
  // The drawing has one line and one column of wall before its floor.
  const { x, y, doors } = maze.rooms[number];
  const glyphAt = (cell) =>
    rows[Math.floor(cell / maze.width) - y + 1]?.[(cell % maze.width) - x + 1];
  const drawn = rows.flatMap((row, top) =>
    [...row].flatMap((glyph, left) =>
      '#/'.includes(glyph) ? [] : [(y + top - 1) * maze.width + x + left - 1],
    ),
  );
  assert.deepEqual([...maze.rooms[number].cells], drawn, what);
  for (const door of doors) assert.equal(glyphAt(door), '/', what);
  const glyphs = { key: 'K', treasure: 'T', monster: 'M' };
  for (const { cell, role } of maze.things) {
    if (drawn.includes(cell)) assert.equal(glyphAt(cell), glyphs[role], what);
  }
}

test('the grammar makes missions with a start, keys before locks, a boss and an exit', (t) => {
  let [rooms, locks, wanted] = [0, 0, 0];
  for (let index = 0; index < SEEDS; index++) {
    const [width, height] = [5 + ((index * 7) % 76), 5 + ((index * 11) % 46)];
    const params = index % 2 ? {} : { rooms: 1 + (index % 30), locks: index % 6 };
    const maze = mw.generate({ algorithm, width, height, seed: seedOf(index), params });
    const what = `${index} ${width}x${height}\n${maze.text()}`;
    const { roomAt, edges } = assertSound(maze, what);
    assert.equal(edges.length, maze.rooms.length - 1, `${what}: a tree`);
    const count = (wantedRole) => maze.things.filter(({ role }) => role === wantedRole).length;
    assert.deepEqual([count('entrance'), count('exit'), count('boss')], [1, 1, 1], what);
    const own = edges.filter((edge) => edge.includes('locked')).length;
    assert.equal(count('key'), own, what);
    assert.ok(maze.rooms.length <= (params.rooms ?? 12) && own <= (params.locks ?? 2), what);
    const boss = maze.things.find(({ role }) => role === 'boss');
    assert.equal(roomAt(boss.cell), roomAt(maze.end), what);
    if (width >= 60 && height >= 36 && index % 2) {
      wanted++;
      rooms += maze.rooms.length;
      locks += own;
    }
  }
  t.diagnostic(`${rooms / wanted} rooms and ${locks / wanted} locks where there is space`);
  assert.ok(rooms / wanted > 11 && locks / wanted > 1.9);
});

test('graphs that cannot be read, solved or laid out are refused, with what is wrong', () => {
  const four = 'a: 5x5\nb: 5x5\nc: 5x5\nd: 5x5\n';
  const five = [0, 1, 2, 3, 4];
  const refusals = {
    'a: 5x5\nb 5x5': /line 2.*hall: 6x5/,
    'a: 5': /line 1.*width and the height/,
    'a: 5x': /line 1.*6x5/,
    'a: 0x5': /line 1/,
    'a: 65x5': /line 1.*1 to 64/,
    'a: 5x5 b': /line 1/,
    ': 5x5': /line 1/,
    '\n\n': /line 1.*there is no room/,
    'a: 5x5\na: 4x4': /line 2.*room a is there already/,
    'a: @': /line 1.*no floor/,
    'a: @\n###\n#x#': /line 3.*only #/,
    'a: @\n..#..': /line 1.*in pieces/,
    'a: @\n...\n../': /line 3.*exactly one/,
    'a: 5x5\nb: 5x5\na - c': /line 3.*no room c/,
    'a: 5x5\nb: 5x5\na * b': /line 3.*open door/,
    'a: 5x5\nb: 5x5\na =0= b': /line 3/,
    'a: 5x5\nb: 5x5\na == b': /line 3/,
    'a: 5x5\na - a': /line 2.*two different/,
    'a: 5x5\nb: 5x5\na - b\nb + a': /line 4.*joined already/,
    'a: 5x5\nb: 5x5': /line 2.*room b cannot be reached/,
    'a: 5x5\nb: 5x5\na =1= b': /line 3.*lock 1 cannot be opened/,
    'a: 5x5\nb: 5x5\na =1= b\nkey 1 in b': /line 3.*lock 1 cannot be opened.*key 1/,
    [`${four}a =1= b\nb =2= c\na =3= d\nkey 1 in d\nkey 3 in c\nkey 2 in a`]: /lock [13] cannot/,
    'a: 5x5\nkey in a': /line 2.*number of its lock/,
    'a: 5x5\nkey x in a': /line 2/,
    'a: 5x5\ndragon in a': /line 2.*treasure/,
    'a: 5x5\nboss in b': /line 2.*no room b/,
    'a: 5x5\nexit in a\nexit in a': /line 3.*one entrance/,
    'a: 1x2\nboss in a': /line 2.*no tile left/,
    'a: 60x5': /room a of line 1 does not/,
    [`${five.map((i) => `r${i}: 4x4`).join('\n')}\n${five
      .flatMap((i) => five.filter((j) => j > i).map((j) => `r${i} - r${j}`))
      .join('\n')}`]: /in 64 attempts (room|the corridor from) r\d/,
    'a: 20x20\nb: 20x20\na - b': /in 64 attempts room b did not/,
  };
  for (const [graph, expected] of Object.entries(refusals)) {
    const options = { algorithm, width: 40, height: 30, seed: 1, params: { graph } };
    const problem = mw.check(options);
    assert.deepEqual([problem?.code, problem?.field], ['invalid-option', 'params.graph'], graph);
    assert.match(problem.message, expected, graph);
    assert.throws(() => mw.generate(options), { name: 'MazeError', ...problem });
  }
  for (const size of [
    { width: 4, height: 9 },
    { width: 9, height: 4 },
  ]) {
    assert.equal(mw.check({ algorithm, ...size, seed: 1 })?.code, 'invalid-size');
  }
});

test('a graph goes into the code and comes back; line feeds of another system are read', () => {
  for (const graph of Object.values(missionGraphs)) {
    const maze = mw.generate({ algorithm, width: 80, height: 60, seed: 5, params: { graph } });
    const again = mw.generate(maze.code);
    assertSameMaze(again, maze, maze.code);
    assert.deepEqual(
      [again.things, again.doors, again.rooms],
      [maze.things, maze.doors, maze.rooms],
    );
    assert.equal(mw.options(maze.code).params.graph, graph);
    const params = { graph: `${graph.replaceAll('\n', '\r\n')}\r\n` };
    const same = mw.generate({ algorithm, width: 80, height: 60, seed: 5, params });
    assertSameMaze({ ...same, code: '' }, { ...maze, code: '' }, 'line feeds');
  }
});

/** What lockFaultsOf asks of a dungeon, for the same one with its entrance at another cell. */
function enteredAt(maze, start) {
  const things = maze.things.map(({ cell, role, lock }) => {
    if (role === 'entrance') return { role, cell: start };
    return { role, lock, cell: cell === start ? maze.start : cell };
  });
  const { doors, dungeon, directions } = maze;
  const neighbour = (cell, direction) => maze.neighbour(cell, direction);
  const isOpen = (cell, direction) => maze.isOpen(cell, direction);
  return { doors, dungeon, directions, neighbour, isOpen, things, start };
}

test('entrance and exit are where start and end are given; what was there takes their place', () => {
  const random = new Random(9n);
  let refused = 0;
  for (let seed = 0; seed < seeds(200, 20); seed++) {
    const options = { algorithm, width: 40, height: 30, seed };
    const before = mw.generate(options);
    const open = [...before.kinds.keys()].filter((cell) => before.kinds[cell] !== 0);
    const [start, end] = [
      random.pick(seed % 2 === 0 ? open : before.things.map(({ cell }) => cell)),
      random.pick(open),
    ];
    if (start === end) continue;
    const problem = mw.check({ ...options, start, end });
    if (problem) {
      assert.equal(problem.field, 'start');
      assert.equal(lockFaultsOf(enteredAt(before, start)).length, 1, problem.message);
      refused++;
      continue;
    }
    const maze = mw.generate({ ...options, start, end });
    assert.deepEqual(lockFaultsOf(maze), [], maze.code);
    const at = (role) => maze.things.filter((thing) => thing.role === role).map(({ cell }) => cell);
    assert.deepEqual([at('entrance'), at('exit')], [[start], [end]], maze.code);
    const cells = maze.things.map(({ cell }) => cell);
    assert.equal(new Set(cells).size, cells.length, maze.code);
    const rolesOf = ({ things }) => things.map(({ role, lock }) => `${role} ${lock}`);
    assert.deepEqual(rolesOf(maze), rolesOf(before), maze.code);
    assert.equal(JSON.stringify(mw.adopt(JSON.parse(JSON.stringify(maze)))), JSON.stringify(maze));
  }
  assert.ok(refused > 0 && refused < seeds(100, 10), `${refused} refused`);
});
