/** Tables of toCsv come back as far as they hold a maze; other texts give a MazeError. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCsv, toCsv } from 'mazewright/formats';
import { strangers } from '../support/hostile-values.js';
import { MazeError, mw } from '../support/load.js';
import { peopledMazes } from '../support/peopled-mazes.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';

const all = [...mazesOfShapes(), ...unusualMazes(), ...dungeons()];
const isWhole = ({ maze }) => !maze.bridges && !maze.oneWays && maze.shape !== 'graph';
const isPlain = ({ shape, shapeParams }) =>
  (shape === 'square' && shapeParams.wrap === 'none') || shape === 'cube';

/** That two mazes have the same cells and passages. */
function same(one, other, name) {
  for (const field of ['shape', 'width', 'height', 'levels', 'dungeon']) {
    assert.equal(one[field], other[field], `${name}: ${field}`);
  }
  assert.deepEqual([...one.passages], [...other.passages], name);
}

test('the table of cells comes back on squares and storeys', () => {
  for (const { name, maze } of all.filter(isWhole)) {
    if (!isPlain(maze)) continue;
    const cells = maze.dungeon ? 'dungeon' : 'maze';
    const text = toCsv(maze);
    const back = mw.adopt(readCsv(text, { cells }));
    same(back, maze, name);
    assert.equal(toCsv(back), text, name);
    assert.equal(toCsv(mw.adopt(readCsv(text.replaceAll('\r', ''), { cells }))), text, name);
  }
});

test('the table of passages comes back with shape and sizes', () => {
  for (const { name, maze } of all.filter(isWhole)) {
    if (!isPlain(maze) || maze.dungeon || maze.mask || maze.kinds) continue;
    const { shape, width, height, levels } = maze;
    const data = readCsv(toCsv(maze, { table: 'passages' }), { shape, width, height, levels });
    same(mw.adopt(data), maze, name);
  }
});

test('the table of tiles comes back for flat mazes and dungeons', () => {
  for (const { name, maze } of all.filter(isWhole)) {
    if (!isPlain(maze) || maze.levels > 1 || maze.shape === 'cube') continue;
    const text = toCsv(maze, { table: 'tiles' });
    const back = mw.adopt(readCsv(text, { cells: maze.dungeon ? 'dungeon' : 'maze' }));
    same(back, maze, name);
    assert.equal(toCsv(back, { table: 'tiles' }), text, name);
  }
});

const lines = (...rows) => rows.join('\r\n');

/** Tables with a reader's own guess, and whether it must be a dungeon. */
const guessed = (text) => mw.adopt(readCsv(text));

test('what is a maze and what is a dungeon is guessed as the maze says', () => {
  for (const { name, maze } of all.filter(isWhole)) {
    if (!isPlain(maze)) continue;
    same(guessed(toCsv(maze)), maze, name);
    if (maze.shape !== 'cube') same(guessed(toCsv(maze, { table: 'tiles' })), maze, name);
  }
});

test('a guess goes by walls between cells, and by kinds where none is needed', () => {
  // One cell of 3 x 3 tiles, and a room of 1 x 1: the smallest table is a maze.
  assert.equal(guessed(lines('0,0,0', '0,1,0', '0,0,0')).dungeon, false);
  // No wall at all within the edge: a room, unless a maze is asked for.
  const room = lines('0,0,0,0,0', '0,1,1,1,0', '0,1,1,1,0', '0,1,1,1,0', '0,0,0,0,0');
  assert.equal(guessed(room).dungeon, true);
  assert.equal(mw.adopt(readCsv(room, { cells: 'maze' })).stats().loops, 1);
  // Floor at a corner with a wall, an even number of columns or of rows.
  for (const rows of [
    ['0,0,0,0,0', '0,1,0,1,0', '0,1,1,1,0', '0,1,1,1,0', '0,0,0,0,0'],
    ['0,0,0,0', '0,1,1,0', '0,0,0,0'],
    ['0,0,0', '0,1,0', '0,1,0', '0,0,0'],
  ]) {
    const text = lines(...rows);
    assert.equal(guessed(text).dungeon, true, text);
    assert.throws(() => readCsv(text, { cells: 'maze' }), { field: 'text' });
  }
  // Two linked cells: of rooms (2) a dungeon, of corridors (3) as every cell of a maze a maze.
  const header = 'cell,x,y,level,kind,north,south,west,east';
  for (const [kind, dungeon] of [
    [2, true],
    [3, false],
  ]) {
    const open = lines(header, `0,0,0,0,${kind},0,0,0,1`, `1,1,0,0,${kind},0,0,1,0`);
    assert.equal(guessed(open).dungeon, dungeon);
    const closed = lines(header, `0,0,0,0,${kind},0,0,0,0`, `1,1,0,0,${kind},0,0,0,0`);
    assert.equal(guessed(closed).dungeon, false, 'a wall between floor');
  }
});

test('tiles of several storeys are refused, unless they are to be a dungeon', () => {
  for (const levels of [2, 3, 4]) {
    const options = {
      algorithm: 'wilson',
      shape: 'cube',
      width: 4,
      height: 3,
      levels,
      seed: levels,
    };
    const text = toCsv(mw.generate(options), { table: 'tiles' });
    for (const cells of ['auto', 'maze']) {
      assert.throws(() => readCsv(text, { cells }), { field: 'text', message: /several storeys/ });
    }
    assert.equal(mw.adopt(readCsv(text, { cells: 'dungeon' })).height, 7 * levels);
  }
});

