/** A maze stays in the core while it is queried, and is sent again when it is not there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { plainRow } from '../support/shapes.js';

const make = (side, seed = 1) =>
  mw.generate({ algorithm: plainRow().id, width: side, height: side, seed });

/** How often a maze's passages are copied into the core during some work. */
function timesSent(maze, work) {
  const { set } = Uint8Array.prototype;
  let times = 0;
  Uint8Array.prototype.set = function count(source, ...rest) {
    if (source === maze.passages) times++;
    return set.call(this, source, ...rest);
  };
  try {
    work();
  } finally {
    Uint8Array.prototype.set = set;
  }
  return times;
}

const queryAll = (maze) => {
  maze.solve({ from: 0, to: 0 });
  maze.distances();
  maze.stats();
  maze.neighbour(0, 1);
  mw.game(maze);
  maze.text();
};

test('queries of a maze that was just made, parsed or adopted do not send it', () => {
  for (const side of [1, 30, 600]) {
    const made = make(side);
    assert.equal(
      timesSent(made, () => queryAll(made)),
      0,
    );
    const adopted = mw.adopt(structuredClone(made));
    assert.equal(
      timesSent(adopted, () => queryAll(adopted)),
      0,
    );
  }
  const parsed = mw.parse(make(9).text());
  assert.equal(
    timesSent(parsed, () => parsed.stats()),
    0,
  );
});

test('after many others a maze is sent once, with the same answers', () => {
  const maze = make(40);
  const before = maze.solve();
  const others = Array.from({ length: 20 }, (_, seed) => make(20, seed));
  assert.equal(
    timesSent(maze, () => queryAll(maze)),
    1,
  );
  assert.deepEqual(maze.solve(), before);
  for (const other of others) assert.ok(timesSent(other, () => other.stats()) <= 1);
});

test('large mazes replace each other', () => {
  const [first, second] = [make(600, 1), make(600, 2)];
  assert.equal(
    timesSent(second, () => second.stats()),
    0,
  );
  assert.equal(
    timesSent(first, () => first.stats()),
    1,
  );
  assert.equal(
    timesSent(second, () => second.stats()),
    1,
  );
});

test('a maze is sent again after a call ran out of memory or was refused', () => {
  const maze = make(30);
  const expected = maze.stats();
  assert.throws(() => mw.generate({ algorithm: 'prim', width: -1, height: 1, seed: 1 }));
  assert.throws(() => maze.solve({ from: -1 }));
  assert.equal(
    timesSent(maze, () => maze.stats()),
    0,
  );
  assert.deepEqual(maze.stats(), expected);
});
