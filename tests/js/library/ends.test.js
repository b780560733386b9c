/** Other ends for a maze that exists: start, end, things and code; doors that go with their passages; pictures that are asked for a way without ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPdf, toPlotterSvg, toPng, toSvg } from 'mazewright/formats';
import { seedOf } from '../support/cases.js';
import { mw } from '../support/load.js';
import { seeds } from '../support/seeds.js';
import { grounds } from '../support/shapes.js';

/** Equal in all that a maze is. */
function assertSame(maze, other, what) {
  assert.deepEqual(JSON.parse(JSON.stringify(maze)), JSON.parse(JSON.stringify(other)), what);
}

test('start and end of a maze of every shape can be set, each alone or both, and the code keeps them', () => {
  for (const { options } of grounds({
    sizes: [
      [6, 6],
      [3, 3, 2],
    ],
  })) {
    const base = { ...options, algorithm: 'wilson', seed: seedOf(1) };
    if (mw.check(base) !== null) continue;
    const maze = mw.generate(base);
    const open = [...Array(maze.cellCount).keys()].filter((cell) => maze.mask?.[cell] !== 0);
    const [start, end] = [open.at(-1), open[open.length >> 1]];
    for (const ends of [{ start }, { end }, { start, end }, {}]) {
      const edited = mw.edit(maze, [], ends);
      assert.equal(edited.start, ends.start ?? maze.start, maze.code);
      assert.equal(edited.end, ends.end ?? maze.end, maze.code);
      assert.deepEqual(edited.passages, maze.passages);
      assertSame(mw.generate(edited.code), edited, edited.code);
      assert.deepEqual(edited.solve().path.at(-1), edited.end);
    }
  }
});

test('entrance and exit move with the ends; without the same maze there is no code', () => {
  for (let seed = 0; seed < seeds(12, 4); seed++) {
    const passes = [{ id: 'rooms' }, { id: 'doors' }, { id: 'things' }];
    for (const [algorithm, list] of [
      ['wilson', passes],
      ['digger', passes.slice(1)],
    ]) {
      const maze = mw.generate({ algorithm, width: 30, height: 22, seed, passes: list });
      const floor = [...maze.passages.keys()].filter((cell) => maze.passages[cell] !== 0);
      const [start, end] = [floor.at(-1), floor[0]];
      const edited = mw.edit(maze, [], { start, end });
      const at = (role) => edited.things.find((thing) => thing.role === role).cell;
      assert.deepEqual([at('entrance'), at('exit')], [start, end], maze.code);
      assert.equal(edited.things.length, maze.things.length);
      if (edited.code) assertSame(mw.generate(edited.code), edited, edited.code);
      assertSame(mw.adopt(JSON.parse(JSON.stringify(edited))), edited, maze.code);
    }
  }
});

test('a door goes with its passage, and the code stays, but not where the passage opens again', () => {
  let closed = 0;
  for (let seed = 0; seed < seeds(20, 5); seed++) {
    const passes = [{ id: 'rooms' }, { id: 'doors' }];
    const maze = mw.generate({ algorithm: 'wilson', width: 18, height: 14, seed, passes });
    for (const { cell, direction } of maze.doors ?? []) {
      const shut = mw.edit(maze, [{ cell, direction, open: false }]);
      assert.equal(shut.doors?.length ?? 0, maze.doors.length - 1, maze.code);
      assert.notEqual(shut.code, null, `${maze.code}: door of ${cell}`);
      assertSame(mw.generate(shut.code), shut, shut.code);
      const again = mw.edit(shut, [{ cell, direction, open: true }]);
      assert.deepEqual(again.passages, maze.passages);
      assert.equal(again.code, null, 'the code of the maze has its door');
      closed += 1;
    }
  }
  assert.ok(closed > 10, `${closed} doors`);
});

test('ends that do not fit are refused', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 5, height: 5, seed: 1 });
  for (const [ends, field] of [
    [{ start: 25 }, 'start'],
    [{ end: -1 }, 'end'],
    [{ end: '3' }, 'end'],
    [{ start: null }, 'start'],
    [{ finish: 3 }, 'finish'],
    [7, 'ends'],
  ]) {
    assert.throws(() => mw.edit(maze, [], ends), { name: 'MazeError', field });
  }
  const cave = mw.generate({ algorithm: 'caves', width: 20, height: 20, seed: 1 });
  assert.throws(() => mw.edit(cave, [], { start: cave.kinds.indexOf(0) }), { field: 'start' });
});

test('a picture with a solution of a maze without ends says how to set them', async () => {
  const [walls, floor] = [
    { algorithm: 'wilson', width: 6, height: 5, seed: 1 },
    { algorithm: 'caves', width: 20, height: 20, seed: 1 },
  ].map((options) =>
    mw.adopt({ ...structuredClone({ ...mw.generate(options) }), start: null, end: null }),
  );
  const wanted = {
    name: 'MazeError',
    field: 'solution',
    message: /mw\.edit\(maze, \[\], \{ start, end \}\)/,
  };
  for (const maze of [walls, floor]) {
    for (const draw of [
      () => maze.svg({ solution: true }),
      () => maze.png({ solution: true }),
      () => toSvg(maze, { solution: true }),
      () => toPng(maze, { solution: true }),
      () => toPlotterSvg(maze, { solution: true }),
    ]) {
      assert.throws(draw, wanted, String(draw));
    }
    await assert.rejects(toPdf(maze, { solution: true }), wanted);
    assert.ok(maze.svg().length > 0 && toSvg(maze).length > 0 && toPlotterSvg(maze).length > 0);
    const open = maze.passages.findIndex((bits) => bits !== 0);
    const edited = mw.edit(maze, [], { start: open, end: open });
    assert.match(edited.svg({ solution: true }), /<svg/);
  }
});