test('tables of others, in which numbers mean other things, are refused with what is understood', () => {
  const rim = '1,1,1,1,1';
  for (const rows of [
    // 1 is a wall: the smallest maze, one with two openings, one without a rim.
    ['1,1,1', '1,0,1', '1,1,1'],
    ['1,0,1,1,1', '1,0,0,0,1', '1,1,1,0,1', '1,0,0,0,0', rim],
    ['0,0,1,1,1,0', '1,0,0,0,1,0', '1,0,1,0,1,0', '1,0,0,0,1,1'],
    [rim, '1,2,0,0,1', '1,0,1,4,1', rim],
    // 0 is a wall, but 2 the start: in a corner of a way, at its end, in a straight one.
    ['0,0,0,0,0', '0,2,1,1,0', '0,1,0,1,0', '0,1,1,1,0', '0,0,0,0,0'],
    ['0,0,0,0,0', '0,2,1,1,0', '0,0,0,0,0'],
    ['0,0,0,0,0,0,0', '0,1,1,2,1,1,0', '0,0,0,0,0,0,0'],
  ]) {
    const text = lines(...rows);
    for (const cells of ['auto', 'maze']) {
      const isSaid = { name: 'MazeError', field: 'text', message: /0 for walls and 1 for floor/ };
      assert.throws(() => readCsv(text, { cells }), isSaid, text);
    }
    const { width, height } = mw.adopt(readCsv(text, { cells: 'dungeon' }));
    assert.deepEqual([height, width], [rows.length, rows[0].split(',').length]);
  }
});

test('tiles of storeys of a dungeon are refused; the table of cells has them', () => {
  for (const { name, maze } of peopledMazes()) {
    if (maze.levels === 1 || !maze.dungeon) continue;
    for (const cells of ['auto', 'maze', 'dungeon']) {
      const read = () => readCsv(toCsv(maze, { table: 'tiles' }), { cells });
      assert.throws(read, { field: 'text', message: /several storeys/ }, name);
    }
  }
});

test('the table of contents has the ends and every door and thing, and is no maze', () => {
  for (const { name, maze } of peopledMazes()) {
    const [header, ...rows] = toCsv(maze, { table: 'contents' }).trimEnd().split('\r\n');
    assert.equal(header, 'what,cell,x,y,level,direction,lock');
    const wanted = [
      ...(maze.start === null ? [] : [['start', maze.start, '', 0]]),
      ...(maze.end === null ? [] : [['end', maze.end, '', 0]]),
      ...(maze.doors ?? []).map(({ cell, state, direction, lock = 0 }) => [
        `${state} door`,
        cell,
        direction === undefined ? '' : maze.directions[direction],
        lock,
      ]),
      ...(maze.things ?? []).map(({ cell, role, lock = 0 }) => [role, cell, '', lock]),
    ];
    const found = rows.map((row) => {
      const [what, cell, x, y, level, direction, lock] = row.split(',');
      const place = { x: Number(x), y: Number(y), level: Number(level) };
      assert.equal(maze.cellAt(place.x, place.y, place.level), Number(cell), name);
      return [what, Number(cell), direction, Number(lock)];
    });
    assert.deepEqual(found, wanted, name);
    const text = toCsv(maze, { table: 'contents' });
    assert.throws(() => readCsv(text), { field: 'text', message: /holds no passages/ });
  }
});

test('what is no table, or holds no maze, gives a MazeError; the next call is right', () => {
  const woven = unusualMazes().find(({ name }) => name === 'woven').maze;
  const wrong = [
    '',
    'a',
    'cell',
    'cell,x,y,level,kind\r\n',
    'from,to,by\r\n',
    '0,1\r\n0\r\n',
    '0,-1',
    '0,1.5',
    '"0",1',
    'cell,x,y,level,kind,north,south,west,east\r\n1,0,0,0,3,0,0,0,0\r\n',
    'cell,x,y,level,kind,north,south,west,east\r\n0,1,0,0,3,0,0,0,0\r\n',
    'cell,x,y,level,kind,north,south,west,east\r\n0,0,0,0,3,0,0,0,2\r\n',
    toCsv(woven, { table: 'tiles' }),
  ];
  const isText = (error) => error instanceof MazeError && error.field === 'text';
  for (const text of wrong) assert.throws(() => readCsv(text), isText, text);
  for (const value of strangers()) assert.throws(() => readCsv(value), isText);
  const size = { width: 2, height: 2 };
  for (const pair of ['0,3', '1,2', '3,4', '1,0', '0,0']) {
    assert.throws(() => readCsv(`from,to\r\n${pair}\r\n`, size), isText, pair);
  }
  assert.throws(() => readCsv('from,to\r\n0,1\r\n'), { name: 'MazeError', field: 'width' });
  assert.throws(() => readCsv('from,to\r\n', { ...size, shape: 'hex' }), { field: 'shape' });
  assert.throws(() => readCsv('from,to\r\n', { width: 2 ** 20, height: 2 ** 20 }), {
    code: 'too-large',
  });
  const hex = mw.generate({ algorithm: 'wilson', shape: 'hex', width: 3, height: 3, seed: 1 });
  assert.throws(() => readCsv(toCsv(hex)), { field: 'shape' });
  same(mw.adopt(readCsv(toCsv(hex), { shape: 'hex', width: 3, height: 3 })), hex, 'hex');
  const data = readCsv('from,to\r\n0,1\r\n0,2\r\n2,3\r\n', size);
  assert.deepEqual([...mw.adopt(data).passages], [2 | 8, 4, 1 | 8, 4]);
});
