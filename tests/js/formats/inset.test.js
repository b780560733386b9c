/** Walls that stand inside their cells have what lies in a cell between them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toGlb, toObj, toStl, toSvg } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { segmentsOfPath } from '../support/plane.js';

/** The points of the path of a class, in sides of a cell. */
function pointsOf(svg, name, cell) {
  const [, data] = new RegExp(`<path class="${name}"[^>]* d="([^"]*)"`).exec(svg);
  return segmentsOfPath(data).map(([x, y]) => [x / cell, y / cell]);
}

test('marks of stairs, start and end stand between the walls', () => {
  const maze = mw.generate({
    algorithm: 'wilson',
    shape: 'cube',
    width: 6,
    height: 5,
    levels: 2,
    seed: 3,
  });
  for (const inset of [0.1, 0.25, 0.4]) {
    const svg = toSvg(maze, { cell: 100, inset, marks: 'always', exits: false });
    for (const name of ['stairs', 'start', 'end']) {
      for (const [x, y] of pointsOf(svg, name, 100)) {
        const cell = maze.cellAtPoint(x, y);
        const middle = maze.centre(cell);
        const away = Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y));
        assert.ok(away < 0.5 - inset, `${name} at ${x}, ${y}, inset ${inset}`);
      }
    }
  }
});

test('a model of storeys is called so', async () => {
  const maze = mw.generate({
    algorithm: 'wilson',
    shape: 'cube',
    width: 3,
    height: 3,
    levels: 3,
    seed: 1,
  });
  assert.match(toObj(maze), /^# maze in 3 storeys\n/);
  assert.match(Buffer.from(await toStl(maze)).toString('latin1', 0, 80), /^maze in 3 storeys, /);
  assert.ok(Buffer.from(toGlb(maze)).includes('"maze in 3 storeys"'));
  const dungeon = mw.generate({ algorithm: 'digger', width: 20, height: 15, seed: 1 });
  assert.match(toObj(dungeon), /^# dungeon\n/);
});
