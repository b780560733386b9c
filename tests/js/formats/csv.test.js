/** CSV read by its rules (RFC 4180), against the maze. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCsv } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';

const mazes = [...mazesOfShapes(), ...unusualMazes(), ...dungeons()];

/** Lines of numbers and words. @param {string} text */
function rowsOf(text) {
  assert.match(text, /^([^"\r\n]*\r\n)+$/);
  return text
    .slice(0, -2)
    .split('\r\n')
    .map((line) => line.split(','));
}

test('the table of cells has the place, the kind and the passages of every cell', () => {
  for (const { name, maze } of mazes) {
    const [header, ...rows] = rowsOf(toCsv(maze));
    assert.deepEqual(header, ['cell', 'x', 'y', 'level', 'kind', ...maze.directions]);
    assert.equal(rows.length, maze.cellCount, name);
    for (const [cell, row] of rows.entries()) {
      const [index, x, y, level, kind, ...open] = row.map(Number);
      assert.equal(index, cell);
      assert.equal(maze.cellAt(x, y, level), cell, name);
      assert.equal(kind === 0, (maze.kinds ?? maze.mask)?.[cell] === 0, name);
      const bits = open.reduce((sum, bit, i) => sum + (bit << i), 0);
      assert.equal(bits, maze.passages[cell], name);
    }
  }
});

test('the table of passages has each once, and that of tiles all tiles', () => {
  for (const { name, maze } of mazes) {
    const [header, ...pairs] = rowsOf(toCsv(maze, { table: 'passages' }));
    assert.deepEqual(header, ['from', 'to']);
    assert.deepEqual(pairs.flat().map(Number), [...maze.links()], name);
    if (!mw.catalog.shapes.find(({ id }) => id === maze.shape).tiles) continue;
    const { width, data } = maze.tiles();
    const tiles = rowsOf(toCsv(maze, { table: 'tiles' }));
    assert.deepEqual(tiles.flat().map(Number), [...data], name);
    assert.ok(
      tiles.every((row) => row.length === width),
      name,
    );
  }
  assert.throws(
    () => toCsv(mazesOfShapes().find(({ maze }) => maze.shape === 'hex').maze, { table: 'tiles' }),
    { code: 'unsupported-shape' },
  );
});
