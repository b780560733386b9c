/** Which directions a maze lists: none after the last one in which cells have neighbours. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';

test('hexagons list the directions of their orientation', () => {
  const make = (shape) => mw.generate({ algorithm: 'prim', shape, width: 4, height: 4, seed: 1 });
  const six = ['northWest', 'southEast', 'northEast', 'southWest', 'west', 'east'];
  const pointy = make('hex');
  assert.deepEqual(pointy.directions, six);
  assert.throws(() => pointy.neighbour(0, 'north'), { field: 'direction' });
  const flat = make({ id: 'hex', orientation: 'flat' });
  assert.deepEqual(flat.directions, [...six, 'north', 'south']);
  for (const maze of [pointy, flat]) {
    const last = maze.directions.length - 1;
    const cells = [...maze.passages.keys()];
    assert.ok(cells.some((cell) => maze.neighbour(cell, last) !== null));
    const copy = mw.adopt(JSON.parse(JSON.stringify(maze)));
    assert.deepEqual(copy.directions, maze.directions);
  }
});
