/** A prepared maze answers from tables that a worker computed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright } from 'mazewright';
import { openPool } from '../support/pool.js';
import { grounds, plainRow } from '../support/shapes.js';

const mw = await createMazewright();
const pool = await openPool({ mw, size: 2 });

test('neighbours of a prepared maze are those of a maze that asks the core', async () => {
  for (const { options } of grounds({ sizes: [[12, 12]] })) {
    const given = { algorithm: plainRow().id, width: 12, height: 12, seed: 1, ...options };
    const maze = await pool.generate(given);
    assert.equal(await pool.prepare(maze), maze);
    const same = mw.generate(given);
    for (let cell = 0; cell < maze.cellCount; cell += 1) {
      assert.deepEqual(maze.positionOf(cell), same.positionOf(cell));
      for (let direction = 0; direction < maze.directions.length; direction += 1) {
        assert.equal(maze.neighbour(cell, direction), same.neighbour(cell, direction));
        assert.equal(maze.back(cell, direction), same.back(cell, direction));
      }
    }
  }
});

test('the tables of a prepared maze come from the worker', async () => {
  const maze = await pool.generate({ algorithm: plainRow().id, width: 9, height: 9, seed: 2 });
  await pool.prepare(maze);
  // Another core could not answer: the maze has lost its bytes.
  structuredClone(maze.passages, { transfer: [maze.passages.buffer] });
  assert.equal(maze.neighbour(0, 'east'), 1);
  assert.equal(maze.neighbour(0, 'north'), null);
});

test('only a maze can be prepared, and a cancelled call leaves it as it was', async () => {
  const none = pool.prepare(/** @type {any} */ ({}));
  await assert.rejects(none, { code: 'invalid-option', field: 'maze' });
  const maze = mw.generate({ algorithm: plainRow().id, width: 9, height: 9, seed: 3 });
  const signal = AbortSignal.abort();
  await assert.rejects(pool.prepare(maze, { signal }), { code: 'cancelled' });
  assert.equal(maze.neighbour(0, 'east'), 1);
});
