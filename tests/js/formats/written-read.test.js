/** What is written is read back as the same maze, or refused with a MazeError: every format with a reader, every maze. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCsv, readMzw, readTmj, toCsv, toJson, toMzw, toTmj } from 'mazewright/formats';
import { sameBytes } from '../support/checker.js';
import { MazeError, mw } from '../support/load.js';
import { peopledMazes } from '../support/peopled-mazes.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';

const all = [...mazesOfShapes(), ...unusualMazes(), ...dungeons(), ...peopledMazes()];
const PLANES = ['passages', 'kinds', 'mask', 'oneWays'];
const ENDS = ['start', 'end'];
const SIZES = ['width', 'height', 'levels', 'dungeon'];
const LISTS = ['rooms', 'doors', 'things'];
const GRID = ['shape', 'shapeParams', 'bridges'];

/** A maze written and read, and the parts that the format holds of every maze that it takes. */
const WAYS = {
  json: [
    (maze) => mw.adopt(JSON.parse(toJson(maze))),
    [...PLANES, ...ENDS, ...SIZES, ...LISTS, ...GRID],
  ],
  mzw: [
    async (maze) => mw.adopt(await readMzw(await toMzw(maze))),
    [...PLANES, ...ENDS, ...SIZES, ...GRID],
  ],
  tmj: [(maze) => mw.adopt(readTmj(toTmj(maze))), ['passages', ...ENDS, ...SIZES]],
  code: [(maze) => mw.generate(maze.code), [...PLANES, ...ENDS, ...SIZES, ...LISTS, ...GRID]],
  tiles: [(maze) => mw.adopt(readCsv(toCsv(maze, { table: 'tiles' }))), ['passages', ...SIZES]],
  cells: [(maze) => mw.adopt(readCsv(toCsv(maze))), ['passages', ...SIZES]],
};

const isSame = (one, other) =>
  ArrayBuffer.isView(one) ? ArrayBuffer.isView(other) && sameBytes(one, other) : false;

for (const [format, [through, parts]] of Object.entries(WAYS)) {
  test(`${format}: the same maze, or a refusal`, async (t) => {
    let refused = 0;
    for (const { name, maze } of all) {
      let read;
      try {
        read = await through(maze);
      } catch (error) {
        assert.ok(error instanceof MazeError, `${name}: ${error.stack}`);
        refused++;
        continue;
      }
      for (const part of parts) {
        if (isSame(read[part], maze[part])) continue;
        assert.deepEqual(read[part], maze[part], `${name}: ${part}`);
      }
    }
    t.diagnostic(`${all.length - refused} of ${all.length} mazes read, ${refused} refused`);
    assert.ok(refused < all.length / 2 || ['tiles', 'cells', 'tmj'].includes(format), `${refused}`);
    assert.ok(refused < all.length, 'none is read');
  });
}
