import assert from 'node:assert/strict';
import { test } from 'node:test';
import { geometryOf, walkTo } from 'mazewright/draw';
import { canLive, livingOf, moveAround } from '../../web/demo/views/play/round/living-maze.js';
import { Round } from '../../web/demo/views/play/round/round.js';
import { timeText } from '../../web/demo/views/play/round/stopwatch.js';
import { dailyOptions, dateOf, dateOfMaze } from '../../web/demo/views/play/rules/daily.js';
import { LEVELS } from '../../web/demo/views/play/rules/levels.js';
import { mw } from './support/maze.js';
import { mazeOf } from './support/shapes.js';

/** Whole numbers that look random, the same in every run (Park and Miller, 1988). */
function randomOf(/** @type {number} */ seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const linksOf = (/** @type {any} */ maze, /** @type {number} */ cell) =>
  maze.directions.filter((/** @type {string} */ _, /** @type {number} */ i) => maze.isOpen(cell, i))
    .length;

test('walls move after a step, but none at the player and the end', () => {
  const shapes = mw.catalog.shapes.map((row) => mazeOf(row)).filter((maze) => canLive(mw, maze));
  assert.ok(shapes.length >= mw.catalog.shapes.length - 1);
  for (const maze of shapes) {
    const round = new Round(mw, maze);
    const living = mw.living(maze, { seed: 7 });
    let moved = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      const before = round.maze;
      moveAround(living, round, mw);
      for (const cell of [round.position, Number(maze.end)]) {
        assert.equal(round.maze.passages[cell], before.passages[cell], maze.shape);
      }
      assert.equal(round.maze.stats().perfect, maze.stats().perfect, maze.shape);
      moved += Number(round.maze !== before);
    }
    assert.ok(moved > 0, `${maze.shape}: ${moved}`);
  }
});

test('walls do not move in dungeons, nor where doors could be shut again', () => {
  const base = { width: 30, height: 24, seed: 1 };
  const cases = [
    { ...base, algorithm: 'bspDungeon' },
    { ...base, algorithm: 'wilson', passes: [{ id: 'rooms' }, { id: 'doors' }] },
    { ...base, algorithm: 'wilson', passes: [{ id: 'braid' }, { id: 'oneWay' }] },
    { ...base, algorithm: 'wilson', exits: 'none' },
  ];
  for (const options of cases) {
    const maze = mw.generate(/** @type {any} */ (options));
    assert.equal(canLive(mw, maze), false);
    assert.equal(livingOf(mw, maze), null);
  }
});

test('clicks lead along corridors, never over an unknown junction and never to the end', () => {
  for (const row of mw.catalog.shapes) {
    const maze = mazeOf(row, { seed: 'walks' });
    const geometry = geometryOf(maze);
    const round = new Round(mw, maze);
    const random = randomOf(3);
    for (let click = 0; click < 200; click += 1) {
      const target = random(maze.cellCount);
      const { position } = round;
      const adjacent = maze.solve({ from: position, to: target }).length === 1;
      const cells = walkTo(round, geometry, target);
      assert.equal(cells.length > 0, target !== position);
      for (const [i, cell] of cells.entries()) {
        const isKnown = round.visited.has(cell);
        if (cell === maze.end) assert.ok(i === 0, `${row.id}: ${i}`);
        if (i > 0 && linksOf(maze, cells[i - 1]) > 2) assert.ok(isKnown, row.id);
        assert.notEqual(round.moveTo(cell), 'blocked');
      }
      if (adjacent) assert.equal(round.position, target);
      if (round.done) break;
    }
  }
});

test('clicking the end again and again is no solver', () => {
  let solved = 0;
  for (let seed = 0; seed < 12; seed += 1) {
    const maze = mw.generate({ algorithm: 'wilson', width: 20, height: 20, seed });
    const round = new Round(mw, maze);
    for (let click = 0; click < 60 && !round.done; click += 1) {
      for (const cell of walkTo(round, geometryOf(maze), Number(maze.end))) round.moveTo(cell);
    }
    if (round.done && round.moves === round.best) solved += 1;
  }
  assert.ok(solved <= 1, `${solved} of 12 solved by clicks on the end`);
});

test('hints cost moves of the score, by the level', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 8, height: 8, seed: 1 });
  for (const hints of [0, 3]) {
    const round = new Round(mw, maze);
    for (let i = 0; i < hints; i += 1) round.hint();
    for (const cell of maze.solve().path.subarray(1)) round.moveTo(cell);
    for (const level of LEVELS) {
      const expected = round.best / (round.best + hints * level.hintMoves);
      assert.equal(round.score(level), expected);
    }
  }
});

test('the daily maze is the same for everybody on a day in UTC', () => {
  const options = dailyOptions('2026-11-22');
  const maze = mw.generate(options);
  assert.equal(dateOfMaze(maze), '2026-11-22');
  assert.equal(dateOfMaze(mw.generate(maze.code)), '2026-11-22');
  assert.equal(dateOfMaze(mw.generate({ ...options, width: 9 })), null);
  assert.equal(dateOfMaze(mw.generate({ ...options, seed: 'daily' })), null);
  assert.notEqual(mw.generate(dailyOptions('2026-11-23')).code, maze.code);
  assert.equal(dateOf(new Date('2026-11-22T23:59:59-10:00')), '2026-11-23');
});

test('times are minutes and seconds', () => {
  assert.deepEqual([0, 999, 1000, 65_400, 3_600_000].map(timeText), [
    '0:00',
    '0:00',
    '0:01',
    '1:05',
    '60:00',
  ]);
});
