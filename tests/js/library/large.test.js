// Mazes beyond the usual number of cells: only for who asks, and then like any other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright, MazeError } from 'mazewright';

const mw = await createMazewright();

/** Just over the usual 2^24 cells. */
const beyond = { algorithm: 'binaryTree', width: 4097, height: 4096, seed: 4 };
const allowed = { ...beyond, maxCells: 4097 * 4096 };

/**
 * @param {() => unknown} call
 * @param {string} code
 * @param {string} field
 */
function refuses(call, code, field) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof MazeError);
    assert.deepEqual([error.code, error.field], [code, field], error.message);
    return true;
  });
}

test('more cells than usual are made for who asks, no more than asked for', () => {
  refuses(() => mw.generate(/** @type {any} */ (beyond)), 'too-large', 'width');
  refuses(() => mw.generate({ ...allowed, maxCells: allowed.maxCells - 1 }), 'too-large', 'width');
  refuses(
    () => mw.generate({ ...allowed, width: 9, height: 9, maxCells: 80 }),
    'too-large',
    'width',
  );
  assert.equal(mw.check(/** @type {any} */ (allowed)), null);
  const maze = mw.generate(/** @type {any} */ (allowed));
  assert.equal(maze.cellCount, 4097 * 4096);
  const { perfect, cells } = maze.stats();
  assert.deepEqual({ perfect, cells }, { perfect: true, cells: 4097 * 4096 });
  assert.ok(maze.solve().length >= 4096 + 4095);
});

test('a message about too many cells has a limit that works', () => {
  for (const levels of [1, 2, 3, 4096]) {
    const shape = levels === 1 ? 'square' : mw.catalog.shapes.find((row) => row.maxLevels > 1)?.id;
    const options = { algorithm: 'prim', seed: 1, shape, levels, height: 1 };
    const problem = mw.check(/** @type {any} */ ({ ...options, width: 2 ** 24 + 1 }));
    assert.equal(problem?.code, 'too-large');
    const cells = levels === 1 ? 2 ** 24 : Math.floor(2 ** 24 / levels);
    if (levels > 1) {
      const { message } = /** @type {any} */ (
        mw.check(/** @type {any} */ ({ ...options, width: cells + 1 }))
      );
      assert.match(
        message,
        new RegExp(`at most ${cells} with ${levels} levels; got ${cells + 1};`),
      );
    }
    assert.equal(mw.check(/** @type {any} */ ({ ...options, width: cells })), null);
  }
});

test('a large maze comes back by its code and by its data', () => {
  const maze = mw.generate(/** @type {any} */ (allowed));
  refuses(() => mw.generate(/** @type {string} */ (maze.code)), 'invalid-code', 'code');
  const again = mw.generate(/** @type {string} */ (maze.code), { maxCells: allowed.maxCells });
  assert.ok(Buffer.from(again.passages.buffer).equals(Buffer.from(maze.passages.buffer)));
  const adopted = mw.adopt(structuredClone({ ...maze }));
  assert.equal(adopted.code, maze.code);
  assert.ok(adopted.isOpen(0, 'south') || adopted.isOpen(0, 'east'));
});

test('beside a code goes what no code holds, and nothing else', () => {
  const { code } = mw.generate({ algorithm: 'prim', width: 5, height: 5, seed: 1 });
  const text = /** @type {string} */ (code);
  assert.ok(mw.generate(text, { steps: true }).steps);
  assert.equal(mw.generate(text, {}).steps, null);
  refuses(() => mw.generate(text, { maxCells: 24 }), 'invalid-code', 'code');
  refuses(() => mw.generate(text, /** @type {any} */ ({ width: 6 })), 'invalid-option', 'width');
  refuses(() => mw.generate(text, /** @type {any} */ (7)), 'invalid-option', 'more');
  const small = { ...beyond, width: 4, height: 4 };
  refuses(() => mw.generate(small, /** @type {any} */ (7)), 'invalid-option', 'more');
  refuses(
    () => mw.generate(small, /** @type {any} */ ({ steps: true })),
    'invalid-option',
    'steps',
  );
});

test('how many cells are allowed is a whole number up to 2^28', () => {
  for (const maxCells of [0, -1, 2.5, Number.NaN, 2 ** 28 + 1, 1e300, '99', 9n, null, {}, true]) {
    const options = /** @type {any} */ ({ ...beyond, width: 3, height: 3, maxCells });
    refuses(() => mw.generate(options), 'invalid-option', 'maxCells');
  }
  refuses(
    () =>
      mw.generate(
        /** @type {any} */ ({ ...beyond, width: 2 ** 14, height: 2 ** 14 + 1, maxCells: 2 ** 28 }),
      ),
    'too-large',
    'width',
  );
  const logged = { ...beyond, width: 2 ** 14, height: 2 ** 12 + 1, maxCells: 2 ** 28, steps: true };
  refuses(() => mw.generate(/** @type {any} */ (logged)), 'too-large', 'steps');
});
